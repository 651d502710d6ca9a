import Catalog
import Platform
import ShelfBatch
import ShelfSizing

/// Writes the best candidate of an optimization into a configuration, and changes nothing else in it.
struct ConfigurationWriter {
  private let path: String
  private let edits: JSONEdits
  /// For each lever of the request, the object of its view and the key in it.
  private let levers: [(view: JSONValue, key: String)]

  /// - Throws: ``CommandError`` where the file is not the place to change these values.
  init(_ request: Request, _ optimization: OptimizationRequest) throws {
    let name = Options.write.name
    guard let path = request.configurationPath else {
      throw CommandError.usage("The option '\(name)' needs a configuration; name it by '\(Options.config.name)'")
    }
    guard optimization.over == .worst else {
      throw CommandError.usage("The option '\(name)' takes one choice, not one for each variant or shelf")
    }
    let edits = try JSONEdits(FileReader.readAll(path: path), file: path)
    if let written = edits.root.object?[Settings.variants.key]?.object?[Settings.cardWidth.key] {
      throw MalformedInput(
        Diagnostic(
          .error, file: path, position: written.position,
          message: "'\(name)' can't replace several card widths by one"))
    }
    levers = try optimization.viewLevers.map { lever in
      guard let view = edits.root.object?[Settings.cell.key]?.view(named: lever.view) else {
        throw CommandError.usage(
          "The option '\(name)' can't change '\(lever.view)', which is not in '\(path)'; change it where it is")
      }
      return (view, lever.property)
    }
    (self.path, self.edits) = (path, edits)
  }

  /// Writes the values of the best candidate that differ from today's.
  func write(_ choice: OptimizationReport.Choice, today: OptimizationReport.Choice) throws {
    var edits = edits
    if choice.cardWidth != today.cardWidth {
      edits.set(Settings.cardWidth.key, of: edits.root, to: shortestDecimal(choice.cardWidth))
    }
    if choice.maximumCardHeight != today.maximumCardHeight {
      edits.set(Settings.maximumCardHeight.key, of: edits.root, to: choice.maximumCardHeight.map(shortestDecimal))
    }
    for (lever, (value, own)) in zip(levers, zip(choice.levers, today.levers)) where value != own {
      let isName = if case .name = value { true } else { false }
      edits.set(lever.key, of: lever.view, to: isName ? "\"\(value.text)\"" : value.text)
    }
    let file = try OutputFile(path: path, mayReplaceInput: true)
    try edits.result.withUnsafeBytes { try file.write($0) }
    try file.finish()
  }
}

extension JSONValue {
  /// The object in an inline cell that has an id.
  fileprivate func view(named name: String) -> JSONValue? {
    if let array { return array.lazy.compactMap { $0.view(named: name) }.first }
    guard let object else { return nil }
    if let id = object["id"]?.string, id.utf8.elementsEqual(name.utf8) { return self }
    return object.members.lazy.compactMap { $0.value.view(named: name) }.first
  }
}
