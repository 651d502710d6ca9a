import SourceRewriting

/// The types of values in the code of a member, as far as declarations state them.
///
/// Problem: `badge.reset()` may be a function of any type that is kept, if only its name is known; each that is kept brings
/// others, and a small cell ends in half of the app.
///
/// Idea: most values have a type that is written somewhere: parameters, properties, results of functions, values that an
/// initialiser makes. A chain of members is followed from its first name, one declaration after the other.
///
/// Invariant: what is not written is not guessed. A name that the member declares twice with other types has none, and so
/// has what generic parameters, closures and the system's functions give.
struct ReceiverTypes {
  /// A type, where it is written.
  struct Written {
    let text: String
    let place: Place
    /// Whether the type itself is meant, and not a value of it.
    var isMeta = false
  }

  /// A type that is known.
  enum Known {
    case own(OwnType, isMeta: Bool)
    case system(String, isMeta: Bool)
  }

  private let slicer: Slicer
  private let place: Place
  private let source: SourceFile
  private let locals: LocalNames

  init(_ slicer: Slicer, _ member: Member?, in place: Place) {
    (self.slicer, self.place, source) = (slicer, place, place.file.source)
    locals = LocalNames(of: member, in: source)
  }

  // MARK: Chains

  /// The type of the value before the point in front of a member.
  func receiver(of member: Int) -> Known? {
    type(source.chainStart(before: member - 1)..<member - 1, depth: 0).flatMap(known)
  }

  private static let mostDepth = 12

  /// The type of the value that some tokens give.
  private func type(_ range: Range<Int>, depth: Int) -> Written? {
    guard depth < Self.mostDepth, !range.isEmpty else { return nil }
    var index = range.lowerBound
    guard var current = root(&index, depth) else { return nil }
    while index < range.upperBound {
      if source.isMark(index, "?") || source.isMark(index, "!") {
        index += 1
      } else if source.isMark(index, ".") {
        guard let next = member(&index, of: current) else { return nil }
        current = next
      } else if source.isMark(index, "("), source.touches(index) {
        guard let next = called(current) else { return nil }
        (current, index) = (next, source.next(index))
      } else if source.isMark(index, "["), source.touches(index) {
        guard let next = element(of: current) else { return nil }
        (current, index) = (next, source.next(index))
      } else {
        return nil
      }
    }
    return current
  }

  /// The type of the first name of a chain; the index goes behind it.
  private func root(_ index: inout Int, _ depth: Int) -> Written? {
    let start = index
    let name = source.text(start)
    switch source.tokens[start].kind {
    case .string:
      index += 1
      return Written(text: "String", place: place)
    case .punctuation:
      guard source.isMark(start, "("), let close = source.tokens[start].partner else { return nil }
      index = close + 1
      return value(start + 1, before: close, depth + 1)
    case .word, .quotedWord: break
    default: return nil
    }
    index += 1
    if name == "self" || name == "Self" {
      return place.piece.map { Written(text: $0.type.path, place: place, isMeta: name == "Self") }
    }
    if let local = locals.names[name] {
      switch local {
      case .written(let text): return Written(text: text, place: place)
      case .unknown: return nil
      case .value(let start, let isElement):
        // `guard let image = image` gives the property its name.
        let found =
          source.text(start) == name && !source.isMark(start + 1, "(")
          ? outer(name, &index) : value(start, before: source.tokens.count, depth + 1)
        return isElement ? found.flatMap(element) : found
      }
    }
    return outer(name, &index)
  }

  /// The type of a name that the member does not declare.
  private func outer(_ name: String, _ index: inout Int) -> Written? {
    for scope in place.scopes {
      guard let type = slicer.type(scope, from: place.file) else { continue }
      if let found = member(name, of: type, isCalled: isCalled(index)) {
        if isCalled(index) { index = source.next(index) }
        return found
      }
    }
    if slicer.resolve(name, in: place) != nil { return Written(text: name, place: place, isMeta: true) }
    for file in (slicer.index.declaring[name] ?? []).compactMap(slicer.file) {
      for global in file.source.declarations.globals where global.names.contains(name) {
        let found = result(global, in: Place(file, nil), isCalled: isCalled(index))
        if isCalled(index), found != nil { index = source.next(index) }
        return found
      }
    }
    if slicer.system.types.contains(name) { return Written(text: name, place: place, isMeta: true) }
    let isCalled = isCalled(index)
    if isCalled { index = source.next(index) }
    return SystemNames.properties[isCalled ? "\(name)()" : name].map { Written(text: $0, place: place) }
  }

  private func isCalled(_ index: Int) -> Bool { source.isMark(index, "(") && source.touches(index) }

