import HeadlessSwiftUI
import Testing

/// Rules of layout that Apple documents, or that public articles and images of Apple's SwiftUI show.
@MainActor @Suite struct LayoutTests {
  /// A square, without a text's numbers.
  private func box(_ width: Double, _ height: Double) -> some View {
    Color.red.frame(width: CGFloat(width), height: CGFloat(height))
  }
  private func ideal(_ view: some View) -> CGSize { UIHostingController(rootView: view).view.intrinsicContentSize }

  /// A shape that is proposed nothing is 10 points long (swiftuifieldguide.com/layout/ideal-size).
  @Test func aShapeFillsTheProposal() {
    #expect(ideal(Rectangle()) == CGSize(width: 10, height: 10))
    #expect(fresh(Color.red, width: 30, height: 40) == CGSize(width: 30, height: 40))
  }

  /// Two views without wishes stand 8 points apart (youknowsthevies/My-Wallet-V3-iOS, AlertCard).
  @Test func stacksAddTheirChildrenUp() {
    let stack = VStack {
      box(10, 20)
      box(30, 5)
    }
    #expect(ideal(stack) == CGSize(width: 30, height: 33))
    let row = HStack(spacing: 3) {
      box(10, 20)
      box(30, 5)
    }
    #expect(ideal(row) == CGSize(width: 43, height: 20))
  }

  /// Texts stand the leading beyond ascender and descender apart: 22 - 20.287 points are 2 at one pixel a third
  /// (leboncoin/spark-ios-common, texts without a stack).
  @Test func textsStandTheirLeadingApart() {
    let texts = Group {
      Text("One")
      Text("Two")
    }
    #expect(pixelSize(texts, scale: 3).height == 61.0 + 6 + 61)
    #expect(pixelSize(texts.dynamicTypeSize(.xSmall), scale: 3).height == 51.0 + 7 + 51)
    #expect(pixelSize(texts.dynamicTypeSize(.accessibility5), scale: 3).height == 190.0 - 3 + 190)
  }

  /// Beside a spacer there is no gap, and the spacer is at least 8 points long (My-Wallet-V3-iOS, SectionHeader).
  @Test func aSpacerTakesWhatIsLeft() {
    let row = HStack {
      box(10, 10)
      Spacer()
      box(10, 10)
    }
    #expect(ideal(row) == CGSize(width: 28, height: 10))
    #expect(fresh(row, width: 100, height: 50) == CGSize(width: 100, height: 10))
    #expect(fresh(row, width: 5, height: 50) == CGSize(width: 28, height: 10))
  }

  /// A text beside a spacer has the room that it needs: 100 points hold a text of 60, though it is more than a half.
  @Test func aSpacerTakesNoRoomFromTexts() {
    let width = Double(fresh(Text("Some words"), width: 1000, height: 100).width)
    let row = HStack(spacing: 0) {
      Text("Some words")
      Spacer()
    }
    #expect(height(row, width: width + 8) == 20.5)
    #expect(height(row, width: width + 7) == 42.5)
  }

  /// A frame of a width asks for heights alone, and gets those that both lengths have.
  @Test func aWidthLeavesHeights() {
    for width in stride(from: 20.0, through: 200, by: 7) {
      let column = VStack {
        Text("Some words that need several lines")
        HStack {
          Text("More words")
          Spacer()
          Color.red.frame(width: 10, height: 30)
        }
      }.padding(4)
      #expect(height(column.frame(width: CGFloat(width)), width: 500) == height(column, width: width), "\(width)")
    }
  }

  /// The least flexible child chooses first (WWDC 2019, session 237): the fixed one takes 60 of 100 points, the colours
  /// share the other 40.
  @Test func flexibleChildrenShareWhatIsLeft() {
    let host = UIHostingController(
      rootView: HStack(spacing: 0) {
        Color.red
        box(60, 10)
        Color.blue
      })
    #expect(host.sizeThatFits(in: CGSize(width: 100, height: 10)) == CGSize(width: 100, height: 10))
  }

