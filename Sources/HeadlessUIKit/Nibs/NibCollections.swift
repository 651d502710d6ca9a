import CellLayout
import Foundation
import InterfaceBuilder

/// Writes what a nib states of a table view or a collection view, and registers the prototypes in it.
@MainActor struct NibCollections {
  let properties: NibProperties

  init(_ properties: NibProperties) { self.properties = properties }

  var element: Element { properties.element }
  private var document: NibDocument { properties.tree.document }

  func write(to table: UITableView) {
    properties.write(scroll: table)
    table.rowHeight =
      element.number("rowHeight").map { $0 < 0 ? UITableView.automaticDimension : $0 } ?? table.rowHeight
    if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = element.number("sectionHeaderHeight"), height >= 0 { table.sectionHeaderHeight = height }
    if let height = element.number("sectionFooterHeight"), height >= 0 { table.sectionFooterHeight = height }
    for cell in element.list("prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.reuse.register(prototype(cell), identifier)
    }
    table.staticSections = staticSections
    if let view = element.child(key: "tableHeaderView") { table.tableHeaderView = properties.tree.load.makeTree(view) }
    if let view = element.child(key: "tableFooterView") { table.tableFooterView = properties.tree.load.makeTree(view) }
  }

  func write(to collection: UICollectionView) {
    properties.write(scroll: collection)
    if let layout = layout { collection.collectionViewLayout = layout }
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      collection.reuse.register(prototype(cell), ElementKey(identifier: identifier))
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for view in element.children {
      guard let kind = view["key"].flatMap({ kinds[$0] }), let identifier = view["reuseIdentifier"] else { continue }
      collection.reuse.register(prototype(view), ElementKey(kind: kind, identifier: identifier))
    }
  }

  /// Makes a view of an element each time, in a nib of its own.
  private func prototype(_ element: Element) -> @MainActor () -> UIView? {
    let document = document
    return { NibLoad(document, owner: nil).makeObjects(of: [element]).first as? UIView }
  }

  private var layout: UICollectionViewLayout? {
    guard let element = element.child(key: "collectionViewLayout") else { return nil }
    if element.name != "collectionViewFlowLayout" {
      return NibClasses.type(of: element, in: document, standard: UICollectionViewLayout.self).init(coder: NibCoder())
    }
    let type = NibClasses.type(of: element, in: document, standard: UICollectionViewFlowLayout.self)
    guard let layout = type.init(coder: NibCoder()) else { return nil }
    layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
    layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
    layout.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    if let size = size("itemSize", of: element) { layout.itemSize = size }
    if let size = size("estimatedItemSize", of: element) { layout.estimatedItemSize = size }
    if element.flag("automaticEstimatedItemSize") {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = size("headerReferenceSize", of: element) { layout.headerReferenceSize = size }
    if let size = size("footerReferenceSize", of: element) { layout.footerReferenceSize = size }
    if let insets = properties.insets("sectionInset", of: element) { layout.sectionInset = insets }
    properties.tree.load.note(layout, element)
    return layout
  }

  private func size(_ key: String, of element: Element) -> CGSize? {
    element.child(key: key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }
}
