import Catalog
import Foundation
import InterfaceBuilder
import Platform
import Testing

/// The 348 `.xib` files of public repositories: all are read, and what is not understood has a cause.
@Suite(.enabled(if: Oracles.folder != nil, Oracles.skipReason))
struct InterfaceBuilderFilesTests {
  @Test func allFilesAreRead() throws {
    var cells = 0
    var warnings: [Diagnostic] = []
    var errors: [Diagnostic] = []
    let files = try interfaceFiles()
    #expect(files.count == 348)
    for file in files {
      do throws(MalformedInput) {
        let found = try InterfaceBuilderDocument(file.bytes, file: file.name).cells()
        cells += found.count
        warnings += found.flatMap(\.warnings)
      } catch {
        errors += error.diagnostics
      }
    }
    print("\(files.count) files, \(cells) cells, \(Set(warnings.map(\.file)).count) files with warnings")
    #expect(cells == 351)
    // Two files hold a view controller alone.
    #expect(
      errors.map(\.message) == Array(repeating: "the file has no cell: no top-level view and no prototype", count: 2))
    // Symbols and images of segments, whose drawings are not in the files.
    #expect(Set(warnings.map(\.file)).count == 8)
    let known = ["symbol", "image of a segment"]
    #expect(warnings.allSatisfy { warning in known.contains { warning.message.contains($0) } })
  }

  /// Any file cut anywhere is an error with a place, and never a crash.
  @Test func cutFilesAreErrors() throws {
    var cuts = 0
    for file in try interfaceFiles() where file.bytes.count < 6_000 {
      for end in stride(from: 0, to: file.bytes.count - 16, by: 64) {
        #expect(throws: MalformedInput.self) {
          try InterfaceBuilderDocument(Array(file.bytes[..<end]), file: file.name).cells()
        }
        cuts += 1
      }
    }
    #expect(cuts > 10_000)
  }

  private func interfaceFiles() throws -> [OracleFile] {
    let folder = try #require(Oracles.folder) + "/truth/xib"
    let repositories = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try repositories.filter { !$0.hasSuffix(".tsv") }.flatMap { repository in
      try FileManager.default.contentsOfDirectory(atPath: folder + "/" + repository).sorted().map { name in
        let path = repository + "/" + name
        return OracleFile(name: path, bytes: try FileReader.readAll(path: folder + "/" + path, limit: 1 << 24))
      }
    }
  }
}
