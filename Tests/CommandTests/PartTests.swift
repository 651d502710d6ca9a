import Foundation
import SeededRandom
import ShelfBatch
import Testing

@testable import ShelfHeightCommand

/// `measure --partial` and `merge`.
@Suite struct PartTests {
  /// A folder with records of nine shelves in `whole.ndjson`, and cut into three in `0.ndjson` and so on.
  private func folder() throws -> Folder {
    let folder = try Folder()
    let words = ["a", "shelf", "well-known", "12,345.67", "extraordinarily", "größer", "漢字", "🙂"]
    let lines = (0..<120).map { index in
      let body = (0..<(index * 7 % 23)).map { words[($0 * index) % words.count] }.joined(separator: " ")
      return switch index {
      case 40: "[40]"
      case 70: #"{"shelf": "shelf 1", "body": []}"#
      default:
        """
        {"shelf": "shelf \(index * 5 % 9)", "id": \(index), "title": "Title \(index)", "body": "\(body)", \
        "score": \(index % 11 == 3 ? "null" : "\(index % 6)")}
        """
      }
    }
    try folder.put(lines.map { $0 + "\n" }.joined(), "whole.ndjson")
    for (part, range) in [0..<45, 45..<46, 46..<120].enumerated() {
      try folder.put(lines[range].map { $0 + "\n" }.joined(), "\(part).ndjson")
    }
    return folder
  }

  /// Makes the parts `0.part` and so on.
  private func makeParts(
    _ folder: Folder, _ arguments: [String] = [], groupBy: [String] = ["--group-by", "shelf"],
    isNumbered: Bool = true, count: Int = 3
  ) throws {
    for part in 0..<count {
      let number = isNumbered ? ["--part", "\(part)"] : []
      let outcome = try folder.run(
        ["measure", "--partial", "--output", "\(part).part", "\(part).ndjson"] + groupBy + number + arguments)
      #expect(outcome.code == 0 && outcome.output == "")
    }
  }

  /// What a pattern of the shell gives once, a script may give twice.
  @Test func filesGivenTwiceAreTold() throws {
    let folder = try folder()
    try makeParts(folder, isNumbered: false)
    let merged = try folder.run("merge", "0.part", "1.part", "0.part")
    #expect(merged.code == 0 && merged.errors.contains("0.part: warning: the part is given twice, and counts twice"))
    let measured = try folder.run("measure", "--group-by", "shelf", "--strict", "1.ndjson", "0.ndjson", "1.ndjson")
    #expect(measured.code == 1)
    #expect(measured.errors.contains("1.ndjson: warning: the file is given twice, and its records count twice"))
  }

  @Test(arguments: [
    [], ["--certify"], ["--estimator", "exhaustive"],
    ["--estimator", "character-count", "--maximum-card-height", "90"],
    ["--card-width", "150..160"], ["--card-width", "150,176", "--scale", "2,3", "--locale", "de,en-XA"],
  ])
  func equalOneRun(arguments: [String]) throws {
    let folder = try folder()
    try makeParts(folder, arguments)
    _ = try folder.run("merge", "--partial", "2.part", "0.part", "--output", "outer.part")
    for format in Sweep.isFull ? ["table", "json", "ndjson", "csv", "swift"] : ["json"] {
      let whole = try folder.run(
        ["measure", "--group-by", "shelf", "--format", format, "whole.ndjson"] + arguments)
      let merged = try folder.run("merge", "--format", format, "2.part", "1.part", "0.part")
      #expect(whole.code == 0 && merged.code == 0 && merged.output == whole.output, "\(format)")
      #expect(try folder.run("merge", "--format", format, "outer.part", "1.part") == merged, "\(format)")
      // Records that are left out are said where they were read.
      let said = whole.errors.split(separator: "\n").filter { !$0.hasPrefix("whole.ndjson:") }
      #expect(merged.errors.split(separator: "\n") == said)
    }
    let parts = try folder.run("merge", "--partial", "outer.part", "1.part")
    #expect(try folder.run("merge", "--partial", "0.part", "1.part", "2.part") == parts)
    // A line a shelf and locale.
    #expect(parts.lines.count == (arguments.contains("--locale") ? 19 : 10))
  }

