import Catalog
import Platform
import SourceRewriting
import SourceSlicing

/// Reads the sources of an app, rewrites them together, and writes the copies that changed.
enum HeadlessSourcesCommand {
  /// The largest source that is read, in bytes.
  private static let largestSource = 1 << 26

  /// - Returns: the exit code, as sysexits.h has them.
  static func main() -> Int32 {
    do {
      try HostProcess.prepare()
      var arguments = try HostProcess.arguments()
      if arguments.count == 2, arguments[0] == "--arguments" { arguments = try listed(in: arguments[1]) }
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
    var (added, dropped) = (configuration.addedImports, configuration.droppedImports)
    var standIns = ""
    var hasViews = true
    if !configuration.roots.isEmpty {
      let sliced = try SlicedSources(sources, configuration, arguments)
      // In the app a module that is left out may have brought it.
      if !added.contains("UIKit") { added.append("UIKit") }
      dropped += sliced.absentModules
      (standIns, hasViews) = (sliced.standIns, sliced.hasViews)
      sources = sliced.sources
    }
    let rewriter = SourceRewriter(
      addingImports: added, droppingImports: dropped,
      keepsPreviews: configuration.keepsPreviews ?? arguments.keepsPreviews)
    let rewritten = try rewriter.rewrite(sources)
    if let file = arguments.standIns {
      if rewritten.mayUseNetwork { standIns += OfflineSessions.source }
      try write(Array(standIns.utf8), to: file)
    }
    for (source, copy) in zip(arguments.sources, rewritten.copies) { try write(copy, to: source.copy) }
    guard let file = arguments.nibFolders else { return }
    let stated = configuration.nibFolders
    let folders = (stated + listedFolders(arguments).filter { !stated.contains($0) }).map { ($0, names(in: $0)) }
    let found = folders.filter { folder, names in stated.contains(folder) || names.contains(where: isOfInterfaceBuilder)
    }
    let assets = assets(in: folders)
    hasViews = hasViews && sources.contains { ByteSearch.contains($0.bytes, "import SwiftUI") }
    let symbols =
      assets.isEmpty ? "" : assets.source(besides: rewritten.members(of: AssetSymbols.types), hasViews: hasViews)
    try write(Array((nibFolders(found.map(\.0)) + symbols).utf8), to: file)
  }

  /// The arguments that a file holds.
  private static func listed(in file: String) throws -> [String] {
    try FileReader.readAll(path: file).split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let output = try OutputFile(path: path)
    var failure: FileError?
    bytes.withUnsafeBytes { bytes in do throws(FileError) { try output.write(bytes) } catch { failure = error } }
    if let failure { throw failure }
    try output.finish()
  }

  /// Whether a file beside sources is a nib, a storyboard or an asset catalogue, as most apps have them there.
  private static func isOfInterfaceBuilder(_ name: String) -> Bool {
    [".xib", ".storyboard", ".xcassets"].contains(where: name.hasSuffix)
  }

  /// The folders that sources were looked for or lie in.
  private static func listedFolders(_ arguments: Arguments) -> [String] {
    let folders = arguments.folders.map { $0.path.hasSuffix("/") ? String($0.path.dropLast()) : $0.path }
    var seen: Set<String> = []
    return (folders + arguments.sources.map { $0.file.folder }).filter { seen.insert($0).inserted }
  }

  /// The class by which nibs are found where the app has them (`NibFolders`).
  private static func nibFolders(_ folders: [String]) -> String {
    guard !folders.isEmpty else {
      return "// No nibs lie beside the sources, and 'headless.json' names no folders of them.\n"
    }
    let paths = folders.map(SourceRewriter.literal)
    return """
      import UIKit

      nonisolated final class HeadlessNibFolders: NibFolders {
        static var paths: [String] { [\(paths.joined(separator: ", "))] }
      }

      """
  }

  /// The colours and images of the catalogues in folders, which are listed.
  private static func assets(in folders: [(String, names: [String])]) -> AssetSymbols {
    var assets = AssetSymbols()
    for (folder, names) in folders {
      for name in names where name.hasSuffix(".xcassets") {
        add("\(folder)/\(name)", namespace: [], depth: 0, of: folder, to: &assets)
      }
    }
    return assets
  }

  /// The most folders of a catalogue inside each other.
  private static let mostDepth = 16

  /// Adds the colours and images of a catalogue, or of a folder in one.
  ///
  /// - Parameter home: the folder that the catalogue lies in.
  private static func add(
    _ folder: String, namespace: [String], depth: Int, of home: String, to assets: inout AssetSymbols
  ) {
    for name in names(in: folder) where depth < mostDepth {
      if name.hasSuffix(".colorset") {
        assets.add(.color, String(name.dropLast(".colorset".count)), in: namespace, of: home)
      } else if name.hasSuffix(".imageset") {
        assets.add(.image, String(name.dropLast(".imageset".count)), in: namespace, of: home)
      } else if !name.contains(".") {
        let inner = "\(folder)/\(name)"
        add(inner, namespace: namespace + (givesItsName(inner) ? [name] : []), depth: depth + 1, of: home, to: &assets)
      }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FolderListing.names(in: folder)) ?? []).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a folder of a catalogue is a namespace of what lies in it.
  private static func givesItsName(_ folder: String) -> Bool {
    let file = "\(folder)/Contents.json"
    guard let bytes = try? FileReader.readAll(path: file, limit: 1 << 20),
      let contents = try? JSONValue.parse(bytes, file: file)
    else { return false }
    return contents.object?["properties"]?.object?["provides-namespace"]?.bool ?? false
  }

  private static func fail(_ message: String, _ code: Int32) -> Int32 {
    let output = OutputFile.standardError()
    try? output.write(message.linesShownInTerminal + "\n")
    try? output.flush()
    return code
  }
}
