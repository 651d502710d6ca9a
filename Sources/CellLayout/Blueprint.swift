import ShelfSizing
import TextMeasurement

extension TemplateCell {
  /// What a cell is built from.
  public struct Blueprint: Sendable {
    /// The declared views.
    public let template: CellTemplate
    /// Which fields the views show.
    public let bindings: [Binding]
    /// The device's pixels.
    public let grid: PixelGrid
    /// By view, the font of its text.
    let fonts: [Font?]
    /// The fonts that are not here, for which others stand; each once.
    public let missingFonts: [String]

    /// A field that a view shows.
    public struct Binding: Sendable, Hashable {
      /// The view's place in the template.
      public var view: Int
      /// The field's name in records.
      public var field: String

      /// Shows a field in a view's text.
      public init(view: Int, field: String) {
        self.view = view
        self.field = field
      }
    }
  }
}

extension TemplateCell.Blueprint {
  /// Looks the fonts of a template up.
  ///
  /// - Parameters:
  ///   - bindings: fields by a view's outlet, id or label; `nil` binds each label named `<field>Label` to that field.
  ///   - fallbacks: fonts that are asked for characters a label's font lacks.
  ///   - standsIn: whether another font stands for one that is not here; else it is an error.
  public init(
    template: CellTemplate, bindings: [String: String]? = nil, library: FontLibrary,
    category: ContentSizeCategory = .large, fallbacks: [String] = [], standsIn: Bool = false,
    grid: PixelGrid
  ) throws(FontLookupError) {
    var fonts: [Font?] = []
    var bound: [Binding] = []
    var missingFonts: [String] = []
    for (place, view) in template.views.enumerated() {
      guard let text = view.text else {
        fonts.append(nil)
        continue
      }
      do throws(FontLookupError) {
        fonts.append(try library.font(text.font, category: category, fallbacks: fallbacks))
      } catch {
        guard standsIn, case .unknown(let missing) = error, case .named(let name, let size) = text.font, name == missing
        else { throw error }
        fonts.append(library.standIn(for: name, size: size))
        if !missingFonts.contains(name) { missingFonts.append(name) }
      }
      if let field = bindings.map({ bindings in view.names.lazy.compactMap { bindings[$0] }.first }) ?? view.impliedField {
        bound.append(Binding(view: place, field: field))
      }
    }
    self.template = template
    self.bindings = bound
    self.fonts = fonts
    self.missingFonts = missingFonts
    self.grid = grid
  }

  /// The bound fields, each once (compared by their bytes), in the order of the views.
  public var fields: [String] {
    var fields: [String] = []
    for binding in bindings where !fields.contains(where: { $0.utf8.elementsEqual(binding.field.utf8) }) {
      fields.append(binding.field)
    }
    return fields
  }
}

extension ViewTemplate {
  /// What bindings and estimators may call it, the most usual name first.
  public var names: [String] { [outlet, id, userLabel].compactMap { $0 } }

  /// The field that a label shows when no bindings are given: `title` for `titleLabel`.
  var impliedField: String? {
    guard case .label(let label) = content, label.text == nil, let id, id.hasSuffix("Label"), id.count > 5 else {
      return nil
    }
    return String(id.dropLast(5))
  }
}
