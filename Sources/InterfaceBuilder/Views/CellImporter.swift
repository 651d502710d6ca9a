import Catalog
import CellLayout
import ShelfSizing

/// Reads one cell: first its views, each before its subviews; then what connects them, which may speak of views that
/// stand further down.
struct CellImporter {
  let document: InterfaceBuilderDocument
  let traits: Traits
  let environment: LayoutEnvironment
  var reader: ValueReader
  var template = CellTemplate(root: ViewTemplate())
  let root: Element
  /// The table view round the cell.
  let table: CellRoot.Table?
  /// Whether it is a static cell below that table view's lower edge.
  let isOutOfSight: Bool
  /// The elements of the views, as they are at the traits.
  var elements: [Element] = []
  /// The items of this cell by their ids.
  var items: [String: ConstraintTemplate.Item] = [:]
  /// Each list of constraints with the index of the view that holds it.
  var constraintLists: [(holder: Int, constraints: [Element])] = []
  /// Constraints and views that variations switch off.
  var excluded: Set<String> = []
  /// All ids that stand in the cell, also of views that variations switch off.
  var declared: Set<String> = []
  /// The guides that scroll views have their content in, by the scroll view's index.
  var contentGuides: [Int: Int] = [:]
  /// The elements of the guides that a controller has at the edges of its view.
  var controllersGuides: [Element] = []
  /// The constraints of the file by their index in the template: the element, and the view that holds it.
  var declaredConstraints: [Int: (element: Element, holder: Int)] = [:]
  /// The warnings about sizes of image views' images, by the views' indices.
  var unknownImages: [Int: Diagnostic] = [:]

  init(document: InterfaceBuilderDocument, traits: Traits, environment: LayoutEnvironment, _ root: CellRoot) {
    self.environment = environment
    self.root = root.element
    table = root.table
    isOutOfSight = root.isOutOfSight
    self.document = document
    self.traits = document.usesTraitCollections ? traits : .any
    reader = ValueReader(file: document.file)
  }

  /// The tools version whose layout counts: the file's on the canvas, that of the app's SDK in an app.
  var version: Int {
    switch environment {
    case .device(let sdk): sdk.toolsVersion
    case .interfaceBuilder: document.toolsVersion
    }
  }

  /// The cell, once it is read.
  mutating func read() throws(MalformedInput) -> ImportedCell {
    root.forEachElement { if let id = $0["id"] { declared.insert(id) } }
    readViews()
    for guide in controllersGuides {
      guard let id = guide["id"] else { continue }
      items[id] = .guide(template.add(LayoutGuideTemplate(id: id, owner: 0)))
    }
    readConstraints()
    nameOutlets()
    if template.priorities.count > CellTemplate.mostPriorities {
      reader.report(root, "the cell has more than \(CellTemplate.mostPriorities) different priorities")
    }
    try reader.finish()
    template.reuseIdentifier = root["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    return ImportedCell(
      template: template, id: root["id"], kind: root.name, designSize: template.root.designFrame?.size,
      designHeightYields: !document.isStoryboard && root.name == "tableViewCell",
      scale: document.device?.scale, toolsVersion: document.toolsVersion,
      warnings: reader.warnings.sorted { ($0.position ?? .start) < ($1.position ?? .start) },
      unknownImages: unknownImages, line: root.position.line)
  }

  /// A view that waits to be read.
  private struct Waiting {
    let element: Element
    let superview: Int?
    var role = ViewRole.subview
  }

  /// Walks with a list of its own, since files decide how deep views are nested.
  private mutating func readViews() {
    var waiting = [Waiting(element: root, superview: nil)]
    while let next = waiting.popLast() {
      if template.views.count >= CellTemplate.mostViews {
        return reader.report(next.element, "the cell has more than \(CellTemplate.mostViews) views")
      }
      let (element, variations) = next.element.resolved(for: traits)
      for variation in variations.unknown {
        reader.warn(variation, "the variation '\(variation["key"] ?? "")' is not for size classes, and is left out")
      }
      excluded.formUnion(variations.excluded)
      let view = readView(element, in: next.superview, role: next.role)
      let index: Int
      if let superview = next.superview {
        index = template.add(view, to: superview)
      } else {
        template.update(0) { $0 = view }
        index = 0
      }
      elements.append(element)
      register(element, at: index)
      let contentViews = element.children.filter { $0["key"] == "contentView" && ViewKind($0.name) != nil }
      let role: ViewRole = if case .stack = view.content { .arrangedSubview } else { .subview }
      let subviews = element.list("subviews").filter { !excluded.contains($0["id"] ?? "") }
      waiting += subviews.reversed().map { Waiting(element: $0, superview: index, role: role) }
      waiting += contentViews.reversed().map { Waiting(element: $0, superview: index, role: .contentView) }
    }
  }

  private mutating func register(_ element: Element, at index: Int) {
    if let id = element["id"] { items[id] = .view(index) }
    constraintLists.append((index, element.list("constraints")))
    if element.name == "scrollView" { addContentGuide(of: index, element) }
    for guide in element.children + element.list("layoutGuides") {
      guard let id = guide["id"] else { continue }
      switch (guide.name, guide["key"]) {
      case ("viewLayoutGuide", "safeArea"): items[id] = .safeArea(index)
      case ("viewLayoutGuide", "layoutMargins"): items[id] = .layoutMargins(index)
      case ("viewLayoutGuide", "readableContent"): items[id] = .readableContent(index)
      case ("viewLayoutGuide", "frameLayoutGuide"): items[id] = .view(index)
      case ("viewLayoutGuide", "contentLayoutGuide"):
        items[id] = contentGuides[index].map { .guide($0) } ?? .view(index)
      case ("viewLayoutGuide", "keyboard"):
        // Without a keyboard it lies along the bottom of the safe area; its top edge is what constraints use.
        items[id] = .safeArea(index)
        reader.warn(guide, "the keyboard's layout guide is taken for the safe area")
      case ("viewLayoutGuide", let key):
        items[id] = .view(index)
        reader.warn(guide, "the layout guide '\(key ?? "")' is not known, and is taken for the view's bounds")
      case ("layoutGuide", _), ("userLayoutGuide", _):
        items[id] = .guide(template.add(LayoutGuideTemplate(id: id, owner: index)))
      default: break
      }
    }
  }

  /// A scroll view's content begins where the scroll view does and has a size of its own.
  private mutating func addContentGuide(of index: Int, _ element: Element) {
    let guide = template.add(LayoutGuideTemplate(owner: index))
    contentGuides[index] = guide
    for attribute in [ConstraintTemplate.Attribute.leading, .top] {
      var constraint = ConstraintTemplate(.guide(guide), attribute, to: .view(index), attribute)
      constraint.line = element.position.line
      template.constraints.append(constraint)
    }
  }

  /// Gives views the names of the properties that refer to them, of the cell and of File's Owner.
  private mutating func nameOutlets() {
    let connections = root.list("connections") + document.ownerConnections(to: items.keys)
    // One that is a view's alone comes before one that it shares.
    for kind in ["outlet", "outletCollection"] {
      for connection in connections where connection.name == kind {
        guard let property = connection["property"], case .view(let index)? = items[connection["destination"] ?? ""]
        else { continue }
        template.update(index) { view in
          if view.outlet == nil {
            view.outlet = property
          } else if view.outlet != property {
            view.otherOutlets.append(property)
          }
        }
      }
    }
  }
}
