import Foundation
import Testing

/// `compare`: estimators against the height of every card.
@Suite struct CompareTests {
  /// Two shelves: in the first all estimators but counts of characters are right, the second is a tie.
  private func shelves() throws -> Folder {
    let folder = try Folder()
    try folder.put(
      """
      {"s": "a", "id": "short", "score": 9, "title": "T", "body": "one line of quite some many characters"}
      {"s": "b", "id": 1, "score": 1, "title": "T", "body": "x"}
      {"s": "a", "id": "tall", "score": "2.5", "title": "T", "body": "a\\nb\\nc\\nd"}
      {"s": "b", "id": 2, "score": 3, "title": "T", "body": "y"}

      """, "cards.ndjson")
    return folder
  }

  private struct Comparison: Decodable {
    struct Strategy: Decodable {
      struct Regret: Decodable, Equatable {
        let mean, p95, max: Double
      }
      struct Worst: Decodable, Equatable {
        let shelf: String
        let id: String?
        let regret: Double
      }
      let strategy: String
      let shelves, wrongPicks, clippedShelves, rendered: Int
      let regret: Regret
      let kendallTauB, nanosecondsPerCard, seconds, speedup: Double?
      let worst: Worst?
    }
    let schemaVersion: Int
    let reference: String
    let strategies: [Strategy]
  }

  private func compare(_ folder: Folder, _ arguments: String...) throws -> [Comparison.Strategy] {
    let outcome = try folder.run(["compare", "--group-by", "s", "--format", "json", "cards.ndjson"] + arguments)
    #expect(outcome.code == 0, "\(outcome)")
    let comparison = try JSONDecoder().decode(Comparison.self, from: Data(outcome.output.utf8))
    #expect(comparison.schemaVersion == 1 && comparison.reference == "exhaustive")
    return comparison.strategies
  }

