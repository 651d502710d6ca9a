import Catalog
import Reporting
import ShelfBatch

/// `schema`: the keys of the files that people write, and the members of the results that programs read.
enum ShowSchema {
  static func run(_ arguments: ParsedArguments) throws {
    let name = arguments.positional.first ?? "shelf"
    guard arguments.positional.count < 2 else {
      throw CommandError.usage("Unexpected argument '\(arguments.positional[1])'")
    }
    let format = try arguments.format()
    let output = try Output(arguments)
    switch (name, format) {
    case ("shelf", "json"):
      try output.write(JSONSchema(ofConfiguration: Settings.configuration, title: "<Name>.shelf.json"))
    case ("layout", "json"):
      try output.write(JSONSchema(ofConfiguration: LayoutDescription.keys, title: "<Name>.layout.json"))
    case ("shelf", _), ("layout", _):
      let roots = name == "shelf" ? [Settings.configuration, LayoutDescription.keys] : [LayoutDescription.keys]
      try output.append { roots.writeKeyReference(to: &$0) }
    default:
      guard let result = ResultSchema(rawValue: name) else {
        throw CommandError.usage("Unknown schema '\(name)'" + suggestionOrAll(for: name, among: names))
      }
      guard format == "json" else {
        throw CommandError.usage("The format '\(format)' is for 'shelf' and 'layout' alone")
      }
      try output.write(JSONSchema(ofResult: result.shape, title: "shelf-height \(name)"))
    }
    try output.finish()
  }

  /// All schemas.
  static let names = ["shelf", "layout"] + ResultSchema.allCases.map(\.rawValue)
}

extension Output {
  fileprivate func write(_ schema: JSONSchema) throws { try append { schema.write(to: &$0) } }
}
