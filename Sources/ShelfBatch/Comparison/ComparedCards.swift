/// Of each card of a shelf, its estimates and its true height.
struct ComparedCards: ShelfOutcome {
  /// By variant and estimator, and by card; the true heights follow the last estimator.
  var columns: [[Double]]
  /// By card.
  var ids: [RecordID?] = []
  /// By card, its place among all records of the shelf.
  var places: [Int32] = []
  /// By card, its record as an object of JSON, where a program asks for it.
  var records: [[UInt8]] = []
  /// Records, rejected ones included.
  private(set) var extent: Int32 = 0

  var cardCount: Int { ids.count }

  init(columnCount: Int) {
    columns = Array(repeating: [], count: columnCount)
  }

  mutating func skip() {
    extent += 1
  }

  /// Adds a card, whose columns come later.
  mutating func add(_ id: RecordID?) {
    ids.append(id)
    places.append(extent)
    extent += 1
  }

  mutating func append(_ following: ComparedCards) {
    for (column, values) in following.columns.enumerated() { columns[column] += values }
    ids += following.ids
    places += following.places.map { $0 + extent }
    records += following.records
    extent += following.extent
  }
}
