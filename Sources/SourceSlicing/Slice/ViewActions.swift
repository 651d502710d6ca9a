import SourceRewriting

// Problem: the closures of a view that run when a person acts, or that show another screen, name half of the app; they have
// not run when a view is measured first.
//
// Idea: Apple's modifiers and controls that take such closures are known by their names. A closure keeps its parameters, and
// its statements give way.
//
// Invariant: a closure that may give a view of the card itself stays: a button's label, a row's content.

extension Slicer {
  /// The closures in a member's code that decide no size, in their order.
  func actions(of member: Member, _ name: String, in file: SlicedFile) -> [Cut] {
    guard system.hasViews, member.braces != nil || file.source.value(of: member) != nil else { return [] }
    let source = file.source
    var cuts: [Cut] = []
    var token = member.tokens.lowerBound
    while token < member.tokens.upperBound {
      defer { token += 1 }
      let word = source.text(token)
      guard source.tokens[token].kind == .word, cuts.last.map({ $0.tokens.upperBound <= token }) ?? true,
        let kind = ViewCall.Kind(source, token), let call = ViewCall(source, token)
      else { continue }
      // One of the app's may show what its closures give.
      let isModifier = source.isMark(token - 1, ".")
      if isModifier ? index.extensionMembers[word] != nil : !index.places(ofType: word).isEmpty { continue }
      for closure in call.closuresThatGiveWay(kind) {
        let (tokens, head) = source.statements(of: closure)
        guard !tokens.isEmpty else { continue }
        cuts.append(
          kind == .action
            ? Cut(tokens, call: "leaveOut(", "\(name), '\(word)'", before: head)
            : Cut(tokens, text: head, name: "\(name), '\(word)'"))
      }
      if kind == .link, let destination = call.destination {
        cuts.append(Cut(destination, text: "EmptyView()", name: "\(name), '\(word)'"))
      }
    }
    return cuts.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }
}

/// A call of a modifier or a control that takes closures, as it is written.
private struct ViewCall {
  enum Kind {
    /// A modifier whose closures run later, and one whose closures give other screens.
    case action, presentation
    /// A button, a menu and a link.
    case button, menu, link

    init?(_ source: SourceFile, _ token: Int) {
      let word = source.text(token)
      let isModifier = source.isMark(token - 1, ".")
      // Behind a colon or an arrow a control's name is a type.
      let isType = source.isMark(token - 1, ":") || source.isOperator(token - 1, "->")
      guard !isType, let kind = isModifier ? Self.modifiers[word] : Self.controls[word] else { return nil }
      self = kind
    }

    private static let controls: [String: Kind] = ["Button": .button, "Menu": .menu, "NavigationLink": .link]
    private static let modifiers = Dictionary(
      uniqueKeysWithValues: [
        "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "task", "onReceive", "onChange", "onSubmit",
        "refreshable", "onEnded", "onChanged", "onHover", "onOpenURL", "accessibilityAction",
      ].map { ($0, Kind.action) }
        + [
          "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu", "swipeActions",
          "toolbar", "navigationDestination",
        ].map { ($0, .presentation) })
  }

  /// The arguments in parentheses, and the closures behind, each with its label; `_` for none.
  private var arguments: [(label: String, value: Range<Int>)] = []
  private var trailing: [(label: String, open: Int)] = []
  private let source: SourceFile
  private let name: Int

  init?(_ source: SourceFile, _ name: Int) {
    (self.source, self.name) = (source, name)
    var index = name + 1
    if source.isMark(index, "("), source.touches(index), let close = source.tokens[index].partner {
      for range in source.elements(index, close) {
        let start = range.lowerBound
        let isLabelled = source.isMark(start + 1, ":")
        arguments.append((isLabelled ? source.text(start) : "_", (isLabelled ? start + 2 : start)..<range.upperBound))
      }
      index = close + 1
    }
    var label = "_"
    while source.isMark(index, "{"), let close = source.tokens[index].partner {
      trailing.append((label, index))
      guard source.isMark(close + 2, ":"), source.isMark(close + 3, "{") else { break }
      label = source.text(close + 1)
      index = close + 3
    }
    if arguments.isEmpty, trailing.isEmpty { return nil }
  }

  /// The opening braces of the closures that give way.
  func closuresThatGiveWay(_ kind: Kind) -> [Int] {
    let inside = arguments.filter { source.isMark($0.value.lowerBound, "{") }
    let first = trailing.first.map { [$0.open] } ?? []
    switch kind {
    case .action: return inside.map(\.value.lowerBound) + trailing.map(\.open)
    case .presentation:
      // `alert(isPresented:)` and `alert(item:)` take an `Alert`, which no empty closure gives.
      let isAlert = source.isWord(name, "alert") && ["isPresented", "item"].contains(arguments.first?.label)
      return isAlert ? [] : inside.map(\.value.lowerBound) + trailing.map(\.open)
    case .button:
      if arguments.contains(where: { $0.label == "action" }) {
        return inside.filter { $0.label == "action" }.map(\.value.lowerBound)
      }
      return arguments.contains { $0.label == "intent" } ? [] : first
    case .menu:
      return inside.filter { $0.label == "content" }.map(\.value.lowerBound)
        + (arguments.contains { $0.label == "content" } ? [] : first)
    case .link:
      let says = arguments.contains { ["destination", "value"].contains($0.label) }
      return inside.filter { $0.label == "destination" }.map(\.value.lowerBound) + (says ? [] : first)
    }
  }

  /// The view that a link leads to, where it is no closure.
  var destination: Range<Int>? {
    arguments.first { $0.label == "destination" && !source.isMark($0.value.lowerBound, "{") }?.value
  }
}

extension SourceFile {
  /// The statements of a closure, behind its parameters, and the parameters that it needs once these have gone: it may call
  /// them `$0`.
  fileprivate func statements(of open: Int) -> (tokens: Range<Int>, head: String) {
    guard let close = tokens[open].partner else { return (open..<open, "") }
    var index = open + 1
    // Parameters, captures and a result stand in the line of the brace, or before any bracket of statements.
    while index < close, !isWord(index, "in"), !isMark(index, "{"), !isOperator(index, "=") { index = next(index) }
    if isWord(index, "in"), !isForIn(open, index) { return (index + 1..<close, "") }
    var count = 0
    var token = open + 1
    while token < close {
      if isMark(token, "{"), let end = tokens[token].partner { token = end }
      if text(token).hasPrefix("$"), let number = Int(text(token).dropFirst()) { count = max(count, number + 1) }
      token += 1
    }
    return (open + 1..<close, count == 0 ? "" : "\(TypeText.blanks(count)) in ")
  }

  /// Whether an `in` is that of a loop.
  private func isForIn(_ open: Int, _ word: Int) -> Bool { (open..<word).contains { isWord($0, "for") } }
}