  @Test func placesNameTheirFiles() throws {
    let folder = try folder()
    try makeParts(folder, ["--estimator", "column:score"])
    let whole = try folder.run(
      "measure", "--group-by", "shelf", "--estimator", "column:score", "--format", "csv", "whole.ndjson")
    let merged = try folder.run("merge", "--format", "csv", "0.part", "1.part", "2.part")
    #expect(whole.output.contains("the first at 4:") && whole.output.contains("the first at 48:"))
    #expect(merged.output.contains("the first at 0.ndjson:4:") && merged.output.contains("the first at 2.ndjson:2:"))
    #expect(
      merged.output.replacing(/at \d\.ndjson:\d+:/, with: "at :") == whole.output.replacing(/at \d+:/, with: "at :"))
    // Of a part that is several files, each place tells its own.
    let one = try folder.run(
      ["measure", "--partial", "--group-by", "shelf", "--estimator", "column:score", "0.ndjson", "1.ndjson", "-"],
      input: folder.text("2.ndjson"))
    let both = try folder.run(["merge", "--format", "csv", "-"], input: one.output)
    #expect(both.output == merged.output.replacing("2.ndjson:", with: "<stdin>:"))
  }

  /// The order of the files says where parts without numbers stand.
  @Test func partsWithoutNumbersFollowTheOrderOfFiles() throws {
    let folder = try folder()
    try makeParts(folder, isNumbered: false)
    let whole = try folder.run("measure", "--group-by", "shelf", "--format", "csv", "whole.ndjson").output
    #expect(try folder.run("merge", "--format", "csv", "0.part", "1.part", "2.part").output == whole)
    #expect(try folder.run("merge", "--format", "csv", "2.part", "1.part", "0.part").output != whole)
    _ = try folder.run("merge", "--partial", "1.part", "2.part", "--output", "later.part")
    #expect(try folder.run("merge", "--format", "csv", "0.part", "later.part").output == whole)
    _ = try folder.run("measure", "--partial", "--part", "1", "--group-by", "shelf", "1.ndjson", "--output", "1.part")
    let mixed = try folder.run("merge", "0.part", "1.part")
    #expect(
      mixed
        == Outcome(
          65,
          errors: "1.part:1:1: error: the part has a number, unlike '0.part'; give '--part' to all or none\n"))
  }

  /// The same bytes for any number of jobs, and for shelves that are contiguous.
  @Test func partsAreTheSameBytes() throws {
    let folder = try folder()
    let sorted = try folder.text("0.ndjson").split(separator: "\n").filter { $0.hasPrefix("{") }.sorted()
    try folder.put(sorted.joined(separator: "\n"), "sorted.ndjson")
    let arguments = ["measure", "--partial", "--group-by", "shelf", "--certify", "sorted.ndjson"]
    let part = try folder.run(arguments)
    #expect(part.code == 0 && part.errors == "")
    for others in [["--jobs", "1"], ["--jobs", "8"], ["--grouped"]] {
      #expect(try folder.run(arguments + others) == part)
    }
  }

  @Test func strictMindsWhatPartsLeftOut() throws {
    let folder = try folder()
    try makeParts(folder)
    #expect(try folder.run("measure", "--strict", "--group-by", "shelf", "whole.ndjson").code == 1)
    #expect(try folder.run("merge", "--strict", "0.part", "1.part", "2.part").code == 1)
  }

  // MARK: Fields that no record has

  /// They end a run, and are no fault of a part: merging judges the whole as the run does.
  @Test(arguments: [
    ["--group-by", "shlf"], ["--config", "A.shelf.json"], ["--config", "A.shelf.json", "--locale", "de,en-XA"],
    ["--group-by", "shelf", "--estimator", "column:scor"], ["--group-by", "shlf", "--estimator", "column:scor"],
    ["--group-by", "shelf", "--locale", "de,en", "--locale-field", "lng"],
  ])
  func fieldsThatNoPartHas(arguments: [String]) throws {
    let folder = try folder()
    try folder.put("{\n  \"groupBy\": \"shelfs\"}", "A.shelf.json")
    try makeParts(folder, groupBy: arguments)
    let whole = try folder.run(["measure", "whole.ndjson", "--output", "out.txt"] + arguments)
    let field = ["lng", "shlf"].first(where: arguments.contains) ?? (arguments.contains("shelf") ? "scor" : "shelfs")
    #expect(whole.code == 65 && whole.errors.contains("error: no record has the field '\(field)'"), "\(whole)")
    // What was left out before is said where parts were read.
    let error = whole.errors.split(separator: "\n").last ?? ""
    let expected = Outcome(65, errors: error.replacing("whole.ndjson:", with: "0.ndjson:") + "\n")
    #expect(try folder.run("merge", "2.part", "0.part", "1.part", "--output", "out.txt") == expected)
    #expect(try folder.run("merge", "--partial", "2.part", "0.part", "--output", "outer.part").code == 0)
    #expect(try folder.run("merge", "1.part", "outer.part", "--output", "out.txt") == expected)
    #expect(try !folder.names().contains("out.txt"))
    // A part of no records, and one whose only record is none, know nothing of fields.
    try folder.put("[5]", "empty.json")
    for (number, name) in ["-", "empty.json"].enumerated() {
      let none = try folder.run(
        ["measure", "--partial", "--part", "\(7 + number)", "--output", "none.part", name] + arguments)
      #expect(none.code == (arguments.contains("--locale") && name == "-" ? 64 : 0))
      guard none.code == 0 else { continue }
      #expect(try folder.run("merge", "none.part").code == 0)
      #expect(try folder.run("merge", "none.part", "outer.part", "1.part") == expected)
    }
    // One record of one part is enough.
    try folder.put(
      #"{"shlf": "a", "shelfs": "a", "shelf": "a", "lng": "de", "scor": 3, "title": "T", "body": "B"}"#, "3.ndjson")
    try makeParts(folder, groupBy: arguments, count: 4)
    let parts = (0..<4).map { "\($0).part" }
    #expect(try folder.run(["merge"] + parts).code == 0)
  }

  // MARK: Configurations

  @Test func refusesOtherConfigurations() throws {
    let folder = try folder()
    try folder.put(#"{"label": {"id": "bodyLabel", "numberOfLines": 0}}"#, "cells/cell.json")
    try folder.put(#"{"groupBy": "shelf", "cell": "cells/cell.json", "cardWidth": 150}"#, "A.shelf.json")
    func part(_ arguments: String..., of records: String, to output: String) throws {
      #expect(
        try folder.run(["measure", "--partial", "--output", output, records] + arguments).code == 0, "\(arguments)")
    }
    try part("--config", "A.shelf.json", of: "0.ndjson", to: "0.part")
    // The same, wherever it lies and whatever records it names.
    try folder.put(#"{"label": {"id": "bodyLabel", "numberOfLines": 0}}"#, "elsewhere/cell.json")
    try folder.put(
      #"{"cell": "cell.json", "records": "x.json", "groupBy": "shelf", "cardWidth": 150}"#, "elsewhere/B.shelf.json")
    try part("--config", "elsewhere/B.shelf.json", of: "2.ndjson", to: "2.part")
    let merged = try folder.run("merge", "--format", "csv", "0.part", "2.part")
    #expect(merged.code == 0)
    for given in [["--config", "A.shelf.json"], ["--group-by", "shelf", "--config", "elsewhere/B.shelf.json"]] {
      #expect(try folder.run(["merge", "--format", "csv", "0.part", "2.part"] + given) == merged)
    }
    for given in [["--config", "A.shelf.json", "--scale", "3"], ["--card-width", "150"]] {
      let refused = try folder.run(["merge", "0.part", "2.part", "--output", "out.txt"] + given)
      #expect(refused.code == 65 && refused.errors.hasPrefix("Error: The parts are of another configuration ("))
    }
    for (place, changed) in [
      ["--config", "A.shelf.json", "--scale", "3"], ["--config", "A.shelf.json", "--estimator", "exhaustive"],
      ["--config", "A.shelf.json", "--group-by", "id"], ["--config", "A.shelf.json", "--estimator", "first"],
    ].enumerated() {
      try part(changed[0], changed[1], changed[2], changed[3], of: "1.ndjson", to: "x\(place).part")
      let refused = try folder.run("merge", "0.part", "x\(place).part", "--output", "out.txt")
      #expect(refused.code == 65 && refused.output == "")
      #expect(refused.errors.hasPrefix("x\(place).part:1:1: error: the part is of another configuration ("))
    }
    // A proof is in the default as well.
    try part("--config", "A.shelf.json", "--certify", of: "1.ndjson", to: "1.part")
    #expect(try folder.run("merge", "0.part", "1.part").code == 0)
    // The same values of another cell.
    try folder.put(#"{"label": {"id": "bodyLabel", "numberOfLines": 3}}"#, "cells/cell.json")
    try part("--config", "A.shelf.json", of: "2.ndjson", to: "3.part")
    #expect(try folder.run("merge", "0.part", "3.part").code == 65)
    #expect(try !folder.names().contains("out.txt"))
  }

  // MARK: Faults

  @Test(arguments: [
    (["measure", "--partial", "0.ndjson"], "The option '--partial' needs '--group-by'"),
    (["measure", "--partial", "--shelf-size", "3", "0.ndjson"], "The option '--partial' needs '--group-by'"),
    (
      ["measure", "--partial", "--shelf-size", "3", "--group-by", "shelf", "0.ndjson"],
      "a shelf is told by groupBy or by shelfSize, not by both"
    ),
    (["measure", "--part", "3", "--group-by", "shelf", "0.ndjson"], "The option '--part' needs '--partial'"),
    (
      ["measure", "--partial", "--part", "-1", "--group-by", "shelf", "0.ndjson"],
      "The value '-1' is invalid for '--part': it takes a whole number from 0"
    ),
    (
      ["measure", "--partial", "--group-by", "shelf", "--format", "json", "0.ndjson"],
      "A part is NDJSON; leave '--format' out, or name it where parts are merged"
    ),
    (["merge"], "Missing expected argument '<parts>': name files that 'measure --partial' wrote"),
    (["merge", "0.part", "--output", "0.part"], "The output '0.part' would replace the input '0.part'"),
    (
      ["merge", "--format", "html", "0.part"],
      "The value 'html' is invalid for '--format': it takes table, json, ndjson, csv, swift"
    ),
  ])
  func refusesArguments(arguments: [String], message: String) throws {
    let folder = try folder()
    try folder.put(PartTests.firstPart.get(), "0.part")
    let outcome = try folder.run(arguments)
    #expect(outcome.code == 64 && outcome.errors.hasPrefix("Error: \(message)"), "\(outcome)")
  }

  /// The bytes of the part of the first records, which is made once.
  private static let firstPart = Result {
    let (tests, folder) = (PartTests(), try PartTests().folder())
    try tests.makeParts(folder, count: 1)
    return try folder.text("0.part")
  }

  /// A part whose one line is changed.
  private static let faults: [(line: Int, from: String, to: String, error: String)] = [
    (1, "Part\": 3", "Part\": 1", "21: error: the part has version 1, and this program reads 3"),
    (1, "shelfHeightPart", "shelves2", "1: error: this is no part; 'measure --partial' writes parts"),
    (1, "\"bounds\"", "\"other\"", "194: error: unknown method 'other'"),
    (1, "[[0, 0]]", "[[1, 0]]", "71: error: 'parts' ends before it begins"),
    (1, "[[0, 0]]", "[[0, 0], [0, 2]]", "79: error: the part 0 is there twice"),
    (1, "[[0, 0]]", "[]", "1: error: the part is of no records"),
    (1, "\"records\": 45", "\"records\": -45", "111: error: 'records' is -45, but must be from 0 to 1099511627776"),
    (2, "\"shelf 0\"", "5", "11: error: 'shelf' must be a string, not a number"),
    (2, "[[0, 5]]", "[[1, 5]]", "46: error: the part 1 is not among those of the first line, or not in order"),
    (2, "[[0, 5]]", "[[0, 1e300]]", "50: error: 'records' is 1e300, but must be from 1 to 1099511627776"),
    (2, "\"index\": ", "\"index\": 99", "123: error: the part 0 has no record 99"),
    (2, "{\"cards\"", "5, {\"cards\"", "111: error: 'variants' has 2 values, and not 1"),
    (2, "\"place\"", "\"platz\"", "1: error: the line of a part lacks 'place'"),
    (3, "shelf 5", "shelf 0", "1: error: the shelf 'shelf 0' is there twice"),
    (3, "{", "[{", "229: error: expected ',' or ']', found the end of the line"),
    (3, "{", "5", "2: error: expected the end of the line after the value, found '\"'"),
  ]

  @Test(arguments: PartTests.faults.indices) func namesTheFault(number: Int) throws {
    let (line, from, to, error) = PartTests.faults[number]
    let folder = try Folder()
    var lines = try PartTests.firstPart.get().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let range = try #require(lines[line - 1].firstRange(of: from), "\(lines[line - 1])")
    lines[line - 1].replaceSubrange(range, with: to)
    try folder.put(lines.joined(separator: "\n"), "0.part")
    let outcome = try folder.run("merge", "0.part", "--output", "out.txt")
    #expect(outcome.code == 65 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("0.part:\(line):\(error)"), "\(outcome.errors) \(lines[line - 1])")
    #expect(try !folder.names().contains("out.txt"))
  }

  /// A part that was cut off anywhere, or has too much, is refused.
  @Test func refusesPartsThatAreNotWhole() throws {
    let folder = try folder()
    try makeParts(folder)
    let whole = try folder.text("0.part")
    let lines = whole.split(separator: "\n").map { $0 + "\n" }
    for count in 1..<lines.count {
      try folder.put(lines[..<count].joined(), "0.part")
      let outcome = try folder.run("merge", "0.part", "1.part")
      let error = "0.part:\(count):1: error: the part ends after \(count - 1) of its 9 shelves\n"
      #expect(outcome == Outcome(65, errors: error))
    }
    for count in stride(from: 1, to: whole.utf8.count - 1, by: 97) {
      #expect("\(count)") {
        var merging = PartMerging()
        try merging.add(Array(whole.utf8.prefix(count)), name: "0.part")
      } throws: {
        CommandError($0).code == .malformedData
      }
    }
    try folder.put(whole + lines[1], "0.part")
    let error = "0.part:11:1: error: the part has more than its 9 shelves\n"
    #expect(try folder.run("merge", "0.part") == Outcome(65, errors: error))
    try folder.put("", "0.part")
    #expect(try folder.run("merge", "0.part") == Outcome(65, errors: "0.part:1:1: error: file is empty\n"))
    #expect(try folder.run("merge", "gone.part").code == 66)
    // Parts may follow each other, and each has to be whole.
    let (one, other) = (try folder.text("1.part"), try folder.text("2.part"))
    #expect(
      try folder.run(["merge", "-"], input: one + other + whole)
        == folder.run(["merge", "1.part", "2.part", "-"], input: whole))
    let cut = one.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
    #expect(try folder.run(["merge", "-"], input: cut + other).code == 65)
    #expect(
      try folder.run("merge", "1.part", "1.part")
        == Outcome(65, errors: "1.part:1:1: error: the part 1 was merged already\n"))
  }

  /// A part of nothing, and nothing as a part.
  @Test func nothingMergesAsWell() throws {
    let folder = try folder()
    try makeParts(folder)
    let none = try folder.run("measure", "--partial", "--part", "7", "--group-by", "shelf", "-")
    #expect(none.code == 0 && none.lines.count == 1)
    #expect(none.errors == "<stdin>: warning: there are no records, as it is empty\n")
    let merged = try folder.run("merge", "0.part", "1.part", "2.part")
    #expect(try folder.run(["merge", "0.part", "-", "1.part", "2.part"], input: none.output) == merged)
    #expect(try folder.run("merge", "0.part", "-", "1.part", "2.part") == merged)
    let alone = try folder.run(["merge", "--format", "json", "-"], input: none.output)
    #expect(alone.output == "{\"schemaVersion\": 1, \"shelves\": []}\n")
    #expect(alone.code == 0 && alone.errors == "<stdin>: warning: there are no records\n")
    let nothing = try folder.run("merge", "--format", "json", "-")
    #expect(nothing.output == alone.output && nothing.code == 0)
    #expect(nothing.errors == "<stdin>: warning: there are no parts, as it is empty\n")
    #expect(try folder.run("merge", "--partial", "-").output == "")
  }
}