  /// The type of a value from a token on, where it is a chain and no more.
  private func value(_ start: Int, before end: Int, _ depth: Int) -> Written? {
    var first = start
    while ["try", "await"].contains(source.text(first)) || source.isMark(first, "?") || source.isMark(first, "!") {
      first += 1
    }
    var index = first
    while index < end {
      if index > first, source.tokens[index].startsLine, !source.isMark(index, ".") { break }
      let isPart =
        index == first || source.isMark(index, ".") || source.isMark(index - 1, ".") || source.isMark(index, "?")
        || source.isMark(index, "!")
        || (source.isMark(index, "(") || source.isMark(index, "[")) && source.touches(index)
      guard isPart else { break }
      index = source.next(index)
    }
    guard index < end else { return type(first..<index, depth: depth) }
    if source.isWord(index, "as") {
      let behind = source.isMark(index + 1, "?") || source.isMark(index + 1, "!") ? index + 2 : index + 1
      return Written(text: source.text(behind..<min(source.typeEnd(behind), end)), place: place)
    }
    let isEnd =
      source.tokens[index].startsLine || source.isMark(index, ",") || source.isMark(index, ")")
      || source.isMark(index, "{") && !NameUses.isOfType(source.text(first)) || source.isMark(index, "}")
      || source.isMark(index, ";") || source.isWord(index, "else") || source.isOperator(index, "??")
    return isEnd ? type(first..<index, depth: depth) : nil
  }

  // MARK: Members

  private func member(_ index: inout Int, of written: Written) -> Written? {
    let name = source.text(index + 1)
    index += 2
    if name == "self" { return written }
    if name == "init" || name == "Type" {
      if isCalled(index) { index = source.next(index) }
      return Written(text: written.text, place: written.place)
    }
    let isCalled = isCalled(index)
    switch known(written) {
    case .own(let type, _):
      if let inner = slicer.type("\(type.path).\(name)", from: type.declaration.file) {
        return Written(text: inner.path, place: Place(inner.declaration.file, nil), isMeta: true)
      }
      guard let found = member(name, of: type, isCalled: isCalled) else { return nil }
      if isCalled { index = source.next(index) }
      return found
    case .system(let system, _):
      for (piece, number) in slicer.extensionMembers(name) where slicer.mayInherit(system, piece.type.path) {
        guard
          let found = number.flatMap({
            result(piece.type.members[$0], in: Place(piece.file, piece), isCalled: isCalled)
          })
        else { return nil }
        if isCalled { index = source.next(index) }
        return found
      }
      if isCalled { index = source.next(index) }
      return SystemNames.properties[isCalled ? "\(name)()" : name].map { Written(text: $0, place: place) }
    case nil: return nil
    }
  }

  /// The type of a member of a type of the app; of functions, their result.
  private func member(_ name: String, of type: OwnType, isCalled: Bool) -> Written? {
    for owner in slicer.family(of: type) {
      for piece in owner.pieces {
        let found = piece.type.members.filter { $0.names.contains(name) && ($0.kind == .function) == isCalled }
        guard let first = found.first else { continue }
        if first.kind == .cases { return Written(text: owner.path, place: Place(piece.file, piece)) }
        let texts = Set(found.map { $0.type.map { piece.file.source.text($0) } ?? "" })
        return texts.count == 1 ? result(first, in: Place(piece.file, piece), isCalled: isCalled) : nil
      }
    }
    return nil
  }

  private func result(_ member: Member, in place: Place, isCalled: Bool) -> Written? {
    let source = place.file.source
    switch member.kind {
    case .property:
      guard member.otherNames.isEmpty || member.type != nil else { return nil }
      return source.typeText(of: member).map { Written(text: $0, place: place) }
    case .function:
      guard isCalled, let type = member.type else { return nil }
      let text = source.text(type)
      return Written(text: text == "Self" ? place.piece?.type.path ?? text : text, place: place)
    default: return nil
    }
  }

  /// The type of a call's result.
  private func called(_ written: Written) -> Written? {
    if written.isMeta { return Written(text: written.text, place: written.place) }
    return TypeText.arrow(TypeText.plain(written.text)).map { Written(text: $0.result, place: written.place) }
  }

  private func element(of written: Written) -> Written? {
    let text = TypeText.plain(written.text)
    if text.hasPrefix("["), text.hasSuffix("]") {
      let inner = String(text.dropFirst().dropLast())
      if TypeText.isDictionary(inner) { return Written(text: TypeText.withoutLabel(inner), place: written.place) }
      return Written(text: inner, place: written.place)
    }
    for generic in ["Array<", "Set<"] where text.hasPrefix(generic) && text.hasSuffix(">") {
      return Written(text: String(text.dropFirst(generic.count).dropLast()), place: written.place)
    }
    return nil
  }

  // MARK: Types

  private func known(_ written: Written) -> Known? {
    let text = TypeText.plain(written.text)
    if text.hasPrefix("[") {
      return .system(TypeText.isDictionary(String(text.dropFirst().dropLast())) ? "Dictionary" : "Array", isMeta: false)
    }
    let name = String(text.prefix { $0 != "<" })
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else { return nil }
    if let own = slicer.resolve(name, in: written.place) { return .own(own, isMeta: written.isMeta) }
    let isSystem = slicer.system.types.contains(name) && !slicer.index.otherTypes.contains(name)
    // A view's modifiers give views of other types.
    let isView = slicer.system.views.contains(name) && !written.isMeta
    return isSystem && slicer.index.declaring[name] == nil && !isView ? .system(name, isMeta: written.isMeta) : nil
  }
}
