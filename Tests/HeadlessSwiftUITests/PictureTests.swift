import HeadlessSwiftUI
import Testing

/// Drawings of views.
@MainActor @Suite struct PictureTests {
  private var card: some View {
    VStack(alignment: .leading, spacing: 8) {
      Color.red.frame(width: 30, height: 10)
      Text("Some words that need two lines").lineLimit(2)
      Image(uiImage: UIImage(size: CGSize(width: 16, height: 12)))
    }.padding(10)
  }

  /// Texts stand in their lines, colours where they fill, pictures as boxes.
  @Test func aDrawingShowsTextsColoursAndPictures() {
    let svg = card.svg(width: 160, appearance: .light)
    #expect(svg.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1"))
    #expect(svg.contains("<rect x=\"10\" y=\"10\" width=\"30\" height=\"10\""))
    #expect(svg.contains(">Some words that</tspan>") && svg.contains(">need two lines</tspan>"))
    #expect(svg.contains("16 x 12"))
    #expect(!svg.contains("\u{2026}"))
  }

  /// So does the view of a host, and a line that is cut ends in an ellipsis.
  @Test func aHostDrawsItsView() {
    let host = UIHostingController(rootView: Text("Some words that need two lines").lineLimit(1))
    host.view.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    let svg = host.view.svg()
    #expect(svg.contains("width=\"120\" height=\"30\""))
    #expect(svg.contains("\u{2026}</tspan>"))
  }

  private struct Name: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "Of UIKit" }
  }

  /// Views of UIKit's are drawn as they are.
  @Test func aDrawingHasUIKitsViews() { #expect(VStack { Name() }.svg(width: 100, height: 40).contains(">Of UIKit<")) }

  /// Overlays lie above, backgrounds behind; of a style that is a colour both are drawn.
  @Test func layersAreDrawnInTheirOrder() {
    func order(_ view: some View) -> Bool? {
      let svg = view.svg(width: 90, height: 30, appearance: .light)
      let box = "<rect x=\"0\" y=\"0\" width=\"90\" height=\"30\""
      guard let text = svg.range(of: ">Words<"), let color = svg.range(of: box) else { return nil }
      return text.lowerBound < color.lowerBound
    }
    #expect(order(Color.blue.overlay { Text("Words") }) == false)
    #expect(order(Color.blue.background { Text("Words") }) == true)
    let text = Text("Words").frame(width: 90, height: 30)
    #expect(order(text.background(Color.red)) == false)
    #expect(order(text.overlay(Color.red)) == true)
    #expect(order(text.background(.thinMaterial)) == nil)
    // So do those that depend on a preference.
    #expect(order(text.backgroundPreferenceValue(Wide.self) { _ in Color.red }) == false)
    #expect(order(text.overlayPreferenceValue(Wide.self) { _ in Color.red }) == true)
  }
  private struct Wide: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value += nextValue() }
  }

  /// "SwiftUI horizontally flips the x position of each view within its parent" where lines run from the right
  /// (documentation of `LayoutDirection`), in a part of a view too, and back in a part of that. Sizes stay.
  @Test func linesFromTheRightAreMirrored() {
    func x(_ view: some View) -> [String] {
      let svg = view.svg(width: 100, height: 20, appearance: .light)
      return svg.matches(of: /<rect x="(\d+)" y="0" width="(\d+)" height="20"/).map { "\($0.1) \($0.2)" }
    }
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 30)
      Color.blue.frame(width: 10).padding(.leading, 5)
      Color.green
    }
    #expect(x(row) == ["0 30", "35 10", "45 55"])
    #expect(x(row.environment(\.layoutDirection, .rightToLeft)) == ["70 30", "55 10", "0 55"])
    let part = HStack(spacing: 0) {
      Color.black.frame(width: 20)
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        HStack(spacing: 0) {
          Color.blue.frame(width: 10)
          Color.green
        }.environment(\.layoutDirection, .leftToRight)
      }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(x(part) == ["0 20", "70 30", "20 10", "30 40"])
    var inHost: [String] = []
    UITraitCollection(layoutDirection: .rightToLeft).performAsCurrent { inHost = x(row) }
    #expect(inHost == ["70 30", "55 10", "0 55"])
    #expect(ideal(row.environment(\.layoutDirection, .rightToLeft)) == ideal(row))
  }

  /// Of the views of a `ViewThatFits` the one that is chosen is drawn.
  @Test func theChosenViewIsDrawn() {
    let views = ViewThatFits {
      Text("Words that have no room")
      Text("Words")
    }
    let svg = views.svg(width: 60, height: 30)
    #expect(svg.contains(">Words<") && !svg.contains("room"))
  }

  /// A cell shows what its configuration hosts, inside the margins.
  @Test func aCellDrawsItsContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = UIHostingConfiguration { Color.blue }.margins(.all, 5)
    #expect(cell.svg().contains("<rect x=\"5\" y=\"5\" width=\"90\" height=\"40\""))
  }
}
