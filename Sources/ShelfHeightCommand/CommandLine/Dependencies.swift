import Platform

extension ParsedArguments {
  /// Writes what the output was made from, as a rule of make.
  func writeDependencies() throws {
    guard let path = self[Options.dependencies] else { return }
    let output = self[Options.output] ?? "-"
    // With '--check' the output is read as well.
    let inputs = FilesRead.files.filter(\.isOpened).map(\.path).filter { $0 != "-" && $0 != output }
    var rule = try Self.word(output) + ":"
    for input in inputs { rule += try " \\\n  " + Self.word(input) }
    // A file that is gone must not end make: a rule without a recipe makes what depends on it out of date.
    for input in inputs { rule += try "\n\n" + Self.word(input) + ":" }
    let file = try OutputFile(path: path)
    try file.write(rule + "\n")
    try file.finish()
  }

  /// A path in the notation of make, which has none for line ends.
  private static func word(_ path: String) throws(CommandError) -> String {
    var word = ""
    var backslashes = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\n": throw .usage("The path '\(path)' has a line end, which '\(Options.dependencies.name)' can't write")
      case "$": word += "$$"
      // Backslashes mean themselves but before such a character.
      case " ", "\t", "#", ":", "%": word += "\(backslashes)\\\(scalar)"
      default: word.unicodeScalars.append(scalar)
      }
      if scalar == "\\" { backslashes += "\\" } else { backslashes = "" }
    }
    return word
  }
}
