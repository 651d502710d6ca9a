import SourceRewriting
import SourceSlicing

/// A field of a sample record.
package struct SampleField {
  package let name: String
  /// A text that a label may show; `nil` for a number or a bool.
  package let text: String?
  /// A number or a bool, as JSON has it.
  package let literal: String?

  /// Whether a label that shows the field can be told by its text: a short one may stand there by chance.
  package var isFound: Bool { text.map { $0.count > 3 } ?? false }
}

/// Writes expressions of Swift for values of an app's types, from the fields of a record.
///
/// Problem: a cell is shown a value of the app's own type, which is made of others; a record has texts and numbers.
///
/// Idea: a type is made by its initialiser, whose parameters are made in the same way, down to plain values, each a field of
/// the record, called as the parameter or property. What has no field is the plainest value: none, empty, the first case.
struct SampleValues {
  let slicer: Slicer
  private(set) var fields: [SampleField] = []
  /// Types that conform to a protocol of the app, since none of the app's can be made.
  var conformers: [String] = []
  private var making: [String] = []
  /// Parameters of the card's type that any view may be.
  var views: Set<String> = []

  private static let mostDepth = 6
  /// The function that the program gets where an initialiser may fail.
  static let unwrapping = "made"

  init(_ slicer: Slicer) { self.slicer = slicer }

  /// The declarations that expressions need beside them.
  func helpers(of expressions: [String]) -> [String] {
    guard (expressions + conformers).contains(where: { $0.contains("try \(Self.unwrapping)(") }) else {
      return conformers
    }
    return conformers + [
      """
      /// A value whose initialiser may fail: then the record is left out.
      func \(Self.unwrapping)<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw CocoaError(.coderValueNotFound) }
        return value
      }
      """
    ]
  }

  /// Whether a label may show something of a record.
  var hasText: Bool { fields.contains { $0.text != nil } }

  /// An expression for a value of a type.
  ///
  /// - Parameters:
  ///   - type: as it is written at a place.
  ///   - name: what it is called there.
  /// - Returns: `nil` where none can be made.
  mutating func expression(of type: String, named name: String, in place: Place) -> String? {
    var type = type.trimmed
    for prefix in ["inout ", "any ", "some ", "@escaping ", "@autoclosure ", "@MainActor ", "@Sendable "]
    where type.hasPrefix(prefix) {
      type = String(type.dropFirst(prefix.count)).trimmed
    }
    let isFunction = TypeText.arrow(type) != nil
    if !isFunction, type.hasSuffix("?") || type.hasSuffix("!") {
      return optional(String(type.dropLast()), named: name, in: place)
    }
    if type.hasPrefix("Optional<"), type.hasSuffix(">") {
      return optional(String(type.dropFirst(9).dropLast()), named: name, in: place)
    }
    if views.contains(type) { return viewValue("View", named: name, in: place) }
    let isNested = place.scopes.contains { slicer.type("\($0).\(type)", from: place.file) != nil }
    if !isNested, let plain = plain(type, named: name) { return plain }
    if type.hasPrefix("("), type.hasSuffix(")"), let inner = TypeText.inParentheses(type) {
      let parts = TypeText.parts(inner)
      if parts.count == 1 { return expression(of: TypeText.withoutLabel(parts[0]), named: name, in: place) }
      var values: [String] = []
      for (number, part) in parts.enumerated() {
        let label = TypeText.label(part)
        guard let value = expression(of: TypeText.withoutLabel(part), named: label ?? "\(name)\(number + 1)", in: place)
        else { return nil }
        values.append((label.map { "\($0): " } ?? "") + value)
      }
      return "(\(values.joined(separator: ", ")))"
    }
    if let arrow = TypeText.arrow(type) {
      guard ["Void", "()"].contains(arrow.result) else {
        let saved = self
        guard let value = expression(of: arrow.result, named: name, in: place) else {
          self = saved
          return nil
        }
        return arrow.count == 0 ? "{ \(value) }" : "{ \(TypeText.blanks(arrow.count)) in \(value) }"
      }
      return arrow.count == 0 ? "{}" : "{ \(TypeText.blanks(arrow.count)) in }"
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      if TypeText.isDictionary(inner) { return "[:]" }
      return array(of: inner, named: name, in: place)
    }
    if type.hasPrefix("Array<"), type.hasSuffix(">") {
      return array(of: String(type.dropFirst(6).dropLast()), named: name, in: place)
    }
    let plainName = type.prefix { $0 != "<" }
    guard let own = slicer.resolve(String(plainName), in: place) else {
      if let value = viewValue(type, named: name, in: place) { return value }
      if let meant = slicer.alias(String(plainName), in: place) {
        // Aliases may lead back to each other.
        guard making.count < Self.mostDepth else { return nil }
        making.append(meant)
        defer { making.removeLast() }
        return expression(of: meant, named: name, in: place)
      }
      // Its stand-in has an initialiser without parameters, where it is no protocol.
      let isProtocol = slicer.index.conforming[String(plainName)] != nil
      return isProtocol || slicer.system.types.contains(type) || plainName.count < type.count
        || !NameUses.isOfType(type)
        ? nil : "\(type)()"
    }
    return value(of: own, named: name)
  }

