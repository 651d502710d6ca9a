import Platform

/// How a batch runs, which does not change its results, and which further information it gives.
package struct BatchOptions {
  /// The number of threads; `nil` for as many as cores.
  package var jobs: Int?
  /// The number of processes that scan where cells are an app's own, which one thread has.
  package var processes = 1
  /// Whether records of a shelf follow each other, so that each shelf is reported as it ends.
  package var isGrouped = false
  /// Whether the tallest card is found with a proof although an estimator is named.
  package var certifies = false
  /// How many cards of each shelf are kept to explain its height; `nil` if nobody asks.
  package var sampleLimits: CardSample.Limits?
  /// Whether the first cards of each section of a collection view are kept, to be drawn.
  package var drawsCards = false
  /// Whether the cards and texts of a collection view are counted that do not show.
  package var countsFaults = false
  /// The only shelf that is reported; `nil` for all.
  package var shelf: String?
  /// Whether positions in warnings name their files, as parts of several files will merge.
  var namesFiles = false
  /// Whether it is an error if no record has the field that names shelves, or one with numbers.
  package var needsFields = true
  /// Is called once with whether all required fields were found.
  package var onFieldsFound: ((Bool) -> Void)?
  /// Is called with the number of records read so far, and the bytes read since the last call.
  package var onRead: ((_ records: Int, _ bytes: Int) -> Void)?
  /// Is called with the number of finished shelves, and of all whose records were read; 0 before the first results.
  package var onFinished: ((_ shelves: Int, _ count: Int) -> Void)?
  /// Is called when shelves that have ended were reported, where records of a shelf follow each other.
  package var onEnded: (() throws -> Void)?

  /// Is called again and again with the program that has to answer before the batch goes on.
  package var onWait: ((_ program: String) -> Void)?

  /// All cores, and nothing besides the results.
  package init() {}

  /// The most threads; their number also bounds how much is read ahead.
  package static let mostJobs = 256

  /// The number of threads, at least one.
  var threads: Int { min(max(1, jobs ?? HostProcess.coreCount()), BatchOptions.mostJobs) }
}

/// How many records of a batch were read and left out.
public struct BatchCounts: Sendable, Hashable {
  /// Records of the locales asked for, rejected ones included.
  public internal(set) var records = 0
  /// Records that were rejected.
  public internal(set) var rejected = 0
}
