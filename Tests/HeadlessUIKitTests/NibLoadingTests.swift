import Foundation
import HeadlessUIKit
import Testing

/// Views of nibs: order of calls, properties, attributes, the app's classes.
@MainActor struct NibLoadingTests {
  @Test func initializersAttributesOutletsAndAwakingFollowEachOther() throws {
    Logged.log = []
    let attributes = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="size">
      <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let inner = NibText.view(attributes, id: "inner", class: "Logged")
    let root = NibText.view(
      "<connections>\(NibText.outlet("inner", "inner"))</connections>", class: "Logged", subviews: inner)
    _ = NibText.nib(root).instantiate(withOwner: nil)
    #expect(
      Logged.log == [
        "init with 0 views, 200.0 wide", "init with 1 views, 200.0 wide", "size 3.0", "inner", "awake", "awake",
      ])
  }

  @Test func aViewLoadsItsContentAsOwner() {
    let view = ContentOwner(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    view.layoutIfNeeded()
    #expect(view.content.frame == view.bounds && view.content.superview === view)
    #expect(view.label.text == "Inside")
  }

  @Test func attributesOfAllTypesAreSet() throws {
    func attribute(_ type: String, _ path: String, _ value: String = "", _ element: String = "") -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\"\(value)>\(element)</userDefinedRuntimeAttribute>"
    }
    let text = """
      <userDefinedRuntimeAttributes>
      \(attribute("boolean", "flag", " value=\"YES\""))
      \(attribute("number", "length", "", "<real key=\"value\" value=\"2.5\"/>"))
      \(attribute("number", "count", "", "<integer key=\"value\" value=\"7\"/>"))
      \(attribute("string", "words", " value=\"Hello\""))
      \(attribute("color", "tint", "", "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"))
      \(attribute("point", "point", "", "<point key=\"value\" x=\"1\" y=\"2\"/>"))
      \(attribute("size", "extent", "", "<size key=\"value\" width=\"3\" height=\"4\"/>"))
      \(attribute("rect", "rect", "", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"))
      \(attribute("image", "picture", " value=\"star\""))
      \(attribute("nil", "nothing"))
      \(attribute("number", "layer.cornerRadius", "", "<integer key=\"value\" value=\"6\"/>"))
      \(attribute("boolean", "clipsToBounds", " value=\"YES\""))
      \(attribute("string", "unknown", " value=\"x\""))
      </userDefinedRuntimeAttributes>
      """
    let before = Messages.write
    defer { Messages.write = before }
    var said: [String] = []
    Messages.write = { said.append($0) }
    let nib = NibText.nib(
      NibText.view(text, class: "Attributed"), resources: "<image name=\"star\" width=\"24\" height=\"20\"/>")
    let view = try #require(nib.instantiate(withOwner: nil).first as? Attributed)
    #expect(view.flag && view.length == 2.5 && view.count == 7 && view.words == "Hello" && view.tint == .red)
    #expect(view.point == CGPoint(x: 1, y: 2) && view.extent == CGSize(width: 3, height: 4))
    #expect(view.rect == CGRect(x: 1, y: 2, width: 3, height: 4) && view.nothing == nil)
    #expect(view.picture?.size == CGSize(width: 24, height: 20))
    #expect(view.layer.cornerRadius == 6 && view.clipsToBounds)
    #expect(said.count { $0.contains("Failed to set (unknown) user defined inspected property on") } == 1)
  }

  @Test func aClassThatNobodyHasIsItsSuperclassWithAMessage() throws {
    let before = Messages.write
    defer { Messages.write = before }
    var said: [String] = []
    Messages.write = { said.append($0) }
    let nib = NibText.nib(NibText.view(subviews: NibText.label("l", class: "NobodysLabel")))
    for _ in 1...2 {
      let root = try #require(nib.instantiate(withOwner: nil).first as? UIView)
      #expect(root.subviews.first.map { type(of: $0) == UILabel.self } == true)
    }
    #expect(said.count { $0.contains("Unknown class NobodysLabel in Interface Builder file: nib.xib:7:") } == 1)
  }

  @Test func propertiesAreThoseOfTheFile() throws {
    let label = """
      <label id="l" hidden="YES" tag="7" alpha="0.5" contentMode="left" horizontalHuggingPriority="251" \
      verticalCompressionResistancePriority="800" text="Text" textAlignment="center" lineBreakMode="wordWrap" \
      numberOfLines="2" adjustsFontForContentSizeCategory="YES"><rect key="frame" x="1" y="2" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      <color key="textColor" systemColor="systemRedColor"/><accessibility key="accessibilityConfiguration" \
      identifier="title" label="A title"/></label>
      """
    let stack = """
      <stackView id="s" axis="vertical" distribution="equalSpacing" alignment="top" spacing="3">
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></stackView>
      """
    let button = """
      <button id="b" buttonType="system"><state key="normal" title="Buy"><color key="titleColor" white="1" alpha="1"/>
      </state><state key="selected" title="Bought"/></button>
      """
    let modern = """
      <button id="m" buttonType="system"><buttonConfiguration key="configuration" style="filled" title="Go" \
      imagePadding="4"/></button>
      """
    let root = try #require(
      NibText.nib(NibText.view(subviews: label + stack + button + modern)).instantiate(withOwner: nil).first as? UIView)
    let title = try #require(root.subviews[0] as? UILabel)
    #expect(title.isHidden && title.tag == 7 && title.alpha == 0.5 && title.contentMode == .left)
    #expect(title.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(title.contentCompressionResistancePriority(for: .vertical).rawValue == 800)
    #expect(title.numberOfLines == 2 && title.textAlignment == .center && title.lineBreakMode == .byWordWrapping)
    #expect(title.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(title.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect(title.font == .preferredFont(forTextStyle: .headline))
    #expect(title.accessibilityIdentifier == "title" && title.accessibilityLabel == "A title")
    let arranged = try #require(root.subviews[1] as? UIStackView)
    #expect(arranged.axis == .vertical && arranged.distribution == .equalSpacing && arranged.spacing == 3)
    #expect(arranged.alignment == .leading && arranged.isLayoutMarginsRelativeArrangement)
    #expect(arranged.directionalLayoutMargins.trailing == 4)
    let buy = try #require(root.subviews[2] as? UIButton)
    #expect(buy.buttonType == .system && buy.title(for: .normal) == "Buy" && buy.title(for: .selected) == "Bought")
    #expect(buy.titleColor(for: .normal) == .white)
    let go = try #require(root.subviews[3] as? UIButton)
    #expect(go.configuration?.title == "Go" && go.configuration?.imagePadding == 4)
  }

  @Test func codeChangesWhatTheNibHasMade() throws {
    let constraints = """
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="3"/>
      <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" id="4"/></constraints>
      """
    let root = try #require(
      NibText.nib(NibText.view(constraints, subviews: NibText.label("l"))).instantiate(withOwner: nil).first as? UIView)
    let height = { root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    #expect(height() == 17)
    let label = try #require(root.subviews.first as? UILabel)
    label.font = .systemFont(ofSize: 28)
    #expect(height() == 33.5)
  }

  @Test func aNibThatIsNotThereStopsTheProgramInUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Bundle.main.loadNibNamed("NoSuchNib", owner: nil) }
    }
    let words = NibText.words(of: result)
    #expect(words.contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(words.contains("> (loaded)' with name 'NoSuchNib': no NoSuchNib.xib in "))
  }

  @Test func aCompiledNibIsRefused() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UINib(data: Data("NIBArchive".utf8), bundle: nil).instantiate(withOwner: nil) }
    }
    let words = NibText.words(of: result)
    #expect(words.contains("nib.xib is a nib that Xcode has compiled, which only UIKit reads"))
  }
}

