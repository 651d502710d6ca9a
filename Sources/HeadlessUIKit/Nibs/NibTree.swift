import CellLayout
import Foundation
import InterfaceBuilder
import ShelfSizing

/// A tree of views that is made of a nib.
@MainActor final class NibTree {
  let load: NibLoad
  let views: ImportedViews
  /// The controller whose view it is.
  private let controller: UIViewController?
  private var live: [Int: UIView] = [:]
  private var guides: [Int: UILayoutGuide] = [:]

  init(_ views: ImportedViews, _ load: NibLoad, of controller: UIViewController? = nil) {
    (self.views, self.load, self.controller) = (views, load, controller)
  }

  var document: NibDocument { load.document }

  /// Makes the views and their constraints.
  ///
  /// - Returns: the root.
  func make() -> UIView {
    let root = make(0)
    controller?.take(root)
    // Views that an `init(coder:)` has thrown away leave their constraints without items.
    for guide in views.cell.template.guides.indices {
      if let id = views.cell.template.guides[guide].id { note(guide, id) }
    }
    for constraint in views.constraints where !constraint.template.isPlaceholder { add(constraint) }
    for (id, item) in views.items { if let object = self.object(item) { load.noteIfNew(object, id: id) } }
    return root
  }

  private func note(_ guide: Int, _ id: String) { if let object = object(.guide(guide)) { load.note(object, id: id) } }

  private func make(_ index: Int) -> UIView {
    let element = views.elements[index]
    let template = views.cell.template.views[index]
    let coder = NibCoder(NibObject(tree: self, index: index))
    if let standard = NibClasses.view(element.name) {
      let type = NibClasses.type(of: element, in: document, standard: standard)
      if NibClasses.isKnown(element) || template.placeholderSize == OptionalSize() {
        if let view = type.init(coder: coder) { return view }
        Messages.sayOnce("\(type).init(coder:) gives nil for a view of \(document.content.file):\(element.position)")
      }
    } else if element["customClass"] != nil, NibClasses.isKnown(element),
      let view = NibClasses.type(of: element, in: document, standard: UIView.self).init(coder: coder)
    {
      return view
    }
    let view = TemplateView(
      template.content, size: template.customClass == nil ? OptionalSize() : template.placeholderSize)
    decode(view, at: index)
    return view
  }

  // MARK: Views

  /// Writes the properties of an element to its view, and makes the views inside.
  func decode(_ view: UIView, at index: Int) {
    live[index] = view
    load.note(view, views.elements[index])
    NibProperties(self, index).write(to: view)
    if !(view is HasContentView) { addSubviews(of: view, at: index) }
  }

  /// Writes the properties of the content view, and makes the views inside.
  func decodeContent(of view: UIView, _ contentView: UIView, at index: Int) {
    let content = views.subviews[index].first { views.elements[$0]["key"] == "contentView" }
    if let content {
      live[content] = contentView
      load.note(contentView, views.elements[content])
      NibProperties(self, content).write(toContentView: contentView)
      addSubviews(of: contentView, at: content)
    }
    addSubviews(of: view, at: index, but: content)
  }

  private func addSubviews(of view: UIView, at index: Int, but content: Int? = nil) {
    for subview in views.subviews[index] where subview != content {
      let made = make(subview)
      if let stack = view as? UIStackView, views.cell.template.views[subview].isArranged {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
  }

  // MARK: Constraints

  private func add(_ declared: ImportedViews.DeclaredConstraint) {
    let template = declared.template
    guard let holder = live[standIn(for: declared.holder)], let first = object(template.firstItem, inContent: true)
    else { return }
    let second = template.secondItem.flatMap { object($0, inContent: true) }
    if template.secondItem != nil, second == nil { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: NSLayoutConstraint.Attribute(template.firstAttribute),
      relatedBy: NSLayoutConstraint.Relation(template.relation), toItem: second,
      attribute: template.secondAttribute.map { NSLayoutConstraint.Attribute($0) } ?? .notAnAttribute,
      multiplier: template.multiplier, constant: template.constant)
    constraint.priority = UILayoutPriority(Float(template.priority))
    constraint.identifier = declared.element["identifier"]
    holder.addConstraint(constraint)
    load.note(constraint, declared.element)
  }

  /// The content view of a cell whose file has no id for it, since Interface Builder shows both as one view: constraints
  /// of the cell are the content view's, and `contentView.systemLayoutSizeFitting` follows them.
  private func standIn(for index: Int) -> Int {
    views.subviews[index].first { views.elements[$0]["key"] == "contentView" && views.elements[$0]["id"] == nil }
      ?? index
  }

  /// - Parameter inContent: whether the answer for a cell is its content view.
  private func object(_ item: ConstraintTemplate.Item, inContent: Bool = false) -> AnyObject? {
    func view(_ index: Int) -> UIView? { live[inContent ? standIn(for: index) : index] }
    return switch item {
    case .view(let index): view(index)
    case .safeArea(let index): view(index)?.safeAreaLayoutGuide
    case .layoutMargins(let index): view(index)?.layoutMarginsGuide
    case .readableContent(let index): view(index)?.readableContentGuide
    case .guide(let index): guide(index)
    }
  }

  private func guide(_ index: Int) -> AnyObject? {
    if let guide = guides[index] { return guide }
    let template = views.cell.template.guides[index]
    guard let owner = live[template.owner] else { return nil }
    if views.contentGuides[template.owner] == index { return (owner as? UIScrollView)?.contentLayoutGuide }
    let element = template.id.flatMap { document.elements[$0] }
    if let controller, element?.name == "viewControllerLayoutGuide" {
      return element?["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
    }
    let guide = UILayoutGuide()
    guide.identifier = element?["identifier"] ?? ""
    owner.addLayoutGuide(guide)
    guides[index] = guide
    return guide
  }
}

/// A view that holds its subviews in a view of its own, which it makes.
@MainActor protocol HasContentView: UIView {}
extension UICollectionViewCell: HasContentView {}
extension UITableViewCell: HasContentView {}
extension UITableViewHeaderFooterView: HasContentView {}
extension UIVisualEffectView: HasContentView {}
