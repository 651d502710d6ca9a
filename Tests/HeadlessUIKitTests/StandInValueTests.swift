import HeadlessUIKit
import Testing

/// Values in the place of what is not there take the shapes that code asks of them.
@Suite struct StandInValueTests {
  private let hub = HeadlessStandIn("hub")

  @Test func aMemberMayBeThereOrNot() {
    var seen = 0
    if let first = hub.first {
      first.name = nil
      seen += 1
    }
    guard let node = hub.find("a") else { return }
    #expect(node.isEmpty == false && seen == 1)
  }

  /// A function that sets the looks of a text hands it on.
  @Test func aFunctionOfTextsGivesTheLongest() {
    let styled: NSAttributedString = hub.styled(text: "a title", style: "big")
    let (text, none): (String, String) = (hub.joined("a", with: "two words"), hub.made(3))
    #expect(styled.string == "a title" && text == "two words" && none == "made")
    let given: String = HeadlessStandIn.value(of: "name", from: [nil, NSAttributedString(string: "given")])
    #expect(given == "given")
  }

  /// Wrappers round views are there to lay them out by constraints.
  @MainActor @Test func aWrapperHandsOnAViewForConstraints() {
    let view = HeadlessStandIn.wrapped(UIView())
    #expect(!view.translatesAutoresizingMaskIntoConstraints && HeadlessStandIn.wrapped(3) == 3)
  }

  @Test func aMemberIsOfTheTypeThatItsPlaceExpects() {
    let (text, none, count): (String, String?, Int) = (hub.title, hub.first?.title, hub.count)
    #expect(text == "title" && none == "title" && count == 0)
  }
}
