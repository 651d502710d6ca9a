import Fixtures
import Foundation
import SwiftUICards
import Testing

@testable import ShelfHeightTool

/// The previews of this file, as the plugin declares them.
@MainActor @Suite struct PreviewTests {
  /// The exit code and the rows of CSV, each by the names of the header.
  private func rows(_ options: String..., format: String = "csv") throws -> (code: Int32, rows: [[String: String]]) {
    let (code, text) = try output(options + ["--format", format])
    let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard let names = lines.first else { return (code, []) }
    return (
      code,
      lines.dropFirst().map { cells in
        Dictionary(uniqueKeysWithValues: zip(names, cells).map { (String($0), String($1)) })
      }
    )
  }

  private func output(_ options: [String]) throws -> (code: Int32, text: String) {
    let folder = try TemporaryFolder()
    let code = Previews.run(["previews", "PreviewTests", "--quiet", "--output", folder.path("out")] + options)
    let data = try? Data(contentsOf: URL(fileURLWithPath: folder.path("out")))
    return (code, String(decoding: data ?? Data(), as: UTF8.self))
  }

  private func row(_ name: String, in rows: [[String: String]]) throws -> [String: String] {
    try #require(rows.first { $0["name"] == name }, "\(name) is not among \(rows)")
  }

  /// A view answers the size of the room that its preview has, and the others go on where one stops the process.
  @Test func eachPreviewHasItsSizeOrItsReason() throws {
    let (code, rows) = try rows()
    #expect(code == 0)
    let hosted = UIHostingController(rootView: BuyCard(title: "Short")).sizeThatFits(
      in: CGSize(width: 393, height: 852))
    let short = try row("Short", in: rows)
    #expect(short["height"].flatMap { Double($0) } == Double(hosted.height))
    #expect(short["width"].flatMap { Double($0) } == Double(hosted.width))
    #expect(short["type"] == "BuyCard" && short["findings"] == "small-target")
    #expect(try row("Trap", in: rows)["error"] == "Fatal error: Index out of range")
    #expect(try row("Shop", in: rows)["error"]?.contains("No ObservableObject of type Shop found") == true)
    #expect(try row("Filled", in: rows)["height"] == "60")
    #expect(try row("With a shop", in: rows)["height"] == row("Filled in a shop", in: rows)["height"])
    #expect(try row("View", in: rows)["height"] == "30")
    #expect(try row("Controller", in: rows)["height"] == "852")
    #expect(try row("Lying", in: rows)["width"] == "852")
  }

  @Test func aProviderHasAPreviewForEachView() throws {
    let (_, rows) = try rows("--filter", "PreviewTests")
    let ofProvider = rows.filter { $0["line"] == "7" }
    #expect(ofProvider.map { $0["name"] } == ["First", "", "Third"])
    #expect(ofProvider.map { $0["height"] } == ["20.5", "40", "60"])
  }

  /// What is cut in one of the text sizes fails the gate.
  @Test func findingsFailTheGate() throws {
    let (code, rows) = try rows(
      "--content-size-category", "large,accessibilityLarge", "--fail-on", "cut,overlap", "--card-width", "160")
    #expect(code == 1)
    let long = rows.filter { $0["name"] == "Long" }
    #expect(long.map { $0["contentSizeCategory"] } == ["large", "accessibilityLarge"])
    #expect(long.allSatisfy { $0["findings"]?.contains("cut") == true })
    #expect(try row("Over each other", in: rows)["findings"] == "overlap")
    #expect(try row("Smaller", in: rows)["findings"] == "shrunk")
    #expect(try self.rows("--fail-on", "tall").code == 0)
    #expect(try self.rows("--fail-on", "tall", "--maximum-card-height", "100").code == 1)
  }

  @Test func textsAreKnownByTheirIdentifiers() throws {
    let (_, text) = try output(["--format", "json", "--card-width", "160"])
    #expect(text.contains(#"{"code": "cut", "text": "title shows 'A title of some"#), "\(text)")
    #expect(text.hasPrefix(#"{"schemaVersion": 1, "previews": ["#))
  }

