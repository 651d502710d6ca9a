import Foundation
import SeededRandom
import ShelfBatch
import Testing

/// `measure --partial` and `merge`.
@Suite struct PartTests {
  /// A file that a pattern of the shell gives once, a script may give twice.
  @Test func filesGivenTwiceAreTold() throws {
    let folder = try Folder.ofParts()
    try folder.makeParts(isNumbered: false)
    let merged = try folder.run("merge", "0.part", "1.part", "0.part")
    #expect(merged.code == 0 && merged.errors.contains("0.part: warning: the part is given twice, and counts twice"))
    let measured = try folder.run("measure", "--group-by", "shelf", "--strict", "1.ndjson", "0.ndjson", "1.ndjson")
    #expect(measured.code == 1)
    #expect(measured.errors.contains("1.ndjson: warning: the file is given twice, and its records count twice"))
  }

  /// Where a part was made, its records were reported; where it is merged, they still count.
  @Test func strictnessMindsRecordsThatPartsLeftOut() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      {"g": "a", "title": "x", "body": "y"}
      {"g": "a", "title": [], "body": "y"}
      """#, "0.ndjson")
    let part = try folder.run("measure", "--partial", "--group-by", "g", "--output", "0.part", "0.ndjson")
    #expect(part.code == 0)
    for arguments in [
      ["measure", "--group-by", "g", "0.ndjson"], ["merge", "0.part"], ["merge", "--partial", "0.part"],
    ] {
      #expect(try folder.run(arguments).code == 0)
      let strict = try folder.run(arguments + ["--strict"])
      #expect(strict.code == 1 && strict.errors.contains("2 records: 1 measured, 1 rejected"), "\(arguments)")
    }
  }

  @Test(arguments: [
    [], ["--certify"], ["--estimator", "exhaustive"],
    ["--estimator", "character-count", "--maximum-card-height", "90"],
    ["--card-width", "150..160"], ["--card-width", "150,176", "--scale", "2,3", "--locale", "de,en-XA"],
  ])
  func equalOneRun(arguments: [String]) throws {
    let folder = try Folder.ofParts()
    try folder.makeParts(arguments)
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
    let folder = try Folder.ofParts()
    try folder.makeParts(["--estimator", "column:score"])
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
    let folder = try Folder.ofParts()
    try folder.makeParts(isNumbered: false)
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
    let folder = try Folder.ofParts()
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
    let folder = try Folder.ofParts()
    try folder.makeParts()
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
    let folder = try Folder.ofParts()
    try folder.put("{\n  \"groupBy\": \"shelfs\"}", "A.shelf.json")
    try folder.makeParts(groupBy: arguments)
    let whole = try folder.run(["measure", "whole.ndjson", "--output", "out.txt"] + arguments)
    let field = ["lng", "shlf"].first(where: arguments.contains) ?? (arguments.contains("shelf") ? "scor" : "shelfs")
    #expect(whole.code == 65 && whole.errors.contains("error: no record has the field '\(field)'"), "\(whole)")
    // Records that were left out before are told where parts were read.
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
      #expect(try folder.run("merge", "none.part").code == (name == "-" ? 0 : 65))
      #expect(try folder.run("merge", "none.part", "outer.part", "1.part") == expected)
    }
    // One record of one part is enough.
    let lines = ["de", "en"].map {
      #"{"shlf": "a", "shelfs": "a", "shelf": "a", "lng": "\#($0)", "scor": 3, "title": "T", "body": "B"}"#
    }
    try folder.put(lines.joined(separator: "\n"), "3.ndjson")
    try folder.makeParts(groupBy: arguments, count: 4)
    let parts = (0..<4).map { "\($0).part" }
    #expect(try folder.run(["merge"] + parts).code == 0)
  }

  // MARK: Configurations

  @Test func refusesOtherConfigurations() throws {
    let folder = try Folder.ofParts()
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

  /// A part of nothing, and nothing as a part.
  @Test func nothingMergesAsWell() throws {
    let folder = try Folder.ofParts()
    try folder.makeParts()
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

extension Folder {
  /// A folder with records of nine shelves in `whole.ndjson`, and cut into three in `0.ndjson` and so on.
  static func ofParts() throws -> Folder {
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
  func makeParts(
    _ arguments: [String] = [], groupBy: [String] = ["--group-by", "shelf"],
    isNumbered: Bool = true, count: Int = 3
  ) throws {
    for part in 0..<count {
      let number = isNumbered ? ["--part", "\(part)"] : []
      let outcome = try run(
        ["measure", "--partial", "--output", "\(part).part", "\(part).ndjson"] + groupBy + number + arguments)
      #expect(outcome.code == 0 && outcome.output == "")
    }
  }
}
