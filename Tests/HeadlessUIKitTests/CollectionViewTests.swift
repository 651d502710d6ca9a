import Foundation
import Testing

@testable import HeadlessUIKit

/// The cell of the article on automatic sizes: a label 8 points inside of a border.
private final class BorderedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

/// Texts in sections, with a header above each where the layout has some.
private final class Texts: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  var sizes: [CGSize] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? BorderedCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sizes.isEmpty ? CGSize(width: 50, height: 50) : sizes[indexPath.item]
  }
}

/// Columns that are filled in turn, as an app writes them.
private final class TwoColumns: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private(set) var preparations = 0

  override func prepare() {
    preparations += 1
    guard let view = collectionView, attributes.isEmpty else { return }
    for item in 0..<view.numberOfItems(inSection: 0) {
      let index = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let width = view.bounds.width / 2
      index.frame = CGRect(x: CGFloat(item % 2) * width, y: CGFloat(item / 2) * 100, width: width, height: 90)
      attributes.append(index)
    }
  }
  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: attributes.map(\.frame.maxY).max() ?? 0)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
}

/// A collection view holds its data weakly; this one keeps them.
private final class KeepingView: UICollectionView {
  var data: Texts?
}

@MainActor struct CollectionViewTests {
  private func view(_ layout: UICollectionViewLayout, _ data: Texts, width: CGFloat = 375) -> UICollectionView {
    let view = KeepingView(
      frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
    view.register(BorderedCell.self, forCellWithReuseIdentifier: "text")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    view.data = data
    view.dataSource = data
    view.delegate = data
    return view
  }

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect?] {
    (0..<view.numberOfItems(inSection: section)).map {
      view.cellForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// Frames of Mac Catalyst 26.1 (Vercantez/openuikit, `CollectionViewTests`, "delegate sizes").
  @Test func sizesOfTheDelegate() {
    let data = Texts([Array(repeating: "", count: 6)])
    data.sizes = [(120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40)].map(CGSize.init)
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 11
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let view = view(layout, data)
    view.layoutIfNeeded()
    #expect(
      frames(view) == [
        CGRect(x: 10, y: 12.5, width: 120, height: 40), CGRect(x: 152.5, y: 5, width: 100, height: 55),
        CGRect(x: 275, y: 12.5, width: 90, height: 40), CGRect(x: 10, y: 75, width: 200, height: 30),
        CGRect(x: 305, y: 70, width: 60, height: 40), CGRect(x: 10, y: 120, width: 150, height: 40),
      ])
    #expect(view.contentSize == CGSize(width: 375, height: 165))
  }

  /// Frames of Mac Catalyst 26.1 (Vercantez/openuikit, `CollectionViewTests`, probe D).
  @Test func headersAndFooters() {
    let data = Texts([["", "", ""], ["", ""]])
    data.sizes = Array(repeating: CGSize(width: 80, height: 40), count: 3)
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    let view = view(layout, data)
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 1)
    #expect(frames(view, section: 1).map { $0?.origin } == [CGPoint(x: 12, y: 134), CGPoint(x: 102.5, y: 134)])
    #expect(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
        == CGRect(x: 0, y: 100, width: 375, height: 30))
    #expect(
      view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path)?.frame
        == CGRect(x: 0, y: 180, width: 375, height: 20))
    // Without a size a header has attributes, and no view.
    layout.headerReferenceSize = .zero
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame.size == .zero)
    #expect(view.supplementaryView(forElementKind: kind, at: path) == nil)
    let absent = IndexPath(item: 0, section: 2)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: absent) == nil)
  }

  @Test func cellsTellTheirSizes() throws {
    let data = Texts([["Hi", "A longer text", "Hi"]])
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = view(layout, data)
    view.layoutIfNeeded()
    for (item, text) in data.sections[0].enumerated() {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.text = text
      let own = label.intrinsicContentSize
      let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? BorderedCell)
      #expect(cell.frame.size == CGSize(width: own.width + 16, height: own.height + 16))
      #expect(cell.label.frame == CGRect(x: 8, y: 8, width: own.width, height: own.height))
    }
  }

  @Test func changesOfDataCountAtTheNextLayout() {
    let data = Texts([["one", "two"]])
    let view = view(UICollectionViewFlowLayout(), data)
    view.layoutIfNeeded()
    let before = view.visibleCells
    data.sections = [["three"]]
    view.reloadData()
    view.layoutIfNeeded()
    let cells = view.visibleCells
    #expect(cells.count == 1 && view.subviews.count == 1)
    // The cells of before are used again.
    #expect((cells.first as? BorderedCell)?.label.text == "three")
    #expect(cells.allSatisfy(before.contains))
  }

  @Test func layoutsOfTheAppsOwn() {
    let layout = TwoColumns()
    let data = Texts([Array(repeating: "text", count: 21)])
    let view = view(layout, data, width: 300)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 300, height: 1090))
    #expect(frames(view)[20] == CGRect(x: 0, y: 1000, width: 150, height: 90))
    view.layoutIfNeeded()
    #expect(layout.preparations == 1)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.preparations == 2)
  }

  /// A cell of its own text beside it does not change the tree that the collection view lies in.
  @Test func aTextChangesInItsCellAlone() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    let data = Texts([["Hi"]])
    let view = view(UICollectionViewFlowLayout(), data)
    box.addSubview(view)
    box.layoutIfNeeded()
    let count = box.layout.templateCount
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? BorderedCell)
    cell.label.text = "A longer text"
    cell.label.isHidden = true
    box.layoutIfNeeded()
    #expect(box.layout.templateCount == count)
  }

  @Test func snapshotsCountAtOnce() {
    let data = Texts([])
    let view = view(UICollectionViewFlowLayout(), data)
    let registration = UICollectionView.CellRegistration<BorderedCell, String> { cell, _, text in
      cell.label.text = text
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, text in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: text)
    }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    snapshot.insertItems(["d"], beforeItem: "b")
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { ($0 as? BorderedCell)?.label.text } == ["d", "b", "c"])
    #expect(source.indexPath(for: "c") == IndexPath(item: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
  }

  @Test func controllersAreTheirData() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(BorderedCell.self, forCellWithReuseIdentifier: "text")
      }
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath) }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 30)
    let controller = Controller(collectionViewLayout: layout)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.contentSize.height == 110)
  }

  @Test func selectionIsKept() {
    let data = Texts([["one", "two"]])
    let view = view(UICollectionViewFlowLayout(), data)
    view.layoutIfNeeded()
    let (first, second) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0))
    view.selectItem(at: first, animated: false, scrollPosition: [])
    view.selectItem(at: second, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [second])
    #expect(view.cellForItem(at: first)?.isSelected == false && view.cellForItem(at: second)?.isSelected == true)
  }

  /// Attributes of an app's class are copied by that class.
  @Test func attributesAreCopied() {
    final class Tinted: UICollectionViewLayoutAttributes {
      var tint = 0
      override func copy(with zone: NSZone? = nil) -> Any {
        let other = super.copy(with: zone)
        (other as? Tinted)?.tint = tint
        return other
      }
    }
    let tinted = Tinted(forCellWith: IndexPath(item: 3, section: 1))
    tinted.tint = 7
    tinted.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = tinted.copy() as? Tinted
    #expect(copy?.tint == 7 && copy?.frame == tinted.frame && copy?.indexPath == tinted.indexPath)
  }
}