final class Logged: UIView {
  static var log: [String] = []
  weak var inner: UIView? { didSet { Logged.log.append("inner") } }
  var size: CGFloat = 0 { didSet { Logged.log.append("size \(size)") } }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Logged.log.append("init with \(subviews.count) views, \(bounds.width) wide")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    Logged.log.append("awake")
  }

  final class HeadlessOutlets: NibOutlets {
    static var owner: AnyClass { Logged.self }
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
      guard let object = object as? Logged else { return false }
      switch name {
      case "inner": return assign(value, to: &object.inner)
      case "size": return assign(value, to: &object.size)
      default: return false
      }
    }
  }
}

final class Attributed: UIView {
  var flag = false
  var length: CGFloat = 0
  var count = 0
  var words = ""
  var tint: UIColor?
  var point = CGPoint.zero
  var extent = CGSize.zero
  var rect = CGRect.zero
  var picture: UIImage?
  var nothing: String? = "something"
}

/// The idiom of a view whose content is a nib that the view owns.
final class ContentOwner: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var content: UIView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var label: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadContent()
  }
  private func loadContent() {
    let nib = NibText.nib(
      NibText.view(subviews: NibText.label("l", text: "Inside")),
      owner: NibText.outlet("content", "root") + NibText.outlet("label", "l"))
    _ = nib.instantiate(withOwner: self)
    addSubview(content)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
