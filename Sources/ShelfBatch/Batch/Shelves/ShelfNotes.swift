import Catalog
import CellLayout
import TextMeasurement

/// Notes on a shelf's records: rejections, approximations, faults and missing texts.
struct ShelfNotes: Sendable {
  /// One or none, so that shelves without notes take no memory for them.
  private var noted: [Facts] = []

  fileprivate struct Facts: Sendable {
    var rejectedCount = 0
    var approximations = TextApproximations()
    var firstPosition: SourcePosition?
    var faults: [NotedFault] = []
    var missingTexts: NotedFault?
  }

  var isEmpty: Bool { noted.isEmpty }

  /// The notes, made room for.
  private var facts: Facts {
    get { noted.first ?? Facts() }
    _modify {
      if noted.isEmpty { noted.append(Facts()) }
      yield &noted[0]
    }
  }

  /// How many of its records were left out.
  var rejectedCount: Int {
    get { noted.first?.rejectedCount ?? 0 }
    set { facts.rejectedCount = newValue }
  }
  var approximations: TextApproximations {
    get { noted.first?.approximations ?? TextApproximations() }
    set { facts.approximations = newValue }
  }
  /// The position of the first record; only known if shelves must be contiguous.
  var firstPosition: SourcePosition? {
    get { noted.first?.firstPosition }
    set { facts.firstPosition = newValue }
  }
  /// Values that should have been numbers.
  var faults: [NotedFault] {
    get { noted.first?.faults ?? [] }
    set { facts.faults = newValue }
  }
  /// Texts that a locale lacks.
  var missingTexts: NotedFault? { noted.first?.missingTexts }

  /// Notes texts that a locale lacks.
  mutating func addMissingTexts(_ fault: NotedFault) {
    guard missingTexts != nil else {
      facts.missingTexts = fault
      return
    }
    facts.missingTexts?.count += fault.count
  }

  /// Says of which file the records are.
  mutating func setFile(_ file: String) {
    guard !isEmpty else { return }
    for fault in faults.indices { facts.faults[fault].file = file }
    facts.missingTexts?.file = file
  }

  /// A sentence on texts that a locale lacks.
  ///
  /// - Parameter file: where translated texts come from.
  func missingTextsWarning(_ file: String?) -> String? {
    guard let missingTexts, let file else { return nil }
    let place = missingTexts.first.shown(in: missingTexts.file)
    return missingTexts.count == 1
      ? "1 text has no entry in \(file) and is shown as it is, at \(place)"
      : "\(missingTexts.count) texts have no entry in \(file) and are shown as they are, the first at \(place)"
  }

  /// Warnings about texts that were all laid out.
  func warnings(fontWarnings: [String], stringsFile: String?) -> [String] {
    approximations.descriptions + fontWarnings + [missingTextsWarning(stringsFile)].compactMap { $0 }
  }

  mutating func add(_ fault: NotedFault) {
    if let known = facts.faults.firstIndex(where: { $0.field == fault.field }) {
      facts.faults[known].count += fault.count
    } else {
      facts.faults.append(fault)
    }
  }

  /// Appends the notes on the records that follow.
  mutating func append(_ following: ShelfNotes) {
    guard !following.isEmpty else { return }
    guard !isEmpty else { return self = following }
    rejectedCount += following.rejectedCount
    approximations.formUnion(following.approximations)
    firstPosition = firstPosition ?? following.firstPosition
    for fault in following.faults { add(fault) }
    if let missing = following.missingTexts { addMissingTexts(missing) }
  }
}

extension ShelfNotes {
  /// A number that a record brings; NaN, which is noted, where it is none.
  ///
  /// - Parameter index: among ``CardFields/numbers``.
  mutating func number(_ card: Card, _ index: Int) -> Double {
    if let number = card.number(index) { return number }
    add(NotedFault(field: index, first: card.position(ofNumber: index)))
    return .nan
  }

  /// Notes what was assumed for the texts that decide the height of the card that a cell shows, as far as they were
  /// shaped.
  @inline(__always)
  mutating func addApproximations(of cell: TemplateCell, cardWidth: Double) {
    guard cell.isApproximate else { return }
    let approximations = cell.approximations(cardWidth: cardWidth)
    if !approximations.isEmpty { facts.approximations.formUnion(approximations) }
  }
}

/// Values of records that are not as they should be: how many, and where the first one is.
struct NotedFault: Sendable {
  /// Of those that are no numbers, or too large to be reckoned with, the field's index among ``CardFields/numbers``; 0 of
  /// texts that a locale lacks.
  var field = 0
  var first: SourcePosition
  var count = 1
  /// The file that ``first`` is in; only known where parts of several files merge.
  var file: String?
  /// The number of the part that ``first`` is in, where parts merge.
  var part = 0

  /// A sentence for a shelf's warnings.
  func warning(_ name: String) -> String {
    "'\(name)' is no number of at most 1e15 in \(count) of its records, the first at \(first.shown(in: file)); "
      + "they count as the shortest"
  }

  /// A sentence for a shelf's warnings, about a weight.
  func weightWarning(_ name: String) -> String {
    "'\(name)' is no number from 1e-6 to 1e15 in \(count) of its records, the first at \(first.shown(in: file)); "
      + "they have no weight"
  }
}

extension SourcePosition {
  /// `3:14`, behind the name of the file where there is one.
  fileprivate func shown(in file: String?) -> String { (file.map { "\($0):" } ?? "") + description }
}

extension ShelfNotes: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(filling: Self(), \.noted) }
}

extension ShelfNotes.Facts: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(Self.init, \.rejectedCount, \.approximations, \.firstPosition, \.faults, \.missingTexts)
  }
}

extension NotedFault: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.field, \.first, \.count, \.file, \.part) }
}
