import HeadlessSwiftUI
import Testing

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}
private enum Title: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.bottom] }
}
extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
  fileprivate static let title = VerticalAlignment(Title.self)
}

/// "Any view has guides; a container lines its children up by one of them" (WWDC 2019, session 237).
@MainActor @Suite struct AlignmentTests {
  /// The union of the aligned children: boxes of 10 and 30 points whose guides are 0 and 20 reach from -20 to 10.
  @Test func aGuideMovesAChildAndTheUnionGrows() {
    let row = HStack(alignment: .top, spacing: 0) {
      box(10, 10)
      box(10, 30).alignmentGuide(.top) { $0.height - 10 }
    }
    #expect(ideal(row) == CGSize(width: 20, height: 30))
    let higher = HStack(alignment: .top, spacing: 0) {
      box(10, 10)
      box(10, 30).alignmentGuide(.top) { _ in 35 }
    }
    #expect(ideal(higher).height == 45)
  }

  /// A guide counts for the alignment that it names alone (documentation of `alignmentGuide(_:computeValue:)`).
  @Test func otherGuidesChangeNothing() {
    let column = VStack(alignment: .leading, spacing: 0) {
      box(10, 10).alignmentGuide(.trailing) { _ in 500 }
      box(30, 10)
    }
    #expect(ideal(column) == CGSize(width: 30, height: 20))
  }

  /// A third of 30 points is 10, of 9 points 3 (documentation of `AlignmentID`, its example).
  @Test func anAppsOwnLineHasItsDefault() {
    let frames = FrameRecorder.frames(width: 100, height: 100) { recorder in
      HStack(alignment: .third, spacing: 0) {
        box(10, 30).noted("high", recorder)
        box(10, 9).noted("low", recorder)
      }
    }
    #expect(frames["low"].map { low in frames["high"].map { low.minY - $0.minY } } == 7)
  }

  /// "Aligning views across stacks" (Apple's article): titles in columns stand on one line, those below hang under it.
  @Test func titlesOfColumnsStandOnOneLine() {
    let row = HStack(alignment: .title, spacing: 0) {
      VStack(spacing: 0) {
        box(10, 20)
        box(10, 10).alignmentGuide(.title) { $0[VerticalAlignment.center] }
      }
      VStack(spacing: 0) {
        box(10, 40)
        box(10, 10).alignmentGuide(.title) { $0[VerticalAlignment.center] }
        box(10, 30)
      }
    }
    #expect(ideal(row).height == 80)
  }

  /// A child's own line is seen by the container of its container, through frames and padding.
  @Test func aGuideGoesUpThroughModifiers() {
    let row = HStack(alignment: .title, spacing: 0) {
      box(10, 10).alignmentGuide(.title) { _ in 0 }.padding(5).frame(height: 40)
      box(10, 30).alignmentGuide(.title) { _ in 0 }
    }
    // 40 points with the line at 15; the box hangs 30 points below it.
    #expect(ideal(row).height == 45)
  }

  /// A view without text is aligned by its bottom (documentation of `firstTextBaseline`): a box of 40 points stands on
  /// the line, and the rest of a line of body hangs below it.
  @Test func baselinesAlign() {
    let line = Double(ideal(Text("x")).height)
    let both = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("x")
      box(10, 40)
    }
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect(abs(Double(ideal(both).height) - (40 + line - Double(font.ascender))) <= 0.5)
    let lines = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("one\ntwo")
      Text("x")
    }
    #expect(ideal(lines).height == ideal(Text("one\ntwo")).height)
  }

  /// A stack of the aligned children in both directions (documentation of `ZStack`).
  @Test func layersAreAlignedInBothDirections() {
    let layers = ZStack(alignment: .topLeading) {
      box(10, 10)
      box(20, 5).alignmentGuide(.top) { _ in -8 }.alignmentGuide(.leading) { _ in 4 }
    }
    #expect(ideal(layers) == CGSize(width: 20, height: 13))
  }

  /// A badge's centre at a corner: the layer's guides move it, and never the size (documentation of `overlay`).
  @Test func aBadgeHangsOverACorner() {
    let frames = FrameRecorder.frames(width: 100, height: 100) { recorder in
      box(40, 40).noted("card", recorder).overlay(alignment: .topTrailing) {
        box(10, 10).noted("badge", recorder).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) {
          $0.width / 2
        }
      }
    }
    guard let card = frames["card"], let badge = frames["badge"] else {
      Issue.record("no frames")
      return
    }
    #expect(badge.midX == card.maxX && badge.midY == card.minY)
    #expect(card.size == CGSize(width: 40, height: 40))
  }

  /// `explicit` is the place that somebody has moved the line to.
  @Test func explicitGuidesAreKnown() {
    let row = HStack(alignment: .title, spacing: 0) {
      box(10, 10).alignmentGuide(.title) { $0[explicit: .title] ?? 3 }
      box(10, 10).alignmentGuide(.title) { _ in 1 }.alignmentGuide(.title) { $0[explicit: .title] ?? 3 }
    }
    #expect(ideal(row).height == 12)
  }
}
