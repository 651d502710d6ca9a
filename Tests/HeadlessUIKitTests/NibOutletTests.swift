import Foundation
import HeadlessUIKit
import Testing

/// Outlets: found by name, whatever the kind of property, with and without written setters.
@MainActor struct NibOutletTests {
  private static let labels = NibText.label("one", text: "One") + NibText.label("two", text: "Two")

  private func load<View: UIView>(_ type: View.Type, _ connections: String, in name: String? = nil) throws -> View {
    let view = NibText.view(
      "<connections>\(connections)</connections>", class: name ?? String(describing: type),
      subviews: NibOutletTests.labels)
    return try #require(NibText.nib(view).instantiate(withOwner: nil).first as? View)
  }

  @Test func storedPropertiesAreWrittenWhereTheyLie() throws {
    let outlet = NibText.outlet
    let view = try load(
      PlainOutlets.self,
      outlet("strong", "one") + outlet("weak", "two") + outlet("hidden", "one") + outlet("any", "two")
        + outlet("shown", "one")
        + "<outletCollection property=\"several\" destination=\"two\" id=\"c1\"/>"
        + "<outletCollection property=\"several\" destination=\"one\" id=\"c2\"/>")
    #expect(view.strong.text == "One" && view.weak?.text == "Two" && view.secret?.text == "One")
    #expect(view.several.map(\.text) == ["Two", "One"])
    #expect((view.any as? UILabel)?.text == "Two" && (view.shown as? UILabel)?.text == "One")
    // A weak one keeps nothing alive.
    view.several = []
    view.weak?.removeFromSuperview()
    #expect(view.weak == nil && view.any == nil)
  }

  @Test func writtenSettersRunObserversAndTheSuperclassHasItsOwn() throws {
    let view = try load(
      SecondOutlets.self, NibText.outlet("title", "one") + NibText.outlet("body", "two"))
    #expect(view.title.text == "One" && view.body.text == "Two")
    #expect(view.heard == ["title", "body"])
  }

  @Test func aClassIsFoundInAnotherOneAndInAnotherModule() throws {
    let nested = try load(Outer.Inner.self, NibText.outlet("strong", "one"), in: "Inner")
    #expect(nested.strong.text == "One")
    let path = try load(Outer.Inner.self, NibText.outlet("strong", "one"), in: "Outer.Inner")
    #expect(path.strong.text == "One")
    let mangled = try load(Outer.Inner.self, "", in: "_TtCC3App5Outer5Inner")
    #expect(mangled.strong == nil)
    let renamed = try load(RenamedOutlets.self, NibText.outlet("strong", "one"), in: "ObjectiveCName")
    #expect(renamed.strong.text == "One")
  }

