import CellLayout
import ShelfSizing
import TextMeasurement

/// A cell whose fonts are looked up, and the fields of records that decide about its views.
package struct BoundCell: Sendable {
  /// The cell, with all that bindings say of it for all records.
  package let blueprint: CellBlueprint
  /// The fields that decide about views.
  package let bindings: [Binding]
  /// The app's own cell; `nil` for one that is declared.
  package let appCell: AppCellPlan?

  /// A field that decides something of a view.
  package struct Binding: Sendable, Hashable {
    /// The view's index in the template.
    package var view: Int
    /// The field's name in records.
    package var field: String
    /// The property that the field decides.
    package var role: CellBinding.Role
    /// Whether a text is shown as it is in every language.
    package var isLiteral = false
  }

  /// Binds fields to the views of a template, and looks its fonts up.
  ///
  /// - Parameters:
  ///   - bindings: what views get from records; `nil` binds each label named `<field>Label` to that field.
  ///   - fallbacks: fonts that are asked for characters a label's font lacks.
  ///   - standsIn: see ``CellLayout/CellBlueprint``.
  ///   - appCell: the app's own cell, which the template was written down from.
  package init(
    template: CellTemplate, bindings: [CellBinding]? = nil, library: FontLibrary,
    category: ContentSizeCategory = .large, fallbacks: [String] = [], standsIn: Bool = false, grid: PixelGrid,
    appCell: AppCellPlan? = nil
  ) throws(FontLookupError) {
    var template = template
    self.appCell = appCell
    self.bindings = appCell != nil ? [] : bindings.map { template.bind($0, grid) } ?? template.impliedBindings
    let replaced = Set(self.bindings.lazy.filter { $0.role == .text }.map(\.view))
    blueprint = try CellBlueprint(
      template: template, replacedTexts: replaced, library: library, category: category, fallbacks: fallbacks,
      standsIn: standsIn, grid: grid)
  }

  /// The bound fields, each once (compared by their bytes), in the order of the views.
  package var fields: [String] { appCell?.cell.fields ?? bindings.map(\.field).withoutRepeats }
}

extension CellTemplate {
  /// Each label named `<field>Label` shows that field.
  fileprivate var impliedBindings: [BoundCell.Binding] {
    views.indices.compactMap { index in
      views[index].impliedField.map { BoundCell.Binding(view: index, field: $0, role: .text) }
    }
  }

  /// Takes over what bindings say for all records.
  ///
  /// - Returns: what fields decide.
  fileprivate mutating func bind(_ bindings: [CellBinding], _ grid: PixelGrid) -> [BoundCell.Binding] {
    let bindingsOfName = Dictionary(grouping: bindings.indices) { bindings[$0].view }
    var bound: [BoundCell.Binding] = []
    var shaped: Set<Int> = []
    for (view, declared) in views.enumerated() {
      // In the order of the bindings, whatever names the view has.
      for index in Set(declared.names.flatMap { bindingsOfName[$0] ?? [] }).sorted() {
        let binding = bindings[index]
        bound += CellBinding.Role.allCases.compactMap { role in
          binding.fields[role].map {
            BoundCell.Binding(view: view, field: $0, role: role, isLiteral: binding.isLiteral)
          }
        }
        update(view) { $0.apply(binding, grid) }
        if binding.lengths[.aspectRatio] != nil { shaped.insert(view) }
      }
    }
    if !shaped.isEmpty {
      constraints.removeAll { constraint in
        guard case .view(let view) = constraint.firstItem else { return false }
        return shaped.contains(view) && constraint.isShape(of: view)
      }
    }
    return bound
  }
}

extension ViewTemplate {
  /// Takes over what a binding says for all records.
  fileprivate mutating func apply(_ binding: CellBinding, _ grid: PixelGrid) {
    if binding.text != nil || binding.fields[.text] != nil { addMissingTitle() }
    if let text = binding.text { setText(text) }
    if !binding.isAttributed, binding.fields[.text] != nil, case .label(var label) = content {
      label.setPlainText()
      content = .label(label)
    }
    guard case .image(var image) = content else { return }
    image.imageSize.width = binding.lengths[.pixelWidth].map(grid.points) ?? image.imageSize.width
    image.imageSize.height = binding.lengths[.pixelHeight].map(grid.points) ?? image.imageSize.height
    image.aspectRatio = binding.lengths[.aspectRatio] ?? image.aspectRatio
    content = .image(image)
  }

  /// The field that a label shows when no bindings are given: `title` for `titleLabel`.
  fileprivate var impliedField: String? {
    let outlets = [outlet ?? id].compactMap { $0 } + otherOutlets
    guard case .label(let label) = content, let name = outlets.first(where: { $0.hasSuffix("Label") && $0.count > 5 })
    else { return nil }
    // The text of a nib's label stands in for that of a record; an inline cell's is meant.
    return label.text == nil || name != id ? String(name.dropLast(5)) : nil
  }
}

extension [String] {
  /// The first of each; strings that differ in their bytes differ.
  var withoutRepeats: [String] {
    let first = firstIndices
    return enumerated().filter { first[[UInt8]($1.utf8)] == $0 }.map(\.element)
  }

  /// The index of each string's first occurrence; strings are compared by their UTF-8 bytes.
  var firstIndices: [[UInt8]: Int] {
    Dictionary(enumerated().map { ([UInt8]($1.utf8), $0) }) { first, _ in first }
  }
}
