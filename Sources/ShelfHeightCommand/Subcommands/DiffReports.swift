import Catalog
import Platform
import Reporting
import ShelfBatch
import ShelfSizing

/// `diff`: which shelves grew between two results of `measure`.
enum DiffReports {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let paths = arguments.positional
    guard paths.count == 2 else {
      throw CommandError.usage(
        paths.count < 2
          ? "Missing expected argument '<results>': name an old and a new result of 'measure --format json'"
          : "Unexpected argument '\(paths[2])': two results are compared, an old and a new one")
    }
    if paths == ["-", "-"] { throw CommandError.usage("Standard input can be only one of the two results") }
    let format = try arguments.format()
    let most = try arguments.points(of: Options.failAbove)
    let difference = try ShelfDifference(from: MeasuredShelf.read(paths[0]), to: MeasuredShelf.read(paths[1]))
    let output = try Output(arguments)
    try output.append { buffer in
      switch format {
      case "json": difference.writeJSON(to: &buffer)
      case "csv": difference.writeCSV(to: &buffer)
      case "html":
        let head = PageHead("Changes of shelf heights", results: paths, arguments)
        difference.page(head, limit: most, allowsRemoved: arguments.isOn(Options.allowRemoved)).write(to: &buffer)
      case "markdown": difference.writeMarkdown(to: &buffer)
      default: difference.writeTable(to: &buffer)
      }
    }
    try output.finish()
    if let most { judge(difference, most, messages) }
    let removed = difference.removed
    if let first = removed.first, !arguments.isOn(Options.allowRemoved) {
      messages.deny(
        "\(removed.count == 1 ? "a shelf is" : "\(removed.count) shelves are") gone, '\(first.shelf)'"
          + "\(removed.count == 1 ? "" : " first"); '\(Options.allowRemoved.name)' accepts that")
    }
  }

  /// Denies shelves that grow by more than a limit.
  private static func judge(_ difference: ShelfDifference, _ most: Double, _ messages: Messages) {
    if difference.comparedCount == 0 {
      return messages.deny(
        "no shelf is in both results by name and variant, so nothing was compared with \(rounded(most)) points; "
          + "measure both with the same names, card widths, scales, text sizes and locales")
    }
    let grown = difference.changes.filter { $0.growth ?? 0 > most }
    guard let worst = grown.max(by: { $0.growth ?? 0 < $1.growth ?? 0 }), let growth = worst.growth else { return }
    messages.deny(
      "\(grown.count == 1 ? "a shelf grows" : "\(grown.count) shelves grow") by more than \(rounded(most)) points, "
        + "'\(worst.shelf)' by \(rounded(growth))")
  }

}

extension MeasuredShelf {
  /// Results of a million shelves take less.
  private static let largestFile = 1 << 30

  /// The results of a file; `-` is standard input.
  static func read(_ path: String) throws -> [MeasuredShelf] {
    try all(in: FileReader.readAll(path: path, limit: largestFile), file: path == "-" ? "<stdin>" : path)
  }
}
