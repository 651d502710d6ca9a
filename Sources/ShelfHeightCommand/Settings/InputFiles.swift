import Catalog
import Platform
import ShelfBatch

extension ShelfConfiguration {
  /// The files that it declares, in its order and each once: records, cells, fonts, strings and localizations; those of
  /// all locales where `{locale}` is in their paths.
  var files: [Setting<String>] {
    var declared = [records, strings, localizations].compactMap { $0 } + fonts.map(\.path)
    for cell in cells {
      if case .file(let path) = cell.value { declared.append(Setting(path, cell.origin)) }
    }
    if let layout = compositionalLayout, case .file(let path) = layout.value {
      declared.append(Setting(path, layout.origin))
    }
    declared.sort { ($0.position ?? .start) < ($1.position ?? .start) }
    return declared.flatMap { path in
      path.value.contains(Setting.localePlaceholder)
        ? locales.compactMap { try? path.localized($0.value) } : [path]
    }.withoutRepeats { Array($0.path.utf8) }
  }
}

extension ParsedArguments {
  /// The files that arguments name as inputs.
  private var inputs: [String] {
    let options: [any AnyOption] = [
      Options.config, Settings.cell, Settings.records, Settings.strings, Settings.localizations, Options.font,
      Options.layoutFile, Options.against,
    ]
    return positional + options.compactMap { self[$0.flag] }
  }

  /// The files that are written, each with its option.
  private var outputs: [(option: String, path: String)] {
    [Options.output, Options.rejections, Options.dependencies].compactMap { option in
      self[option].map { (option.name, $0) }
    }
  }

  /// Notes the inputs, and refuses outputs that would take the index of one of them or of each other.
  func beginReading() throws {
    FilesRead.begin(readsAgain: isOn(Options.watch))
    for input in inputs { FilesRead.note(input) }
    try protectInputs()
    if has(Options.dependencies), (self[Options.output] ?? "-") == "-" {
      throw CommandError.usage(
        "The option '\(Options.dependencies.name)' needs '\(Options.output.name)', the file that depends on them")
    }
    try checkDependencies(inputs + [self[Options.output] ?? "-"])
    let outputs = outputs
    for (index, one) in outputs.enumerated() {
      if let other = outputs[..<index].first(where: { OutputFile.isSame($0.path, one.path) }) {
        throw CommandError.usage("The options '\(other.option)' and '\(one.option)' name the same file")
      }
    }
  }

  /// Refuses an output that would take the index of a file that is read, as far as these are known by now.
  func protectInputs() throws(FileError) {
    for output in outputs { try OutputFile.refuseInput(output.path) }
  }
}
