import HeadlessSwiftUI
import Testing

/// Controls whose sizes are those of UIKit's, as nobody publishes SwiftUI's, and views that show a part of them.
@MainActor @Suite struct ControlVocabularyTests {
  /// A field takes the width that is proposed and is as high as UIKit's in the same font, whatever it shows.
  @Test func aFieldIsAsHighAsUIKits() {
    let field = TextField("Name", text: .constant(""))
    let own = UITextField()
    own.text = "Name"
    #expect(fresh(field, width: 200, height: 300) == CGSize(width: 200, height: own.intrinsicContentSize.height))
    #expect(fresh(SecureField("Word", text: .constant("abc")), width: 200, height: 300).height == 22)
    #expect(fresh(field.textFieldStyle(.roundedBorder), width: 200, height: 300).height == 34)
    #expect(fresh(field.font(.largeTitle), width: 200, height: 300).height == 41)
    let long = String(repeating: "many words ", count: 20)
    let growing = TextField("Name", text: .constant(long), axis: .vertical)
    #expect(fresh(growing, width: 200, height: 900).height > 100)
    #expect(fresh(growing.lineLimit(2), width: 200, height: 900).height < 50)
    #expect(fresh(TextEditor(text: .constant(long)), width: 200, height: 90) == CGSize(width: 200, height: 90))
  }

