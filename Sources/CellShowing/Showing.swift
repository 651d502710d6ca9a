import Platform
import SourceRewriting
import SourceSlicing

/// How a cell is shown a record: what its app calls.
///
/// The order is that of what says most about the card: `SizingCell`; a function or property that takes a value of the
/// app's own; a function of plain values; its initialiser; the labels that others may set. Of several the one that the files
/// call which name the cell.
package struct Showing {
  /// A way to show a record.
  package struct Way {
    /// `show(_:)`.
    package let name: String
    /// The closure that makes a value of `record`, and that which shows `value` in `cell`.
    package let makes: String
    package let shows: String
    package let fields: [SampleField]
    /// Types that conform to a protocol of the app.
    package let conformers: [String]
    var hasText: Bool { fields.contains { $0.text != nil } }
    /// Whether a record is shown by another cell, which its initialiser makes.
    package var isMaker: Bool { name.hasPrefix("init(") }
    /// Whether a record may be shown so where the first way shows none: the app does, or labels are filled.
    package var mayFollow: Bool { fields.contains(where: \.isFound) && (rank.calls > 0 || rank.kind >= 6) }
    /// The body that shows the record; a slice leaves it out where another way is taken.
    package let code: RefusedCode?
    let rank: (kind: Int, calls: Int, verb: Int)
  }

  /// All ways, the best first.
  package let ways: [Way]
  /// Whether the class takes no value, or a view no text: its texts are its own.
  package private(set) var takesNothing = false
  /// The expression that makes a cell; `nil` for `init(frame:)` or the nib.
  package let maker: String?
  /// The path of the class.
  package let path: String
  /// Whether the class is a table view's cell, which is as wide as its table, or a view that is called a row.
  package private(set) var isRow = false
  /// Whether it is a view of SwiftUI, which a record makes.
  package private(set) var isView = false
  /// Whether its type has parameters.
  package private(set) var isGeneric = false
  /// Flags that a build has to define so that the class is compiled.
  package private(set) var flags: [String] = []
  /// Where the files that name the class size its cells, as `file:line: itemSize, 120 points`.
  package private(set) var sizedBy: [String] = []
  /// The height that all of these places state, with the first of them.
  package private(set) var statedHeight: (place: String, points: Double)?

  /// Looks for ways.
  ///
  /// - Parameter root: a class, as in `SourceSlice`.
  package init(of root: String, in index: SourceIndex) throws {
    let found = try Root(root, in: index)
    path = found.path
    let slicer = Slicer(index, home: index.paths[found.file], isOfSwiftUI: found.isOfSwiftUI(in: index))
    guard let file = slicer.file(found.file), let type = slicer.type(found.path, from: file) else {
      (ways, maker) = ([], nil)
      return
    }
    if type.declaration.type.isView {
      isView = true
      isGeneric = type.declaration.type.isGeneric
      // A list's rows are as wide as the list.
      isRow = type.declaration.type.name.hasSuffix("Row")
      flags = file.source.flags(round: type.declaration.type.nameToken)
      ways = Showing.waysToMake(type, slicer)
      takesNothing = !ways.contains(where: \.hasText)
      maker = nil
      return
    }
    let family = slicer.family(of: type).filter { $0.kind == .class }
    let bases = Set(family.flatMap(\.declaration.type.inherited))
    let isSupplementary = !bases.isDisjoint(with: ["UICollectionReusableView", "UITableViewHeaderFooterView"])
    let calls = CallCounts(
      of: type.declaration.type.name, isSupplementary ? .supplementary : .cell, in: index,
      besides: type.declaration.type.tokens, found.file)
    var all: [Way] = []
    for owner in family {
      for piece in owner.pieces {
        for member in piece.type.members {
          if member.kind == .initializer, owner !== type { continue }
          if let way = Showing.way(member, piece, slicer, calls) { all.append(way) }
        }
      }
    }
    let isRow = !bases.isDisjoint(with: ["UITableViewCell", "SwipeTableViewCell"])
    if let labels = Showing.labels(family, calls, isRow: isRow) { all.append(labels) }
    takesNothing =
      all.isEmpty
      && !family.contains { owner in
        // Nobody may hand to this one what a superclass takes.
        owner.pieces.flatMap { piece in piece.type.members.filter { Showing.takes($0, piece.file.source) } }
          .contains { owner === type || calls.counts[$0.name, default: 0] > 0 }
      }
    if !takesNothing, let labels = Showing.hiddenLabels(family) { all.append(labels) }
    sizedBy = calls.sizes.places
    statedHeight = calls.sizes.height
    flags = file.source.flags(round: type.declaration.type.nameToken)
    let initialisers = Showing.initialisers(of: family)
    let isMadeAsUIKitDoes = initialisers.map { all in all.contains { ["style", "frame"].contains($0.first) } } ?? true
    let isMadeBare = initialisers?.contains([]) == true
    // Another way needs a cell that is there already.
    if !isMadeAsUIKitDoes, !isMadeBare, all.contains(where: \.isMaker) { all.removeAll { !$0.isMaker } }
    ways = all.sorted { ($0.rank.kind, -$0.rank.calls, $0.rank.verb) < ($1.rank.kind, -$1.rank.calls, $1.rank.verb) }
    let hasTwoLabels =
      calls.counts["detailTextLabel"] != nil || ByteSearch.contains(file.source.bytes, "detailTextLabel")
    let style = calls.style ?? (hasTwoLabels ? "subtitle" : "default")
    maker =
      isMadeBare && !isMadeAsUIKitDoes
      ? "\(type.path)()" : isRow ? "\(type.path)(style: .\(style), reuseIdentifier: nil)" : nil
    self.isRow = isRow
  }

  /// The labels of the designated initialisers of a class but `init(coder:)`: its own, or those that it inherits where it has
  /// none ("The Swift Programming Language", "Automatic Initializer Inheritance"); `nil` where these are UIKit's.
  private static func initialisers(of family: [OwnType]) -> [[String]]? {
    family.lazy.map { owner in
      owner.pieces.flatMap(\.type.members).filter {
        $0.kind == .initializer && !$0.head.has("convenience") && $0.labels != ["coder"]
      }.map(\.labels)
    }.first { !$0.isEmpty }
  }

  /// Verbs of functions that show something, the most usual first.
  private static let verbs = [
    "configure", "config", "setup", "setUp", "bind", "show", "update", "set", "render", "fill", "populate", "display",
    "load", "apply", "prepare", "bindData", "setData", "dataBind", "initCell", "reload", "add",
  ]

  private static func way(_ member: Member, _ piece: TypePiece, _ slicer: Slicer, _ calls: CallCounts) -> Way? {
    guard !member.isPrivate, !member.isStatic, !member.head.has("override"), piece.type.kind != .protocol,
      member.head.attribute("objc") == nil, member.head.attribute("IBAction") == nil
    else { return nil }
    var values = SampleValues(slicer)
    switch member.kind {
    case .function:
      guard member.parameters != nil, !member.labels.isEmpty, !SystemProtocols.isDelegateFunction(member.name),
        member.type == nil || member.head.attribute("discardableResult") != nil,
        let arguments = values.arguments(of: member, piece)
      else { return nil }
      let isSizing = member.labels == ["with", "isSizing"] && member.name == "configure"
      let isOwn = member.types.contains { slicer.resolve($0, in: Place(piece.file, piece)) != nil }
      let kind = isSizing ? 0 : !values.hasText ? 7 : !isOwn ? 4 : member.labels.count == 1 ? 1 : 3
      let shown = isSizing ? Array(arguments.prefix(1)) : arguments
      return way(
        "\(member.name)(\(member.labels.map { "\($0):" }.joined()))", shown, values, slicer, piece, member,
        (kind, calls.counts[member.name, default: 0], verbs.firstIndex(where: member.name.hasPrefix) ?? verbs.count)
      ) { "cell.\(member.name)(\($0.joined(separator: ", "))\(isSizing ? ", isSizing: true" : ""))" }
    case .property:
      let source = piece.file.source
      guard !member.isConstant, member.isSettable(in: source) || source.observes(member),
        !["weak", "lazy", "private(set)", "fileprivate(set)"].contains(where: member.head.has),
        member.braces != nil || source.observes(member), let text = source.typeText(of: member)
      else { return nil }
      if text.contains("->") || text.hasSuffix("Delegate?") || text.hasPrefix("UI") { return nil }
      guard let value = values.expression(of: text, named: member.name, in: Place(piece.file, piece)), values.hasText
      else { return nil }
      return way(
        member.name, [SampleValues.Argument(label: "", type: text, expression: value)], values, slicer, piece, member,
        (2, calls.counts[member.name, default: 0], verbs.count)
      ) { "cell.\(member.name) = \($0[0])" }
    case .initializer:
      // One that leaves nothing, and none of UIKit's.
      guard !member.labels.isEmpty, !["frame", "coder", "style"].contains(member.labels[0]),
        let arguments = values.arguments(of: member, piece), values.hasText
      else { return nil }
      return way(
        "init(\(member.labels.map { "\($0):" }.joined()))", arguments, values, slicer, piece, nil, (5, 0, 0)
      ) { "\(piece.type.path)(\($0.joined(separator: ", ")))" }
    default: return nil
    }
  }

  /// Whether others may hand a value to a member.
  private static func takes(_ member: Member, _ source: SourceFile) -> Bool {
    if member.isPrivate || member.isStatic || member.head.has("override") { return false }
    switch member.kind {
    case .function:
      return !member.labels.isEmpty && member.head.attribute("objc") == nil
        && !SystemProtocols.isDelegateFunction(member.name)
    case .property:
      guard !member.isConstant, !["weak", "lazy", "private(set)", "fileprivate(set)"].contains(where: member.head.has)
      else { return false }
      let type = source.typeText(of: member) ?? ""
      if type.hasPrefix("UI") || type.contains("->") || type.hasSuffix("Delegate?") { return false }
      return source.observes(member) || member.isSettable(in: source) || member.isStored(in: source)
    case .initializer: return !member.labels.isEmpty && !["frame", "coder", "style"].contains(member.labels[0])
    default: return false
    }
  }

  /// - Parameter call: the statement that shows arguments.
  private static func way(
    _ name: String, _ arguments: [SampleValues.Argument], _ values: SampleValues, _ slicer: Slicer,
    _ piece: TypePiece, _ member: Member?, _ rank: (Int, Int, Int), call: ([String]) -> String
  ) -> Way {
    let place = Place(piece.file, piece)
    let code = member.map { RefusedCode($0, in: piece, .body) }
    let expressions = arguments.map(\.expression)
    // A type that is nested in the cell has no name outside of it: there the record itself is handed on.
    guard arguments.allSatisfy({ isKnownOutside($0.type, slicer, place) }),
      arguments.contains(where: { $0.type != "String" }) || arguments.count == 1
    else {
      // The closure that shows can't throw: a record of which no value can be made is left out before.
      let throwing = "try \(SampleValues.unwrapping)("
      let checks = expressions.filter { $0.contains(throwing) }.map { "_ = \($0)\n      " }
      return Way(
        name: name, makes: checks.isEmpty ? "record in record" : "record in\n      \(checks.joined())return record",
        shows: "cell, record in\n      "
          + call(arguments.map { $0.label + $0.expression }).replacing(throwing, with: "try! \(throwing.dropFirst(4))"),
        fields: values.fields, conformers: values.helpers(of: expressions), code: code, rank: rank)
    }
    let types = arguments.map { argument in
      let type = ["inout ", "@escaping ", "@autoclosure "].reduce(argument.type) {
        $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
      }
      // No closure's result may be unwrapped by itself.
      return type.hasSuffix("!") ? "\(type.dropLast())?" : type
    }
    let isOne = arguments.count == 1
    let result = isOne ? types[0] : "(\(types.joined(separator: ", ")))"
    let value = isOne ? expressions[0] : "(\(expressions.joined(separator: ", ")))"
    let parts = arguments.enumerated().map { $1.label + (isOne ? "value" : "value.\($0)") }
    return Way(
      name: name, makes: "record -> \(result) in\n      \(value)", shows: "cell, value in\n      " + call(parts),
      fields: values.fields, conformers: values.helpers(of: expressions), code: code, rank: rank)
  }

  /// Whether all words of a type mean the same outside of all types.
  private static func isKnownOutside(_ type: String, _ slicer: Slicer, _ place: Place) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.allSatisfy { word in
      let first = word.prefix { $0 != "." }
      if let own = slicer.resolve(String(first), in: place) { return slicer.type(String(first), from: nil) === own }
      return slicer.system.types.contains(String(first)) || ["inout", "any", "Any", "Void", "escaping"].contains(first)
    } && !type.contains("->")
  }

  /// The labels of a cell that its data source may set.
  private static func labels(_ family: [OwnType], _ calls: CallCounts, isRow: Bool) -> Way? {
    var labels = properties(of: family) { !$0.isPrivate }.filter(\.isPlain).map { member in
      (member.name, "cell.\(member.name)" + (member.isOptional ? "?" : ""))
    }
    if labels.isEmpty, isRow {
      // A table cell's own labels are not in the cell before somebody asks for them.
      labels = ["textLabel", "detailTextLabel"].filter { calls.counts[$0, default: 0] > 0 }.map { ($0, "cell.\($0)?") }
    }
    return labelWay(labels, kind: 6)
  }

  /// The labels that only the class itself names, but for those with a text of their own; a program finds them by reflection.
  private static func hiddenLabels(_ family: [OwnType]) -> Way? {
    let labels = properties(of: family, \.isPrivate).filter { !$0.hasText }.map { member in
      (member.name, "SizedCell.label(\(SourceRewriter.literal(member.name)), of: cell)?")
    }
    return labelWay(labels, kind: 8)
  }

  private static func labelWay(_ labels: [(name: String, access: String)], kind: Int) -> Way? {
    guard !labels.isEmpty else { return nil }
    let statements = labels.map { "\($0.access).text = record[\(SourceRewriter.literal($0.name))]" }
    return Way(
      name: labels.map { "\($0.name).text" }.joined(separator: ", "), makes: "record in record",
      shows: "cell, record in\n      " + statements.joined(separator: "\n      "),
      fields: labels.map { SampleField(name: $0.name, text: SampleText.text(for: $0.name), literal: nil) },
      conformers: [], code: nil, rank: (kind, 0, 0))
  }

  /// The properties that hold a label, also one of a class of the app that is called so.
  private static func properties(
    of family: [OwnType], _ isMeant: (Member) -> Bool
  ) -> [LabelProperty] {
    family.flatMap { owner -> [LabelProperty] in
      let source = owner.declaration.file.source
      return owner.declaration.type.members.compactMap { member -> LabelProperty? in
        guard member.kind == .property, !member.isStatic, isMeant(member) else { return nil }
        let type = member.type.map { source.text($0) } ?? ""
        let isPlain = type.hasPrefix("UILabel") || type.isEmpty && source.text(member.tokens).contains("= UILabel")
        let sign = member.tokens.first { source.isOperator($0, "=") }
        let made = sign.map { source.text($0 + 1) } ?? ""
        guard isPlain || (type.isEmpty ? made : type).lastName.hasLabelsName else { return nil }
        return LabelProperty(
          name: member.name, isOptional: type.hasSuffix("?"), isPlain: isPlain,
          hasText: member.tokens.contains { source.isWord($0, "text") && source.isOperator($0 + 1, "=") })
      }
    }
  }
}

