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
    let most = try arguments.value(of: Options.failAbove)
    let difference = try ShelfDifference(from: results(paths[0]), to: results(paths[1]))
    let output = try Output(arguments)
    try output.append { buffer in
      switch format {
      case "json": DifferenceFormats.json(difference, to: &buffer)
      case "csv": DifferenceFormats.csv(difference, to: &buffer)
      case "markdown": DifferenceFormats.markdown(difference, to: &buffer)
      default: DifferenceFormats.table(difference, to: &buffer)
      }
    }
    try output.finish()
    guard let most else { return }
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

  /// Results of a million shelves take less.
  private static let largestFile = 1 << 30

  private static func results(_ path: String) throws -> [MeasuredShelf] {
    try MeasuredShelf.all(
      in: FileReader.readAll(path: path, limit: largestFile), file: path == "-" ? "<stdin>" : path)
  }
}
