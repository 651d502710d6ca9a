import HeadlessSwiftUI
import Testing

/// Controls, as far as their sizes are published.
@MainActor @Suite struct ControlTests {
  private struct Framed: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(isEnabled ? 10 : 20)
    }
  }
  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
  }

  /// A plain button is its label, and one of an app's style that style's body, which has the environment of its place
  /// (GoodRequest/GoodSwiftUI, GRButtonStyle).
  @Test func aButtonIsWhatItsStyleMakes() {
    let button = Button(action: {}) { Color.red.frame(width: 30, height: 20) }
    #expect(idealSize(button) == CGSize(width: 30, height: 20))
    #expect(idealSize(button.buttonStyle(.plain)) == CGSize(width: 30, height: 20))
    #expect(idealSize(button.buttonStyle(Framed())) == CGSize(width: 50, height: 40))
    #expect(idealSize(button.environment(\.isEnabled, false).buttonStyle(Framed())) == CGSize(width: 70, height: 60))
    #expect(idealSize(button.buttonStyle(Framed()).environment(\.isEnabled, false)) == CGSize(width: 70, height: 60))
    #expect(idealSize(button.buttonStyle(Tapped())) == CGSize(width: 40, height: 30))
  }

  /// A text of a button is a text.
  @Test func aButtonShowsItsTitle() { #expect(idealSize(Button("Buy") {}) == idealSize(Text("Buy"))) }

  private struct Box: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.isOn ? 32 : 24, height: 24)
    }
  }

  private struct Framing: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isOn) { configuration.label }.labelsHidden().padding(5)
    }
  }

  /// A style may show the control itself, which then has the usual style (GoodRequest/GoodSwiftUI, GRSwitchStyle).
  @Test func aStyleMayShowTheControlItself() {
    #expect(idealSize(Toggle("On", isOn: .constant(true)).toggleStyle(Framing())) == CGSize(width: 73, height: 38))
  }

  /// A style of an app is what it makes (GoodRequest/GoodSwiftUI, check boxes); a switch without its label is 49 x 31
  /// points up to iOS 18 (its toggles), and the system version of the stated device says which it is.
  @Test func aToggleIsWhatItsStyleMakes() {
    let toggle = Toggle(isOn: .constant(true)) { Text("On") }
    #expect(idealSize(toggle.toggleStyle(Box())) == CGSize(width: 32, height: 24))
    #expect(idealSize(Toggle("Off", isOn: .constant(false)).toggleStyle(Box())) == CGSize(width: 24, height: 24))
    let before = StatedDevice.current
    defer { StatedDevice.current.systemVersion = before.systemVersion }
    #expect(idealSize(toggle.labelsHidden()) == CGSize(width: 63, height: 28))
    StatedDevice.current.systemVersion = 18
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(idealSize(toggle.labelsHidden()) == CGSize(width: 49, height: 31))
    #expect(fresh(toggle, width: 300, height: 100).width == 300)
  }

  /// The styles of a label that show a part of it are that part.
  @Test func aLabelIsWhatItsStyleMakes() {
    let label = Label {
      Text("Title")
    } icon: {
      Color.red.frame(width: 12, height: 14)
    }
    #expect(idealSize(label.labelStyle(.iconOnly)) == CGSize(width: 12, height: 14))
    #expect(idealSize(label.labelStyle(.titleOnly)) == idealSize(Text("Title")))
    #expect(idealSize(label).width == 12 + 8 + idealSize(Text("Title")).width)
  }

  /// A picture has its points whatever is proposed; a resizable one takes the proposal, nothing of none (documentation of
  /// `resizable(capInsets:resizingMode:)`; My-Wallet-V3-iOS, IconButton).
  @Test func aPictureIsAsLargeAsItIs() {
    let image = Image(uiImage: UIImage(size: CGSize(width: 40, height: 20)))
    if let pixels = UIImage(size: CGSize(width: 40, height: 20)).cgImage {
      #expect(ideal(Image(decorative: pixels, scale: 2)) == CGSize(width: 20, height: 10))
      #expect(ideal(Image(pixels, scale: 2, orientation: .left, label: Text(""))) == CGSize(width: 10, height: 20))
    }
    #expect(fresh(image, width: 10, height: 10) == CGSize(width: 40, height: 20))
    #expect(fresh(image.resizable(), width: 10, height: 30) == CGSize(width: 10, height: 30))
    #expect(idealSize(image.resizable()) == CGSize(width: 40, height: 20))
    #expect(fresh(image.resizable(), width: 0, height: 0) == .zero)
  }

  /// A button or a toggle with a title and a symbol shows a label of both, and a text may have a picture in its line
  /// (documentation of `Button.init(_:systemImage:action:)`, `Toggle.init(_:systemImage:isOn:)` and `Text.init(_:)`).
  @Test func titlesHavePictures() {
    let label = idealSize(Label("Buy", systemImage: "star"))
    #expect(idealSize(Button("Buy", systemImage: "star") {}) == label)
    #expect(idealSize(Button(String("Buy"), systemImage: "star", role: .destructive) {}) == label)
    let toggle = Toggle("Buy", systemImage: "star", isOn: .constant(true)).toggleStyle(.button)
    #expect(idealSize(toggle) == label)
    let words = idealSize(Text("Buy "))
    let (star, text) = (idealSize(Image(systemName: "star")), idealSize(Text("Buy \(Image(systemName: "star"))")))
    #expect(abs(text.width - words.width - star.width) <= 1 && text.height == words.height)
    let square = Image(uiImage: UIImage(size: CGSize(width: 40, height: 40)))
    #expect(idealSize(Text(square)).width == 40 && idealSize(Text(square)).height >= 40)
    #expect(idealSize(Text(square) + Text("Buy")).width > 60)
    #expect(idealSize(Text("\(Image(systemName: "star"))").font(.largeTitle)).width > star.width)
  }

  /// A bar with what it says is higher than without, and a style gets how far it is.
  @Test func progressHasItsWords() {
    let bar = fresh(ProgressView(value: 1, total: 4), width: 100, height: 100)
    #expect(fresh(ProgressView("Reading", value: 1, total: 4), width: 100, height: 100).height > bar.height + 20)
    let both = ProgressView(value: 1, total: 4) {
      Text("Reading")
    } currentValueLabel: {
      Text("1 of 4")
    }
    #expect(fresh(both, width: 100, height: 100).height > bar.height + 40)
    #expect(idealSize(both.progressViewStyle(Quarter())) == CGSize(width: 25, height: 20))
  }
  private struct Quarter: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      // The usual style counts in it, as this one would not end.
      ProgressView(value: 1).frame(width: CGFloat(100 * (configuration.fractionCompleted ?? 0)), height: 20)
    }
  }

  /// A symbol grows with the font of its place.
  @Test func aSymbolFollowsTheFont() {
    let symbol = Image(systemName: "star")
    #expect(idealSize(symbol).height == 20)
    #expect(idealSize(symbol.font(.system(size: 34))).height == 40)
  }
}

/// The size of a view that nothing is proposed to.
@MainActor func idealSize(_ view: some View) -> CGSize { UIHostingController(rootView: view).view.intrinsicContentSize }
