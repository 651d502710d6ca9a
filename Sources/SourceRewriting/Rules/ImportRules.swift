/// Modules that Linux lacks come from `UIKit`, which covers them, or from modules that stand in for them.
struct ImportRules {
  /// Modules to import in each file, which a bridging header gave it.
  var added: [String] = []
  /// Modules that are left out.
  var dropped: Set<String> = []

  /// The modules that `import UIKit` gives, on Apple's platforms and of the shim.
  static let modulesOfShim: Set<String> = ["UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC"]

  /// The modules that stand in, where a build has not the real ones.
  private static let standIns = ["Combine": "HeadlessCombine", "os": "HeadlessLog", "OSLog": "HeadlessLog"]
  /// Modules whose stand-in a build has only where its target asks for it: it comes first, so that a Mac gives iOS's numbers.
  /// A file of UIKit may import them for its previews alone, which are left out.
  private static let optional: [String: String] = ["SwiftUI": "HeadlessSwiftUI"]

  /// Whether the build has a module, or what takes its place.
  static func covers(_ module: String) -> Bool { modulesOfShim.contains(module) || standIns[module] != nil }

  func apply(to file: SourceFile) {
    for item in file.declarations.imports {
      if dropped.contains(item.module) || ImportRules.standIns[item.module] != nil
        || ImportRules.optional[item.module] != nil
      {
        file.replace(item.tokens, with: "")
      } else if ImportRules.modulesOfShim.contains(item.module), file.text(item.path) != "UIKit" {
        file.replace(item.path, with: "UIKit")
      } else if item.module == "Darwin" {
        file.replace(item.path, with: "Foundation")
      }
    }
  }

  /// `SwiftUI.Text` becomes `HeadlessSwiftUI.Text`, and `canImport(SwiftUI)` asks for that module.
  ///
  /// - Parameter types: the types of the sources, of which one may be called as the module.
  func renameQualifiers(in file: SourceFile, besides types: Set<String>) {
    for index in file.tokens.indices where file.tokens[index].kind == .word {
      guard let other = ImportRules.optional[file.text(index)] else { continue }
      let isAsked = file.isMark(index - 1, "(") && file.isWord(index - 2, "canImport")
      let isQualifier = file.isMark(index + 1, ".") && !file.isMark(index - 1, ".") && !types.contains(file.text(index))
      if isAsked || isQualifier { file.replace(index..<index + 1, with: other) }
    }
  }

  /// `DesignKit.BaseCell` becomes `BaseCell` where the module is left out, since its files are among the sources.
  ///
  /// - Parameter types: the types of the sources, of which one may be called as the module.
  func dropQualifiers(in file: SourceFile, besides types: Set<String>) {
    let modules = dropped.subtracting(types)
    for index in file.tokens.indices where file.tokens[index].kind == .word && file.isMark(index + 1, ".") {
      // Linux's Foundation is without what loads: its module has another name.
      let isOther = file.isWord(index, "Foundation") && ImportRules.isOfNetworking(file.text(index + 2))
      guard !file.isMark(index - 1, "."), isOther || modules.contains(file.text(index)) else { continue }
      // No space may part an operator from its operand: there the name moves, and the space stands behind it.
      let isOperand = file.isOperator(endingAt: index) && file.tokens.indices.contains(index + 2)
      file.replace(index..<index + (isOperand ? 3 : 2), with: isOperand ? file.text(index + 2) : "")
    }
  }