  @Test func thePageShowsDrawingsThoseWithFindingsFirst() throws {
    let (_, page) = try output(["--format", "html"])
    #expect(page.contains("<svg role=\"img\""))
    let (faulty, without) = (page.firstRange(of: "Short at large"), page.firstRange(of: "Filled at large"))
    #expect(try #require(faulty).lowerBound < #require(without).lowerBound)
    #expect(page.contains("Fatal error: Index out of range"))
  }

  @Test func whatIsAskedForHasToBeThere() throws {
    #expect(try output(["--filter", "no such preview"]).code == 0, "one of the words is enough")
    #expect(Previews.run(["previews", "--quiet", "no such preview"]) == 64)
    #expect(Previews.run(["previews", "--quiet", "--fail-on", "cuts"]) == 64)
  }
}

private enum Previews: ShelfHeightTool {
  static let cells: [SizedCell] = []
}

private final class Shop: ObservableObject {}

private struct BuyCard: View {
  let title: String
  var body: some View {
    HStack {
      Text(title).lineLimit(1).accessibilityIdentifier("title")
      Button("Buy") {}
    }
  }
}

private struct ShopCard: View {
  @EnvironmentObject var shop: Shop
  var body: some View { Text(shop === shop ? "Open" : "Closed") }
}

private struct InAShop: PreviewModifier {
  static func makeSharedContext() async throws -> Shop { Shop() }
  func body(content: Content, context: Shop) -> some View { content.environmentObject(context) }
}

private struct Provider: PreviewProvider {
  static var previews: some View {
    Group {
      Text("One").previewDisplayName("First")
      Color.red.previewLayout(.fixed(width: 80, height: 40))
      Color.red.frame(height: 60).previewLayout(.sizeThatFits).previewDisplayName("Third")
    }
  }
}

/// As the rewriter declares the preview of each line.
private class Declared {
  nonisolated final class HeadlessPreview_1: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 1) }
    @MainActor static var previews: [_DeclaredPreview] { [_DeclaredPreview("Short") { BuyCard(title: "Short") }] }
  }
  nonisolated final class HeadlessPreview_2: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 2) }
    @MainActor static var previews: [_DeclaredPreview] {
      [
        _DeclaredPreview("Trap") {
          let titles: [String] = []
          BuyCard(title: titles[3])
        }
      ]
    }
  }
  nonisolated final class HeadlessPreview_3: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 3) }
    @MainActor static var previews: [_DeclaredPreview] { [_DeclaredPreview("Shop") { ShopCard() }] }
  }
  nonisolated final class HeadlessPreview_4: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 4) }
    @MainActor static var previews: [_DeclaredPreview] {
      [_DeclaredPreview("Filled", traits: .fixedLayout(width: 90, height: 60)) { Color.red }]
    }
  }
  nonisolated final class HeadlessPreview_5: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 5) }
    @MainActor static var previews: [_DeclaredPreview] {
      [
        _DeclaredPreview("With a shop", traits: .modifier(InAShop()), .sizeThatFitsLayout) { ShopCard() },
        _DeclaredPreview("Filled in a shop") { ShopCard().environmentObject(Shop()) },
        _DeclaredPreview("Lying", traits: .landscapeLeft) { Color.red },
      ]
    }
  }
  nonisolated final class HeadlessPreview_6: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 6) }
    @MainActor static var previews: [_DeclaredPreview] {
      [
        _DeclaredPreview("View") {
          let view = UIView()
          view.heightAnchor.constraint(equalToConstant: 30).isActive = true
          return view
        }, _DeclaredPreview("Controller") { UIViewController() },
      ]
    }
  }
  nonisolated final class HeadlessPreview_7: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 7) }
    @MainActor static var previews: [_DeclaredPreview] { _DeclaredPreview.all(of: Provider.self) }
  }
  nonisolated final class HeadlessPreview_8: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("PreviewTests", 8) }
    @MainActor static var previews: [_DeclaredPreview] {
      [
        _DeclaredPreview("Long") { BuyCard(title: "A title of some length that is cut") },
        _DeclaredPreview("Over each other") {
          ZStack {
            Text("One")
            Text("Two")
          }
        },
        _DeclaredPreview("Smaller") {
          Text("A title of some length that is cut").lineLimit(1).minimumScaleFactor(0.5).frame(width: 160)
        },
      ]
    }
  }
}

