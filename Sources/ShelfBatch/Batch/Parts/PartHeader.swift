import Catalog

/// The first line of a part: its configuration, its records, and how many shelves follow. The remarks that results need
/// are here as well, so that parts merge without the configuration, the cells and the fonts.
struct PartHeader: Sendable {
  static let version = 3

  /// A hash of all that decides heights, 16 hexadecimal digits.
  var configuration = ""
  /// The field that names a record's shelf.
  var groupBy = ""
  var method: DecidingMethod = .largest
  var strategy = EstimationStrategy.tallest
  /// Card widths of which every one is measured, in points.
  var widthRange: ClosedRange<Double>?
  /// Whether the parts' numbers were given; else they follow from the order in which parts are merged.
  var isNumbered = false
  var parts = PartNumbers()
  /// The file of the last part's records, for messages.
  var file = ""
  /// The counts of all locales, records that belong to no shelf included.
  var counts = BatchCounts()
  /// How many shelves follow, a line each.
  var shelfCount = 0
  /// The passes, one for each locale; at least one.
  var passes: [PartPass] = []
}

extension PartHeader: PartObject {
  /// Reads the first line of a part.
  init(_ line: PartValue, _ names: SettingNames) throws(BatchError) {
    guard let version = try line.optional("shelfHeightPart") else {
      throw line.failure("this is no part; \(PartHeader.writer(names)) writes parts")
    }
    guard try version.count() == PartHeader.version else {
      throw version.failure(
        "the part has version \(version.value.number?.text ?? ""), and this program reads \(PartHeader.version)")
    }
    var coder = PartCoder(line)
    self = try coder.read()
    if passes.isEmpty || parts.ranges.isEmpty { throw line.failure("the part is of no records") }
  }

  /// The maker of parts, for messages.
  static func writer(_ names: SettingNames) -> String { names("partial", of: .measure, inCode: "'PartMeasuring'") }

  mutating func code(_ coder: inout PartCoder) throws(BatchError) {
    var (version, name) = (PartHeader.version, method.rawValue)
    try coder.member("shelfHeightPart", &version)
    try coder.member("configuration", &configuration)
    try coder.member("parts", &parts)
    coder.parts = parts
    try coder.member("isNumbered", &isNumbered)
    try coder.member("records", &counts.records)
    try coder.check("rejected", in: 0...counts.records)
    try coder.member("rejected", &counts.rejected)
    try coder.member("shelves", &shelfCount)
    try coder.member("file", &file)
    try coder.member("groupBy", &groupBy)
    try coder.member("method", &name)
    guard let method = DecidingMethod(rawValue: name) else {
      throw try coder.failure("method", "unknown method '\(name)'")
    }
    self.method = method
    try coder.member("estimator", &strategy)
    try coder.member("widthRange", &widthRange, leftOut: nil)
    try coder.list("passes", &passes)
    for pass in passes.indices { passes[pass].remarks.strategy = strategy }
  }

  /// Whether parts can be merged: all that decides heights is the same.
  func isAlike(_ other: PartHeader) -> Bool {
    func shape(_ header: PartHeader) -> [[Int]] { header.passes.map { [$0.variants.count, $0.fields.count] } }
    return configuration == other.configuration && groupBy.utf8.elementsEqual(other.groupBy.utf8)
      && method == other.method && shape(self) == shape(other)
  }

  /// Adds the header of other parts, their numbers raised.
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
