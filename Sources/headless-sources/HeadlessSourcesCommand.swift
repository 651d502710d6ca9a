import Catalog
import Platform
import SourceRewriting

/// Reads the sources of an app, rewrites them together, and writes the copies that changed.
enum HeadlessSourcesCommand {
  /// The largest source that is read, in bytes.
  private static let largestSource = 1 << 26

  /// - Returns: the exit code, as sysexits.h has them.
  static func main() -> Int32 {
    do {
      try HostProcess.prepare()
      let arguments = try HostProcess.arguments()
      if arguments.contains("--help") {
        let output = try OutputFile(path: "-")
        try output.write(Arguments.usage + "\n")
        try output.finish()
      } else {
        try run(Arguments(arguments))
      }
      return 0
    } catch let error as MalformedInput {
      return fail(error.description, 65)
    } catch let error as FileError {
      return fail("error: \(error)", error.kind == .write ? 74 : 66)
    } catch let error as Arguments.Failure {
      return fail("error: \(error.message)\n\(Arguments.usage)", 64)
    } catch {
      return fail("error: \(error)", 64)
    }
  }

  private static func run(_ arguments: Arguments) throws {
    let configuration = try arguments.configuration.map { try Configuration(path: $0, arguments) } ?? Configuration()
    var sources: [SourceRewriter.Source] = []
    for source in arguments.sources {
      let bytes = try FileReader.readAll(path: source.file, limit: largestSource)
      sources.append(SourceRewriter.Source(path: source.file, bytes: bytes))
    }
    let rewriter = SourceRewriter(
      addingImports: configuration.addedImports, droppingImports: configuration.droppedImports)
    for (source, copy) in zip(arguments.sources, try rewriter.copies(of: sources)) { try write(copy, to: source.copy) }
    if let file = arguments.nibFolders {
      let folders =
        configuration.nibFolders + foldersWithNibs(arguments).filter { !configuration.nibFolders.contains($0) }
      try write(Array(nibFolders(folders).utf8), to: file)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let output = try OutputFile(path: path)
    var failure: FileError?
    bytes.withUnsafeBytes { bytes in do throws(FileError) { try output.write(bytes) } catch { failure = error } }
    if let failure { throw failure }
    try output.finish()
  }

  /// The folders in which nibs or storyboards lie beside sources, as most apps have them.
  private static func foldersWithNibs(_ arguments: Arguments) -> [String] {
    var seen: Set<String> = []
    let folders = arguments.folders.map { $0.path.hasSuffix("/") ? String($0.path.dropLast()) : $0.path }
    return (folders + arguments.sources.map { $0.file.folder }).filter { folder in
      guard seen.insert(folder).inserted, let names = try? FolderListing.names(in: folder) else { return false }
      return names.contains { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    }
  }

  /// The class by which nibs are found where the app has them (`NibFolders`).
  private static func nibFolders(_ folders: [String]) -> String {
    guard !folders.isEmpty else {
      return "// No nibs lie beside the sources, and 'headless.json' names no folders of them.\n"
    }
    let paths = folders.map(SourceRewriter.literal)
    return """
      import UIKit

      final class HeadlessNibFolders: NibFolders {
        static var paths: [String] { [\(paths.joined(separator: ", "))] }
      }

      """
  }

  private static func fail(_ message: String, _ code: Int32) -> Int32 {
    let output = OutputFile.standardError()
    try? output.write(message.linesShownInTerminal + "\n")
    try? output.flush()
    return code
  }
}

extension String {
  /// The folder of a path.
  fileprivate var folder: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? "." }
}