/// A property that holds a label.
private struct LabelProperty {
  let name: String
  let isOptional: Bool
  /// Whether its class is UIKit's.
  let isPlain: Bool
  /// Whether its value gets a text where it is made.
  let hasText: Bool
}

extension String {
  /// Whether it ends as names of labels' classes do.
  fileprivate var hasLabelsName: Bool {
    let name = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.hasSuffix("Label")
  }
}

/// How often the names of members stand behind a point in the files that name a class.
private struct CallCounts {
  private(set) var counts: [String: Int] = [:]
  private(set) var sizes: StatedSizes
  /// The style that the first call of the class's initialiser names.
  private(set) var style: String?

  /// - Parameters:
  ///   - own: the tokens of its declaration, and their file.
  init(
    of name: String, _ role: StatedSizes.Role, in index: SourceIndex, besides own: Range<Int>,
    _ ownFile: SourceIndex.File
  ) {
    sizes = StatedSizes(of: name, role, in: index)
    for file in index.files(naming: name) {
      guard let source = index.load(file) else { continue }
      for token in source.tokens.indices where source.tokens[token].kind == .word {
        if file == ownFile, own.contains(token) { continue }
        let word = source.text(token)
        if source.isMark(token - 1, ".") { counts[word, default: 0] += 1 }
        sizes.add(source, token)
        if style == nil, word == name, source.isWord(token + 2, "style"), source.isMark(token + 4, ".") {
          style = source.text(token + 5)
        }
      }
    }
  }
}
