import Fixtures
import Foundation
import SwiftUICards
import Testing

@testable import ShelfHeightTool

/// The command over cards in SwiftUI.
@MainActor @Suite struct CardTests {
  /// The output of a subcommand over three records.
  private func output(_ subcommand: String, _ card: String, _ options: String...) throws -> String {
    let folder = try TemporaryFolder()
    try folder.put("id,title\na,A short title\nb,A title of some length that goes over lines\nc,Third\n", "cards.csv")
    let arguments =
      [subcommand, "--cell", card, "--card-width", "120", "--output", folder.path("out")] + options
      + [folder.path("cards.csv")]
    #expect(Cards.run(arguments) == 0)
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path("out"))), as: UTF8.self)
  }

  private func heights(_ card: String) throws -> [Double] {
    try output("measure", card, "--each", "--format", "csv").split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: ",").last.flatMap { Double($0) }
    }
  }

  /// The height for the width, as `UIHostingController` answers it.
  @Test func aCardHasTheHeightThatItsHostAnswers() throws {
    let titles = ["A short title", "A title of some length that goes over lines", "Third"]
    let hosted = titles.map { title in
      Double(
        UIHostingController(rootView: TitleCard(title: title))
          .sizeThatFits(in: CGSize(width: 120, height: CGFloat.infinity)).height)
    }
    #expect(try heights("TitleCard") == hosted)
    #expect(Set(hosted).count == 2)
  }

  /// Cards of a shelf are views of their own, although one cell shows them here.
  @Test func noCardKeepsTheStateOfAnother() throws {
    #expect(try heights("KeepingCard") == heights("TitleCard"))
    #expect(try heights("appearing") == heights("TitleCard").map { $0 + 20 })
  }

  @Test func drawingsShowTheTexts() throws {
    let drawing = try output("explain", "TitleCard", "--format", "svg")
    #expect(drawing.contains(">A title of</text>") || drawing.contains(">A title of some</text>"), "\(drawing)")
  }

  /// A text is known by the field that it comes from, else by its number; one with an identifier by that.
  @Test func textsHaveNames() throws {
    #expect(try output("explain", "TitleCard").contains("  Text title ("))
    #expect(try output("explain", "numbered").contains("  Text 1 ("))
    #expect(try output("explain", "identified").contains("  Text headline ("))
  }

  /// The closure that makes a card may give it an environment as well.
  @Test func aCardMayHaveAnEnvironment() throws {
    #expect(try heights("themed") == heights("TitleCard").map { $0 + 20 })
  }
}

private enum Cards: ShelfHeightTool {
  static let cells = [
    SizedCell(TitleCard.self) { TitleCard(title: $0["title"]) },
    SizedCell(name: "numbered") { TitleCard(title: "No. " + $0["title"]) },
    SizedCell(name: "identified") { TitleCard(title: $0["title"]).accessibilityIdentifier("headline") },
    SizedCell(KeepingCard.self) { KeepingCard(title: $0["title"]) },
    SizedCell(name: "appearing") {
      AppearingCard(title: $0["title"]).environment(\._runsOnAppear, true)
    },
    SizedCell(name: "themed") { ThemedCard(content: TitleCard(title: $0["title"])).environmentObject(Theme()) },
  ]
}

private struct TitleCard: View {
  let title: String
  var body: some View { Text(title).padding(8) }
}

private struct KeepingCard: View {
  @State private var title: String
  init(title: String) { _title = State(initialValue: title) }
  var body: some View { Text(title).padding(8) }
}

private struct AppearingCard: View {
  let title: String
  @State private var margin: CGFloat = 0
  var body: some View { TitleCard(title: title).padding(.vertical, margin).onAppear { margin = 10 } }
}

private final class Theme: ObservableObject {
  let margin: CGFloat = 10
}

private struct ThemedCard<Content: View>: View {
  let content: Content
  @EnvironmentObject private var theme: Theme
  var body: some View { content.padding(.vertical, theme.margin) }
}