  private mutating func optional(_ type: String, named name: String, in place: Place) -> String? {
    let saved = self
    // A delegate shows nothing.
    let isDelegate = Self.delegates.contains(where: type.hasSuffix)
    if making.count < 4, !isDelegate, !type.contains("->"), let value = expression(of: type, named: name, in: place) {
      return value
    }
    self = saved
    return "nil"
  }

  /// Ends of the names of protocols by which a cell asks others.
  static let delegates = [
    "Delegate", "DataSource", "Handler", "Listener", "Presenter", "Router", "Coordinator",
  ]

  private mutating func array(of type: String, named name: String, in place: Place) -> String? {
    let saved = self
    let singular = name.hasSuffix("s") && name.count > 2 ? String(name.dropLast()) : name
    if making.count < 4, let value = expression(of: type, named: singular, in: place) { return "[\(value)]" }
    self = saved
    return "[]"
  }

  // MARK: Plain values

  private mutating func plain(_ type: String, named name: String) -> String? {
    switch type {
    case "String", "Substring", "StringProtocol", "NSString":
      let value = "record[\(SourceRewriter.literal(field(name, text: true)))]"
      return type == "NSString"
        ? "(\(value) as String) as NSString" : type == "Substring" ? "Substring(\(value) as String)" : value
    case "NSAttributedString", "NSMutableAttributedString", "AttributedString":
      let label = type == "AttributedString" ? "" : "string: "
      return "\(type)(\(label)record[\(SourceRewriter.literal(field(name, text: true)))])"
    case "Int", "UInt", "Int64", "Int32", "Int16", "UInt64", "Double", "Float", "CGFloat", "TimeInterval":
      let read = type == "CGFloat" ? "CGFloat(record[\(SourceRewriter.literal(field(name, json: "3")))] ?? 3.0)" : nil
      return read ?? "record[\(SourceRewriter.literal(field(name, json: "3")))] ?? 3"
    case "Bool": return "record[\(SourceRewriter.literal(field(name, json: "false")))] ?? false"
    case "URL":
      let key = SourceRewriter.literal(field(name, value: SampleText.url))
      return "URL(string: record[\(key)]) ?? URL(fileURLWithPath: \"/\")"
    case "Character": return "\"A\""
    default: return Self.values[type]
    }
  }

  private static let values: [String: String] = [
    "Date": "Date(timeIntervalSince1970: 1_700_000_000)", "UUID": "UUID()", "Data": "Data()", "Any": "0",
    "AnyObject": "NSObject()", "NSObject": "NSObject()", "IndexPath": "IndexPath(item: 0, section: 0)",
    "IndexSet": "IndexSet()", "Locale": "Locale.current", "Calendar": "Calendar.current",
    "CGSize": "CGSize(width: 60, height: 60)",
    "CGRect": "CGRect(x: 0, y: 0, width: 176, height: 60)", "CGPoint": "CGPoint.zero",
    "UIEdgeInsets": "UIEdgeInsets.zero",
    "UIColor": "UIColor.black", "CGColor": "UIColor.black.cgColor", "UIImage": "UIImage()",
    "UIFont": "UIFont.systemFont(ofSize: 17)", "NSRange": "NSRange(location: 0, length: 0)", "Decimal": "Decimal(3)",
    "NSNumber": "NSNumber(value: 3)", "NSDecimalNumber": "NSDecimalNumber(value: 3)", "UIView": "UIView()",
    "UIViewController": "UIViewController()", "UITableView": "UITableView()", "Bundle": "Bundle.main",
    "UICollectionView": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "NotificationCenter": "NotificationCenter.default", "UserDefaults": "UserDefaults.standard",
    "NSTextAlignment": "NSTextAlignment.natural", "UIFont.TextStyle": "UIFont.TextStyle.body",
    "Selector": "Selector(\"\")",
    "UIFont.Weight": "UIFont.Weight.regular", "UITableViewCell.AccessoryType": "UITableViewCell.AccessoryType.none",
    "DateComponents": "DateComponents()", "DateFormatter": "DateFormatter()", "TimeZone": "TimeZone.current",
    "CharacterSet": "CharacterSet()", "UIStackView": "UIStackView()", "UILabel": "UILabel()", "UIButton": "UIButton()",
    "UIImageView": "UIImageView()", "UIScreen": "UIScreen.main", "DispatchQueue": "DispatchQueue.main",
    "NSLayoutConstraint.Axis": "NSLayoutConstraint.Axis.vertical",
    "UIContentSizeCategory": "UIContentSizeCategory.large",
  ]