  /// A higher priority gets all but what the lower ones need at least (documentation of `layoutPriority(_:)`): the text
  /// without priority has a letter's room, that is none.
  @Test func aPriorityComesFirst() {
    let words = "Some words of a line"
    let width = Double(fresh(Text(words), width: 1000, height: 100).width)
    let row = HStack(spacing: 0) {
      Text("Other words that are long").lineLimit(1)
      Text(words).lineLimit(1).layoutPriority(1)
    }
    let narrow = fresh(row, width: width + 30, height: 100)
    #expect(narrow.width <= CGFloat(width) + 30)
    #expect(narrow.width > CGFloat(width))
  }

  /// The answers of flexible frames (documentation of `frame(minWidth:idealWidth:maxWidth:…)`, its discussion).
  @Test func flexibleFramesClamp() {
    let wide = box(50, 10).frame(maxWidth: .infinity)
    #expect(fresh(wide, width: 200, height: 20).width == 200)
    #expect(ideal(wide).width == 50)
    #expect(fresh(box(50, 10).frame(minWidth: 80), width: 60, height: 20).width == 80)
    #expect(fresh(box(50, 10).frame(minWidth: 20, maxWidth: 30), width: 60, height: 20).width == 30)
    #expect(fresh(Color.red.frame(maxWidth: 30), width: 60, height: 20).width == 30)
  }

  /// `padding()` is 16 points (adammcarter/swift-snapshot-testing-macros); a side may have its own.
  @Test func paddingAddsToTheSize() {
    #expect(ideal(box(10, 10).padding()) == CGSize(width: 42, height: 42))
    #expect(ideal(box(10, 10).padding(.leading, 3)) == CGSize(width: 13, height: 10))
    #expect(ideal(box(10, 10).padding(-2)) == CGSize(width: 6, height: 6))
  }

  /// A modifier of several views counts for each of them in a stack, and for their column at the root
  /// (leboncoin/spark-ios-common; My-Wallet-V3-iOS, Checkbox).
  @Test func aModifierCountsForEachView() {
    let boxes = Group {
      box(10, 10)
      box(10, 10)
    }.padding(1)
    #expect(ideal(VStack(spacing: 0) { boxes }) == CGSize(width: 12, height: 24))
  }

  /// A background and an overlay don't change the size (documentation).
  @Test func layersTakeTheSizeOfTheView() {
    #expect(ideal(box(10, 10).background(box(90, 90)).overlay { Text("wide") }) == CGSize(width: 10, height: 10))
  }

  /// `EmptyView` is no child and takes no gap; conditions add nothing (swiftuifieldguide.com).
  @Test(arguments: [true, false]) func conditionsAddNothing(isOn: Bool) {
    let stack = VStack {
      box(10, 10)
      if isOn { box(10, 10) }
      EmptyView()
      if isOn { EmptyView() } else { AnyView(box(10, 20)) }
    }
    #expect(ideal(stack).height == (isOn ? 28 : 38))
  }

  /// The host rounds up by the length of a pixel in floating point: 632 thirds that were added up become 633 pixels
  /// (leboncoin/spark-ios-common, scaled frames).
  @Test func aHostRoundsUpOnce() {
    #expect(pixelSize(box(10.1, 10).padding(0.1), scale: 2) == PixelSize(width: 21, height: 21))
  }

  /// A line is a pixel, and a point at the accessibility sizes (leboncoin/spark-ios-component-divider).
  @Test func aDividerIsAPixel() {
    #expect(pixelSize(VStack { Divider() }, scale: 3) == PixelSize(width: 30, height: 1))
    #expect(pixelSize(VStack { Divider() }.dynamicTypeSize(.accessibility5), scale: 3).height == 3)
  }

  /// A hundred nested stacks and a thousand children take no time to speak of.
  @Test func deepAndWideTreesAreLaidOut() {
    var view = AnyView(Text("x"))
    for _ in 0..<200 { view = AnyView(VStack { view }) }
    #expect(height(view, width: 100) == 20.5)
    #expect(height(VStack(spacing: 0) { ForEach(0..<1000) { _ in box(1, 1) } }, width: 100) == 1000)
  }
}
