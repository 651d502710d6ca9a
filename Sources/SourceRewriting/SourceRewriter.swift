import Catalog

/// Rewrites an app's sources so that a compiler without Objective-C takes them.
///
/// Tokens give way to tokens: strings, comments and the numbers of lines stay. Sources are read together, since a class in
/// one file may need a method for an extension in another.
package struct SourceRewriter {
  /// A file as it was read.
  package struct Source {
    package let path: String
    package let bytes: [UInt8]

    /// - Parameter path: as messages name it.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  private let imports: ImportRules
  private let previews: PreviewRules

  /// - Parameters:
  ///   - added: modules to import in each file that does not.
  ///   - dropped: modules whose imports are left out.
  ///   - keepsPreviews: whether previews are compiled.
  package init(
    addingImports added: [String] = [], droppingImports dropped: [String] = [], keepsPreviews: Bool = false
  ) {
    imports = ImportRules(added: added, dropped: Set(dropped))
    previews = PreviewRules(keepsPreviews: keepsPreviews)
  }

  /// Sources that were rewritten together.
  package struct Rewritten {
    fileprivate let files: [SourceFile]
    /// Copies of the sources for the compiler, in their order.
    ///
    /// A source in which nothing has to change comes out byte for byte, behind a line that says where it stands.
    package let copies: [[UInt8]]

    /// Whether a source names something of `URLSession`'s module, or reads what a URL names.
    package var mayUseNetwork: Bool { files.contains { $0.usesNetworking || $0.readsContents } }

    /// The names of the members that the sources declare in types, by type.
    package func members(of types: [String]) -> [String: Set<String>] {
      var names: [String: Set<String>] = [:]
      for type in files.lazy.flatMap(\.declarations.types) where types.contains(type.name) {
        names[type.name, default: []].formUnion(type.members.map(\.name))
      }
      return names
    }
  }

  /// Rewrites sources.
  ///
  /// - Throws: `MalformedInput` with all that can't be read or rewritten.
  package func rewrite(_ sources: [Source]) throws(MalformedInput) -> Rewritten {
    let files = try rewritten(sources)
    return Rewritten(files: files, copies: files.map { imports.head(of: $0).utf8 + $0.copy() })
  }

  /// The sources themselves with what had to change in them.
  package func bodies(of sources: [Source]) throws(MalformedInput) -> [[UInt8]] {
    try rewritten(sources).map { $0.edits.applied(to: $0) }
  }

  /// A string literal of Swift for a text on one line.
  package static func literal(_ text: String) -> String {
    // By scalars: a mark behind a quote would make another Character of it.
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  private func rewritten(_ sources: [Source]) throws(MalformedInput) -> [SourceFile] {
    var diagnostics: [Diagnostic] = []
    var files: [SourceFile] = []
    for source in sources {
      do { files.append(try SourceFile(source)) } catch { diagnostics += error.diagnostics }
    }
    var functions: [String: [[String]]] = [:]
    for member in files.lazy.flatMap(\.declarations.types).flatMap(\.members) where member.kind == .function {
      functions[member.name, default: []].append(member.labels)
    }
    let hashes = HashRules(functions: functions)
    let types = Set(files.lazy.flatMap(\.declarations.types).filter { $0.kind != .extension }.map(\.name))
    for file in files {
      AttributeRules.apply(to: file, &diagnostics)
      hashes.apply(to: file)
      previews.apply(to: file)
      imports.apply(to: file)
      imports.dropQualifiers(in: file, besides: types)
      imports.renameQualifiers(in: file, besides: types)
      EntryMacros.apply(to: file)
      OutletRules.apply(to: file)
      ClassNames.apply(to: file)
      ObjectsOfBlocks.apply(to: file)
      ClassRequirements.apply(to: file)
    }
    let names = TypeNames(files)
    var delegates = InheritedDelegates(files, names)
    delegates.apply()
    OptionalRequirements(files, names).apply(&diagnostics)
    var overrides = ExtensionOverrides(files, names)
    overrides.apply(&diagnostics)
    if let first = diagnostics.first { throw MalformedInput(first, Array(diagnostics.dropFirst())) }
    return files
  }
}

extension SourceFile {
  /// A line that tells the compiler where the next one stands.
  fileprivate static func location(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(SourceRewriter.literal(path)), line: \(line))"
  }

  /// The file as the compiler gets it.
  fileprivate func copy() -> [UInt8] {
    var body = edits.applied(to: self)
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { body.removeFirst(3) }
    // Only the first line of a file may name its interpreter.
    if body.starts(with: "#!".utf8) { body.replaceSubrange(0..<2, with: "//".utf8) }
    return Array("\(SourceFile.location(path, 1))\n".utf8) + body
  }
}