  /// The field of a name; another value of that name gets the same.
  mutating func field(
    _ name: String, text: Bool = false, value: String? = nil, json: String? = nil
  ) -> String {
    if fields.contains(where: { $0.name == name }) { return name }
    fields.append(SampleField(name: name, text: text ? SampleText.text(for: name) : value, literal: json))
    return name
  }

  // MARK: The app's types

  mutating func value(of own: OwnType, named name: String) -> String? {
    guard making.count < Self.mostDepth, !making.contains(own.path) else { return nil }
    making.append(own.path)
    defer { making.removeLast() }
    let saved = self
    if let value = own.kind == .protocol ? conformer(to: own, named: name) : made(own, named: name) { return value }
    (fields, conformers) = (saved.fields, saved.conformers)
    return nil
  }

  /// A call of an initialiser.
  static func call(_ own: OwnType, _ arguments: [Argument]) -> String {
    "\(own.path)(\(arguments.map { $0.label + $0.expression }.joined(separator: ", ")))"
  }

  private mutating func made(_ own: OwnType, named name: String) -> String? {
    let source = own.declaration.file.source
    let keyword = source.text(own.declaration.type.nameToken - 1)
    let place = Place(own.declaration.file, own.declaration)
    guard !own.declaration.isPrivate, !own.declaration.type.isGeneric else { return nil }
    if keyword == "enum" { return enumerationCase(own, place) }
    if let value = managed(own) { return value }
    var makers: [(piece: TypePiece, member: Member)] = []
    for piece in own.pieces {
      for member in piece.type.members where member.kind == .initializer && !member.isPrivate {
        // Those of Interface Builder and of decoders.
        let isCoded = member.labels.contains("coder") || member.labels == ["from"] && member.types == ["Decoder"]
        if !isCoded { makers.append((piece, member)) }
      }
    }
    // One that takes something says more than one that takes nothing.
    func cost(_ maker: (piece: TypePiece, member: Member)) -> (Int, Int) {
      let count = maker.member.labels.isEmpty ? Int.max : maker.member.labels.count
      return (maker.piece.file.source.mayThrow(maker.member) ? 1 : 0, count)
    }
    makers.sort { cost($0) < cost($1) }
    for (piece, maker) in makers {
      let saved = self
      if let arguments = arguments(of: maker, piece) {
        let isFailable = piece.file.source.isMark(maker.nameToken + 1, "?")
        let value = Self.call(own, arguments)
        // A record of which no value can be made is left out.
        if piece.file.source.mayThrow(maker) { return "try \(SampleValues.unwrapping)(try? \(value))" }
        return isFailable ? "try \(SampleValues.unwrapping)(\(value))" : value
      }
      self = saved
    }
    if makers.contains(where: { $0.piece.type.kind != .extension }) { return nil }
    // An initialiser of any kind takes the one of all properties away.
    if keyword == "struct" {
      return own.hasInitialiser ? nil : memberwiseArguments(of: own, place).map { Self.call(own, $0) }
    }
    // A class whose properties all have values.
    let isWhole = own.declaration.type.members.allSatisfy { member in
      !member.isStored(in: source) || member.isStatic || source.hasValue(member) || source.isOptional(member)
    }
    return isWhole ? "\(own.path)()" : nil
  }

  /// An object that Core Data would make: each of its properties that can have a value gets one.
  private mutating func managed(_ own: OwnType) -> String? {
    var settings: [String] = []
    for piece in own.pieces {
      for member in piece.type.members where member.head.attribute("NSManaged") != nil && !member.isPrivate {
        guard member.kind == .property, let type = member.type else { continue }
        let saved = self
        let value = expression(of: piece.file.source.text(type), named: member.name, in: Place(piece.file, piece))
        if let value, value != "nil", !value.contains("try ") {
          settings.append("object.\(member.name) = \(value)")
        } else {
          self = saved
        }
      }
    }
    return settings.isEmpty
      ? nil : "{ let object = \(own.path)(); \(settings.joined(separator: "; ")); return object }()"
  }

  /// An argument of a call: what stands before it, its type as it is declared, and an expression.
  struct Argument {
    /// `with: ` or nothing.
    let label: String
    let type: String
    let expression: String
  }

