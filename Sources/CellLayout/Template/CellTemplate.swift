import ShelfSizing

/// A cell as it is declared: its views, guides and constraints, before fonts are looked up and records shown.
///
/// Views and guides are known by their index in the lists, so that constraints need no names.
package struct CellTemplate: Sendable, Hashable {
  /// All views, each before its subviews; the first is the cell itself.
  package private(set) var views: [ViewTemplate]
  /// The layout guides that are no view's own.
  package private(set) var guides: [LayoutGuideTemplate] = []
  /// The constraints, in the order of the file.
  package var constraints: [ConstraintTemplate] = []
  /// `UICollectionReusableView.reuseIdentifier`; `nil` where the file names none.
  package var reuseIdentifier: String?

  /// A cell without subviews.
  package init(root: ViewTemplate) {
    views = [root]
  }

  /// The cell itself.
  package var root: ViewTemplate { views[0] }

  /// Adds a view behind all others.
  ///
  /// - Parameter superview: the index of the view it lies in.
  /// - Returns: its index.
  @discardableResult
  package mutating func add(_ view: ViewTemplate, to superview: Int) -> Int {
    views.append(view)
    views[views.count - 1].superview = superview
    return views.count - 1
  }

  /// Changes the view at an index; where it lies stays.
  package mutating func update(_ view: Int, _ change: (inout ViewTemplate) -> Void) {
    let superview = views[view].superview
    change(&views[view])
    views[view].superview = superview
  }

  /// Adds a layout guide.
  ///
  /// - Returns: its index.
  package mutating func add(_ guide: LayoutGuideTemplate) -> Int {
    guides.append(guide)
    return guides.count - 1
  }

  /// The most views that a cell may have.
  package static let mostViews = 2500
  /// The most priorities that a cell may have.
  package static let mostPriorities = 256

  /// The priorities of its constraints and of its views' content sizes, each once.
  package var priorities: Set<Double> {
    var priorities = Set(constraints.map(\.priority))
    for view in views {
      for axes in [view.hugging, view.compressionResistance] {
        priorities.insert(axes.horizontal)
        priorities.insert(axes.vertical)
      }
    }
    return priorities
  }

  /// Whether a constraint says how long the view at an index is along an axis.
  func hasGivenLength(_ index: Int, along axis: StackTemplate.Axis) -> Bool {
    givenLength(of: index, along: axis) != nil
  }

  /// The constraint that gives a view a length by itself.
  func givenLength(of index: Int, along axis: StackTemplate.Axis) -> ConstraintTemplate? {
    constraints.first {
      $0.firstItem == .view(index) && $0.firstAttribute == (axis == .horizontal ? .width : .height)
        && $0.secondItem == nil && $0.relation == .equal
    }
  }

  /// The cell with views that are not hidden by themselves, as something else decides that.
  func leavingHiding(of views: [Int]) -> CellTemplate {
    var template = self
    for view in views { template.update(view) { $0.isHidden = false } }
    return template
  }

  /// The arranged subviews of each stack view, in order, by the stack view's index.
  var arrangedSubviews: [[Int]] {
    var arranged = [[Int]](repeating: [], count: views.count)
    for (index, view) in views.enumerated() {
      if view.isArranged, let superview = view.superview { arranged[superview].append(index) }
    }
    return arranged
  }
}

/// A `UILayoutGuide` that a view owns.
package struct LayoutGuideTemplate: Sendable, Hashable {
  /// Its name in constraints.
  package var id: String?
  /// The index of the view that owns it.
  package var owner: Int

  /// A guide whose frame its constraints decide.
  package init(id: String? = nil, owner: Int) {
    self.id = id
    self.owner = owner
  }
}

extension CellTemplate {
  /// Whether heights may follow the content size category: a font's size does, or no text is known, as where a cell hosts a
  /// view of SwiftUI.
  package var followsTextSize: Bool {
    let texts = views.compactMap(\.text)
    return texts.isEmpty
      || texts.contains { text in text.font.followsTextSize || text.runs.contains { $0.font.followsTextSize } }
  }
}
