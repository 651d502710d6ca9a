import Catalog
import Fixtures
import Foundation
import HeadlessUIKit
import RecordCells
import Testing

@testable import ShelfBatch
@testable import ShelfHeightTool

/// Slices of the records, which processes measure side by side.
@MainActor @Suite struct SliceTests {
  @Test func eachOffsetBelongsToOneSlice() {
    for (count, sizes) in [(1, [7]), (2, [1, 1]), (3, [100, 1, 30]), (7, [5]), (256, [1 << 40, 3])] {
      let size = sizes.reduce(0, +)
      var preceding = 0
      for own in sizes {
        let slices = (0..<count).map { RecordSlice(index: $0, of: count).offsets(after: preceding, of: size) }
        #expect(slices.first?.lowerBound == .min && slices.last?.upperBound == .max)
        for (one, next) in zip(slices, slices.dropFirst()) { #expect(one.upperBound == next.lowerBound) }
        preceding += own
      }
    }
    #expect(RecordSlice("1/4") == RecordSlice(index: 1, of: 4))
    for text in ["", "4/4", "-1/4", "1/0", "1/4/5", "1", "0/1000"] { #expect(RecordSlice(text) == nil) }
  }

  /// Reports, positions and the record that is left out are those of one run, by file and by field.
  @Test(arguments: [nil, "shelf"], ["tallest", "word-count", "view-model"])
  func slicesMergeIntoTheWhole(field: String?, estimator: String) throws {
    let folder = try TemporaryFolder()
    let words = ["patience", "and", "flour", "12,345.67", "größer", "漢字"]
    for file in ["a", "b"] {
      let lines = (0..<300).map { index in
        let body = (0..<(index * 7 % 31)).map { words[($0 * index) % words.count] }.joined(separator: " ")
        return index == 200
          ? "[]" : #"{"shelf": "s\#(index % 5)", "id": \#(index), "title": "\#(file)", "body": "\#(body)"}"#
      }
      try folder.put(lines.joined(separator: "\n") + "\n", "\(file).ndjson")
    }
    var configuration = ShelfConfiguration()
    configuration.appCells = [Cells.example.cell]
    configuration.groupBy = field.map { Setting($0, .given) }
    configuration.estimator = Setting(estimator, .given)
    let inputs = ["a", "b"].map { Setting(folder.path("\($0).ndjson"), .given) }
    let plan = try BatchPlan(configuration, inputs: inputs)
    var options = BatchOptions()
    options.jobs = 1
    var (whole, merged): ([ShelfReport], [ShelfReport]) = ([], [])
    var (said, rejected): ([String], [String]) = ([], [])
    let counts = try Measuring(plan, options).run {
      said.append("\($0.diagnostic)")
    } onReport: {
      whole.append($0)
    }
    var merging = PartMerging()
    for index in 0..<3 {
      options.slice = RecordSlice(index: index, of: 3)
      var bytes: [UInt8] = []
      let part = try PartMeasuring(plan, options, number: index, configuration: "0")
      _ = try part.run {
        if $0.kind == .rejection { rejected.append("\($0.diagnostic)") }
      } write: {
        bytes += $0
      }
      try merging.addPart(bytes, name: "\(index)")
    }
    let mergedCounts = try merging.run { _ in
    } onReport: {
      merged.append($0)
    }
    #expect(counts == mergedCounts && counts.rejected == 2)
    #expect(said.filter { $0.contains("not an object") } == rejected && rejected.count == 2)
    #expect(whole.count == merged.count && whole.count == (field == nil ? 2 : 5))
    for (one, other) in zip(whole, merged) {
      #expect(one.shelf == other.shelf && one.metrics == other.metrics && one.largestID == other.largestID)
      #expect(one.certificate == other.certificate && one.rejectedCount == other.rejectedCount)
    }
  }
}
