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
        let kind = ViewCall(source, token)
      else { continue }
      // One of the app's may show what its closures give.
      let isModifier = source.isMark(token - 1, ".")
      if isModifier ? index.extensionMembers[word] != nil : !index.places(ofType: word).isEmpty { continue }
      let call = CallArguments(source, at: token + 1)
      for closure in kind.closures(of: word, call, source) {
        let (tokens, head) = source.statements(of: closure)
        guard !tokens.isEmpty else { continue }
        cuts.append(
          kind == .action
            ? Cut(tokens, call: "leaveOut(", "\(name), '\(word)'", before: head)
            : Cut(tokens, text: head, name: "\(name), '\(word)'"))
      }
      if let destination = kind.destination(call, source) {
        cuts.append(Cut(destination, text: "EmptyView()", name: "\(name), '\(word)'"))
      }
    }
    return cuts.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }
}

/// A modifier or a control of SwiftUI's that takes closures.
private enum ViewCall {
  /// A modifier whose closures run later, and one whose closures give other screens.
  case action, presentation
  /// A button, a menu and a link.
  case button, menu, link

  init?(_ source: SourceFile, _ token: Int) {
    let word = source.text(token)
    // Behind a colon or an arrow a control's name is a type.
    let isType = source.isMark(token - 1, ":") || source.isOperator(token - 1, "->")
    let names = source.isMark(token - 1, ".") ? Self.modifiers : Self.controls
    guard !isType, let kind = names[word] else { return nil }
    self = kind
  }

  private static let controls: [String: ViewCall] = ["Button": .button, "Menu": .menu, "NavigationLink": .link]
  private static let modifiers = Dictionary(
    uniqueKeysWithValues: [
      "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "task", "onReceive", "onChange", "onSubmit",
      "refreshable", "onEnded", "onChanged", "onHover", "onOpenURL", "accessibilityAction",
    ].map { ($0, ViewCall.action) }
      + [
        "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu", "swipeActions", "toolbar",
        "navigationDestination",
      ].map { ($0, .presentation) })

  /// The first braces of the closures that give way.
  func closures(of name: String, _ call: CallArguments, _ source: SourceFile) -> [Int] {
    let arguments = call.inParentheses ?? []
    let labels = arguments.map(\.label)
    /// The closures in parentheses under a label, or under any.
    func inside(_ label: String? = nil) -> [Int] {
      arguments.filter { source.isMark($0.value.lowerBound, "{") && label ?? $0.label == $0.label }
        .map(\.value.lowerBound)
    }
    let first = call.behind.prefix(1).map(\.open)
    switch self {
    case .action: return inside() + call.behind.map(\.open)
    case .presentation:
      // `alert(isPresented:)` and `alert(item:)` take an `Alert`, which no empty closure gives.
      let isAlert = name == "alert" && ["isPresented", "item"].contains(labels.first)
      return isAlert ? [] : inside() + call.behind.map(\.open)
    case .button: return labels.contains("action") ? inside("action") : labels.contains("intent") ? [] : first
    case .menu: return labels.contains("content") ? inside("content") : first
    case .link: return labels.contains("destination") ? inside("destination") : labels.contains("value") ? [] : first
    }
  }

  /// The view that a link leads to, where it is no closure.
  func destination(_ call: CallArguments, _ source: SourceFile) -> Range<Int>? {
    guard case .link = self else { return nil }
    return call.inParentheses?.first { $0.label == "destination" && !source.isMark($0.value.lowerBound, "{") }?.value
  }
}

extension SourceFile {
  /// The statements of a closure, behind its parameters, and the parameters that it needs once these have gone: it may call
  /// them `$0`.
  fileprivate func statements(of open: Int) -> (tokens: Range<Int>, head: String) {
    guard let close = tokens[open].partner else { return (open..<open, "") }
    if let head = closureHead(open) { return (head.end + 1..<close, "") }
    var count = 0
    var token = open + 1
    while token < close {
      if isMark(token, "{"), let end = tokens[token].partner { token = end }
      if text(token).hasPrefix("$"), let number = Int(text(token).dropFirst()) { count = max(count, number + 1) }
      token += 1
    }
    return (open + 1..<close, count == 0 ? "" : "\(TypeText.blanks(count)) in ")
  }
}
