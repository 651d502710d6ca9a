import ShelfSizing
import TextMeasurement

/// What cells are built from: a template with its fonts looked up and its fields bound.
package struct CellBlueprint: Sendable {
  /// The declared views.
  package let template: CellTemplate
  /// Which fields the views show.
  package let bindings: [Binding]
  /// The device's pixels.
  package let grid: PixelGrid
  /// For each view, the font of its text; `nil` for a view without text.
  let fonts: [Font?]
  /// The fonts of the parts of a view's text, by the view's place, for texts of several fonts.
  let fontRuns: [Int: [FontRun]]
  /// The fonts that are not here, for which others stand; each once.
  package let missingFonts: [String]
  /// What is to be said of the fonts' widths (``Font/warnings``); each sentence once.
  package let fontDoubts: [String]

  /// A field that decides something of a view.
  package struct Binding: Sendable, Hashable {
    /// The view's place in the template.
    package var view: Int
    /// The field's name in records.
    package var field: String
    /// What the field decides.
    package var role: CellBinding.Role
  }
}

extension CellBlueprint {
  /// Looks the fonts of a template up.
  ///
  /// - Parameters:
  ///   - bindings: what views get from records; `nil` binds each label named `<field>Label` to that field.
  ///   - fallbacks: fonts that are asked for characters a label's font lacks.
  ///   - standsIn: whether another font stands for one that is neither built in nor the configuration's; else an
  ///     installed one is used, and none is an error.
  package init(
    template: CellTemplate, bindings: [CellBinding]? = nil, library: FontLibrary,
    category: ContentSizeCategory = .large, fallbacks: [String] = [], standsIn: Bool = false, grid: PixelGrid
  ) throws(FontLookupError) {
    var fonts: [Font?] = []
    var fontRuns: [Int: [FontRun]] = [:]
    var bound: [Binding] = []
    var missingFonts: [String] = []
    var fontDoubts: [String] = []
    var standIns: [FontDescriptor: Font] = [:]
    var shaped: Set<Int> = []
    var template = template
    let bindingsOfName = bindings.map { bindings in Dictionary(grouping: bindings.indices) { bindings[$0].view } }
    /// - Parameter isMeasured: false where only a preview without records shows the font.
    func font(_ descriptor: FontDescriptor, isMeasured: Bool = true) throws(FontLookupError) -> Font {
      let descriptor = descriptor.resolved(category)
      guard standsIn, case .named(let name, let size) = descriptor, !library.declares(name) else {
        let font = try library.font(descriptor, category: category, fallbacks: fallbacks)
        if isMeasured { fontDoubts += font.warnings.filter { !fontDoubts.contains($0) } }
        return font
      }
      // An installed font of that name would make the result depend on the machine.
      if isMeasured { missingFonts.append(name) }
      if let known = standIns[descriptor] { return known }
      let font = library.standIn(for: name, size: size)
      standIns[descriptor] = font
      return font
    }
    for (place, view) in template.views.enumerated() {
      let firstBound = bound.count
      if let bindings, let bindingsOfName {
        // In the order of the bindings, whatever names the view has.
        for index in Set(view.names.flatMap { bindingsOfName[$0] ?? [] }).sorted() {
          let binding = bindings[index]
          bound += CellBinding.Role.allCases.compactMap { role in
            binding.fields[role].map { Binding(view: place, field: $0, role: role) }
          }
          template.update(place) { $0.apply(binding, grid) }
          if binding.lengths[.aspectRatio] != nil { shaped.insert(place) }
        }
      } else if let field = view.impliedField {
        bound.append(Binding(view: place, field: field, role: .text))
      }
      if case .control(var control) = view.content, let segments = control.segments {
        let font = try font(.system(size: 13, weight: .regular))
        control.minimumSize.width = segments.width { Paragraph($0, font: font).naturalWidth }
        template.update(place) { $0.content = .control(control) }
      }
      guard let text = view.text else {
        fonts.append(nil)
        continue
      }
      fonts.append(try font(text.font))
      guard !text.runs.isEmpty else { continue }
      let isBound = bound[firstBound...].contains { $0.role == .text }
      var runs: [FontRun] = []
      for run in text.runs { runs.append(FontRun(end: run.end, font: try font(run.font, isMeasured: !isBound))) }
      fontRuns[place] = runs
    }
    if !shaped.isEmpty {
      template.constraints.removeAll { constraint in
        guard case .view(let place) = constraint.firstItem else { return false }
        return shaped.contains(place) && constraint.isShape(of: place)
      }
    }
    self.template = template
    self.bindings = bound
    self.fonts = fonts
    self.fontRuns = fontRuns
    var named: Set<String> = []
    self.missingFonts = missingFonts.filter { named.insert($0).inserted }
    self.fontDoubts = fontDoubts
    self.grid = grid
  }

  /// Whether fields decide sizes of pictures or what is hidden as well.
  package var decidesMoreThanTexts: Bool { bindings.contains { $0.role != .text } }

  /// The bound fields, each once (compared by their bytes), in the order of the views.
  package var fields: [String] {
    bindings.map(\.field).withoutRepeats
  }
}

extension [String] {
  /// The first of each; strings that differ in their bytes differ.
  var withoutRepeats: [String] {
    var seen: Set<[UInt8]> = []
    return filter { seen.insert([UInt8]($0.utf8)).inserted }
  }

  /// The index of each string's first occurrence; strings are compared by their UTF-8 bytes.
  var places: [[UInt8]: Int] {
    Dictionary(enumerated().map { ([UInt8]($1.utf8), $0) }) { first, _ in first }
  }
}

extension ViewTemplate {
  /// Takes over what a binding says for all records.
  fileprivate mutating func apply(_ binding: CellBinding, _ grid: PixelGrid) {
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

  /// What bindings and estimators may call it, the most usual name first.
  package var names: [String] { [outlet].compactMap { $0 } + otherOutlets + [id, userLabel].compactMap { $0 } }

  /// The field that a label shows when no bindings are given: `title` for `titleLabel`.
  var impliedField: String? {
    let outlets = [outlet ?? id].compactMap { $0 } + otherOutlets
    guard case .label(let label) = content, let name = outlets.first(where: { $0.hasSuffix("Label") && $0.count > 5 })
    else { return nil }
    // The text of a nib's label stands in for that of a record; an inline cell's is meant.
    return label.text == nil || name != id ? String(name.dropLast(5)) : nil
  }
}
