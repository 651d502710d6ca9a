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
    // R.swift's library makes values of the names that it generates.
    let resources = entries.contains { $0.name == "R" } ? StandIns.resources : ""
    return "import UIKit\n\n" + bundle + resources + entries.map { $0.declaration + "\n" }.joined() + expected
      + "final class HeadlessStandInNames: StandInNames { static var names: [String] { [\(names)] } }\n"
  }

  private static let resources = """
    extension UIFont {
      convenience init?(resource: HeadlessStandIn, size: CGFloat) { self.init(name: String(resource), size: size) }
    }
    extension UIImage { convenience init?(resource: HeadlessStandIn) { self.init() } }
    extension UIColor { convenience init?(resource: HeadlessStandIn) { self.init(white: 0, alpha: 1) } }

    """

  private let files: [KeptTokens]
  /// The modules that are imported and that no build has.
  private let modules: Set<String>
  /// Members that arguments of stand-ins expect of their types.
  private var expected: Set<String> = []

  /// Whether the code asks for the bundle of a package's target.
  private let namesModuleBundle: Bool

  /// A file with the tokens that a slice keeps.
  typealias KeptTokens = (source: SourceFile, isKept: [Bool])

  init(_ files: [KeptTokens], types: [String], members: [String], words: CompilerWords) {
    self.files = files
    modules = Set(files.flatMap(\.source.declarations.imports).map(\.module)).subtracting(SystemNames.modules)
    namesModuleBundle = files.contains { file in
      file.source.tokens.indices.contains {
        file.isKept[$0] && file.source.isWord($0, "module") && file.source.isMark($0 - 1, ".")
      }
    }
    let types = types.filter(StandIns.isIdentifier)
    let members = members.filter(StandIns.isIdentifier)
    let globals = words.globals.subtracting(types).filter(StandIns.isIdentifier)
    let uses = places(of: Set(types).union(members).union(globals).union(words.members.values.joined()))
    for name in globals.sorted() {
      if NameUses.isOfType(name) { addType(name, uses[name] ?? []) } else { addGlobal(name, uses[name] ?? []) }
    }
    for (type, names) in words.members.sorted(by: { $0.key < $1.key })
    where SystemNames.types.contains(type) && type != "AnyObject" && type != "Any" {
      for name in names.filter(StandIns.isIdentifier).sorted()
      where !members.contains(name) || !SystemNames.inherits(type, "NSObject") {
        addMember(name, (uses[name] ?? []).filter { isMember($0) }, of: type)
      }
    }
    for name in types.sorted() { addType(name, uses[name] ?? []) }
    for (type, labels) in words.initialisers.sorted(by: { $0.key < $1.key }) { addInitialisers(of: type, labels) }
    addExpected(words.members.filter { type, _ in types.contains(String(type.prefix { $0 != "." })) }, uses)
    let standing = Set(types).union(globals)
    for name in members.sorted() {
      let uses = (uses[name] ?? []).filter { isMember($0) && !standing.contains(root(of: $0)) }
      addMember(name, uses, of: "NSObject")
    }
  }

  /// Types of SwiftUI that code for UIKit uses as well: https://developer.apple.com/documentation/swiftui/edge,
  /// https://developer.apple.com/documentation/swiftui/axis.
  private static let known = [
    "Edge": StandIns.optionSet(
      "Edge", ["top", "leading", "bottom", "trailing"],
      [
        "all": "[.top, .leading, .bottom, .trailing]", "horizontal": "[.leading, .trailing]",
        "vertical": "[.top, .bottom]",
      ]),
    "Axis": StandIns.optionSet("Axis", ["horizontal", "vertical"], [:]),
  ]

  /// An enumeration with a set of its cases.
  private static func optionSet(_ name: String, _ cases: [String], _ sets: [String: String]) -> String {
    let single = cases.enumerated().map { "public static let \($1) = Set(rawValue: \(1 << $0))" }
    let several = sets.sorted { $0.key < $1.key }.map { "public static let \($0.key): Set = \($0.value)" }
    return "public enum \(name): Int8, CaseIterable { case \(cases.joined(separator: ", ")); "
      + "public struct Set: OptionSet { public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }; "
      + "public init(_ one: \(name)) { rawValue = 1 << one.rawValue }; "
      + (single + several).joined(separator: "; ") + " } }"
  }

  /// Whether a name may be declared as it is.
  private static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
  }

  /// A token of a file.
  private struct Use {
    let file: Int
    let token: Int
  }

  private func isMember(_ use: Use) -> Bool { files[use.file].source.isMark(use.token - 1, ".") }

  /// The first name of the chain of members and calls that a use belongs to: `R` of `R.color.brand()`.
  private func root(of use: Use) -> String {
    let source = files[use.file].source
    var token = use.token
    while source.isMark(token - 1, ".") {
      token -= 2
      while source.isMark(token, "?") || source.isMark(token, "!") || source.isMark(token, ")")
        || source.isMark(token, "]")
      {
        token =
          source.isMark(token, ")") || source.isMark(token, "]") ? (source.tokens[token].partner ?? 0) - 1 : token - 1
      }
    }
    return source.text(token)
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

  // MARK: Types

  private mutating func addType(_ name: String, _ all: [Use]) {
    let uses = all.filter { use in
      // A module's name before it goes.
      !files[use.file].source.isMark(use.token - 1, ".") || modules.contains(files[use.file].source.text(use.token - 2))
    }
    guard !uses.isEmpty else { return }
    var inherited: (asClass: Bool, asProtocol: Bool) = (false, false)
    for file in files {
      for type in file.source.declarations.types where file.isKept[type.nameToken] && type.inherited.contains(name) {
        // A class names its superclass first, which is made before its own members are.
        let isFirst = type.kind == .class && type.inherited[0] == name && !StandIns.isCalledAsProtocol(name)
        if isFirst { inherited.asClass = true } else { inherited.asProtocol = true }
      }
    }
    let isWrapper = uses.contains { files[$0.file].source.isMark($0.token - 1, "@") } || isWrapperByAlias(name)
    let generics = uses.map { use in genericCount(files[use.file].source, use.token + 1) }.max() ?? 0
    let base = StandIns.viewBase(of: name)
    if let declaration = StandIns.known[name] {
      add(name, "type", uses, "SwiftUI's \(name)", decidesSize: false, declaration)
    } else if isFunctionOfC(name, uses) {
      add(
        name, "function", uses, "a function with an empty result", decidesSize: false,
        "@discardableResult public func \(name)<Value>(_ values: Any?...) -> Value { HeadlessStandIn.value(of: \(SourceRewriter.literal(name))) }"
      )
    } else if isWrapper {
      add(
        name, "wrapper", uses, "a property wrapper that hands its value on", decidesSize: false,
        "@propertyWrapper public struct \(name)<Value> { public var wrappedValue: Value; public init(wrappedValue: Value, _ settings: Any?...) "
          + "{ self.wrappedValue = wrappedValue }; public var projectedValue: HeadlessStandIn { HeadlessStandIn(\(SourceRewriter.literal(name))) } }\n"
          + "extension \(name): Decodable where Value: Decodable { public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) } }\n"
          + "extension \(name): Encodable where Value: Encodable { public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) } }"
      )
    } else if inherited.asProtocol && !inherited.asClass
      || StandIns.isCalledAsProtocol(name) && generics == 0 && !isMade(uses)
    {
      add(name, "protocol", uses, "a protocol without requirements", decidesSize: false, "public protocol \(name) {}")
    } else if !inherited.asClass, base == nil, extendsByInitialiser(name) {
      addStructure(name, uses, generics)
    } else {
      addClass(name, uses, generics, base ?? (inherited.asClass ? "NSObject" : nil))
    }
  }

  /// Whether an alias of a type stands behind an `@`.
  private func isWrapperByAlias(_ name: String) -> Bool {
    let aliases = files.flatMap { file in
      file.source.declarations.aliases.filter { $0.value.first == name }.keys
    }
    guard !aliases.isEmpty else { return false }
    return files.contains { file in
      file.source.tokens.indices.contains {
        file.isKept[$0] && file.source.isMark($0 - 1, "@") && aliases.contains(file.source.text($0))
      }
    }
  }

  /// Whether an extension adds an initialiser as structures have them.
  private func extendsByInitialiser(_ name: String) -> Bool {
    files.contains { file in
      file.source.declarations.types.contains { type in
        type.kind == .extension && type.path == name
          && type.members.contains {
            $0.kind == .initializer && !$0.head.has("convenience") && file.isKept[$0.nameToken]
          }
      }
    }
  }

  private mutating func addStructure(_ name: String, _ uses: [Use], _ generics: Int) {
    let parameters = generics == 0 ? "" : "<\((0..<generics).map { "Value\($0)" }.joined(separator: ", "))>"
    let makers = calls(uses).map(\.parameters).filter { !$0.isEmpty }.map { "public init(\($0)) {}" }
    add(
      name, "type", uses, "a value whose members are empty", decidesSize: false,
      "public struct \(name)\(parameters): HeadlessStandsIn, Hashable, Codable { "
        + (["public init() {}"] + makers + statics(of: uses, "static")).joined(separator: "; ") + " }")
  }

  /// Whether a name is only called, without labels, and begins as C's functions do: `CTLineGetStringRange(line)`.
  private func isFunctionOfC(_ name: String, _ uses: [Use]) -> Bool {
    let verbs = [
      "Create", "Get", "Set", "Copy", "Make", "Draw", "Register", "Perform", "Add", "Remove", "Begin", "End",
    ]
    guard name.prefix(2).allSatisfy(\.isUppercase), verbs.contains(where: name.dropFirst(2).contains) else {
      return false
    }
    return uses.allSatisfy { use in
      CallShape(files[use.file].source, at: use.token + 1)?.arguments.allSatisfy { $0.label == "_" } == true
    }
  }

  private func isMade(_ uses: [Use]) -> Bool {
    uses.contains { CallShape(files[$0.file].source, at: $0.token + 1) != nil }
  }

  private mutating func addClass(_ name: String, _ uses: [Use], _ generics: Int, _ base: String?) {
    let parameters = (0..<generics).map { "Value\($0)" }.joined(separator: ", ")
    let inner = Set(
      uses.filter { files[$0.file].source.isMark($0.token + 1, ".") }.map { files[$0.file].source.text($0.token + 2) }
        .filter(NameUses.isOfType))
    let maker = base == nil ? SourceRewriter.literal(name) : base == "NSObject" ? "" : "frame: .zero"
    // Those of the class itself are there.
    let makers = calls(uses).map(\.parameters).filter { !["", "frame _0: Any?"].contains($0) }.map {
      "public convenience init(\($0)) { self.init(\(maker)) }"
    }
    let nested = inner.sorted().map { "open class \($0): HeadlessStandIn {}" }
    let statics = statics(of: uses, "class")
    let head =
      "open class \(name)\(generics == 0 ? "" : "<\(parameters)>"): \(base.map { "\($0), HeadlessStandsIn" } ?? "HeadlessStandIn")"
    add(
      name, "type", uses, base.map { "an empty \($0)" } ?? "a value whose members are empty",
      decidesSize: base != nil && base != "NSObject",
      "\(head) { \((makers + nested + statics).joined(separator: "; ")) }")
  }

  /// Initialisers of a module for types of the system: `UIColor(hex: "ff8800")`.
  private mutating func addInitialisers(of type: String, _ all: Set<[String]>) {
    guard let made = StandIns.made[type] ?? (SystemNames.inherits(type, "UIView") ? "frame: .zero" : nil) else {
      return
    }
    for labels in all.sorted(by: { $0.joined() < $1.joined() }) {
      let isDeclared = files.contains { file in
        file.source.declarations.types.contains { extended in
          extended.kind == .extension
            && extended.members.contains {
              $0.kind == .initializer && $0.labels == labels && file.isKept[$0.nameToken]
            }
        }
      }
      if isDeclared { continue }
      let parameters = labels.enumerated().map { "\($1) _\($0): Any?" }.joined(separator: ", ")
      // An optional one is unwrapped in either way.
      add(
        "\(type).init(\(labels.map { "\($0):" }.joined()))", "function", [], "a plain \(type)",
        decidesSize: type == "UIFont" || type == "UIImage",
        "extension \(type) { convenience init!(\(parameters)) { self.init(\(made)) } }")
    }
  }

  private static let made = ["UIColor": "white: 0, alpha: 1", "UIImage": "", "UIFont": "name: \"Helvetica\", size: 17"]

  /// Members that places expect of a type that stands in: `.dark`.
  private mutating func addExpected(_ members: [String: Set<String>], _ uses: [String: [Use]]) {
    for (type, names) in members.sorted(by: { $0.key < $1.key }) {
      for name in names.filter(StandIns.isIdentifier).sorted() {
        let text = SourceRewriter.literal(name)
        let implicit = (uses[name] ?? []).filter { isMember($0) && isExpected($0) }
        guard !implicit.isEmpty else { continue }
        var declarations = calls(implicit).map { "static func `\(name)`(\($0.parameters)) -> \(type) { \(type)() }" }
        if !plainUses(implicit).isEmpty { declarations.append("static var `\(name)`: \(type) { \(type)() }") }
        add(
          "\(type).\(name)", "member", implicit, "an empty \(type), as \(text)", decidesSize: false,
          "extension \(type) { \(declarations.joined(separator: "; ")) }")
      }
    }
  }

  /// Whether a member is one of the type that its place expects.
  private func isExpected(_ use: Use) -> Bool {
    let source = files[use.file].source
    let before = use.token - 2
    return [":", "(", ",", "[", "?", "return", "case", "{"].contains(source.text(before))
      || source.tokens[before].kind == .operator
  }

  /// Members of a type itself: a member of objects that stands in elsewhere would be taken for them otherwise.
  private mutating func statics(of uses: [Use], _ modifier: String) -> [String] {
    var members: [String: [Use]] = [:]
    for use in uses where files[use.file].source.isMark(use.token + 1, ".") {
      let name = files[use.file].source.text(use.token + 2)
      guard !NameUses.isOfType(name), StandIns.isIdentifier(name), name != "self", name != "init" else { continue }
      members[name, default: []].append(Use(file: use.file, token: use.token + 2))
    }
    var declarations: [String] = []
    for (name, uses) in members.sorted(by: { $0.key < $1.key }) {
      let text = SourceRewriter.literal(name)
      declarations += calls(uses).map { StandIns.function(name, $0, text, "public \(modifier)") }
      if uses.contains(where: { files[$0.file].source.isMark($0.token + 1, ".") }) {
        declarations.append("public \(modifier) var `\(name)`: HeadlessStandIn { HeadlessStandIn(\(text)) }")
      }
    }
    return declarations
  }

  private func genericCount(_ file: SourceFile, _ index: Int) -> Int {
    guard file.opensAngles(index), file.touches(index), file.text(index) == "<" else { return 0 }
    let end = file.skipAngles(index)
    var count = 1
    var token = index + 1
    while token < end - 1 {
      if file.isMark(token, ",") { count += 1 }
      token = file.opensAngles(token) ? file.skipAngles(token) : file.next(token)
    }
    return count
  }

  private static func isCalledAsProtocol(_ name: String) -> Bool {
    !name.hasPrefix("Any")
      && ["able", "ible", "Protocol", "Delegate", "DataSource", "Providing", "Type"].contains(where: name.hasSuffix)
  }

  /// UIKit's class that a view of a module inherits, by the end of its name.
  private static func viewBase(of name: String) -> String? {
    let ends = [
      ("CollectionViewCell", "UICollectionViewCell"), ("TableViewCell", "UITableViewCell"),
      ("ViewController", "UIViewController"), ("ImageView", "UIImageView"), ("TextView", "UITextView"),
      ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"), ("CollectionView", "UICollectionView"),
      ("TableView", "UITableView"), ("Label", "UILabel"), ("Button", "UIButton"), ("TextField", "UITextField"),
      ("Control", "UIControl"), ("View", "UIView"),
    ]
    return ends.first { name.hasSuffix($0.0) }?.1
  }

  // MARK: Members

  /// The ways in which uses call a name, each once by its parameters, with what their arguments expect noted.
  private mutating func calls(_ uses: [Use]) -> [CallShape] {
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
  private func plainUses(_ uses: [Use]) -> [Use] {
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

  /// A variable that is read, or set: then it has any type.
  private func plainVariable(_ name: String, _ uses: [Use]) -> String {
    let isSet = uses.contains { files[$0.file].source.isOperator($0.token + 1, "=") }
    return "public var `\(name)`: \(isSet ? "Any?" : "HeadlessStandIn") "
      + "{ get { HeadlessStandIn(\(SourceRewriter.literal(name))) } set {} }"
  }

  /// A function whose result is a stand-in, or of the type that its place expects.
  private static func function(_ name: String, _ shape: CallShape, _ text: String, _ modifiers: String = "public")
    -> String
  {
    "@discardableResult \(modifiers) func `\(name)`(\(shape.parameters)) -> HeadlessStandIn { HeadlessStandIn(\(text)) }; "
      + "\(modifiers) func `\(name)`<Result>(\(shape.parameters)) -> Result { HeadlessStandIn.value(of: \(text)) }"
  }

  private mutating func addMember(_ name: String, _ all: [Use], of type: String) {
    var uses: [Use] = []
    var statics: [String: [Use]] = [:]
    for use in all {
      let source = files[use.file].source
      let receiver = source.text(use.token - 2)
      let isImplicit = [":", "(", ","].contains(receiver) || source.isOperator(use.token - 2, "=")
      if SystemNames.types.contains(receiver), !source.isMark(use.token - 3, ".") {
        statics[receiver, default: []].append(use)
      } else if isImplicit, type != "NSObject" {
        statics[type, default: []].append(use)
      } else {
        uses.append(use)
      }
    }
    for (receiver, uses) in statics.sorted(by: { $0.key < $1.key }) { addStatic(name, uses, of: receiver) }
    guard !uses.isEmpty else { return }
    let text = SourceRewriter.literal(name)
    var declarations = calls(uses).map { StandIns.function(name, $0, text) }
    let plain = plainUses(uses)
    if !plain.isEmpty { declarations.append(plainVariable(name, plain)) }
    add(
      name, "member", uses,
      type == "NSObject" ? "a member of views and objects that does nothing" : "a member of \(type) that does nothing",
      decidesSize: StandIns.mayLayOut(name), "extension \(type) { \(declarations.joined(separator: "; ")) }")
  }

  /// A member of a type itself is taken to make a value of it: `UIFont.body()`.
  private mutating func addStatic(_ name: String, _ uses: [Use], of type: String) {
    let text = SourceRewriter.literal(name)
    var declarations = calls(uses).map {
      "public static func `\(name)`(\($0.parameters)) -> \(type) { HeadlessStandIn.value(of: \(text)) }"
    }
    if !plainUses(uses).isEmpty {
      declarations.append("public static var `\(name)`: \(type) { HeadlessStandIn.value(of: \(text)) }")
    }
    add(
      name, "member", uses, "a plain \(type)", decidesSize: type == "UIFont" || StandIns.mayLayOut(name),
      "extension \(type) { \(declarations.joined(separator: "; ")) }")
  }

  /// Whether a member is called as one that lays out or sets a text.
  static func mayLayOut(_ name: String) -> Bool {
    let small = name.lowercased()
    return [
      "constraint", "layout", "anchor", "text", "font", "size", "height", "width", "margin", "inset", "spacing",
      "title", "subview", "arranged", "hidden", "lines",
    ]
    .contains(where: small.contains)
  }

  private mutating func add(
    _ name: String, _ kind: String, _ uses: [Use], _ takenAs: String, decidesSize: Bool, _ declaration: String
  ) {
    entries.append(
      Entry(
        name: name, kind: kind, usedAt: describe(uses), takenAs: takenAs, decidesSize: decidesSize,
        declaration: declaration))
  }
}
