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
  private var inputs: [String] {
    let options = [Options.config, Options.cell, Options.records, Options.strings, Options.localizations, Options.font]
    return positional + options.compactMap { has($0) ? self[$0] : nil }
  }

  /// Refuses an output that would take the place of a file that the arguments name.
  func protectInputs() throws(CommandError) { try protect(inputs) }

  /// Refuses an output that would take the place of one of these files.
  func protect(_ inputs: [String]) throws(CommandError) {
    guard let output = self[Options.output], output != "-" else { return }
    for input in inputs where OutputFile.replaces(input, output: output) {
      throw .usage("The output '\(output)' would replace the input '\(input)'; name another file")
    }
  }
}
