import SourceRewriting

/// How a cell is shown a record: what its app calls.
///
/// The order is that of what says most about the card: `SizingCell`; a function or property that takes a value of the
/// app's own; a function of plain values; the labels that others may set. Of several the one that the files call which name
/// the cell.
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
    fileprivate let rank: (kind: Int, calls: Int, verb: Int)
  }

  /// All ways, the best first.
  package let ways: [Way]
  /// The expression that makes a cell; `nil` for `init(frame:)` or the nib.
  package let maker: String?
  /// The path of the class.
  package let path: String
  /// Whether the class is a table view's cell, which is as wide as its table.
  package private(set) var isRow = false
  /// Flags that a build has to define so that the class is compiled.
  package private(set) var flags: [String] = []
  /// Where the files that name the class size its cells, as `file:line: itemSize`.
  package private(set) var sizedBy: [String] = []

  /// Looks for ways.
  ///
  /// - Parameter root: a class, as in `SourceSlice`.
  package init(of root: String, in index: SourceIndex) throws {
    let found = try Root(root, in: index)
    path = found.path
    let slicer = Slicer(index, home: index.paths[found.file])
    guard let file = slicer.file(found.file), let type = slicer.type(found.path, from: file) else {
      (ways, maker) = ([], nil)
      return
    }
    let calls = CallCounts(of: type.declaration.type.name, in: index, besides: found.file)
    var all: [Way] = []
    let family = slicer.family(of: type).filter { $0.kind == .class }
    for owner in family {
      for piece in owner.pieces {
        for member in piece.type.members {
          if let way = Showing.way(member, piece, slicer, calls) { all.append(way) }
        }
      }
    }
    let isRow = family.contains { $0.declaration.type.inherited.contains("UITableViewCell") }
    if let labels = Showing.labels(family, calls, isRow: isRow) { all.append(labels) }
    sizedBy = calls.sizes
    flags = file.source.flags(round: type.declaration.type.nameToken)
    ways = all.sorted { ($0.rank.kind, -$0.rank.calls, $0.rank.verb) < ($1.rank.kind, -$1.rank.calls, $1.rank.verb) }
    maker = isRow ? "\(type.path)(style: .default, reuseIdentifier: nil)" : nil
    self.isRow = isRow
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
        "\(member.name)(\(member.labels.map { "\($0):" }.joined()))", shown, values, slicer, Place(piece.file, piece),
        (kind, calls.count(of: member.name), verbs.firstIndex(where: member.name.hasPrefix) ?? verbs.count)
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
        member.name, [SampleValues.Argument(label: "", type: text, expression: value)], values, slicer,
        Place(piece.file, piece), (2, calls.count(of: member.name), verbs.count)
      ) { "cell.\(member.name) = \($0[0])" }
    default: return nil
    }
  }

  /// - Parameter call: the statement that shows arguments.
  private static func way(
    _ name: String, _ arguments: [SampleValues.Argument], _ values: SampleValues, _ slicer: Slicer,
    _ place: Place, _ rank: (Int, Int, Int), call: ([String]) -> String
  ) -> Way {
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
        fields: values.fields, conformers: values.helpers(of: expressions), rank: rank)
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
      fields: values.fields, conformers: values.helpers(of: expressions), rank: rank)
  }

  /// Whether all words of a type mean the same outside of all types.
  private static func isKnownOutside(_ type: String, _ slicer: Slicer, _ place: Place) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.allSatisfy { word in
      let first = word.prefix { $0 != "." }
      return SystemNames.types.contains(String(first)) || ["inout", "any", "Any", "Void", "escaping"].contains(first)
        || slicer.type(String(first), from: nil).map { $0 === slicer.resolve(String(first), in: place) } == true
    } && !type.contains("->")
  }

  /// The labels of a cell that its data source may set.
  private static func labels(_ family: [OwnType], _ calls: CallCounts, isRow: Bool) -> Way? {
    var labels: [(name: String, access: String)] = []
    for owner in family {
      let source = owner.declaration.file.source
      for member in owner.declaration.type.members
      where member.kind == .property && !member.isPrivate && !member.isStatic {
        let type = member.type.map { source.text($0) } ?? ""
        guard type.hasPrefix("UILabel") || type.isEmpty && source.text(member.tokens).contains("= UILabel") else {
          continue
        }
        labels.append((member.name, member.name + (type.hasSuffix("?") ? "?" : "")))
      }
    }
    if labels.isEmpty, isRow {
      // A table cell's own labels are not in the cell before somebody asks for them.
      labels = [("textLabel", "textLabel?"), ("detailTextLabel", "detailTextLabel?")].filter { name, _ in
        calls.count(of: name) > 0
      }
    }
    guard !labels.isEmpty else { return nil }
    let statements = labels.map { "cell.\($0.access).text = record[\(SourceRewriter.literal($0.name))]" }
    return Way(
      name: labels.map { "\($0.name).text" }.joined(separator: ", "), makes: "record in record",
      shows: "cell, record in\n      " + statements.joined(separator: "\n      "),
      fields: labels.map {
        SampleField(name: $0.name, text: SampleText.text(for: $0.name), literal: nil)
      }, conformers: [], rank: (5, 0, 0))
  }
}

/// How often the names of members stand behind a point in the files that name a class.
private struct CallCounts {
  private var counts: [String: Int] = [:]
  private(set) var sizes: [String] = []

  /// The names by which a layout or its delegate sizes an item.
  private static let sizeNames: Set<String> = [
    "sizeForItemAt", "itemSize", "heightForRowAt", "rowHeight", "heightDimension",
  ]

  init(of name: String, in index: SourceIndex, besides own: SourceIndex.File) {
    for file in index.files(naming: name) where file != own {
      guard let source = index.load(file) else { continue }
      for token in source.tokens.indices where source.tokens[token].kind == .word {
        let word = source.text(token)
        if source.isMark(token - 1, ".") { counts[word, default: 0] += 1 }
        guard Self.sizeNames.contains(word), sizes.count < 8 else { continue }
        sizes.append("\(source.path):\(source.position(of: source.tokens[token].bytes.lowerBound).line): \(word)")
      }
    }
  }

  func count(of name: String) -> Int { counts[name] ?? 0 }
}
