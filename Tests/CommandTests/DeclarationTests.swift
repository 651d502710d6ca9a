import Foundation
import ShelfBatch
import Testing

@testable import ShelfHeightCommand

/// Whatever the tables of settings and options declare is in their lists: without its place there it would be unknown.
struct DeclarationTests {
  private func source(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Sources/" + path), encoding: .utf8)
  }

  @Test func everySettingIsListed() throws {
    let source = try source("ShelfBatch/Settings/Settings.swift")
    let declared = source.matches(of: /static let (\w+) = SettingEntry\(/).map(\.1)
    let list = try #require(source.firstMatch(of: /static let all: \[SettingEntry\] = \[([^\]]*)\]/)).1
    #expect(list.matches(of: /\w+/).map(\.0).sorted() == declared.sorted())
    #expect(declared.count == Settings.all.count)
  }

  @Test func everyOptionIsListed() throws {
    let source = try source("ShelfHeightCommand/CommandLine/Options.swift")
    let declared = source.matches(of: /static let (\w+) = (?:Option|Flag)\(/).map(\.1)
    let list = try #require(source.firstMatch(of: /(?s)static let flags: \[Flag\] = \{.*?\}\(\)/)).0
    #expect(list.matches(of: /(\w+)\.flag\b/).map(\.1).sorted() == declared.sorted())
    #expect(declared.count == Options.flags.count - Settings.all.count)
  }
}
