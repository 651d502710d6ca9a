import Platform

extension ParsedArguments {
  /// Refuses names that a rule of make can't have, as far as they are known before anything is read.
  func checkDependencies(_ paths: [String]) throws(CommandError) {
    guard has(Options.dependencies) else { return }
    for path in paths where path != "-" { _ = try MakeName(path) }
  }

  /// Writes what the output was made from, as a rule of make.
  func writeDependencies() throws {
    guard let path = self[Options.dependencies] else { return }
    let output = self[Options.output] ?? "-"
    // With '--check' the output is read as well.
    let inputs = FilesRead.files.filter(\.isOpened).map(\.path).filter { $0 != "-" && $0 != output }
    var rule = try MakeName(output).asTarget + ":"
    for input in inputs { rule += try " \\\n  " + MakeName(input).asPrerequisite }
    // A file that is gone must not end make: a rule without a recipe makes what depends on it out of date.
    for input in inputs { rule += try "\n\n" + MakeName(input).asTarget + ":" }
    let file = try OutputFile(path: path)
    try file.write(rule + "\n")
    try file.finish()
  }
}

/// A path in the notation of make.
///
/// Problem: make reads a name as a part of its program. A `;` begins a recipe, which it runs; a `=` makes the line a
/// variable; a `*` names other files. Idea: a backslash takes the meaning from most of these, though not from the same ones
/// on both sides of the colon; GNU make 4.3 was asked about each. A name with one that keeps its meaning is refused.
private struct MakeName {
  /// As the file that a rule makes.
  let asTarget: String
  /// As a file that a rule needs.
  let asPrerequisite: String

  private static let quotedInTargets = " #:*?[%"
  private static let quotedInPrerequisites = " #:*?[|"

  init(_ path: String) throws(CommandError) {
    for scalar in path.unicodeScalars where ";=".unicodeScalars.contains(scalar) || scalar.properties.isControl {
      throw MakeName.refusal(path, scalar.properties.isControl ? "a control character" : "a '\(scalar)'")
    }
    // A blank or a backslash would be lost, `&:` groups targets, and a tilde is somebody's folder.
    if let last = path.unicodeScalars.last, " \\&".unicodeScalars.contains(last) {
      throw MakeName.refusal(path, "a '\(last)' at its end")
    }
    if path.hasPrefix("~") { throw MakeName.refusal(path, "a '~' at its start") }
    asTarget = MakeName.quoted(path, MakeName.quotedInTargets)
    asPrerequisite = MakeName.quoted(path, MakeName.quotedInPrerequisites)
  }

  private static func quoted(_ path: String, _ special: String) -> String {
    var (name, backslashes) = ("", "")
    for scalar in path.unicodeScalars {
      // Backslashes mean themselves but before such a character.
      if special.unicodeScalars.contains(scalar) { name += "\(backslashes)\\" }
      name += scalar == "$" ? "$$" : String(scalar)
      if scalar == "\\" { backslashes += "\\" } else { backslashes = "" }
    }
    return name
  }

  private static func refusal(_ path: String, _ reason: String) -> CommandError {
    .usage(
      "The path '\(path)' has \(reason), which a rule of make can't name; leave '\(Options.dependencies.name)' out")
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
