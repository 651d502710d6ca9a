import Catalog
import Platform
import Reporting
import ShelfBatch

/// `merge`: parts of records in, the output of one run over all of them, or a part that holds all.
enum Merge {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let name = ReportFormatName(rawValue: try arguments.format()) ?? .table
    let isPartial = arguments.isOn(Options.partial)
    if isPartial { try arguments.refusePartFormats() }
    let request = try Request(arguments)
    guard !request.inputs.isEmpty else {
      throw CommandError.usage("Missing expected argument '<parts>': name files that 'measure --partial' wrote")
    }
    let output = try Output(arguments)
    var merging = PartMerging(names: .flags)
    let progress = Progress(messages, sizes: request.inputs.map(FileReader.size(ofFile:)), reading: "shelves")
    merging.onRead = progress.read
    merging.onFinished = progress.finish
    for (index, path) in request.inputs.enumerated() {
      try merging.addFile(path)
      if request.inputs[..<index].contains(path) { messages.warn(path, "the part is given twice, and counts twice") }
    }
    if merging.configuration == nil { messages.warn("-", "there are no parts, as it is empty") }
    if arguments.hasConfiguration { try check(merging, request, isCertified: arguments.isOn(Options.certify)) }
    if isPartial {
      try merging.write { try output.write($0) }
      messages.summary(merging.counts)
    } else {
      try write(merging, name, to: output, page: PageHead("Shelf heights", request, arguments), messages)
    }
    try output.finish()
  }

  /// Writes the results of all parts.
  static func write(
    _ merging: PartMerging, _ name: ReportFormatName, to output: Output, page: PageHead, _ messages: Messages
  ) throws {
    let counts = try output.append(name.makeFormat(widthRange: merging.widthRange, page: page)) { write in
      try merging.run(onDiagnostic: messages.say) { try write([$0]) }
    }
    messages.summary(counts)
  }

  /// Refuses parts of another configuration than the one that is given.
  private static func check(_ merging: PartMerging, _ request: Request, isCertified: Bool) throws {
    guard let hash = merging.configuration else { return }
    let given = try request.hash(
      groupBy: merging.groupBy, certifies: merging.certifies || isCertified)
    guard given != hash else { return }
    throw CommandError(
      .malformedData, "The parts are of another configuration (\(hash)) than the one that is given (\(given))")
  }
}

extension ParsedArguments {
  /// Whether a configuration is given, by a file or by flags.
  fileprivate var hasConfiguration: Bool {
    let options: [any AnyOption] = [Options.config, Options.certify, Options.inputFormat]
    return (options + Settings.all).contains(where: has) || positional.contains { $0.hasSuffix(".shelf.json") }
  }

  /// Refuses formats of results, as a part has its own.
  func refusePartFormats() throws {
    guard has(Options.format), try format() != "ndjson" else { return }
    throw CommandError.usage("A part is NDJSON; leave '\(Options.format.name)' out, or name it where parts are merged")
  }
}