  /// The arguments of a call, of parameters without a default; where none of these takes a text, texts with a default have
  /// one as well.
  mutating func arguments(of member: Member, _ piece: TypePiece) -> [Argument]? {
    let (saved, count) = (self, textCount)
    let plain = arguments(of: member, piece, withTexts: false)
    guard textCount == count, hasTextsWithDefaults(member, piece.file.source) else { return plain }
    let known = self
    self = saved
    if let arguments = arguments(of: member, piece, withTexts: true) { return arguments }
    self = known
    return plain
  }

  private func hasTextsWithDefaults(_ member: Member, _ source: SourceFile) -> Bool {
    guard let (open, close) = member.parameters else { return false }
    return source.elements(open, close).contains { Self.isTextWithDefault($0, source) }
  }

  /// Whether a parameter is a text that has a value without an argument; `#file` is none that a card shows.
  private static func isTextWithDefault(_ range: Range<Int>, _ source: SourceFile) -> Bool {
    guard let colon = range.first(where: { source.isMark($0, ":") }),
      let sign = range.first(where: { source.isOperator($0, "=") })
    else { return false }
    return texts.contains(source.text(colon + 1..<sign)) && !source.text(sign + 1).hasPrefix("#")
  }

  var textCount: Int { fields.count { $0.text != nil } }

  /// Types of texts.
  private static let texts: Set<String> = ["String", "String?", "NSAttributedString", "NSAttributedString?"]

  private mutating func arguments(of member: Member, _ piece: TypePiece, withTexts: Bool) -> [Argument]? {
    guard let (open, close) = member.parameters else { return nil }
    let source = piece.file.source
    var arguments: [Argument] = []
    for range in source.elements(open, close) {
      guard let colon = range.first(where: { source.isMark($0, ":") }) else { return nil }
      let sign = range.first { source.isOperator($0, "=") }
      let label = source.text(range.lowerBound)
      let name = source.text(colon - 1)
      let type = source.text(colon + 1..<(sign ?? range.upperBound))
      if sign != nil, !withTexts || !Self.isTextWithDefault(range, source) { continue }
      guard let value = expression(of: type, named: name == "_" ? label : name, in: Place(piece.file, piece)) else {
        return nil
      }
      arguments.append(Argument(label: label == "_" ? "" : "\(label): ", type: type, expression: value))
    }
    return arguments
  }

  /// The arguments of the initialiser of all stored properties that have no value.
  mutating func memberwiseArguments(of own: OwnType, _ place: Place) -> [Argument]? {
    let source = own.declaration.file.source
    var arguments: [Argument] = []
    for member in own.declaration.type.members
    where member.isStored(in: source) && !member.isStatic && !member.head.has("lazy") {
      let wrapper = source.wrapper(of: member)
      if source.hasValue(member) {
        if member.isPrivate, !member.isConstant, wrapper == nil { return nil }
        continue
      }
      if let wrapper, source.makesItself(wrapper) { continue }
      if member.isPrivate { return nil }
      guard let type = member.type.map({ source.text($0) }) else { return nil }
      for name in member.names {
        guard let value = expression(of: type, named: name, in: place) else { return nil }
        // A builder's property takes the closure that builds it.
        let isBuilt = member.head.attribute("ViewBuilder") != nil && !type.contains("->")
        arguments.append(
          Argument(
            label: "\(name): ", type: type,
            expression: wrapper?.name == "Binding" ? ".constant(\(value))" : isBuilt ? "{ \(value) }" : value))
      }
    }
    return arguments
  }

  private mutating func enumerationCase(_ own: OwnType, _ place: Place) -> String? {
    let source = own.declaration.file.source
    var loaded: [(name: String, open: Int)] = []
    for member in own.declaration.type.members where member.kind == .cases {
      if !source.isMark(member.nameToken + 1, "(") { return "\(own.path).\(member.name)" }
      loaded.append((member.name, member.nameToken + 1))
    }
    for (name, open) in loaded {
      guard let close = source.tokens[open].partner else { continue }
      let saved = self
      var values: [String] = []
      for (number, range) in source.elements(open, close).enumerated() {
        let text = source.text(range)
        let label = TypeText.label(text)
        guard
          let value = expression(
            of: TypeText.withoutLabel(text), named: label ?? (number == 0 ? name : "\(name)\(number + 1)"), in: place)
        else { break }
        values.append((label.map { "\($0): " } ?? "") + value)
      }
      if values.count == source.elements(open, close).count {
        return "\(own.path).\(name)(\(values.joined(separator: ", ")))"
      }
      self = saved
    }
    return nil
  }
}
