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

  @Test func aMemberIsOfTheTypeThatItsPlaceExpects() {
    let (text, none, count): (String, String?, Int) = (hub.title, hub.first?.title, hub.count)
    #expect(text == "title" && none == "title" && count == 0)
  }
}
