import Foundation
import HeadlessUIKit
import Testing

/// Static rows, embedded controllers and segues of storyboards.
@MainActor struct StoryboardTests {
  private func storyboard(_ scenes: String, first: String) throws -> UIStoryboard {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Scenes\(UUID().uuidString)"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24765" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="\(first)">
      <scenes>\(scenes)</scenes></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).storyboard"))
    NibFiles.folders.append(folder.path)
    defer { NibFiles.folders.removeLast() }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    _ = storyboard.instantiateInitialViewController()
    return storyboard
  }

  private func scene(_ controller: String) -> String {
    "<scene sceneID=\"\(UUID().uuidString)\"><objects>\(controller)</objects></scene>"
  }

  // MARK: Static rows

  private func row(_ id: String, height: Int? = nil, text: String) -> String {
    """
    <tableViewCell \(height.map { "rowHeight=\"\($0)\"" } ?? "") style="IBUITableViewCellStyleDefault" id="\(id)" \
    reuseIdentifier="Row"><rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView \
    key="contentView" tableViewCell="\(id)" id="\(id)c"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <subviews>\(NibText.label("\(id)l", text: text))</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  private func settings(_ name: String) throws -> UIStoryboard {
    try storyboard(
      scene(
        """
        <tableViewController id="vc" customClass="\(name)" customModule="App"><tableView key="view" dataMode="static" \
        style="grouped" separatorStyle="none" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="t">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <sections><tableViewSection id="s1"><cells>\(row("a", height: 60, text: "One"))\(row("b", text: "Two"))</cells>
        </tableViewSection><tableViewSection headerTitle="More" id="s2"><cells>\(row("c", height: 70, text: "Three"))
        </cells></tableViewSection></sections></tableView><connections>\(NibText.outlet("label", "bl"))
        </connections></tableViewController>
        """), first: "vc")
  }

  /// Rows are as high as the storyboard says of each, or of all; headers and footers of a grouped table are as high as the
  /// table says (frames that Interface Builder stored: 18 above the first row, 36 between sections).
  @Test func rowsAreMadeWithTheTable() throws {
    let controller = try #require(try settings("SettingsController").instantiateInitialViewController())
    let settings = try #require(controller as? SettingsController)
    let table = try #require(settings.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 0, y: 18, width: 320, height: 60))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 78, width: 320, height: 50))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 70)
    #expect(settings.label.text == "Two")
    #expect(settings.shown == [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView === settings.label.superview)
    #expect(settings.tableView(table, titleForHeaderInSection: 1) == "More")
    // No other row gets the cell.
    #expect(table.dequeueReusableCell(withIdentifier: "Row") == nil)
  }

  /// A subclass hides a row as many apps do, and asks `super` for the others.
  @Test func subclassesAskSuper() throws {
    let controller = try settings("HidingController").instantiateInitialViewController()
    let table = try #require((controller as? HidingController)?.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    table.layoutIfNeeded()
    let heights = [(0, 0), (1, 0), (0, 1)].map { table.rectForRow(at: IndexPath(row: $0.0, section: $0.1)).height }
    #expect(heights == [0, 50, 70])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  // MARK: Controllers in others

  private let child = """
    <viewController id="child" customClass="InnerController" customModule="App"><view key="view" id="cv">
    <rect key="frame" x="0" y="0" width="100" height="100"/><subviews><view id="dot" \
    translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
    <constraint firstItem="dot" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="10" id="1"/>
    <constraint firstAttribute="trailing" secondItem="dot" secondAttribute="trailing" constant="10" id="2"/>
    <constraint firstItem="dot" firstAttribute="top" secondItem="cv" secondAttribute="top" id="3"/>
    <constraint firstItem="dot" firstAttribute="height" constant="5" id="4"/></constraints></view></viewController>
    """

  private func outer(_ segue: String) -> String {
    """
    <viewController id="outer" customClass="OuterController" customModule="App"><view key="view" id="ov">
    <rect key="frame" x="0" y="0" width="300" height="200"/><subviews><containerView id="box" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="0" width="260" height="50"/>
    <connections>\(segue)</connections></containerView></subviews><constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="ov" secondAttribute="leading" constant="20" id="5"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="6"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="ov" secondAttribute="top" id="7"/>
    <constraint firstItem="box" firstAttribute="height" constant="50" id="8"/></constraints></view></viewController>
    """
  }

  private let embedding = "<segue destination=\"child\" kind=\"embed\" identifier=\"inner\" id=\"sg\"/>"

  @Test func containersHaveTheViewOfTheirController() throws {
    let storyboard = try storyboard(scene(outer(embedding)) + scene(child), first: "outer")
    let outer = try #require(storyboard.instantiateInitialViewController() as? OuterController)
    #expect(outer.children.isEmpty)
    outer.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let inner = try #require(outer.children.first as? InnerController)
    #expect(outer.calls == ["prepare inner", "load"] && inner.calls == ["prepared", "load", "moved"])
    outer.view.layoutIfNeeded()
    #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 260, height: 50))
    #expect(inner.view.subviews.first?.frame == CGRect(x: 10, y: 0, width: 240, height: 5))
    #expect(inner.parent === outer)
  }

  @Test func navigationControllersHaveTheirRoot() throws {
    let navigation = """
      <navigationController id="nav"><connections><segue destination="child" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController>
      """
    let segue = embedding.replacingOccurrences(of: "destination=\"child\"", with: "destination=\"nav\"")
    let storyboard = try storyboard(scene(outer(segue)) + scene(navigation) + scene(child), first: "outer")
    let outer = try #require(storyboard.instantiateInitialViewController())
    outer.view.layoutIfNeeded()
    let inner = try #require(outer.children.first as? UINavigationController)
    #expect(inner.topViewController is InnerController)
    #expect(inner.topViewController?.view.frame.size == CGSize(width: 260, height: 50))
  }

  @Test func seguesMakeTheirDestination() throws {
    let segue = "<segue destination=\"child\" kind=\"show\" identifier=\"next\" id=\"sg\"/>"
    let storyboard = try storyboard(scene(outer(segue)) + scene(child), first: "outer")
    let outer = try #require(storyboard.instantiateInitialViewController() as? OuterController)
    let stack = UINavigationController(rootViewController: outer)
    outer.performSegue(withIdentifier: "next", sender: nil)
    #expect(outer.calls == ["prepare next"] && stack.topViewController is InnerController)
  }

  @Test func controllersThatHoldEachOtherStopTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let tests = StoryboardTests()
        let segue = "<segue destination=\"outer\" kind=\"embed\" id=\"sg\"/>"
        let storyboard = try tests.storyboard(tests.scene(tests.outer(segue)), first: "outer")
        _ = storyboard.instantiateInitialViewController()?.view
      }
    }
    #expect(NibText.words(of: result).contains("the controllers of this storyboard hold each other"))
  }
}

final class SettingsController: UITableViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var label: UILabel!
  var shown: [IndexPath] = []
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    shown.append(indexPath)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
}

final class HidingController: UITableViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var label: UILabel!
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath == IndexPath(row: 0, section: 0) ? 0 : super.tableView(tableView, heightForRowAt: indexPath)
  }
}

final class OuterController: UIViewController {
  var calls: [String] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "")")
    (segue.destination as? InnerController)?.calls.append("prepared")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("load")
  }
}

final class InnerController: UIViewController {
  var calls: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("load")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    calls.append("moved")
  }
}