/// Previews as the records of a shelf.
@MainActor @Suite struct PreviewShelfTests {
  private func output(_ options: String...) throws -> (code: Int32, text: String) {
    let folder = try TemporaryFolder()
    let code = Previews.run(options + ["--quiet", "--output", folder.path("out")])
    let data = try? Data(contentsOf: URL(fileURLWithPath: folder.path("out")))
    return (code, String(decoding: data ?? Data(), as: UTF8.self))
  }

  /// Each card that a preview shows is one, wherever it stands in it.
  @Test func aShelfIsAsHighAsTheTallestPreview() throws {
    let (code, text) = try output(
      "measure", "--from-previews", "NoteCard", "--card-width", "120", "--each", "--format", "csv")
    #expect(code == 0)
    let heights = ["Short", "A note of some length that goes over lines", "Last"].map { note in
      UIHostingController(rootView: NoteCard(note: note)).sizeThatFits(in: CGSize(width: 120, height: CGFloat.infinity))
        .height
    }
    let rows = text.split(separator: "\n").dropFirst().map { $0.split(separator: ",").map(String.init) }
    #expect(rows.map { $0.last.flatMap { Double($0) } } == heights.map { Double($0) })
    #expect(rows.map { $0[$0.count - 3] } == ["Notes", "Notes (2)", "In a list"])
    let explained = try output("explain", "--from-previews", "NoteCard", "--card-width", "120").text
    #expect(explained.contains("because card 'Notes (2)'") && explained.contains("Text 1 ("), "\(explained)")
  }

  @Test func aTypeThatNoPreviewShowsIsSaid() throws {
    #expect(try output("measure", "--from-previews", "NoCard").code == 64)
    #expect(try output("measure", "--from-previews", "NoteCard", "cards.json").code == 64)
  }

  /// Relative dates count from the moment that is stated.
  @Test(arguments: [("1970-01-02", "1 day"), ("1970-01-01T02:00Z", "2 hr"), ("1970-01-01T00:00:30Z", "30 sec")])
  func thePresentMomentIsStated(_ moment: String, _ words: String) throws {
    let text = try output(
      "previews", "--filter", "Relative", "--now", moment, "--format", "html"
    ).text
    StatedDevice.now = nil
    #expect(text.contains(">\(words)<"), "\(text.suffix(2000))")
  }

  @Test(arguments: ["1970-02-29", "1970-13-01", "tomorrow", "1970-01-01T24:00Z", ""])
  func whatIsNoMomentIsRefused(_ moment: String) throws {
    #expect(try output("previews", "--now", moment).code == 64)
  }
}

private struct NoteCard: View {
  let note: String
  var body: some View { VStack(alignment: .leading) { Text(note) }.padding(8) }
}

private class DeclaredNotes {
  nonisolated final class HeadlessPreview_9: DeclaredPreviews {
    static var place: (file: String, line: Int) { ("Notes", 9) }
    @MainActor static var previews: [_DeclaredPreview] {
      [
        _DeclaredPreview("Notes") {
          HStack {
            NoteCard(note: "Short")
            NoteCard(note: "A note of some length that goes over lines")
          }
        }, _DeclaredPreview("In a list") { NoteCard(note: "Last").padding(40) },
        _DeclaredPreview("Relative") { Text(Date(timeIntervalSince1970: 0), style: .relative) },
      ]
    }
  }
}
