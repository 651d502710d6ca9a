import Catalog
import ShelfSizing

/// The records of one locale, besides their shelves.
struct PartPass: BatchPass, Sendable {
  /// Records of the locale.
  var recordCount = 0
  /// Whether some record made a card.
  var hasCards = false
  /// The fields of the cells.
  var fields: [Field] = []
  /// The required fields that no record has.
  var missingFields: [MissingField] = []
  /// The warnings about the cells before any record is read.
  var warnings: [Diagnostic] = []
  var remarks = ShelfRemarks()
  /// Which records belong to the locale, for messages; `nil` where all do.
  var filter: Localization.Filter?
  /// The variants, at least one.
  var variants: [ReportedVariant] = []

  var diagnostics: [BatchDiagnostic] { warnings.map(BatchDiagnostic.init(warning:)) }

  struct Field: Sendable {
    var name = ""
    /// `which a label shows`
    var use = ""
    var isPresent = false
  }
}

extension PartPass {
  /// The pass of a plan, before any record is read.
  init(_ pass: PassPlan) {
    let prototypes = pass.variants[0].prototypes
    fields = prototypes.fields.map { Field(name: $0, use: prototypes.uses(ofField: $0)) }
    warnings = pass.findings.warnings.map(\.diagnostic)
    remarks = pass.remarks
    filter = pass.records.localization.filter
    variants = pass.variants.map(ReportedVariant.init)
  }

  /// Adds other records of the locale, the numbers of their parts raised.
  mutating func merge(_ other: PartPass, distance: Int) {
    recordCount += other.recordCount
    hasCards = hasCards || other.hasCards
    for (field, one) in zip(fields.indices, other.fields) where one.isPresent { fields[field].isPresent = true }
    missingFields = missingFields.compactMap { field in
      other.missingFields.first { $0.name.utf8.elementsEqual(field.name.utf8) }
        .map { field.merged(with: $0.inPart($0.part + distance)) }
    }
  }
}

// MARK: Lines

extension PartPass: PartObject {
  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.member("records", &recordCount)
    try coder.member("hasCards", &hasCards)
    try coder.list("fields", &fields)
    try coder.list("lackingFields", &missingFields)
    try coder.list("warnings", &warnings)
    try coder.member("shelfWarnings", &remarks.ofCells)
    try coder.member("brokenConstraints", &remarks.saidConstraints)
    try coder.member("strings", &remarks.stringsFile, leftOut: nil)
    var (field, locale) = (filter?.field, filter?.locale ?? "")
    try coder.member("localeField", &field, leftOut: nil)
    if let field {
      try coder.member("locale", &locale)
      filter = Localization.Filter(field: field, locale: locale)
    }
    var plans = variants.map(Optional.some)
    try coder.list("variants", &plans)
    variants = plans.compactMap { $0 }
    if let source = coder.source, variants.isEmpty { throw source.failure("the part has no variants") }
  }
}

extension PartPass.Field: PartObject {
  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.member("field", &name)
    try coder.member("use", &use)
    try coder.member("isPresent", &isPresent)
  }
}

extension MissingField: PartObject {
  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    try coder.member("field", &name)
    var part = error == nil ? nil : part
    try coder.member("part", &part, leftOut: nil)
    guard let part else { return }
    guard coder.parts.contains(part) || coder.source == nil else {
      throw try coder.failure("part", "the part \(part) is not among those of the line")
    }
    var coded = error ?? Diagnostic(.error, file: "", position: nil, message: "")
    try coded.code(&coder)
    (self.part, error) = (part, coded)
  }
}

/// Its severity is as where it stands, and not written.
extension Diagnostic: PartObject {
  init() { self.init(.warning, file: "", position: nil, message: "") }

  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    var (file, message) = (file, message)
    var (line, column) = (position?.line, position?.column)
    try coder.member("file", &file)
    try coder.member("line", &line)
    try coder.member("column", &column)
    try coder.member("message", &message)
    if line != nil { _ = try coder.source?.member("column") }
    let position = line.map { SourcePosition(line: $0, column: column ?? 1) }
    self = Diagnostic(severity, file: file, position: position, message: message)
  }
}

extension ReportedVariant?: PartObject {
  init() { self = nil }

  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    var variant = self?.variant ?? Variant(cardWidth: 0, scale: 0, contentSizeCategory: "")
    try coder.member("cardWidth", &variant.cardWidth)
    try coder.member("scale", &variant.scale)
    try coder.member("contentSizeCategory", &variant.contentSizeCategory)
    try coder.member("locale", &variant.locale)
    var (maximum, height) = (self?.shelf.maximumCardHeight, self?.shelf.containerHeight)
    try coder.member("maximumCardHeight", &maximum)
    try coder.member("containerHeight", &height)
    var insets = self?.shelf.insets ?? .zero
    try coder.member("insets", &insets)
    var (line, interitem) = (self?.shelf.lineSpacing ?? 0, self?.shelf.interitemSpacing ?? 0)
    try coder.member("lineSpacing", &line)
    try coder.member("interitemSpacing", &interitem)
    var fontWarnings = self?.fontWarnings ?? []
    try coder.member("fontWarnings", &fontWarnings)
    guard let source = coder.source else { return }
    do throws(ShelfError) {
      let shelf = try Shelf(
        cardWidth: variant.cardWidth, maximumCardHeight: maximum, insets: insets, lineSpacing: line,
        interitemSpacing: interitem, scale: variant.scale, containerHeight: height)
      self = ReportedVariant(variant: variant, shelf: shelf, fontWarnings: fontWarnings)
    } catch {
      throw source.failure("\(error)")
    }
  }
}
