import SourceRewriting

/// The names that a slice uses and nothing declares, and the declarations that stand in for them.
///
/// Problem: modules of Apple's that no build has, packages, and generated code are not there, but the slice names their
/// types and members.
///
/// Idea: a use says what has to be there: a type is inherited, made with labels, or a value whose members are asked for;
/// what cannot be told, the compiler infers, as `HeadlessStandIn` gives a member of any type. A view is an empty one.
///
/// Invariant: a stand-in is never silent: it is listed, and says so when a value of it is asked for.
package struct StandIns {
  /// Something that stands in.
  package struct Entry {
    package let name: String
    /// `type`, `protocol`, `wrapper`, `function` or `member`.
    package let kind: String
    /// The first places, as `file:line`.
    package let usedAt: [String]
    /// The thing that it was taken to be, in words.
    package let takenAs: String
    /// Whether it may decide a size.
    package let decidesSize: Bool
    fileprivate let declaration: String
  }

  package private(set) var entries: [Entry] = []

  /// The declarations, as a file of Swift; empty where nothing has to stand in.
  package var source: String {
    // Where a target has resources, the package manager's own declaration comes before this one.
    let bundle =
      namesModuleBundle
      ? "extension NSObjectProtocol where Self == Bundle { static var module: Bundle { .main } }\n" : ""
    let expected =
      expected.isEmpty ? "" : "extension HeadlessStandIn {\n\(expected.sorted().joined(separator: "\n"))\n}\n"
    let names = entries.filter(\.decidesSize).map { SourceRewriter.literal($0.name) }.joined(separator: ", ")
    let combine = files.contains { $0.source.declarations.imports.contains { $0.module == "Combine" } }
    let module = (combine ? "import HeadlessCombine\n" : "") + (hasViews ? "import HeadlessSwiftUI\n" : "")
    let values = hasViews ? "; static var values: [Any] { [\(StandIns.valuesOfViews)] }" : ""
    return "\(module)import UIKit\n\n" + bundle + entries.map { $0.declaration + "\n" }.joined() + expected
      + "nonisolated final class HeadlessStandInNames: StandInNames { static var names: [String] { [\(names)] }\(values) }\n"
  }

  let files: [KeptTokens]
  let system: SystemNames
  /// The modules that are imported and that no build has.
  let modules: Set<String>
  /// Types that a compiler says to lack members: they are no protocols.
  let valued: Set<String>
  /// The members of types themselves that stand in, as `UIFont.brand`.
  private var statics: Set<String> = []
  /// Members that arguments of stand-ins expect of their types.
  private var expected: Set<String> = []

  /// Whether the code asks for the bundle of a package's target.
  private let namesModuleBundle: Bool

  /// Whether the build has views of SwiftUI.
  package var hasViews: Bool { system.hasViews }

  /// Values of SwiftUI that views are given, for those that are not there.
  private static let valuesOfViews =
    [
      "Color.black", "Font.body", "Image(systemName: \"photo\")", "LocalizedStringKey(\"\")", "EdgeInsets()",
      "Text(\"\")",
    ]
    .map { "HeadlessSwiftUI.\($0)" }.joined(separator: ", ")

  /// A file with the tokens that a slice keeps.
  typealias KeptTokens = (source: SourceFile, isKept: [Bool])

  init(_ files: [KeptTokens], types: [String], members: [String], words: CompilerWords, among system: SystemNames) {
    (self.files, self.system) = (files, system)
    modules = Set(files.flatMap(\.source.declarations.imports).map(\.module)).subtracting(SystemNames.modules)
    namesModuleBundle = files.contains { file in
      file.source.tokens.indices.contains {
        file.isKept[$0] && file.source.isWord($0, "module") && file.source.isMark($0 - 1, ".")
      }
    }
    valued = Set(words.members.keys)
    let types = types.filter(\.isIdentifier)
    let members = members.filter(\.isIdentifier)
    let globals = words.globals.subtracting(types).filter(\.isIdentifier)
    let uses = places(of: Set(types).union(members).union(globals).union(words.members.values.joined()))
    for name in globals.sorted() {
      if NameUses.isOfType(name), !StandIns.isConstantOfC(name) {
        addType(name, uses[name] ?? [])
      } else {
        addGlobal(name, uses[name] ?? [])
      }
    }
    for (type, names) in words.members.sorted(by: { $0.key < $1.key })
    where system.types.contains(type) && type != "AnyObject" && type != "Any" {
      for name in names.filter(\.isIdentifier).sorted()
      where !members.contains(name) || !SystemNames.inherits(type, "NSObject") {
        addMember(name, (uses[name] ?? []).filter { isMember($0) }, of: type)
      }
    }
    for name in types.sorted() { addType(name, uses[name] ?? []) }
    for (type, labels) in words.initialisers.sorted(by: { $0.key < $1.key }) { addInitialisers(of: type, labels) }
    addExpected(words.members.filter { type, _ in types.contains(String(type.prefix { $0 != "." })) }, uses)
    let standing = Set(types).union(globals)
    let chained = Set(members).union(words.members.values.joined()).filter { name in
      (uses[name] ?? []).contains(where: isChainedStatic)
    }
    for name in members.sorted() {
      let uses = (uses[name] ?? []).filter {
        isMember($0) && !standing.contains(root(of: $0)) && !isBehind(chained, $0)
      }
      addMember(name, uses, of: "NSObject")
    }
  }

  /// Whether a name is one of C's constants: `CC_SHA256_DIGEST_LENGTH`.
  private static func isConstantOfC(_ name: String) -> Bool {
    name.contains("_") && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// A token of a file.
  struct Use {
    let file: Int
    let token: Int
  }

  func isMember(_ use: Use) -> Bool { files[use.file].source.isMark(use.token - 1, ".") }

  /// The first name of the chain of members and calls that a use belongs to: `R` of `R.color.brand()`.
  private func root(of use: Use) -> String {
    let source = files[use.file].source
    return source.text(source.chainStart(before: use.token - 1))
  }

  /// Whether a use is a member of a system's type itself, and its own members are asked for: `UIFont.brand.title`.
  private func isChainedStatic(_ use: Use) -> Bool {
    let source = files[use.file].source
    return isMember(use) && system.types.contains(source.text(use.token - 2)) && source.isMark(use.token + 1, ".")
  }

  /// Whether one of some names stands before a use in its chain.
  private func isBehind(_ names: Set<String>, _ use: Use) -> Bool {
    let source = files[use.file].source
    var token = use.token
    while source.isMark(token - 1, ".") {
      token -= 2
      if names.contains(source.text(token)) { return true }
    }
    return false
  }

  private func places(of names: Set<String>) -> [String: [Use]] {
    var places: [String: [Use]] = [:]
    for (number, file) in files.enumerated() {
      for (token, isKept) in file.isKept.enumerated() where isKept {
        guard [.word, .quotedWord].contains(file.source.tokens[token].kind) else { continue }
        let name = file.source.text(token)
        if names.contains(name) { places[name, default: []].append(Use(file: number, token: token)) }
      }
    }
    return places
  }

  private func describe(_ uses: [Use]) -> [String] {
    uses.prefix(3).map { use in
      let source = files[use.file].source
      return "\(source.path):\(source.position(of: source.tokens[use.token].bytes.lowerBound).line)"
    }
  }

  // MARK: Members

  /// The ways in which uses call a name, each once by its parameters, with what their arguments expect noted.
  mutating func calls(_ uses: [Use]) -> [CallShape] {
    var seen: Set<String> = []
    var shapes: [CallShape] = []
    for use in uses {
      guard let shape = CallShape(files[use.file].source, at: use.token + 1) else { continue }
      expected.formUnion(shape.expected)
      if seen.insert(shape.parameters).inserted { shapes.append(shape) }
    }
    return shapes
  }

  /// Uses that call nothing: they read or set.
  func plainUses(_ uses: [Use]) -> [Use] {
    uses.filter { CallShape(files[$0.file].source, at: $0.token + 1) == nil }
  }

  private mutating func addGlobal(_ name: String, _ uses: [Use]) {
    let text = SourceRewriter.literal(name)
    var declarations = calls(uses).map { StandIns.function(name, $0, text) }
    if !plainUses(uses).isEmpty { declarations.append(plainVariable(name, plainUses(uses))) }
    guard !declarations.isEmpty else { return }
    add(
      name, "function", uses, "a name with an empty value", decidesSize: StandIns.mayLayOut(name),
      declarations.joined(separator: "\n"))
  }

  /// A variable that is read, or set: then it has any type, or one with the members that its values are.
  private mutating func plainVariable(_ name: String, _ uses: [Use]) -> String {
    let sets = uses.filter { files[$0.file].source.isOperator($0.token + 1, "=") }
    let members = sets.filter { files[$0.file].source.isMark($0.token + 2, ".") }
    for use in members { expected.formUnion(CallShape.expected(files[use.file].source, use.token + 3)) }
    let isOfMembers = !sets.isEmpty && members.count == sets.count
    let type = sets.isEmpty ? "HeadlessStandIn" : isOfMembers ? "HeadlessStandIn?" : "Any?"
    return "public var `\(name)`: \(type) { get { HeadlessStandIn(\(SourceRewriter.literal(name))) } set {} }"
  }

  /// A function whose result is a stand-in, or one that may be there, or of the type that its place expects: that of texts
  /// hands one on.
  static func function(_ name: String, _ shape: CallShape, _ text: String, _ modifiers: String = "public")
    -> String
  {
    let values = shape.arguments.enumerated().filter { $1.closure == nil }.map { "_\($0.offset)" }
    let given = values.isEmpty ? "" : ", from: [\(values.joined(separator: ", "))]"
    return
      "@discardableResult \(modifiers) func `\(name)`(\(shape.parameters)) -> HeadlessStandIn { HeadlessStandIn(\(text)) }; "
      + "\(modifiers) func `\(name)`<Some: HeadlessStandIn>(\(shape.parameters)) -> Some? { HeadlessStandIn(\(text)) as? Some }; "
      + "\(modifiers) func `\(name)`<Result>(\(shape.parameters)) -> Result { HeadlessStandIn.value(of: \(text)\(given)) }"
  }

  /// A modifier, which gives the view itself.
  private static func modifier(_ name: String, _ shape: CallShape) -> String {
    "func `\(name)`(\(shape.parameters)) -> Self { self }"
  }

  private mutating func addMember(_ name: String, _ all: [Use], of type: String) {
    var uses: [Use] = []
    var statics: [String: [Use]] = [:]
    for use in all {
      let source = files[use.file].source
      let receiver = source.text(use.token - 2)
      let isImplicit = [":", "(", ","].contains(receiver) || source.isOperator(use.token - 2, "=")
      if system.types.contains(receiver), !source.isMark(use.token - 3, ".") {
        statics[receiver, default: []].append(use)
      } else if isImplicit, type != "NSObject" {
        statics[type, default: []].append(use)
      } else {
        uses.append(use)
      }
    }
    for (receiver, uses) in statics.sorted(by: { $0.key < $1.key }) { addStatic(name, uses, of: receiver) }
    guard !uses.isEmpty else { return }
    if KnownModules.membersOfThen.contains(name), plainUses(uses).isEmpty, calls(uses).allSatisfy(\.isOfThen) {
      return addThen(name, "member", uses)
    }
    let text = SourceRewriter.literal(name)
    let isOfView = system.views.contains(type)
    var declarations = calls(uses).map {
      isOfView ? StandIns.modifier(name, $0) : StandIns.function(name, $0, text)
    }
    let plain = plainUses(uses)
    if !plain.isEmpty { declarations.append(plainVariable(name, plain)) }
    var source = "extension \(type) { \(declarations.joined(separator: "; ")) }"
    let isOfObjects = type == "NSObject"
    let modifiers = hasViews && isOfObjects ? calls(uses).map { StandIns.modifier(name, $0) } : []
    if !modifiers.isEmpty { source += "\nextension View { \(modifiers.joined(separator: "; ")) }" }
    add(
      name, "member", uses,
      isOfObjects ? "a member of views and objects that does nothing" : "a member of \(type) that does nothing",
      decidesSize: StandIns.mayLayOut(name), source)
  }

  /// A member of a type itself is taken to make a value of it: `UIFont.body()`.
  private mutating func addStatic(_ name: String, _ uses: [Use], of type: String) {
    guard statics.insert("\(type).\(name)").inserted else { return }
    let text = SourceRewriter.literal(name)
    var declarations = calls(uses).map {
      "public static func `\(name)`(\($0.parameters)) -> \(type) { HeadlessStandIn.value(of: \(text)) }"
    }
    let plain = plainUses(uses)
    if !plain.isEmpty {
      // One whose own members are asked for is a name for several: `UIFont.brand.title`.
      let isChained = plain.contains { files[$0.file].source.isMark($0.token + 1, ".") }
      declarations.append(
        "public static var `\(name)`: "
          + (isChained
            ? "HeadlessStandIn { HeadlessStandIn(\(text)) }" : "\(type) { HeadlessStandIn.value(of: \(text)) }"))
    }
    add(
      name, "member", uses, "a plain \(type)",
      decidesSize: ["UIFont", "Font"].contains(type) || StandIns.mayLayOut(name),
      "extension \(type) { \(declarations.joined(separator: "; ")) }")
  }

  /// Whether a member is called as one that lays out or sets a text.
  static func mayLayOut(_ name: String) -> Bool {
    let small = name.lowercased()
    return mayFill(name)
      || ["size", "height", "width", "margin", "inset", "spacing", "padding", "frame", "scale", "aspect"]
        .contains(where: small.contains)
  }

  /// Whether a member is called as one that adds or shows views, binds them together, or sets a text.
  static func mayFill(_ name: String) -> Bool {
    let small = name.lowercased()
    return [
      "constraint", "layout", "anchor", "text", "font", "title", "subview", "arranged", "hidden", "lines", "intrinsic",
    ]
    .contains(where: small.contains)
  }

  /// A name of Then, of which the first declares all.
  mutating func addThen(_ name: String, _ kind: String, _ uses: [Use]) {
    let isThere = entries.contains { $0.declaration == KnownModules.then }
    add(name, kind, uses, "Then's own", decidesSize: false, isThere ? "" : KnownModules.then)
  }

  mutating func add(
    _ name: String, _ kind: String, _ uses: [Use], _ takenAs: String, decidesSize: Bool, _ declaration: String
  ) {
    let effect = KnownModules.effects[name] ?? (takenAs, decidesSize)
    entries.append(
      Entry(
        name: name, kind: kind, usedAt: describe(uses), takenAs: effect.takenAs, decidesSize: effect.decidesSize,
        declaration: declaration))
  }
}