  @Test func outletsLeadToConstraintsGuidesAndViewsThatSizeClassesLeaveOut() throws {
    let constraint = """
      <constraints><constraint firstItem="one" firstAttribute="width" constant="40" identifier="wide" id="w"/>
      <constraint firstItem="one" firstAttribute="leading" secondItem="guide" secondAttribute="leading" id="l"/>
      </constraints><layoutGuides><layoutGuide id="guide"/></layoutGuides>
      <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation>
      <connections>\(NibText.outlet("width", "w"))\(NibText.outlet("guide", "guide"))\(NibText.outlet("out", "two"))
      </connections>
      """
    let text = NibText.view(constraint, class: "OtherOutlets", subviews: NibOutletTests.labels)
    let view = try #require(NibText.nib(text).instantiate(withOwner: nil).first as? OtherOutlets)
    #expect(view.width.constant == 40 && view.width.identifier == "wide")
    #expect(view.guide.owningView === view && view.out.superview == nil && view.out.text == "Two")
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.width == 40)
    view.width.constant = 60
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.width == 60)
  }

  @Test func theOwnerHasOutletsAndDelegatesAreConnected() throws {
    let owner = Owner()
    let field = "<textField id=\"field\"><connections>\(NibText.outlet("delegate", "-1"))</connections></textField>"
    let nib = NibText.nib(
      NibText.view(subviews: field), owner: NibText.outlet("content", "root") + NibText.outlet("field", "field"))
    let objects = nib.instantiate(withOwner: owner)
    #expect(objects.count == 1 && owner.content === objects.first as? UIView)
    #expect(owner.field?.delegate === owner)
    // Apple's "Nib Files": on iOS the owner does not awake.
    #expect(!owner.isAwake)
  }

  @Test func otherObjectsOfTheNibAreMadeAndActionsKept() throws {
    let owner = Owner()
    let action = "<action selector=\"tap:\" destination=\"-1\" eventType=\"touchUpInside\" id=\"a\"/>"
    let button = "<button id=\"b\"><connections>\(action)</connections></button>"
    let objects = NibText.nib(
      NibText.view(
        "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"g\"/></connections>",
        subviews: button)
        + "<tapGestureRecognizer id=\"tap\"/><customObject id=\"helper\" customClass=\"NibHelper\"><connections>"
        + NibText.outlet("view", "root") + "</connections></customObject>",
      owner: NibText.outlet("helper", "helper")
    ).instantiate(withOwner: owner)
    let view = try #require(objects.first as? UIView)
    #expect(objects.count == 3 && owner.helper?.view === view && owner.helper === objects[2] as? NibHelper)
    #expect(view.gestureRecognizers?.first is UITapGestureRecognizer)
    let control = try #require(view.subviews.first as? UIButton)
    #expect(
      control.allTargets.contains(owner)
        && control.actions(forTarget: owner, forControlEvent: .touchUpInside) == ["tap:"])
  }

  @Test func anOutletThatTheClassLacksStopsTheProgramInUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = NibText.view(
          "<connections>\(NibText.outlet("absent", "root"))</connections>", class: "PlainOutlets")
        _ = NibText.nib(view).instantiate(withOwner: nil)
      }
    }
    let words = NibText.words(of: result)
    #expect(
      words.contains("'NSUnknownKeyException', reason: '[<HeadlessUIKitTests.PlainOutlets> setValue:forUndefinedKey:]"))
    #expect(words.contains("this class is not key value coding-compliant for the key absent.' (nib.xib:7:35)"))
  }
}

private final class Owner: UIResponder, UITextFieldDelegate {
  weak var content: UIView?
  var field: UITextField?
  var helper: NibHelper?
  var isAwake = false
  override func awakeFromNib() { isAwake = true }
}

final class NibHelper: NSObject {
  var view: UIView?
}

class PlainOutlets: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var strong: UILabel!
  weak var weak: UILabel?
  private var hidden: UILabel?
  var several: [UILabel] = []
  weak var any: AnyObject?
  weak var shown: Shown?
  var secret: UILabel? { hidden }
}

@MainActor protocol Shown: AnyObject {}
extension UILabel: Shown {}

enum Outer {
  final class Inner: PlainOutlets {}
}

class OtherOutlets: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var width: NSLayoutConstraint!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var guide: UILayoutGuide!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var out: UILabel!
}

/// As the plugin writes it for `@objc(ObjectiveCName)`.
final class RenamedOutlets: PlainOutlets {
  final class HeadlessOutlets: NibOutlets {
    static var owner: AnyClass { RenamedOutlets.self }
    static var nibName: String? { "ObjectiveCName" }
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool { false }
  }
}

class FirstOutlets: UIView {
  var heard: [String] = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) weak var title: UILabel! { didSet { heard.append("title") } }

  final class HeadlessOutlets: NibOutlets {
    static var owner: AnyClass { FirstOutlets.self }
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
      guard let object = object as? FirstOutlets else { return false }
      switch name {
      case "title": return assign(value, to: &object.title)
      default: return false
      }
    }
  }
}

final class SecondOutlets: FirstOutlets {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var body: UILabel! { didSet { heard.append("body") } }

  final class HeadlessOutlets: NibOutlets {
    static var owner: AnyClass { SecondOutlets.self }
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
      guard let object = object as? SecondOutlets else { return false }
      switch name {
      case "body": return assign(value, to: &object.body)
      default: return false
      }
    }
  }
}
