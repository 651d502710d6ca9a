import Catalog
import SourceRewriting
import Testing

@testable import SourceSlicing

/// An app in memory.
struct MadeUpApp {
  let files: [String: String]

  var index: SourceIndex { index([]) }

  func index(_ otherTypes: Set<String>) -> SourceIndex {
    let files = files
    return SourceIndex(paths: files.keys.sorted(), otherTypes: otherTypes) { Array((files[$0] ?? "").utf8) }
  }

  func slice(_ roots: String..., usedBy user: String? = nil, words: CompilerWords = CompilerWords()) throws
    -> SourceSlice
  {
    let users = user.map { [SourceRewriter.Source(path: "Own.swift", bytes: Array($0.utf8))] } ?? []
    let slice = try SourceSlice(of: roots, in: index, usedBy: users, words: words)
    // A build knows the files of the slice alone, and has to find the same.
    let locked = MadeUpApp(files: files.filter { file, _ in slice.files.contains { $0.path == file } })
    let again = try SourceSlice(of: roots, in: locked.index(slice.otherTypes), usedBy: users, words: words)
    #expect(again.files.map(\.bytes) == slice.files.map(\.bytes) && again.names == slice.names)
    return slice
  }
}

extension SourceSlice {
  /// The lines of a file that are not empty, without spaces at their ends; none where it is left out.
  func lines(_ path: String) -> [String] {
    text(path)?.split(whereSeparator: \.isNewline).map { String($0).trimmed }.filter { !$0.isEmpty } ?? []
  }

  func text(_ path: String) -> String? {
    files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
