import Catalog
import CellLayout
import Platform
import Reporting

/// `cell`: one cell laid out with one record.
enum ShowCell {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let paths = InputSettings(arguments)
    if let other = arguments.positional.first(where: { $0 != paths.configuration }) {
      throw CommandError.usage("The file '\(other)' is no <Name>.shelf.json; records go after '--records'")
    }
    let format = try arguments.choice("--format", among: Subcommand.cell.formats) ?? "tree"
    let reader = try SettingsReader(arguments, configurationPath: paths.configuration)
    let cellSettings = try CellSettings(reader)
    guard let plan = try ShelfSettings.variants(reader, cellSettings).first else { return }
    let cell = TemplateCell(plan.blueprint)
    if arguments.has("--records") || reader.configuration?.records != nil {
      let index = try arguments.count("--record", from: 0) ?? 0
      let input = try paths.records(reader)[0]
      guard let texts = try record(index, of: input, fields: cell.fields) else {
        throw CommandError.usage("There is no record \(index) in '\(input.path)'")
      }
      cell.configure(with: texts, isSizing: false)
    } else if arguments.has("--record") {
      throw CommandError.usage(
        "The option '--record' needs records: name a configuration that has them, or '--records'")
    }
    var output = try Output(arguments)
    let views = cell.placedViews(cardWidth: plan.shelf.cardWidth)
    try output.append { buffer in
      switch format {
      case "json": CellFormats.json(views, to: &buffer)
      case "svg": CellFormats.svg(views, to: &buffer)
      default: CellFormats.tree(views, to: &buffer)
      }
    }
    try output.finish()
    for description in cell.approximations.descriptions {
      messages.warn(paths.configuration ?? "cell", description)
    }
  }

  /// The texts of a record by its place in the file; `nil` if there is none.
  private static func record(
    _ index: Int, of input: ShelfSettings.Input, fields: [String]
  ) throws -> [[UInt8]]? {
    let selection = FieldSelection(fields)
    var reader = try RecordReader(path: input.path, format: input.format)
    var start = 0
    while let batch = try reader.nextBatch() {
      var found: [[UInt8]]?
      let refuse: (String, SourcePosition) throws(MalformedInput) -> Void = {
        message, position throws(MalformedInput) in
        throw MalformedInput(Diagnostic(.error, file: batch.file, position: position, message: message))
      }
      start += try batch.forEachRecord(selection) { record throws(MalformedInput) in
        guard start + record.ordinal == index else { return }
        var texts: [[UInt8]] = []
        for slot in fields.map({ selection.slot(of: $0) ?? 0 }) {
          let value = record[slot]
          if value.kind == .structured {
            try refuse("the record has an array or an object in a bound field", record.position(ofSlot: slot))
          }
          texts.append(value.kind == .null ? [] : Array(value.bytes))
        }
        found = texts
      } onRejection: { rejection throws(MalformedInput) in
        if start + rejection.ordinal == index { try refuse(rejection.message, rejection.position) }
      }
      if let found { return found }
    }
    return nil
  }
}
