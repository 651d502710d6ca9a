import Foundation
import HeadlessUIKit
import Testing

/// Cells of nibs in collection and table views, and controllers whose views come from nibs and storyboards.
@MainActor struct NibControllerTests {
  private static let cell = """
    <collectionViewCell id="cell" reuseIdentifier="Card" customClass="NibCard" customModule="App">
    <rect key="frame" x="0" y="0" width="100" height="50"/><view key="contentView">
    <rect key="frame" x="0" y="0" width="100" height="50"/><subviews>\(NibText.label("l"))</subviews></view>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="cell" secondAttribute="top" id="1"/>
    <constraint firstItem="l" firstAttribute="leading" secondItem="cell" secondAttribute="leading" id="2"/>
    <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" id="3"/>
    <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="3" id="4"/></constraints>
    <connections>\(NibText.outlet("label", "l"))</connections></collectionViewCell>
    """

  @Test func constraintsOfACellAreThoseOfItsContentView() throws {
    let cell = try #require(NibText.nib(NibControllerTests.cell).instantiate(withOwner: nil).first as? NibCard)
    cell.label.text = "One\nTwo"
    let size = UIView.layoutFittingCompressedSize
    #expect(cell.contentView.systemLayoutSizeFitting(size).height == 36.5)
    #expect(cell.systemLayoutSizeFitting(size).height == 36.5)
    #expect(cell.reuseIdentifier == "Card" && cell.label.superview === cell.contentView)
  }

  @Test func collectionViewsMakeCellsAndHeadersOfNibs() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(NibText.nib(NibControllerTests.cell), forCellWithReuseIdentifier: "Card")
    let header =
      "<collectionReusableView id=\"h\"><rect key=\"frame\" width=\"9\" height=\"9\"/></collectionReusableView>"
    view.register(
      NibText.nib(header), forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    let data = CardData()
    view.dataSource = data
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? NibCard)
    #expect(cell.label.text == "Card 1" && cell.frame == CGRect(x: 110, y: 20, width: 100, height: 40))
    #expect(cell.contentView.frame.size == cell.frame.size)
    let top = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(top?.frame.height == 20 && top?.reuseIdentifier == "Header")
  }

  @Test func anotherReuseIdentifierInTheNibStopsTheProgramInUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(NibText.nib(NibControllerTests.cell), forCellWithReuseIdentifier: "Other")
        _ = view.dequeueReusableCell(withReuseIdentifier: "Other", for: IndexPath(item: 0, section: 0))
      }
    }
    let words = NibText.words(of: result)
    #expect(
      words.contains(
        "view reuse identifier in nib (Card) does not match the identifier used to register the nib (Other)"))
  }

  @Test func tableViewsMakeRowsAndHeadersOfNibs() throws {
    let row = """
      <tableViewCell id="row" style="IBUITableViewCellStyleDefault" rowHeight="60" customClass="NibRow">
      <rect key="frame" x="0" y="0" width="320" height="60"/><tableViewCellContentView key="contentView" \
      tableViewCell="row" id="content"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <subviews>\(NibText.label("l"))</subviews></tableViewCellContentView>
      <connections>\(NibText.outlet("label", "l"))</connections></tableViewCell>
      """
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.register(NibText.nib(row), forCellReuseIdentifier: "Row")
    view.register(NibText.nib(NibText.view(class: "NibHeader")), forHeaderFooterViewReuseIdentifier: "Header")
    let cell = try #require(view.dequeueReusableCell(withIdentifier: "Row") as? NibRow)
    #expect(cell.label.superview === cell.contentView && cell.reuseIdentifier == "Row")
    let header = view.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    #expect(header is NibHeader && header?.reuseIdentifier == "Header")
  }

  @Test func controllersHaveTheirViewsFromNibs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let outlets = NibText.outlet("view", "root") + NibText.outlet("label", "l")
    let text = NibText.xib(NibText.view(subviews: NibText.label("l")), owner: outlets)
    try Data(text.utf8).write(to: folder.appendingPathComponent("NibNamed.xib"))
    try Data(text.utf8).write(to: folder.appendingPathComponent("NibNamedView.xib"))
    NibFiles.folders.append(folder.path)
    defer { NibFiles.folders.removeLast() }
    let named = NibNamedViewController(nibName: "NibNamed", bundle: nil)
    #expect(named.viewIfLoaded == nil && named.view.frame.width == 200 && named.label.text == "Text")
    #expect(named.loads == 1)
    // The nib that is called as the class, without `Controller`.
    let byClass = NibNamedViewController()
    #expect(byClass.view.subviews.first === byClass.label)
  }

  @Test func storyboardsMakeControllersAndPrototypes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(NibControllerTests.storyboard.utf8).write(to: folder.appendingPathComponent("Cards.storyboard"))
    NibFiles.folders.append(folder.path)
    defer { NibFiles.folders.removeLast() }
    let storyboard = UIStoryboard(name: "Cards", bundle: nil)
    let first = try #require(storyboard.instantiateInitialViewController())
    let controller = try #require(first.children.first as? CardsController)
    #expect(controller.storyboard === storyboard)
    #expect(controller.isAwake && !controller.isViewLoaded && controller.title == "Cards")
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.cards.dataSource === controller && controller.layout.minimumLineSpacing == 4)
    #expect(controller.cards.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    let cell = try #require(controller.cards.cellForItem(at: IndexPath(item: 1, section: 0)) as? NibCard)
    #expect(cell.label.text == "Card 1" && cell.frame.size == CGSize(width: 100, height: 30))
    let other = storyboard.instantiateViewController(withIdentifier: "cards")
    #expect(other is CardsController && other !== controller)
    let made: CardsController = storyboard.instantiateViewController(identifier: "cards") { CardsController(coder: $0) }
    #expect(made.view.subviews.first === made.cards)
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24765" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
    <scenes><scene sceneID="s1"><objects><navigationController id="nav"><connections>
    <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="vc" storyboardIdentifier="cards" title="Cards" \
    customClass="CardsController" customModule="App"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
    </layoutGuides><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <collectionView id="c" translatesAutoresizingMaskIntoConstraints="NO"><collectionViewFlowLayout \
    key="collectionViewLayout" minimumLineSpacing="4" id="f"><size key="itemSize" width="100" height="30"/>
    </collectionViewFlowLayout><cells>\(cell)</cells><connections>\(NibText.outlet("dataSource", "vc"))</connections>
    </collectionView></subviews><constraints>
    <constraint firstItem="c" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="k1"/>
    <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="k2"/>
    <constraint firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="k3"/>
    <constraint firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="k4"/></constraints></view>
    <connections>\(NibText.outlet("cards", "c"))\(NibText.outlet("layout", "f"))</connections></viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="x"/></objects></scene></scenes></document>
    """
}

final class NibCard: UICollectionViewCell {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var label: UILabel!
}

final class NibRow: UITableViewCell {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var label: UILabel!
}

final class NibHeader: UITableViewHeaderFooterView {}

final class CardData: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    (cell as? NibCard)?.label.text = "Card \(indexPath.item)"
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }
}

final class NibNamedViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var label: UILabel!
  var loads = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}

final class CardsController: UIViewController, UICollectionViewDataSource {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var cards: UICollectionView!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var layout: UICollectionViewFlowLayout!
  var isAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    (cell as? NibCard)?.label.text = "Card \(indexPath.item)"
    return cell
  }
}
