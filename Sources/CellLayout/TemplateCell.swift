import ShelfSizing
import TextMeasurement

/// The full measurer: a cell built from a template, with fonts looked up and fields bound, laid out off the device.
///
/// It is a ``ShelfSizing/SizingCell`` whose view model is the texts of a card, one for each field in the order of
/// ``fields``.
public final class TemplateCell: SizingCell {
  /// What a cell is built from.
  public struct Blueprint: Sendable {
    /// The declared views.
    public let template: CellTemplate
    /// Which field each label shows, by the label's id.
    public let bindings: [String: String]
    /// The fonts of the labels, in the order of ``CellTemplate/views``.
    let fonts: [Font]
    /// The device's pixels.
    public let grid: PixelGrid
  }

  /// What the cell was built from.
  public let blueprint: Blueprint
  /// The bound fields, each once, in the order of the labels.
  public let fields: [String]
  let root: LayoutView
  package let labels: [LabelView]
  /// By field, the labels that show it.
  private let labelsByField: [[LabelView]]

  /// A cell without content.
  public init(_ blueprint: Blueprint) {
    var builder = ViewBuilder(grid: blueprint.grid, fonts: blueprint.fonts[...])
    root = builder.view(blueprint.template.root)
    labels = builder.labels
    self.blueprint = blueprint
    fields = blueprint.fields
    labelsByField = fields.map { field in
      builder.labels.filter { label in
        label.template.id.flatMap { blueprint.bindings[$0] }?.utf8.elementsEqual(field.utf8) ?? false
      }
    }
  }

  // MARK: Content

  /// Empties the labels that are bound to a field.
  public func prepareForReuse() {
    for field in labelsByField.indices { setText(UnsafeBufferPointer(start: nil, count: 0), ofField: field) }
  }

  /// Shows texts in UTF-8, one for each of ``fields``.
  public func configure(with viewModel: [[UInt8]], isSizing: Bool) {
    for (field, text) in zip(labelsByField.indices, viewModel) {
      text.withUnsafeBufferPointer { setText($0, ofField: field) }
    }
  }

  /// Shows a text in the labels bound to a field.
  ///
  /// - Parameters:
  ///   - text: UTF-8, copied; empty for a field that is null or absent.
  ///   - field: index into ``fields``.
  public func setText(_ text: UnsafeBufferPointer<UInt8>, ofField field: Int) {
    for label in labelsByField[field] { label.setText(text) }
  }

  // MARK: Layout

  /// The required width, and the height that the constraints ask for, in points.
  public func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    Size(width: requiredWidth, height: blueprint.grid.points(pixels: heightInPixels(requiredWidth: requiredWidth)))
  }

  /// The height that the constraints ask for, in whole pixels.
  public func heightInPixels(requiredWidth: Double) -> Double {
    PixelGrid.wholePixels(roundingUp: root.height(forWidth: requiredWidth))
  }

  /// The height that texts alone make, in pixels: labels under each other are added, of those beside each other the
  /// tallest counts.
  package func textHeightInPixels(requiredWidth: Double) -> Double {
    root.textHeight(forWidth: requiredWidth)
  }

  /// Tells `visit` each label that is shown, and its width.
  package func visitLabels(cardWidth: Double, _ visit: (LabelView, Double) -> Void) {
    root.visitLabels(width: cardWidth, visit)
  }

  /// The first view inside of which margins, spacing and fixed widths leave nothing, as a phrase; `nil` if there is
  /// none.
  public func viewWithoutWidth(cardWidth: Double) -> String? {
    root.viewWithoutWidth(cardWidth).map { view in
      view.template.id.map { "'\($0)'" } ?? (view === root ? "the cell" : "a \(view.className)")
    }
  }

  /// Whether anything was assumed for the content.
  public var isApproximate: Bool { labels.contains { $0.isApproximate } }

  /// What was assumed rather than measured since the content was set.
  public var approximations: TextApproximations {
    labels.reduce(into: TextApproximations()) { $0.formUnion($1.approximations) }
  }
}

extension TemplateCell.Blueprint {
  /// Looks the fonts of a template up.
  ///
  /// - Parameters:
  ///   - bindings: fields by label id; `nil` binds each label named `<field>Label` to that field.
  ///   - fallbacks: fonts that are asked for characters a label's font lacks.
  public init(
    template: CellTemplate, bindings: [String: String]? = nil, library: FontLibrary,
    category: ContentSizeCategory = .large, fallbacks: [String] = [], grid: PixelGrid
  ) throws(FontLookupError) {
    var fonts: [Font] = []
    var implied: [String: String] = [:]
    for view in template.views {
      guard case .label(let label) = view.content else { continue }
      fonts.append(try library.font(label.font, category: category, fallbacks: fallbacks))
      if let id = view.id, id.hasSuffix("Label"), id.count > 5, label.text == nil {
        implied[id] = String(id.dropLast(5))
      }
    }
    self.template = template
    self.bindings = bindings ?? implied
    self.fonts = fonts
    self.grid = grid
  }

  /// The bound fields, each once (compared by their bytes), in the order of the labels.
  public var fields: [String] {
    var fields: [String] = []
    for view in template.views {
      guard case .label = view.content, let id = view.id, let field = bindings[id],
        !fields.contains(where: { $0.utf8.elementsEqual(field.utf8) })
      else { continue }
      fields.append(field)
    }
    return fields
  }
}

/// Makes views of templates.
private struct ViewBuilder {
  let grid: PixelGrid
  /// Fonts of the labels still to come.
  var fonts: ArraySlice<Font>
  private(set) var labels: [LabelView] = []

  init(grid: PixelGrid, fonts: ArraySlice<Font>) {
    self.grid = grid
    self.fonts = fonts
  }

  mutating func view(_ template: ViewTemplate) -> LayoutView {
    switch template.content {
    case .label(let label):
      guard let font = fonts.popFirst() else { return LayoutView(template: template, grid: grid) }
      let view = LabelView(template: template, label: label, font: font, grid: grid)
      labels.append(view)
      return view
    case .image(let image):
      return ImageView(template: template, image: image, grid: grid)
    case .stack(let stack):
      let subviews = stack.arrangedSubviews.map { view($0) }
      return StackView(template: template, stack: stack, arrangedSubviews: subviews, grid: grid)
    }
  }
}
