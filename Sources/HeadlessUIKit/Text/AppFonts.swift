import Foundation
import TextMeasurement

/// The fonts that an app has: those that are built in, and those of its files, which any thread may ask for.
///
/// Files are looked for where pictures are (``AssetCatalogs``), when a name is asked for that is not built in.
package enum AppFonts {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var library = makeLibrary()
  nonisolated(unsafe) private static var (addedPaths, addedFiles): ([String: String], [String]) = ([:], [])
  /// By a name that was asked about, why there is no font of it; empty where there is one.
  nonisolated(unsafe) private static var absences: [String: String] = [:]

  /// The font files in the app's folders.
  package static var files: [String] { AssetCatalogs.fontFiles }

  /// Adds files: some by the names of their fonts, some whose fonts are known by the names that they have themselves.
  package static func add(paths: [String: String], nearby: [String]) {
    lock.withLock { (addedPaths, addedFiles) = (paths, nearby) }
    forgetFiles()
  }

  /// Why neither iOS nor the app has a font of a name; `nil` where one has. San Francisco's files count, as their widths are
  /// known.
  static func absence(of name: String) -> String? {
    lock.withLock {
      let words = absences[name] ?? findAbsence(of: name)
      absences[name] = words
      return words.isEmpty ? nil : words
    }
  }

  private static func findAbsence(of name: String) -> String {
    guard library.declares(name) else {
      if FontsOfIOS.has(name) || FontLibrary.knowsWidths(of: name) { return "" }
      return
        "neither iOS nor a file of the app has a font named '\(name)', so that it is nil; 'nibs' in headless.json, or "
        + "'fonts' in the configuration, names the folder of its file"
    }
    do {
      _ = try library.font(.named(name, size: 12))
      return ""
    } catch {
      return "the font named '\(name)' is nil: \(error)"
    }
  }

  /// Whether iOS or the app has a font of a name.
  package static func has(_ name: String) -> Bool { absence(of: name) == nil }

  static func withLibrary<Result>(_ body: (FontLibrary) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(library)
  }

  /// Looks the files up anew, as other folders are stated.
  static func forgetFiles() { lock.withLock { (library, absences) = (makeLibrary(), [:]) } }

  private static func makeLibrary() -> FontLibrary {
    let nearby = addedFiles
    return FontLibrary(paths: addedPaths, nearby: nearby + AssetCatalogs.fontFiles, files: FontFilesOfApp())
  }
}

/// Reads the app's font files. None is installed: what a machine has is not what the app has.
private struct FontFilesOfApp: FontFiles {
  let installed: [String] = []

  func bytes(ofFile path: String, limit: Int) throws -> [UInt8] {
    let bytes = try bytes(ofFile: path, at: 0, count: limit + 1)
    guard bytes.count <= limit else { throw CocoaError(.fileReadTooLarge) }
    return bytes
  }

  func bytes(ofFile path: String, at offset: Int, count: Int) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(offset))
    return try file.read(upToCount: count).map(Array.init) ?? []
  }
}
