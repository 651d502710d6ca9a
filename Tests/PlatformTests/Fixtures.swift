import Foundation

/// Runs a test in an empty folder of its own.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = NSTemporaryDirectory() + "shelf-height-" + UUID().uuidString
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

func names(_ folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

func put(_ text: String, _ path: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }

struct Status {
  let inode: Int
  let mode: Int
  let modified: Date
}

func status(_ path: String) throws -> Status {
  let attributes = try FileManager.default.attributesOfItem(atPath: path)
  return Status(
    inode: (attributes[.systemFileNumber] as? Int) ?? 0, mode: (attributes[.posixPermissions] as? Int) ?? 0,
    modified: (attributes[.modificationDate] as? Date) ?? .distantPast)
}
