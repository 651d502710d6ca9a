import Catalog
import Estimation
import ShelfSizing

/// What the first line of a part says: of which configuration it is, which part of the records it is of, and how many
/// these are. What results say besides what is known of shelves stands here as well, so that parts merge without the
/// configuration, the cells and the fonts.
struct PartHeader: Sendable {
  static let version = 3
  static let methods: [any DecidingSearch.Type] = [
    LargestContentScan<EstimatedCard>.self, TallestSearch<TallCard>.self, TallestSteps.self,
  ]

  /// A hash of all that decides heights, 16 hexadecimal digits.
  let configuration: String
  /// The field that names a record's shelf.
  let groupBy: String
  let method: any DecidingSearch.Type
  let strategy: EstimationStrategy
  /// Card widths of which every one is measured, in points.
  let widthRange: ClosedRange<Double>?
  /// Whether the parts' numbers were given; else they follow from the order in which parts are merged.
  let isNumbered: Bool
  var parts: PartNumbers
  /// Where the records of the last part stand, for messages.
  var file: String
  /// The counts of all locales, records that belong to no shelf included.
  var counts = BatchCounts()
  /// How many shelves follow, a line each.
  var shelfCount = 0
  /// The passes, one for each locale; at least one.
  var passes: [PartPass]
}

extension PartHeader {
  /// Whether parts can be merged: all that decides heights is the same.
  func isAlike(_ other: PartHeader) -> Bool {
    func shape(_ header: PartHeader) -> [[Int]] { header.passes.map { [$0.variants.count, $0.fields.count] } }
    return configuration == other.configuration && groupBy.utf8.elementsEqual(other.groupBy.utf8)
      && method.name == other.method.name && shape(self) == shape(other)
  }

  /// Adds what is known of other parts, their numbers raised.
  ///
  /// - Returns: the number of a part that was added before.
  mutating func merge(_ other: PartHeader, distance: Int) -> Int? {
    let isLast = (other.parts.last ?? 0) + distance > parts.last ?? 0
    for range in other.parts.ranges {
      if let twice = parts.insert(range.lowerBound + distance...range.upperBound + distance) { return twice }
    }
    if isLast { file = other.file }
    counts.records += other.counts.records
    counts.rejected += other.counts.rejected
    for (pass, one) in zip(passes.indices, other.passes) { passes[pass].merge(one, distance: distance) }
    return nil
  }
}

/// What is known of the records of one locale besides their shelves.
struct PartPass: Sendable {
  /// Records of the locale.
  var recordCount = 0
  /// Whether some record made a card.
  var hasCards = false
  /// What is said where a field is in no record, and whether it is in one.
  var fields: [Field]
  /// The required fields that no record has.
  var missingFields: [MissingField] = []
  /// What is said of the cells before any record is read.
  let warnings: [Diagnostic]
  let remarks: ShelfRemarks
  /// Which records belong to the locale, for messages; `nil` where all do.
  let filter: Localization.Filter?
  /// The variants, at least one.
  let variants: [PartVariant]

  struct Field: Sendable {
    let name: String
    /// `which a label shows`
    let use: String
    var isPresent: Bool
  }
}

/// One combination of the variants, as far as results need it.
struct PartVariant: Sendable {
  let variant: Variant
  let shelf: Shelf
  let fontWarnings: [String]
}

extension PartPass {
  /// What a plan says of a locale.
  init(_ pass: PassPlan) {
    let prototypes = pass.variants[0].prototypes
    fields = prototypes.fields.map { Field(name: $0, use: prototypes.uses(ofField: $0), isPresent: false) }
    warnings = pass.findings.warnings.map(\.diagnostic)
    remarks = pass.remarks
    filter = pass.records.localization.filter
    variants = pass.variants.map {
      PartVariant(variant: $0.variant, shelf: $0.shelf, fontWarnings: $0.fontWarnings)
    }
  }

  /// Adds what is known of other records of the locale, the numbers of their parts raised.
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