  /// One card is the tallest, whatever an estimator says: a line is enough.
  @Test func comparesOneCardInALine() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [2]), "cards.json")
    let line = "1 shelf, 1 card: every estimator picks it"
    for format in ["table", "markdown"] {
      #expect(
        try folder.run("compare", "--no-timing", "--format", format, "cards.json") == Outcome(0, output: line + "\n"))
    }
    let page = try folder.run("compare", "--no-timing", "--format", "html", "cards.json").output
    #expect(page.contains("<p class=\"answer\">\(line).</p>\n</main>"))
    #expect(try folder.run("compare", "--no-timing", "--format", "csv", "cards.json").lines.count > 2)
  }

  /// The page says what an app should do, whichever estimator it has.
  @Test func pageSaysWhatToDo() throws {
    let folder = try shelves()
    func advice(_ estimators: String) throws -> [String] {
      let page = try folder.run(
        "compare", "--quiet", "--no-timing", "--format", "html", "--group-by", "s", "--estimators", estimators,
        "cards.ndjson")
      return page.output.matches(of: /<li>([^<]*)<\/li>|<p>(Nothing:[^<]*)</).map {
        String($0.1 ?? $0.2 ?? "").replacing("&#39;", with: "'")
      }
    }
    #expect(
      try advice("character-count,text-column") == [
        "Nothing if your app estimates by 'text-column'.",
        "If by another, use 'text-column' instead: by 'character-count', 1 of 2 shelves is too low, by up to 33.5 points.",
      ])
    #expect(try advice("character-count").count == 1)
    #expect(try advice("text-column") == ["Nothing: whichever of these an app uses, no shelf comes out too low."])
  }

  @Test func countsWhatEachEstimatorMisses() throws {
    let folder = try shelves()
    let strategies = try compare(folder, "--estimators", "character-count,exhaustive,text-column,column:score")
    #expect(strategies.map(\.strategy) == ["character-count", "exhaustive", "text-column", "column:score"])
    #expect(strategies.map(\.wrongPicks) == [1, 0, 0, 1])
    #expect(strategies.map(\.shelves) == [2, 2, 2, 2] && strategies.map(\.rendered) == [2, 4, 2, 2])
    let lost = strategies[0]
    #expect(lost.regret == .init(mean: 16.75, p95: 33.5, max: 33.5) && lost.clippedShelves == 1)
    #expect(lost.worst == .init(shelf: "a", id: "tall", regret: 33.5))
    #expect(lost.kendallTauB == -1 && strategies[2].kendallTauB == 1)
    #expect(strategies[1].speedup == 1)
    #expect(strategies.allSatisfy { $0.seconds ?? -1 >= 0 && $0.nanosecondsPerCard ?? -1 >= 0 })
    // The maximum cuts the tall card, whichever card is picked.
    let clamped = try compare(
      folder, "--estimators", "character-count,exhaustive", "--maximum-card-height", "100", "--no-timing")
    #expect(clamped.map(\.wrongPicks) == [1, 0] && clamped.map(\.regret.max) == [33.5, 0])
    #expect(clamped[0].clippedShelves == clamped[1].clippedShelves && clamped[1].clippedShelves >= 1)
    #expect(clamped[0].seconds == nil && clamped[0].speedup == nil && clamped[0].nanosecondsPerCard == nil)
  }

  /// An estimator that is named twice, be it as a baseline, is one row.
  @Test func namesRowsByEstimators() throws {
    let strategies = try compare(
      shelves(), "--estimators", "first,word-count,first", "--baselines", "first,tallest,tallest")
    #expect(strategies.map(\.strategy) == ["first", "word-count", "tallest"])
  }

  @Test func writesATable() throws {
    let arguments = ["compare", "--group-by", "s", "--estimators", "word-count,character-count", "--no-timing"]
    let outcome = try shelves().run(arguments + ["cards.ndjson"])
    #expect(
      outcome.output == """
        2 shelves, 4 cards
        ESTIMATOR               WRONG PICKS   SHARE  REGRET MEAN   P95   MAX  CUT   TAU-B  RENDERED  WORST SHELF
        word-count                        1  50.0 %        16.75  33.5  33.5    1  -1.000         2  a, card tall
        character-count                   1  50.0 %        16.75  33.5  33.5    1  -1.000         2  a, card tall
        exhaustive (reference)            0   0.0 %         0.00     0     0    0   1.000         4

        """)
    #expect(
      try shelves().run(arguments + ["--format", "csv", "cards.ndjson"]).lines == [
        "strategy,reference,shelves,wrongPicks,regretMean,regretP95,regretMax,clippedShelves,kendallTauB,rendered,"
          + "nanosecondsPerCard,seconds,speedup,worstShelf,worstId,worstRegret",
        "word-count,exhaustive,2,1,16.75,33.5,33.5,1,-1,2,,,,a,tall,33.5",
        "character-count,exhaustive,2,1,16.75,33.5,33.5,1,-1,2,,,,a,tall,33.5",
      ])
  }

  @Test func failsAboveARegret() throws {
    let folder = try shelves()
    let arguments = ["compare", "--group-by", "s", "--estimators", "text-column,word-count", "cards.ndjson"]
    let denied = try folder.run(arguments + ["--fail-above-regret", "16.5"])
    #expect(denied.code == 1 && denied.output.contains("word-count"))
    #expect(
      denied.errors == "Error: the estimator 'word-count' makes a shelf 33.5 points too short; 16.5 are allowed\n")
    #expect(try folder.run(arguments + ["--fail-above-regret", "33.5"]).code == 0)
  }

  @Test func isTheSameForAnyNumberOfJobs() throws {
    let folder = try Folder()
    var records = ""
    for index in 0..<3000 {
      let body = String(repeating: "word ", count: index * 7 % 60)
      records += #"{"s": "s\#(index % 71)", "id": \#(index), "title": "T", "body": "\#(body)"}"# + "\n"
    }
    try folder.put(records, "cards.ndjson")
    let runs = try ["1", "2", "7"].map {
      try folder.run("compare", "--group-by", "s", "--no-timing", "--format", "json", "--jobs", $0, "cards.ndjson")
    }
    #expect(runs[0].code == 0 && runs.allSatisfy { $0 == runs[0] })
  }

  @Test func estimatesThatAreNoNumbersCountAsTheShortest() throws {
    let folder = try shelves()
    let outcome = try folder.run("compare", "--group-by", "s", "--estimators", "column:title", "cards.ndjson")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains(
        "shelf 'a': warning: 'title' is no number of at most 1e15 in 2 of its records, the first at 1:48; they count as the shortest"
      ))
  }

  // MARK: Programs

  @Test func asksAProgram() throws {
    let strategies = try compare(try shelves(), "--estimators", "first,exec:sed 's/.*score\": \"*//; s/[\",].*//'")
    #expect(strategies[1].strategy.hasPrefix("exec:sed"))
    #expect(strategies[1].wrongPicks == 1 && strategies[1].regret.max == 33.5 && strategies[1].kendallTauB == -1)
  }

  @Test func aProgramGetsWholeRecordsInOneLine() throws {
    let folder = try Folder()
    try folder.put("[{\"title\": \"T\",\n \"more\": [1,\r\n2], \"body\": \"a\\nb\"}, {}]", "cards.json")
    let tee = "exec:tee seen | sed s/.*/$SHELF_HEIGHT_CARD_WIDTH/"
    #expect(try folder.run("compare", "--estimators", tee, "--no-timing", "cards.json").code == 0)
    #expect(
      try folder.text("seen") == "{\"title\": \"T\",  \"more\": [1,  2], \"body\": \"a\\nb\"}\n{}\n")
    try folder.put("title,more,body\nT,\"a\"\"b\",x\n,,\n", "cards.csv")
    #expect(try folder.run("compare", "--estimators", tee, "--no-timing", "cards.csv").code == 0)
    #expect(
      try folder.text("seen") == """
        {"title": "T", "more": "a\\"b", "body": "x"}
        {"title": "", "more": "", "body": ""}

        """)
  }

  @Test(arguments: [
    ("exec:head -3 | sed s/.*/1/", "answered 3 numbers for 4 records; it has to write one a line"),
    ("exec:sed s/.*/nan/", "answered 'nan' in line 1, which is no number"),
    ("exec:cat >/dev/null; exit 3", "ended with the exit code 3"),
    ("exec:kill -9 $$", "was ended by the signal 9"),
    ("exec:yes 1", "wrote more than numbers for 4 records take"),
    ("exec:sleep 60", "took longer than 0.2 s; '--exec-timeout' allows more"),
  ])
  func refusesAProgramThatAnswersWrongly(estimator: String, reason: String) throws {
    let outcome = try shelves().run(
      "compare", "--group-by", "s", "--estimators", estimator, "--exec-timeout", "0.2", "cards.ndjson")
    #expect(outcome == Outcome(65, errors: "Error: the estimator '\(estimator)' \(reason)\n"))
  }

  /// Else the answers of one would depend on the other.
  @Test func noProgramChangesTheRecordsOfAnother() throws {
    let folder = try shelves()
    for writing in ["echo '{}' >&0", "echo '{}' >/proc/self/fd/0"] {
      let outcome = try folder.run(
        "compare", "--group-by", "s", "--estimators", "exec:sed s/.*/1/; \(writing),exec:sed s/.*/1/", "cards.ndjson")
      #expect(outcome.code == 65 && outcome.output == "", "\(outcome)")
      #expect(outcome.errors.contains(" ended with the exit code ") || outcome.errors.contains(" has written into the"))
    }
  }

  /// Names may begin with a mark, which joins the colon or the comma before it.
  @Test func partsNamesByBytes() throws {
    let folder = try Folder()
    try folder.put("{\"\u{301}s\": 1, \"body\": \"a\"}\n{\"\u{301}s\": 2, \"body\": \"b\"}\n", "cards.ndjson")
    let estimators = "first,column:\u{301}s,exec:\u{301} 2>/dev/null; sed s/.*/1/"
    let outcome = try folder.run(
      "compare", "--group-by=\u{301}s", "--estimators=\(estimators)", "--format", "csv", "--no-timing", "cards.ndjson")
    #expect(outcome.code == 0, "\(outcome)")
    let names = outcome.lines.dropFirst().compactMap { $0.split(separator: ",").first.map(String.init) }
    #expect(names.count == 3 && names[1].unicodeScalars.elementsEqual("column:\u{301}s".unicodeScalars), "\(names)")
    #expect(try folder.run("measure", "--bindings", "bodyLabel=\u{301}s,titleLabel=body", "cards.ndjson").code == 0)
  }

  /// A configuration from elsewhere must not run anything.
  @Test func noConfigurationRunsAProgram() throws {
    let folder = try shelves()
    try folder.put(#"{"records": "cards.ndjson", "estimator": "exec:touch ran"}"#, "A.shelf.json")
    for subcommand in ["measure", "compare"] {
      let outcome = try folder.run(subcommand, "A.shelf.json")
      #expect(outcome.code == 65)
      #expect(outcome.errors.hasPrefix("A.shelf.json:1:42: error: programs estimate in 'compare --estimators' alone"))
    }
    #expect(try folder.run("measure", "--estimator", "exec:touch ran", "cards.ndjson").code == 64)
    #expect(try !folder.names().contains("ran"))
  }

  @Test(arguments: [
    (["--estimators", "text-colum"], "unknown estimator 'text-colum'. Did you mean 'text-column'?"),
    (["--estimators", ""], "The value of '--estimators' is empty: it takes names"),
    (["--estimators", "exec:"], "'exec:' in '--estimators' lacks its command"),
    (["--exec-timeout", "0"], "The value of '--exec-timeout' is invalid: it must be above 0"),
    (
      ["--fail-above-regret", "-1"], "The value '-1' is invalid for '--fail-above-regret': it takes 0 or more"
    ),
    (
      ["--fail-above-regret", "x"],
      "The value 'x' is invalid for '--fail-above-regret': it takes a finite number of at most 1e15"
    ),
  ])
  func refusesArguments(arguments: [String], message: String) throws {
    let outcome = try shelves().run(["compare"] + arguments + ["cards.ndjson"])
    #expect(outcome.code == 64 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func asksSeveralPrograms() throws {
    let folder = try shelves()
    let programs = "exec:sed s/.*/1/,exec:sed s/.*/2,/ | tr -d ,"
    let names = ["word-count", "exec:sed s/.*/1/", "exec:sed s/.*/2,/ | tr -d ,"]
    #expect(try compare(folder, "--estimators", "word-count," + programs).map(\.strategy) == names)
    let arguments = names.flatMap { ["--estimators", $0] }
    let outcome = try folder.run(["compare", "--group-by", "s", "--format", "csv", "cards.ndjson"] + arguments)
    #expect(outcome.code == 0 && outcome.lines.count == 4)
    #expect(outcome.lines[3].hasPrefix("\"exec:sed s/.*/2,/ | tr -d ,\","))
  }

  @Test func baselinesFailNothing() throws {
    let folder = try shelves()
    let arguments = ["compare", "--group-by", "s", "--no-timing", "--fail-above-regret", "4", "--format", "csv"]
    #expect(try folder.run(arguments + ["--estimators", "first,text-column", "cards.ndjson"]).code == 1)
    let outcome = try folder.run(arguments + ["--estimators", "text-column", "--baselines", "first", "cards.ndjson"])
    #expect(outcome.code == 0 && outcome.errors == "")
    #expect(outcome.lines.dropFirst().map { $0.prefix { $0 != "," } } == ["text-column", "first"])
    #expect(try folder.run(arguments + ["--baselines", "frist", "cards.ndjson"]).code == 64)
    // A gate that is never shut.
    let nothing = try folder.run(arguments + ["--estimators", "first", "--baselines", "first", "cards.ndjson"])
    #expect(nothing.code == 64 && nothing.output == "")
    #expect(
      nothing.errors.hasPrefix(
        "Error: '--fail-above-regret' judges nothing, as '--baselines' exempts all that is compared; name another "))
  }

  @Test func writesMarkdown() throws {
    let arguments = ["compare", "--group-by", "s", "--estimators", "word-count", "--no-timing", "--format", "markdown"]
    #expect(
      try shelves().run(arguments + ["cards.ndjson"]).output == """
        2 shelves, 4 cards

        | Estimator | Wrong picks | Share | Regret mean | P95 | Max | Cut | Tau-b | Rendered | Worst shelf |
        | --- | --: | --: | --: | --: | --: | --: | --: | --: | --- |
        | word-count | 1 | 50.0 % | 16.75 | 33.5 | 33.5 | 1 | -1.000 | 2 | a, card tall |
        | exhaustive \\(reference\\) | 0 | 0.0 % | 0.00 | 0 | 0 | 0 | 1.000 | 4 |  |

        """)
  }
}
