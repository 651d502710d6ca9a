import HeadlessSwiftUI
import Testing

/// Frames inside reference images of leboncoin/spark-ios-common, at three pixels a point: two texts in a frame of 200 x
/// 100 points with 20 points round it.
@MainActor @Suite struct ReferenceFrameTests {
  nonisolated enum Scene: CaseIterable { case row, column, none, trailing }
  nonisolated struct Case: Sendable {
    let scene: Scene
    let size: DynamicTypeSize
    /// Pixels: left, top, width, height.
    let (hey, bye): ([Double], [Double])
    init(_ scene: Scene, _ size: DynamicTypeSize, _ hey: [Double], _ bye: [Double]) {
      (self.scene, self.size, self.hey, self.bye) = (scene, size, hey, bye)
    }
  }

  nonisolated static let cases = [
    // SparkOptionalHStack and SparkAdaptiveStack: HStack(spacing: 8)
    Case(.row, .xSmall, [273, 185, 77, 51], [374, 185, 73, 51]),
    Case(.row, .large, [260, 180, 91, 61], [375, 180, 86, 61]),
    Case(.row, .accessibility5, [86, 115, 270, 190], [380, 115, 255, 190]),
    // SparkOptionalVStack: VStack(spacing: 8)
    Case(.column, .xSmall, [322, 147, 77, 51], [324, 222, 73, 51]),
    Case(.column, .large, [315, 137, 90, 61], [317, 222, 86, 61]),
    Case(.column, .accessibility5, [225, 8, 270, 190], [233, 222, 255, 190]),
    // SparkAdaptiveStack at accessibility sizes: VStack(alignment: .trailing, spacing: 16), cut at the picture's edges
    Case(.trailing, .xSmall, [322, 135, 77, 51], [326, 234, 73, 51]),
    Case(.trailing, .large, [315, 125, 90, 61], [320, 234, 85, 61]),
    Case(.trailing, .accessibility5, [225, 0, 270, 186], [240, 234, 255, 186]),
    // Both with onStack: false: the frame counts for the texts together, which are a column of the default spacing
    Case(.none, .xSmall, [322, 156, 77, 51], [324, 214, 73, 51]),
    Case(.none, .large, [315, 146, 90, 61], [317, 213, 86, 61]),
    Case(.none, .accessibility5, [225, 22, 270, 190], [233, 209, 255, 189]),
  ]

  private struct Texts: View {
    let scene: Scene
    let recorder: FrameRecorder
    var body: some View {
      switch scene {
      case .row: HStack(spacing: 8) { texts }
      case .column: VStack(spacing: 8) { texts }
      case .trailing: VStack(alignment: .trailing, spacing: 16) { texts }
      case .none: texts
      }
    }
    @ViewBuilder var texts: some View {
      Text("Hey").noted("Hey", recorder)
      Text("Bye").noted("Bye", recorder)
    }
  }

  /// Each edge is drawn at the nearest pixel; at half a pixel, either one. At the largest text size a text is a pixel
  /// wider here than Apple's.
  @Test(arguments: cases) func theTextsStandWhereAppleHasThem(row: Case) throws {
    let frames = FrameRecorder.frames(width: 240, height: 140, scale: 3) { recorder in
      Texts(scene: row.scene, recorder: recorder).frame(width: 200, height: 100).padding(20).dynamicTypeSize(row.size)
    }
    let most = row.size == .accessibility5 ? 1.001 : 0.501
    for (name, pixels) in [("Hey", row.hey), ("Bye", row.bye)] {
      let frame = try #require(frames[name])
      let edges = [
        max(0, frame.minX), max(0, frame.minY), min(240, frame.maxX), min(140, frame.maxY),
      ].map { Double($0) * 3 }
      let drawn = [pixels[0], pixels[1], pixels[0] + pixels[2], pixels[1] + pixels[3]]
      for (own, edge) in zip(edges, drawn) { #expect(abs(own - edge) < most, "\(name): \(edges), \(drawn)") }
    }
  }

  /// A frame within limits that is asked for its ideal size: 150, 175 and 200 points are drawn of 130, 175 and 220
  /// (ViewFrameRangeSizeExtension, black areas).
  @Test func framesWithinLimitsAreDrawnSo() throws {
    let frames = FrameRecorder.frames(width: 585, height: 240, scale: 3) { recorder in
      HStack(alignment: .center, spacing: 10) {
        ForEach([130.0, 175, 220], id: \.self) { size in
          Text("In range").frame(width: size, height: size).frame(
            minWidth: 150, maxWidth: 200, minHeight: 150, maxHeight: 200
          )
          .fixedSize().noted("\(Int(size))", recorder)
        }
      }.padding(20)
    }
    let drawn = [("130", [60, 135, 450]), ("175", [540, 98, 525]), ("220", [1095, 60, 600])]
    for (name, pixels) in drawn {
      let frame = try #require(frames[name])
      #expect((Double(frame.minX) * 3).rounded() == Double(pixels[0]))
      #expect((Double(frame.minY) * 3).rounded() == Double(pixels[1]))
      #expect(Double(frame.width) * 3 == Double(pixels[2]) && frame.width == frame.height)
    }
  }
}