  /// A menu shows the option that is chosen, segments stand beside each other, wheels have UIKit's height.
  @Test func aPickerShowsItsOptions() {
    let picker = Picker("Size", selection: .constant(2)) {
      box(10, 10).tag(1)
      box(40, 30).tag(2)
    }
    #expect(ideal(picker).height == 44)
    #expect(ideal(picker).width - ideal(Picker("", selection: .constant(1)) { box(10, 10).tag(1) }).width == 30)
    #expect(fresh(picker.pickerStyle(.segmented), width: 300, height: 300).width == 300)
    #expect(
      fresh(picker.pickerStyle(.segmented), width: 300, height: 300).height
        == UISegmentedControl(items: ["A"]).intrinsicContentSize.height)
    #expect(ideal(picker.pickerStyle(.wheel)).height == UIPickerView().intrinsicContentSize.height)
    #expect(ideal(picker.pickerStyle(.inline)).height == 48)
  }

  /// A label stands before a control at the far end, and goes with `labelsHidden()` (documentation of `labelsHidden()`).
  @Test func aControlStandsBehindItsLabel() {
    let stepper = Stepper("Count", value: .constant(1), in: 0...3)
    let size = UIStepper().intrinsicContentSize
    #expect(fresh(stepper, width: 300, height: 100) == CGSize(width: 300, height: size.height))
    #expect(ideal(stepper.labelsHidden()) == size)
    #expect(fresh(Slider(value: .constant(0.5)), width: 300, height: 100).width == 300)
    #expect(
      fresh(Slider(value: .constant(0.5), in: 0...1), width: 300, height: 100).height
        == UISlider().intrinsicContentSize.height)
    let wheels = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    #expect(ideal(wheels.datePickerStyle(.wheel)).height == 216)
    #expect(fresh(LabeledContent("Name", value: "One"), width: 300, height: 100).width == 300)
    #expect(fresh(ColorPicker("Ground", selection: .constant(.red)), width: 300, height: 100).width == 300)
  }

  /// A bordered button has the insets that UIKit's has in its size.
  @Test func aBorderedButtonHasUIKitsInsets() {
    let button = Button {
    } label: {
      box(30, 20)
    }.buttonStyle(.bordered)
    #expect(ideal(button) == CGSize(width: 54, height: 34))
    for (size, own) in [(ControlSize.small, UIButton.Configuration.Size.small), (.large, .large), (.mini, .mini)] {
      var configuration = UIButton.Configuration.bordered()
      configuration.buttonSize = own
      #expect(ideal(button.controlSize(size)).height == 20 + 2 * configuration.contentInsets.top)
    }
    #expect(ideal(button.buttonStyle(.glass)) == ideal(button))
  }

  private struct Wide: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(.horizontal, 10) }
  }
  private struct Boxed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(3) }
  }
  private struct Upright: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }
  private struct Folded: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  /// Links and menus are their labels in the style of buttons, and styles of an app are what they make (documentation of
  /// `NavigationLink`, `Link`, `Menu`, `MenuStyle`, `LabeledContentStyle`, `DisclosureGroupStyle`).
  @Test func linksAndMenusAreButtons() throws {
    let address = try #require(URL(string: "https://example.com"))
    let link = NavigationLink {
      Text("Away")
    } label: {
      box(30, 20)
    }
    #expect(ideal(link) == CGSize(width: 30, height: 20))
    #expect(ideal(link.buttonStyle(Wide())) == CGSize(width: 50, height: 20))
    #expect(ideal(NavigationLink(value: 1) { box(30, 20) }) == CGSize(width: 30, height: 20))
    #expect(ideal(Link("Page", destination: address)) == ideal(Text("Page")))
    #expect(ideal(ShareLink(item: address)) == ideal(Label("Share…", systemImage: "square.and.arrow.up")))
    let menu = Menu {
      Button("One") {}
    } label: {
      box(30, 20)
    }
    #expect(ideal(menu) == CGSize(width: 30, height: 20))
    #expect(ideal(menu.menuStyle(Boxed())) == CGSize(width: 36, height: 26))
    let content = LabeledContent {
      box(10, 10)
    } label: {
      box(20, 5)
    }
    #expect(ideal(content.labeledContentStyle(Upright())) == CGSize(width: 20, height: 15))
    for (isOpen, height) in [(false, 5), (true, 15)] {
      let group = DisclosureGroup(isExpanded: .constant(isOpen)) {
        box(10, 10)
      } label: {
        box(20, 5)
      }
      #expect(ideal(group.disclosureGroupStyle(Folded())).height == CGFloat(height))
    }
    #expect(ideal(GroupBox { box(10, 10) }) == CGSize(width: 42, height: 42))
    #expect(fresh(ContentUnavailableView.search, width: 300, height: 500) == CGSize(width: 300, height: 500))
  }

  /// A picture that is not loaded is its placeholder (documentation of `AsyncImage`); those of packages likewise
  /// (onevcat/Kingfisher, SDWebImage/SDWebImageSwiftUI, kean/Nuke).
  @Test func aPictureFromAnAddressIsItsPlaceholder() {
    let room = CGSize(width: 50, height: 60)
    #expect(fresh(AsyncImage(url: nil), width: 50, height: 60) == room)
    let placed = AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      box(20, 10)
    }
    #expect(fresh(placed, width: 50, height: 60) == CGSize(width: 20, height: 10))
    let phases = AsyncImage(url: nil) { phase in
      switch phase {
      case .success(let image): image
      case .failure: box(1, 1)
      case .empty: box(7, 8)
      @unknown default: EmptyView()
      }
    }
    #expect(ideal(phases) == CGSize(width: 7, height: 8))
    #expect(fresh(KFImage(nil).resizable().fade(duration: 1), width: 50, height: 60) == room)
    #expect(ideal(KFImage(nil).placeholder { box(7, 8) }.resizable()) == CGSize(width: 7, height: 8))
    #expect(fresh(WebImage(url: nil).resizable(), width: 50, height: 60) == room)
    #expect(ideal(WebImage(url: nil).resizable().scaledToFill().frame(width: 5, height: 6)).width == 5)
    #expect(fresh(LazyImage(url: nil), width: 50, height: 60) == room)
    let state = LazyImage(url: nil) { state in
      if let image = state.image { image.resizable() } else { box(7, 8) }
    }
    #expect(ideal(state) == CGSize(width: 7, height: 8))
  }

  /// A variant of a symbol is the symbol of that name (documentation of `SymbolVariants`).
  @Test func aVariantIsAnotherSymbol() {
    #expect(SymbolVariants.circle.fill.name(of: "person") == "person.circle.fill")
    #expect(SymbolVariants.slash.name(of: "bell.fill") == "bell.slash.fill")
    #expect(SymbolVariants.circle.name(of: "person.circle") == "person.circle")
    #expect(ideal(Varied().symbolVariant(.circle).symbolVariant(.fill)) == CGSize(width: 30, height: 20))
    #expect(ideal(Varied().symbolVariant(.slash)) == CGSize(width: 20, height: 30))
  }
  private struct Varied: View {
    @Environment(\.symbolVariants) var variants
    var body: some View {
      box(variants.contains(.circle.fill) ? 30 : 20, variants.contains(.slash) ? 30 : 20)
    }
  }

  private struct Redacted: View {
    @Environment(\.redactionReasons) var reasons
    var body: some View { box(reasons.contains(.placeholder) ? 30 : 20, 10) }
  }

  /// Animated views show their beginning, toolbars take no room, and redaction reaches the environment.
  @Test func viewsAreAsTheyBegin() {
    let phases = box(10, 10).phaseAnimator([1.0, 3]) { view, phase in view.padding(CGFloat(phase)) }
    #expect(ideal(phases) == CGSize(width: 12, height: 12))
    StatedTexts.$now.withValue(Date(timeIntervalSince1970: 40)) {
      let timeline = TimelineView(.everyMinute) { box($0.date.timeIntervalSince1970, 4) }
      #expect(ideal(timeline) == CGSize(width: 40, height: 4))
    }
    #expect(fresh(Canvas { _, _ in }, width: 30, height: 40) == CGSize(width: 30, height: 40))
    #expect(ideal(Redacted().redacted(reason: .placeholder)).width == 30)
    #expect(ideal(Redacted().unredacted().redacted(reason: .placeholder)).width == 20)
    let barred = box(5, 5).toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
      if ideal(box(1, 1)).width > 0 { ToolbarItemGroup(placement: .bottomBar) { EditButton() } }
    }.navigationBarTitleDisplayMode(.inline).symbolEffect(.bounce, value: 1).presentationDetents([.medium, .height(30)])
    #expect(ideal(barred) == CGSize(width: 5, height: 5))
  }

  private struct Page: UIViewControllerRepresentable {
    @Environment(\.isEnabled) var isEnabled
    final class Controller: UIViewController {
      let label = UILabel()
      override func loadView() { view = label }
    }
    func makeUIViewController(context: Context) -> Controller { Controller() }
    func updateUIViewController(_ controller: Controller, context: Context) {
      controller.label.text = isEnabled ? "On" : "Switched off"
    }
  }

  /// A controller's view has the size that its content asks for (documentation of `UIViewControllerRepresentable`).
  @Test func aControllerHasTheSizeOfItsView() {
    let label = UILabel()
    label.text = "On"
    #expect(ideal(Page()) == label.intrinsicContentSize)
    #expect(ideal(Page().disabled(true)).width > ideal(Page()).width)
  }
}