  /// The lines that a file needs before its first one.
  func head(of file: SourceFile) -> String {
    let there = Set(file.declarations.imports.map(\.module))
    let words = file.words
    let hasShim = !there.isDisjoint(with: ImportRules.modulesOfShim.subtracting(dropped)) || added.contains("UIKit")
    // On Apple's platforms Foundation has `Selector` and names of C, a bridging header or a module that is left out may
    // bring UIKit, and texts of localizations come in the language of the cell from UIKit's stand-in.
    let needsShim =
      !there.isDisjoint(with: dropped) || !words.isDisjoint(with: ImportRules.wordsOfShim)
      || words.contains(where: ImportRules.isOfUIKit)
    let replaced = there.subtracting(dropped).sorted().compactMap { module in
      ImportRules.optional[module].map {
        ImportRules.guarded($0, orElse: module, isExported: file.exports(module))
      }
        ?? ImportRules.standIns[module].map { ImportRules.guarded(module, otherwise: $0) }
    }
    return added.filter { !there.contains($0) }.map { "import \($0)\n" }.joined() + replaced.joined()
      + (needsShim && !hasShim ? ImportRules.guarded("UIKit") : "")
      + (file.usesNetworking ? ImportRules.guarded("FoundationNetworking") : "")
      + (there.contains("Combine") || words.isDisjoint(with: ImportRules.wordsOfCombine)
        ? "" : ImportRules.guarded("Combine", otherwise: ImportRules.standIns["Combine"]))
  }

  /// Names of Combine that come with SwiftUI as well.
  private static let wordsOfCombine: Set<String> = [
    "Published", "ObservableObject", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
  ]

  private static let wordsOfShim: Set<String> = [
    "#selector", "Selector", "NSLocalizedString", "localized", "localizedString", "NSInteger", "NSUInteger",
    "NSSelectorFromString", "NSStringFromSelector",
  ]

  /// Whether a word is called as UIKit's types are: `UIView`.
  private static func isOfUIKit(_ word: String) -> Bool {
    let letters = word.utf8.dropFirst(2)
    return word.hasPrefix("UI") && word != "UIKit" && letters.first.map { $0 >= 0x41 && $0 <= 0x5A } == true
      && letters.contains { $0 >= 0x61 && $0 <= 0x7A }
  }

  private static func guarded(_ module: String, otherwise other: String? = nil) -> String {
    "#if canImport(\(module))\nimport \(module)\n" + (other.map { "#else\nimport \($0)\n" } ?? "") + "#endif\n"
  }

  private static func guarded(_ module: String, orElse other: String, isExported: Bool) -> String {
    let word = isExported ? "@_exported import" : "import"
    return "#if canImport(\(module))\n\(word) \(module)\n#elseif canImport(\(other))\n\(word) \(other)\n#endif\n"
  }

  /// Whether Foundation has a name on Apple's platforms, and a module of its own on Linux.
  fileprivate static func isOfNetworking(_ word: String) -> Bool {
    word.hasPrefix("URLSession") || wordsOfNetworking.contains(word)
  }

  private static let wordsOfNetworking: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLCredential",
    "URLCredentialStorage",
    "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "HTTPCookie", "HTTPCookieStorage",
    "NSURLRequest",
    "NSMutableURLRequest",
  ]
}

extension SourceFile {
  fileprivate var words: Set<String> {
    Set(tokens.indices.lazy.filter { self.tokens[$0].kind != .string }.map { self.text($0) })
  }

  /// Whether it hands a module on.
  fileprivate func exports(_ module: String) -> Bool {
    declarations.imports.contains { item in
      item.module == module && item.tokens.contains { isWord($0, "_exported") }
    }
  }

  /// Whether it names something that Linux has in `FoundationNetworking`.
  var usesNetworking: Bool { words.contains(where: ImportRules.isOfNetworking) }

  /// Whether it makes data or a text of what a URL may name.
  var readsContents: Bool {
    tokens.indices.contains { index in
      isWord(index, "contentsOf") && isMark(index - 1, "(")
        && ["Data", "String", "init"].contains { isWord(index - 2, $0) }
    }
  }

  /// Whether an operator stands before a token, without a space between them.
  fileprivate func isOperator(endingAt index: Int) -> Bool {
    guard index > 0, tokens[index - 1].bytes.upperBound == tokens[index].bytes.lowerBound else { return false }
    return tokens[index - 1].kind == .operator || isMark(index - 1, "!")
  }
}
