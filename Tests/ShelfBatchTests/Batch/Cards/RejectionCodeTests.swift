import Fixtures
import ShelfBatch
import Testing

/// The names by which programs know records that are left out.
@Suite struct RejectionCodeTests {
  @Test func theArticleListsAll() throws {
    let folder = try TemporaryFolder()
    try folder.put(packageFile: "Sources/ShelfBatch/ShelfBatch.docc/Guide/TheCommand.md", "TheCommand.md")
    let section = try folder.text("TheCommand.md").split(separator: "\n### ").last
    let rows = try #require(section).split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.map { String($0.split(separator: "`")[1]) } == RejectionCode.allCases.map(\.rawValue))
  }
}
