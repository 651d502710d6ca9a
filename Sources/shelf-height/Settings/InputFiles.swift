import Catalog
import Platform
import ShelfBatch

extension ShelfConfiguration {
  /// The files that it declares, in its order and each once: records, cells, fonts, strings and localizations; those of
  /// all locales where `{locale}` stands for them.
  var files: [Setting<String>] {
    var declared = [records, strings, localizations].compactMap { $0 } + fonts.map(\.path)
    for cell in cells {
      if case .file(let path) = cell.value { declared.append(Setting(path, cell.origin)) }
    }
    declared.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    return declared.flatMap { path in
      path.value.contains(Setting.localePlaceholder)
        ? locales.compactMap { try? path.localized($0.value) } : [path]
    }.withoutRepeats { Array($0.path.utf8) }
  }
}

extension ParsedArguments {
  /// The files that the arguments name.
  var inputs: [String] {
    let options = [Options.config, Options.cell, Options.records, Options.strings, Options.localizations, Options.font]
    return positional + options.compactMap { has($0) ? self[$0] : nil }
  }

  /// Refuses an output that would take the place of a file that the arguments name, or of the other output.
  func protectInputs() throws(CommandError) {
    try protect(inputs)
    guard let rejections = self[Options.rejections] else { return }
    if OutputFile.isSame(rejections, self[Options.output] ?? "-") {
      throw .usage("The options '\(Options.output.name)' and '\(Options.rejections.name)' name the same file")
    }
  }

  /// Refuses an output that would take the place of one of these files.
  func protect(_ inputs: [String]) throws(CommandError) {
    for output in [Options.output, Options.rejections].compactMap({ self[$0] }) where output != "-" {
      for input in inputs where OutputFile.replaces(input, output: output) {
        throw .usage("The output '\(output)' would replace the input '\(input)'; name another file")
      }
    }
  }
}
