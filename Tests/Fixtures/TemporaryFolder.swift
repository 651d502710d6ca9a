import Foundation

/// An empty folder that is gone when the test ends.
package final class TemporaryFolder {
  package let path: String

  /// A new folder.
  package init() throws {
    path = NSTemporaryDirectory() + "shelf-height-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package func path(_ name: String) -> String { path + "/" + name }

  package func put(_ text: String, _ name: String) throws { try put(Data(text.utf8), name) }

  package func put(_ data: Data, _ name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Copies a file of the package's samples here.
  package func putSample(_ name: String) throws { try put(packageFile: "Samples/" + name, name) }

  /// Copies a file of the package here.
  package func put(packageFile path: String, _ name: String) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    try put(try Data(contentsOf: package.appendingPathComponent(path)), name)
  }

  package func text(_ name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }

  package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
