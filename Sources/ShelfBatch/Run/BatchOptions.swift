import Platform

/// How a batch runs, which changes nothing of its results, and what it tells besides them.
package struct BatchOptions {
  /// Threads; `nil` for as many as cores.
  package var jobs: Int?
  /// Whether shelves are contiguous, and reported as each ends.
  package var isGrouped = false
  /// Whether the tallest card is found by bounds of all heights, whatever the estimator says.
  package var certifies = false
  /// How many cards of each shelf are kept to say why it is as tall as it is; `nil` where nobody asks.
  package var sampleLimits: CardSample.Limits?
  /// The only shelf that is reported; `nil` for all.
  package var shelf: String?
  /// Whether places in warnings tell their files, as parts of several will merge.
  var namesFiles = false
  /// Whether it is an error that no record has the field that names shelves, or one with numbers.
  package var needsFields = true
  /// Is told once whether some record has each of these fields.
  package var onFieldsFound: ((Bool) -> Void)?
  /// Is told how many records were read so far, and how many bytes since the last time.
  package var onRead: ((_ records: Int, _ bytes: Int) -> Void)?
  /// Is told how many shelves are finished, of all whose records were read; 0 before the first results.
  package var onFinished: ((_ shelves: Int, _ count: Int) -> Void)?

  /// Is told again and again which program has to answer before it goes on.
  package var onWait: ((_ program: String) -> Void)?

  /// All cores, and no more than results.
  package init() {}

  /// More threads than any machine of this work has; their number also bounds how much is read ahead.
  package static let mostJobs = 256

  /// At least one.
  var threads: Int { min(max(1, jobs ?? HostProcess.coreCount()), BatchOptions.mostJobs) }
}

/// What became of the records of a batch.
public struct BatchCounts: Sendable, Hashable {
  /// Records of the locales that were asked for, those left out included.
  public internal(set) var records = 0
  /// Records that were left out.
  public internal(set) var rejected = 0
}
