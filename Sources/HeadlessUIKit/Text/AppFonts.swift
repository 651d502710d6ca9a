import Foundation
import TextMeasurement

/// The fonts that an app has: those that are built in, and those of its files, which any thread may ask for.
///
/// Files are looked for where pictures are (``AssetCatalogs``), when a name is asked for that is not built in.
package enum AppFonts {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var library = makeLibrary()
  nonisolated(unsafe) private static var (addedPaths, addedFiles): ([String: String], [String]) = ([:], [])

  /// The font files in the app's folders.
  package static var files: [String] { AssetCatalogs.fontFiles }

  /// Adds files: some by the names of their fonts, some whose fonts are known by the names that they have themselves.
  package static func add(paths: [String: String], nearby: [String]) {
    lock.withLock {
      (addedPaths, addedFiles) = (paths, nearby)
      library = makeLibrary()
    }
  }

  /// Whether iOS or the app has a font of a name. Those of San Francisco's files count, as their widths are known.
  static func has(_ name: String) -> Bool {
    if FontsOfIOS.has(name) || FontLibrary.knowsWidths(of: name) { return true }
    return withLibrary { $0.declares(name) }
  }

  static func withLibrary<Result>(_ body: (FontLibrary) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(library)
  }

  /// Looks the files up anew, as other folders are stated.
  static func forgetFiles() { lock.withLock { library = makeLibrary() } }

  private static func makeLibrary() -> FontLibrary {
    let nearby = addedFiles
    return FontLibrary(paths: addedPaths, nearby: nearby + AssetCatalogs.fontFiles, files: FontFilesOfApp())
  }
}

/// Reads the app's font files. None is installed: what a machine has is not what the app has.
private struct FontFilesOfApp: FontFiles {
  let installed: [String] = []

  func bytes(ofFile path: String, limit: Int) throws -> [UInt8] {
    try bytes(ofFile: path, at: 0, count: limit)
  }

  func bytes(ofFile path: String, at offset: Int, count: Int) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    return try file.read(upToCount: count).map(Array.init) ?? []
  }
}
