import Foundation
import Platform
import Testing

/// The folder of suites that others wrote, named by `SHELF_HEIGHT_ORACLES`.
enum Oracles {
  static let folder = variable("SHELF_HEIGHT_ORACLES")
  /// The folder that other programs write before the tests run, for `scripts/conformance`.
  static let made = variable("SHELF_HEIGHT_MADE_ORACLES")

  static let skipReason: Comment = "set SHELF_HEIGHT_ORACLES to the folder of suites, or run scripts/conformance"
  static let madeSkipReason: Comment = "run scripts/conformance, which has ICU, HarfBuzz and HiGHS write what to expect"

  /// `nil` where it is empty, too.
  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The lines of a file below the folder, comments and empty lines left out.
  static func lines(_ path: String, of root: String? = folder) throws -> [Substring] {
    let url = URL(fileURLWithPath: try #require(root)).appendingPathComponent(path)
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}

/// A file of a suite.
struct OracleFile {
  let name: String
  let bytes: [UInt8]
}

/// The files of a suite, by name.
func oracleFiles(_ folder: String) throws -> [OracleFile] {
  let path = try #require(Oracles.folder) + "/conformance/" + folder
  return try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { name in
    OracleFile(name: name, bytes: try FileReader.readAll(path: path + "/" + name, limit: 1 << 20))
  }
}
