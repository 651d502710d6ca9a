import Platform
import TextMeasurement

/// Font files of this machine, in the system's font folders and wherever a path leads.
package struct SystemFontFiles: FontFiles {
  /// Files of this machine.
  package init() {}

  /// Looked for anew each time: only a font that is asked for by its family's name needs them.
  package var installed: [String] {
    FolderListing.systemFontFolders().flatMap { (try? FolderListing.files(under: $0)) ?? [] }
  }

  package func bytes(ofFile path: String, limit: Int) throws -> [UInt8] {
    try FileReader.readAll(path: path, limit: limit, isRegular: true)
  }

  package func bytes(ofFile path: String, at offset: Int, count: Int) throws -> [UInt8] {
    try FileReader(path: path, isRegular: true).bytes(at: offset, count: count)
  }
}
