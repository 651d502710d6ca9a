import Testing

@testable import SourceSlicing

@Suite struct NibElementTests {
  private let storyboard = Array(
    """
    <document>
      <viewController customClass="Screen">
        <tableViewCell id="a" reuseIdentifier="first" customClass="First">
          <view customClass="Badge"><tableViewCell reuseIdentifier="inner"/></view>
          <tableViewCellContentView/>
        </tableViewCell>
        <collectionViewCell reuseIdentifier="second"><view customClass="Other"/></collectionViewCell>
      </viewController>
    </document>
    """.utf8)

  @Test func aCellNamesTheClassesInIt() {
    #expect(NibElement("customClass", "First", in: storyboard)?.classes == ["First", "Badge"])
    #expect(NibElement("reuseIdentifier", "second", in: storyboard)?.classes == ["Other"])
    #expect(NibElement("customClass", "Fir", in: storyboard) == nil)
  }

  @Test func anOwnerHasTheClassesOfTheFile() {
    let nib = "<objects><placeholder customClass=\"Card\"/><view><view customClass=\"Badge\"/></view></objects>"
    #expect(NibElement("customClass", "Card", in: Array(nib.utf8))?.classes == ["Card", "Badge"])
  }

  @Test func theCellsOfAFileAreListed() {
    let cells = NibElement.cells(in: storyboard)
    #expect(cells.map(\.reuseIdentifier) == ["first", "inner", "second"])
    #expect(cells.map(\.ownClass) == ["First", nil, nil])
    #expect(cells.map(\.line) == [3, 4, 7])
    #expect(cells.map(\.isRow) == [true, true, false])
  }

  @Test(arguments: ["<tableViewCell customClass=\"A", "<tableViewCell customClass=\"A\"", "< customClass=\"A\""])
  func aTextThatBreaksOffIsNoTrap(_ text: String) {
    _ = NibElement("customClass", "A", in: Array(text.utf8)).map { ($0.classes, $0.reuseIdentifier, $0.line) }
    #expect(NibElement.cells(in: Array(text.utf8)).count == (text.contains("tableViewCell") ? 1 : 0))
  }
}
