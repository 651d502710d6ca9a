/// `#selector`, `#keyPath` and an app's own scenes, which need Objective-C or Apple's SwiftUI.
struct HashRules {
  /// By the name of a function, the labels of those that the sources declare.
  let functions: [String: [[String]]]

  func apply(to file: SourceFile) {
    for index in file.tokens.indices where file.tokens[index].kind == .hashWord {
      switch file.text(index) {
      case "#selector": selector(file, index)
      case "#keyPath": keyPath(file, index)
      default: break
      }
    }
    for type in file.declarations.types where HashRules.showsScenes(type, file) { file.leaveOut(type) }
    for answer in file.conditions.answers { file.replace(answer.tokens, with: answer.isTrue ? "true" : "false") }
  }

  /// Whether a type is an app's beginning, or a part of it: `var body: some Scene`. Windows decide no card's size, and
  /// a program of another module has its own beginning.
  private static func showsScenes(_ type: TypeDeclaration, _ file: SourceFile) -> Bool {
    guard type.inherited.contains(where: { ["App", "SwiftUI.App", "Scene", "SwiftUI.Scene"].contains($0) }) else {
      return false
    }
    return (type.braces.open..<type.braces.close - 1).contains {
      file.isWord($0, "some") && file.isWord($0 + 1, "Scene")
    }
  }

  /// `#selector(Card.tapped(_:))` becomes `Selector("tapped:")`.
  private func selector(_ file: SourceFile, _ index: Int) {
    guard file.isMark(index + 1, "("), let close = file.tokens[index + 1].partner else { return }
    var token = index + 2
    var kind = ""
    if token + 1 < close, file.isMark(token + 1, ":"), ["getter", "setter"].contains(file.text(token)) {
      kind = file.text(token)
      token += 2
    }
    var name = ""
    var labels: [String]?
    while token < close, !file.isWord(token, "as") {
      switch file.tokens[token].kind {
      case .word, .quotedWord:
        name = file.text(token)
        labels = nil
      default:
        if file.isMark(token, "("), let end = file.tokens[token].partner, !name.isEmpty {
          labels = (token + 1..<end).filter { !file.isMark($0, ":") }.map(file.text)
        }
      }
      token = file.opensAngles(token) ? file.skipAngles(token) : file.next(token)
    }
    let selector =
      switch kind {
      case "getter": name
      case "setter": "set" + HashRules.capitalized(name) + ":"
      default: HashRules.selector(name, labels ?? functions[name]?.first ?? [])
      }
    file.replace(index..<close + 1, with: "Selector(\"\(selector)\")")
  }

  /// The name that Objective-C has for a method, as the Swift compiler makes it: a first label joins the name behind
  /// "With", unless it begins with a preposition.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let others = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    if first == "_" { return name + ":" + others }
    let word = first.prefix { !$0.isUppercase }
    return name + (prepositions.contains(String(word)) ? "" : "With") + capitalized(first) + ":" + others
  }

  /// The prepositions in the Swift compiler's table of parts of speech.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using",
    "via", "when", "with", "within",
  ]

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `#keyPath(Card.title.text)` becomes `"title.text"`: names in capitals are types.
  private func keyPath(_ file: SourceFile, _ index: Int) {
    guard file.isMark(index + 1, "("), let close = file.tokens[index + 1].partner else { return }
    let names = (index + 2..<close).filter { file.tokens[$0].kind == .word || file.tokens[$0].kind == .quotedWord }
      .map(file.text)
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    file.replace(index..<close + 1, with: "\"\(path.joined(separator: "."))\"")
  }
}
