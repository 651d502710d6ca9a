import Catalog
import Platform

/// The positional arguments: files of records, and a configuration if one is among them.
struct InputSettings {
  let configuration: String?
  private let paths: [String]

  init(_ arguments: ParsedArguments) {
    let isConfiguration = { (path: String) in path.hasSuffix(".shelf.json") }
    let configuration = arguments["--config"] ?? arguments.positional.first(where: isConfiguration)
    self.configuration = configuration
    paths = arguments.positional.filter { $0 != configuration }
  }

  /// The files named as arguments, else those of the configuration.
  func records(_ reader: SettingsReader) throws -> [ShelfSettings.Input] {
    let format = try reader.arguments.choice("--input-format", among: RecordFormat.allCases.map(\.rawValue))
    var found = paths.map { Setting(value: $0, origin: .flag("inputs")) }
    if found.isEmpty {
      if let path = reader.arguments["--records"] {
        found = [Setting(value: path, origin: .flag("--records"))]
      } else if let records = reader.fromFile(reader.configuration?.records) {
        found = [Setting(value: reader.path(records.value), origin: records.origin)]
      }
    }
    guard !found.isEmpty else {
      throw CommandError.usage(
        "Missing expected argument '<inputs>': name a file of records, or '-' for standard input")
    }
    var inputs: [ShelfSettings.Input] = []
    for written in found {
      let path = Setting(value: try reader.localized(written), origin: written.origin)
      guard let format = format.flatMap({ RecordFormat(rawValue: $0) }) ?? InputSettings.format(of: path.value) else {
        // A folder or a missing file is the better message.
        _ = try FileReader(path: path.value)
        throw path.failure(
          "The format of '\(path.value)' can't be told from its name; add '--input-format json', 'ndjson' or 'csv'")
      }
      inputs.append(ShelfSettings.Input(path: path.value, format: format, name: InputSettings.name(of: written.value)))
    }
    return inputs
  }

  /// Standard input is NDJSON unless the option says otherwise.
  private static func format(of path: String) -> RecordFormat? {
    path == "-" ? .ndjson : RecordFormat(path: path)
  }

  /// `featured` for `data/featured.json` and `featured.{locale}.json`, `stdin` for `-`.
  private static func name(of path: String) -> String {
    guard path != "-" else { return "stdin" }
    var path = path
    for separator in ["-", "_", ".", ""] {
      path = path.split(separator: separator + SettingsReader.localePlaceholder, omittingEmptySubsequences: false)
        .joined()
    }
    let file = path.fileName
    let end = file.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > file.startIndex ? $0 : nil } ?? file.endIndex
    return String(file[..<end]) ?? path
  }
}
