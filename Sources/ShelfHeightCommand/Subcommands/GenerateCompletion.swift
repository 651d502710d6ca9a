import Catalog

/// `generate-completion`: what a shell needs to complete this command.
enum GenerateCompletion {
  static func run(_ arguments: ParsedArguments) throws {
    let names = Completions.Shell.allCases.map(\.rawValue)
    guard let name = arguments.positional.first else {
      throw CommandError.usage("Missing expected argument '<shell>': name \(names.joined(separator: ", "))")
    }
    guard arguments.positional.count == 1 else {
      throw CommandError.usage("Unexpected argument '\(arguments.positional[1])'")
    }
    guard let shell = Completions.Shell(rawValue: name) else {
      throw CommandError.usage("Unknown shell '\(name)'" + suggestionOrAll(for: name, among: names))
    }
    let output = try Output(arguments)
    try output.append { $0.write(Completions.script(for: shell)) }
    try output.finish()
  }
}
