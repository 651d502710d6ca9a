import Catalog
import SourceRewriting
import Testing

/// The text of a source with what had to change in it.
func rewritten(_ text: String) throws -> String { try rewritten([text])[0] }

/// The same for sources that go together, called `0.swift` and so on.
func rewritten(_ texts: [String]) throws -> [String] {
  try SourceRewriter().bodies(of: sources(texts)).map { String(decoding: $0, as: UTF8.self) }
}

func sources(_ texts: [String]) -> [SourceRewriter.Source] {
  texts.enumerated().map { SourceRewriter.Source(path: "\($0).swift", bytes: Array($1.utf8)) }
}

/// The messages about sources, one a line.
func messages(_ bytes: [UInt8]...) -> String {
  let sources = bytes.enumerated().map { SourceRewriter.Source(path: "\($0).swift", bytes: $1) }
  do throws(MalformedInput) {
    _ = try SourceRewriter().rewrite(sources).copies
    return ""
  } catch {
    return error.description
  }
}

/// Runs of white space as one blank.
func squeezed(_ text: String) -> String { text.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }
