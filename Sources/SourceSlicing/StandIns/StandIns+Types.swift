import SourceRewriting

/// Types that stand in, with their own members and initialisers.
extension StandIns {
  /// Types of SwiftUI that code for UIKit uses as well: https://developer.apple.com/documentation/swiftui/edge,
  /// https://developer.apple.com/documentation/swiftui/axis.
  private static let known = [
    "Edge": """
    public enum Edge: Int8, CaseIterable { case top, leading, bottom, trailing; public struct Set: OptionSet {
      public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }
      public init(_ one: Edge) { rawValue = 1 << one.rawValue }
      public static let top: Set = .init(.top), leading: Set = .init(.leading), bottom: Set = .init(.bottom)
      public static let trailing: Set = .init(.trailing), horizontal: Set = [.leading, .trailing], vertical: Set = [.top, .bottom]
      public static let all: Set = [.top, .leading, .bottom, .trailing] } }
    """,
    "Axis": """
    public enum Axis: Int8, CaseIterable { case horizontal, vertical; public struct Set: OptionSet {
      public let rawValue: Int8; public init(rawValue: Int8) { self.rawValue = rawValue }
      public init(_ one: Axis) { rawValue = 1 << one.rawValue }
      public static let horizontal: Set = .init(.horizontal), vertical: Set = .init(.vertical) } }
    """,
  ]

  mutating func addType(_ name: String, _ all: [Use]) {
    let uses = all.filter { use in
      // A module's name before it goes.
      !files[use.file].source.isMark(use.token - 1, ".") || modules.contains(files[use.file].source.text(use.token - 2))
    }
    guard !uses.isEmpty else { return }
    var inherited: (asClass: Bool, asProtocol: Bool) = (false, false)
    for file in files {
      for type in file.source.declarations.types where file.isKept[type.nameToken] {
        guard let place = type.inherited.firstIndex(where: { isCalled($0, name) }) else { continue }
        // A class names its superclass first, which is made before its own members are.
        let isFirst = type.kind == .class && place == 0 && !StandIns.isCalledAsProtocol(name)
        if isFirst { inherited.asClass = true } else { inherited.asProtocol = true }
      }
    }
    // Types are composed of protocols.
    if uses.contains(where: { use in [-1, 1].contains { files[use.file].source.isOperator(use.token + $0, "&") } }) {
      inherited.asProtocol = true
    }
    let isWrapper = uses.contains { files[$0.file].source.isMark($0.token - 1, "@") } || isWrapperByAlias(name)
    let generics = uses.map { use in genericCount(files[use.file].source, use.token + 1) }.max() ?? 0
    let base = hasViews && uses.allSatisfy(isInView) ? nil : StandIns.viewBase(of: name)
    if let declaration = StandIns.known[name] {
      add(name, "type", uses, "SwiftUI's \(name)", decidesSize: false, declaration)
    } else if name == "Then" {
      addThen(name, "protocol", uses)
    } else if isFunctionOfC(name, uses) {
      add(
        name, "function", uses, "a function with an empty result", decidesSize: false,
        "@discardableResult public func \(name)<Value>(_ values: Any?...) -> Value { HeadlessStandIn.value(of: \(SourceRewriter.literal(name))) }"
      )
    } else if isWrapper {
      add(
        name, "wrapper", uses, "a property wrapper that hands its value on, a view for constraints", decidesSize: false,
        "@propertyWrapper public struct \(name)<Value> { public var wrappedValue: Value; public init(wrappedValue: Value) "
          + "{ self.wrappedValue = HeadlessStandIn.wrapped(wrappedValue) }; public init(wrappedValue: Value, _ settings: Any?...) "
          + "{ self.wrappedValue = HeadlessStandIn.wrapped(wrappedValue) }; public var projectedValue: HeadlessStandIn { HeadlessStandIn(\(SourceRewriter.literal(name))) } }\n"
          + "extension \(name): Decodable where Value: Decodable { public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) } }\n"
          + "extension \(name): Encodable where Value: Encodable { public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) } }"
      )
    } else if inherited.asProtocol && !inherited.asClass
      || StandIns.isCalledAsProtocol(name) && generics == 0 && !isMade(uses) && !valued.contains(name)
    {
      add(name, "protocol", uses, "a protocol without requirements", decidesSize: false, "public protocol \(name) {}")
    } else if !inherited.asClass, base == nil, extendsByInitialiser(name) {
      addStructure(name, uses, generics)
    } else {
      let plain = name == "NSManagedObject" ? "HeadlessManagedObject" : "NSObject"
      addClass(name, uses, generics, base ?? (inherited.asClass ? plain : nil))
    }
  }

  /// Whether a type's name is a name, perhaps behind that of a module which is not there.
  private func isCalled(_ type: String, _ name: String) -> Bool {
    type == name || type.hasSuffix(".\(name)") && modules.contains(String(type.dropLast(name.count + 1)))
  }

  /// Whether an alias of a type stands behind an `@`.
  private func isWrapperByAlias(_ name: String) -> Bool {
    let aliases = files.flatMap { $0.source.declarations.aliases.filter { $0.value.first == name }.keys }
    return !aliases.isEmpty
      && files.contains { file in
        let named = file.source.tokens.indices.lazy.filter { aliases.contains(file.source.text($0)) }
        return named.contains { file.isKept[$0] && file.source.isMark($0 - 1, "@") }
      }
  }

  /// Whether an extension adds an initialiser as structures have them.
  private func extendsByInitialiser(_ name: String) -> Bool {
    initialisers { $0 == name }.contains { !$0.head.has("convenience") }
  }

  /// The initialisers that are kept in extensions of some types.
  private func initialisers(inExtensionsOf isMeant: (_ path: String) -> Bool) -> [Member] {
    files.flatMap { file in
      file.source.declarations.types.filter { $0.kind == .extension && isMeant($0.path) }.flatMap(\.members)
        .filter { $0.kind == .initializer && file.isKept[$0.nameToken] }
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

  /// Whether a use stands in a view of SwiftUI or what changes one, where no view of UIKit's can be meant.
  private func isInView(_ use: Use) -> Bool {
    files[use.file].source.declarations.types.contains { type in
      let names = type.inherited + [type.path]
      return type.tokens.contains(use.token) && ["View", "ViewModifier", "ButtonStyle"].contains(where: names.contains)
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
    let isObject = base?.hasSuffix("Object") == true
    let maker = base == nil ? SourceRewriter.literal(name) : isObject ? "" : "frame: .zero"
    // Those of the class itself are there.
    let makers = calls(uses).map(\.parameters).filter { !["", "frame _0: Any?"].contains($0) }.map {
      "public convenience init(\($0)) { self.init(\(maker)) }"
    }
    let nested = inner.sorted().map { "nonisolated open class \($0): HeadlessStandIn {}" }
    let statics = statics(of: uses, "class")
    // A value of any isolation, whatever the target's default is; views are the main actor's.
    let head =
      "\(base == nil ? "nonisolated " : "")open class \(name)\(generics == 0 ? "" : "<\(parameters)>"): \(base.map { "\($0), HeadlessStandsIn" } ?? "HeadlessStandIn")"
    add(
      name, "type", uses, base.map { "an empty \($0)" } ?? "a value whose members are empty",
      decidesSize: base != nil && !isObject || hasViews && isMade(uses) && StandIns.viewBase(of: name) != nil,
      "\(head) { \((makers + nested + statics).joined(separator: "; ")) }")
  }

  /// Initialisers of a module for types of the system: `UIColor(hex: "ff8800")`, `Color(hex: "ff8800")`.
  mutating func addInitialisers(of type: String, _ all: Set<[String]>) {
    let isOfViews = system.views.contains(type)
    let made = StandIns.made[type] ?? (SystemNames.inherits(type, "UIView") ? "frame: .zero" : nil)
    guard isOfViews || made != nil else { return }
    let kept = initialisers { SystemTypes.mayInherit(type, $0) }
    for labels in all.sorted(by: { $0.joined() < $1.joined() })
    where isOfViews || !kept.contains(where: { $0.labels == labels }) {
      let parameters = labels.enumerated().map { "\($1) _\($0): Any?" }.joined(separator: ", ")
      let name = "\(type).init(\(labels.map { "\($0):" }.joined()))"
      // An optional one is unwrapped in either way.
      let maker =
        isOfViews
        ? "init(\(parameters)) { self = HeadlessStandIn.value(of: \(SourceRewriter.literal(name))) }"
        : "convenience init!(\(parameters)) { self.init(\(made ?? "")) }"
      add(
        name, "function", [], "a plain \(type)",
        decidesSize: isOfViews ? type != "Color" : type == "UIFont" || type == "UIImage",
        "extension \(type) { \(maker) }")
    }
  }

  private static let made = ["UIColor": "white: 0, alpha: 1", "UIImage": "", "UIFont": "name: \"Helvetica\", size: 17"]

  /// Members that places expect of a type that stands in: `.dark`.
  mutating func addExpected(_ members: [String: Set<String>], _ uses: [String: [Use]]) {
    for (type, names) in members.sorted(by: { $0.key < $1.key }) {
      for name in names.filter(\.isIdentifier).sorted() {
        let text = SourceRewriter.literal(name)
        let implicit = (uses[name] ?? []).filter { isMember($0) && isExpected($0) }
        guard !implicit.isEmpty else { continue }
        var declarations = calls(implicit).map {
          "public static func `\(name)`(\($0.parameters)) -> \(type) { \(type)() }"
        }
        if !plainUses(implicit).isEmpty { declarations.append("public static var `\(name)`: \(type) { \(type)() }") }
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
      guard !NameUses.isOfType(name), name.isIdentifier, name != "self", name != "init" else { continue }
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
      ("ViewController", "UIViewController"), ("HostingController", "UIViewController"), ("ImageView", "UIImageView"),
      ("TextView", "UITextView"), ("StackView", "UIStackView"), ("ScrollView", "UIScrollView"),
      ("CollectionView", "UICollectionView"),
      ("TableView", "UITableView"), ("Label", "UILabel"), ("Button", "UIButton"), ("TextField", "UITextField"),
      ("Control", "UIControl"), ("View", "UIView"),
    ]
    return ends.first { name.hasSuffix($0.0) }?.1
  }
}
