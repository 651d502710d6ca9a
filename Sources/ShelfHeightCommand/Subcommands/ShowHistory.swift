import Platform
import Reporting
import ShelfBatch

/// `history`: the trend of each shelf over many results of `measure`.
enum ShowHistory {
  static func run(_ arguments: ParsedArguments) throws {
    let paths = arguments.positional
    guard paths.count > 1 else {
      throw CommandError.usage(
        "Missing expected argument '<results>': name two results of 'measure --format json' or more, the oldest first")
    }
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw CommandError.usage("Standard input can be only one of the results")
    }
    let format = try arguments.format()
    let history = ShelfHistory(try paths.map { ($0 == "-" ? "<stdin>" : $0, try MeasuredShelf.read($0)) })
    let output = try Output(arguments)
    try output.append { buffer in
      switch format {
      case "json": history.writeJSON(to: &buffer)
      case "csv": history.writeCSV(to: &buffer)
      case "svg": history.writeSVG(to: &buffer)
      case "html":
        history.page(PageHead("Shelf heights over time", results: paths, arguments)).write(to: &buffer)
      default: history.writeTable(to: &buffer)
      }
    }
    try output.finish()
  }
}
