import Foundation
import Testing

/// Variants by card width and by text size.
@Suite struct VariantTests {
  private func widths(_ folder: Folder, _ arguments: String...) throws -> [Double] {
    let outcome = try folder.run(["measure", "--format", "json"] + arguments)
    #expect(outcome.code == 0, "\(outcome)")
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).shelves.map(\.variant.cardWidth)
  }

  @Test(arguments: [
    (#"{"from": 120, "to": 160, "step": 16}"#, [120.0, 136, 152]),
    (#"{"from": 0.5, "to": 0.8, "step": 0.1}"#, [0.5, 0.6, 0.7, 0.8]),
    // floor((device - insets - peek) / visible)
    (#"{"devices": ["iPhone 16", "iPhone 8 Plus"], "visible": 2, "peek": 24, "insets": 32}"#, [168, 179]),
    (#"{"devices": "iPhone SE", "visible": 1}"#, [304, 359]),
  ])
  func cardWidths(rule: String, expected: [Double]) throws {
    let folder = try Folder()
    try folder.put(#"[{"title": ""}]"#, "cards.json")
    try folder.put(
      #"{"records": "cards.json", "insets": {"leading": 8, "trailing": 8}, "cell": {"imageView": {"height": 4}}, "#
        + #""variants": {"cardWidth": \#(rule)}}"#, "A.shelf.json")
    let outcome = try folder.run("measure", "A.shelf.json", "--format", "csv", "--quiet")
    let found = outcome.lines.dropFirst().compactMap { Double($0.split(separator: ",")[1]) }
    #expect(found.count == expected.count, "\(outcome)")
    for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-9) }
  }

  @Test(arguments: [
    (#"{"from": 120}"#, "'cardWidth' takes a list, or 'from' and 'to'"),
    (#"{"from": 120, "to": 100}"#, "'from' must not be greater than 'to'"),
    (#"{"from": 1, "to": 1000, "step": 0.001}"#, "a range has at most 10000 widths; make the step larger"),
    (#"{"devices": ["iPhon 16"]}"#, "unknown device 'iPhon 16'. Did you mean 'iPhone 16'?"),
    (#"{"devices": ["iPhone 16"], "peek": 400}"#, "no card fits on 'iPhone 16', 393 points wide"),
    (#"{"devcies": []}"#, "unknown key 'devcies'. Did you mean 'devices'?"),
  ])
  func refusesCardWidths(rule: String, message: String) throws {
    let folder = try Folder()
    try folder.put("[]", "cards.json")
    try folder.put(#"{"records": "cards.json", "variants": {"cardWidth": \#(rule)}}"#, "A.shelf.json")
    let outcome = try folder.run("measure", "A.shelf.json")
    #expect(outcome.code == 65 && outcome.errors.contains("A.shelf.json:1:"), "\(outcome)")
    #expect(outcome.errors.contains("error: " + message), "\(outcome)")
  }

  /// A flag replaces the configuration's list, and takes several values itself.
  @Test func flagsTakeSeveralValues() throws {
    let folder = try Folder()
    try folder.put(#"[{"title": "A"}]"#, "cards.json")
    try folder.put(
      #"{"records": "cards.json", "variants": {"cardWidth": [100], "contentSizeCategory": ["all"], "scale": [1]}}"#,
      "A.shelf.json")
    func variants(_ arguments: String...) throws -> [String] {
      try folder.run(["measure", "A.shelf.json", "--format", "csv", "--quiet"] + arguments).lines.dropFirst()
        .map { $0.split(separator: ",")[1...3].joined(separator: " ") }
    }
    let all = try variants()
    #expect(all.count == 12 && Set(all).count == 12)
    #expect(all.first == "100 1 extraSmall" && all.last == "100 1 accessibilityExtraExtraExtraLarge")
    #expect(
      try variants("--card-width", "176,160.5", "--scale", "2,3", "--content-size-category", "small,large")
        == ["176", "160.5"].flatMap { width in
          ["small", "large"].flatMap { size in [2, 3].map { "\(width) \($0) \(size)" } }
        })
    #expect(try variants("--content-size-category", "all") == all)
    #expect(try variants("--card-width", "160, 160.0,160", "--content-size-category", "large,all").count == 12)
    for arguments in [
      ["--scale", "2,"], ["--scale", ""], ["--card-width", "176,x"], ["--content-size-category", ","],
      ["--card-width", "160,200..210:5"], ["--content-size-category", "ALL"],
    ] {
      #expect(try folder.run(["measure", "A.shelf.json"] + arguments).code == 64, "\(arguments)")
    }
  }

  /// Which variant is shown or explained has to be clear.
  @Test(arguments: ["explain", "cell"])
  func takesOneVariant(subcommand: String) throws {
    let folder = try Folder()
    try folder.put(#"{"records": "cards.json"}"#, "A.shelf.json")
    for (flag, value) in [
      ("--card-width", "160,176"), ("--card-width", "1..9"), ("--scale", "2,3"), ("--content-size-category", "all"),
    ] {
      let outcome = try folder.run(subcommand, "A.shelf.json", flag, value)
      #expect(outcome.code == 64)
      #expect(
        outcome.errors.hasPrefix("Error: The value '\(value)' is invalid for '\(flag)': '\(subcommand)' takes one\n"))
    }
  }

  /// Where the height changes, and nowhere else: each width is measured again by itself, and so is what lies before it.
  @Test func everyWidthAtWhichTheHeightChanges() throws {
    let folder = try Folder()
    let bodies = ["Two days on foot between lighthouses, with a ferry at either end.", "A starter, a pot", ""]
    try folder.put("[" + bodies.map { #"{"title": "T", "body": "\#($0)"}"# }.joined(separator: ",") + "]", "cards.json")
    for cell in [nil, "A.json"] {
      try folder.put(
        #"{"stackView": {"axis": "vertical", "alignment": "leading", "arrangedSubviews": [{"label": {"id": "bodyLabel", "numberOfLines": 3}}]}}"#,
        "A.json")
      let arguments = (cell.map { ["--cell", $0] } ?? []) + ["--format", "csv", "cards.json"]
      let steps = try folder.run(["measure", "--card-width", "120..400"] + arguments).lines.dropFirst()
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
      #expect(steps.count > 1 && steps.first?[1] == "120")
      for (step, before) in zip(steps.dropFirst(), steps) {
        let at = try folder.run(["measure", "--card-width", step[1], "--estimator", "exhaustive"] + arguments).lines[1]
        let width = (Double(step[1]) ?? 0) - 1e-5
        let under = try folder.run(["measure", "--card-width", "\(width)", "--estimator", "exhaustive"] + arguments)
          .lines[1]
        #expect(at.split(separator: ",", omittingEmptySubsequences: false)[8] == step[8])
        #expect(under.split(separator: ",", omittingEmptySubsequences: false)[8] == before[8])
        #expect(step[8] != before[8])
      }
    }
    #expect(try widths(folder, "--card-width", "100..130:10", "cards.json") == [100, 110, 120, 130])
    for arguments in [
      ["--card-width", "120..1e12"], ["--card-width", "130..100"], ["--card-width", "100..130", "--certify"],
    ] {
      #expect(try folder.run(["measure", "cards.json"] + arguments).code == 64)
    }
    #expect(try folder.run("compare", "--card-width", "100..130", "cards.json").code == 64)
  }

  @Test func cellsChangeWithTheTextSize() throws {
    let folder = try Folder()
    try folder.put(#"[{"title": "A title of some words"}]"#, "cards.json")
    func configuration(_ variation: String) -> String {
      #"""
      {"records": "cards.json", "cell": {"stackView": {"id": "row", "axis": "horizontal", "arrangedSubviews": [
        {"imageView": {"id": "icon", "width": 40, "aspectRatio": 1}},
        {"label": {"id": "titleLabel", "font": {"size": 20, "metrics": "body"}}}]}},
       "variations": [\#(variation)],
       "variants": {"contentSizeCategory": ["large", "accessibilityMedium"]}}
      """#
    }
    func heights(_ variation: String) throws -> [String] {
      try folder.put(configuration(variation), "A.shelf.json")
      let outcome = try folder.run("measure", "A.shelf.json", "--format", "csv")
      #expect(outcome.code == 0, "\(outcome)")
      return outcome.lines.dropFirst().map { String($0.split(separator: ",")[5]) }
    }
    // 20 points at a leading of 34 instead of 22 are 31, a line of which is 37 high.
    #expect(try heights(#"{"contentSizeCategory": "small", "views": {}}"#) == ["40", "40"])
    #expect(
      try heights(#"{"contentSizeCategory": "accessibility", "views": {"row": {"axis": "vertical"}}}"#)
        == ["40", "77"])
    #expect(
      try heights(
        #"{"contentSizeCategory": ["accessibilityMedium"], "views": {"row": {"axis": "vertical", "spacing": 3}, "icon": {"isHidden": true}, "titleLabel": {"numberOfLines": 2}}}"#
      ) == ["40", "74"])
    for (variation, message) in [
      (#"{"views": {}}"#, "a variation needs a 'contentSizeCategory' that it is for"),
      (#"{"contentSizeCategory": "accesibility"}"#, "Did you mean 'accessibility'?"),
      (#"{"contentSizeCategory": "large", "views": {"rwo": {}}}"#, "the cell has no view 'rwo'. Did you mean 'row'?"),
      (#"{"contentSizeCategory": "large", "views": {"row": {"axes": 1}}}"#, "Did you mean 'axis'?"),
    ] {
      try folder.put(configuration(variation), "A.shelf.json")
      let outcome = try folder.run("measure", "A.shelf.json")
      #expect(outcome.code == 65 && outcome.errors.contains(message), "\(outcome)")
    }
  }
}
