/// The names that Xcode makes of an app's colours and images: `UIColor.brand`, `ImageResource.icBack`.
///
/// The rules are read from files that Xcode 15 generated (`GeneratedAssetSymbols.swift` in public repositories): words part
/// at other characters than letters and digits, before a capital after a small letter, and between letters and digits;
/// the first word begins small, all others with a capital, and the kind at the end goes. A name without small letters keeps
/// its capitals, with `_` between its words. A folder that gives its name to its assets is an `enum`, whose name begins with
/// a capital. Not seen there, and assumed: UIKit's own names stay UIKit's.
package struct AssetSymbols {
  /// A kind of asset.
  package enum Kind: String, CaseIterable {
    case color = "Color"
    case image = "Image"
  }

  /// An asset, as a catalogue names it.
  private struct Asset {
    let kind: Kind
    let namespace: [String]
    let name: String
    /// The folder that the catalogue lies in.
    let folder: String
  }

  private var assets: [Asset] = []

  /// No asset.
  package init() {}

  /// Whether there is none.
  package var isEmpty: Bool { assets.isEmpty }

  /// Adds an asset.
  ///
  /// - Parameters:
  ///   - namespace: the folders round it that give their names to it, the outermost first.
  ///   - folder: the folder that the catalogue lies in, which stands for a bundle.
  package mutating func add(_ kind: Kind, _ name: String, in namespace: [String], of folder: String) {
    assets.append(Asset(kind: kind, namespace: namespace, name: name, folder: folder))
  }

  /// The types whose members the symbols are.
  package static let types =
    Kind.allCases.flatMap { ["UI\($0.rawValue)", "\($0.rawValue)Resource"] } + ["Color", "ShapeStyle"]

  /// Extensions with a symbol for each asset.
  ///
  /// - Parameters:
  ///   - declared: the names that the app's sources declare by type, which stay theirs.
  ///   - hasViews: whether a source imports SwiftUI.
  package func source(besides declared: [String: Set<String>], hasViews: Bool = false) -> String {
    Kind.allCases.map { kind in
      let resource = "\(kind.rawValue)Resource"
      let own = AssetSymbols.ownNames.union(declared["UI\(kind.rawValue)"] ?? [])
      return members(of: resource, kind, besides: declared[resource] ?? []) {
        "\(resource)(\($0))"
      }
        + members(of: "UI\(kind.rawValue)", kind, besides: own) {
          "UI\(kind.rawValue)(resource: \(resource)(\($0)))"
        }
    }.joined() + (hasViews ? viewsSource(besides: declared) : "")
  }

  /// The colours of SwiftUI, where the build has it: of `Color`, and where a style is expected.
  private func viewsSource(besides declared: [String: Set<String>]) -> String {
    let own = AssetSymbols.ownNamesOfColor.union(declared["Color"] ?? [])
    let color = "HeadlessSwiftUI.Color"
    let ofColor = members(of: color, .color, besides: own) { "\(color)(ColorResource(\($0)))" }
    guard !ofColor.isEmpty else { return "" }
    let ofStyle = members(
      of: color, .color, besides: own.union(declared["ShapeStyle"] ?? []),
      extending: "HeadlessSwiftUI.ShapeStyle where Self == \(color)"
    ) { "\(color)(ColorResource(\($0)))" }
    return "#if canImport(HeadlessSwiftUI)\nimport HeadlessSwiftUI\n\(ofColor)\(ofStyle)#endif\n"
  }

  /// - Parameters:
  ///   - extended: what is extended where that is not the type itself; folders have no names there.
  ///   - value: the expression for an asset, of its resource's arguments.
  private func members(
    of type: String, _ kind: Kind, besides declared: Set<String>, extending extended: String? = nil,
    _ value: (String) -> String
  ) -> String {
    var text = ""
    var seen: Set<String> = []
    for asset in assets where asset.kind == kind {
      let symbol = AssetSymbols.symbol(asset.name, kind)
      let path = asset.namespace.map(AssetSymbols.namespace)
      if symbol.isEmpty || path.contains("") || declared.contains(path.first ?? symbol) { continue }
      if extended != nil, !path.isEmpty { continue }
      var scope = extended ?? type
      for name in path {
        if seen.insert("\(scope).\(name)").inserted { text += "extension \(scope) { enum `\(name)` {} }\n" }
        scope += ".`\(name)`"
      }
      guard seen.insert("\(scope).\(symbol)").inserted else { continue }
      let name = SourceRewriter.literal((asset.namespace + [asset.name]).joined(separator: "/"))
      let arguments = "name: \(name), bundle: Bundle(path: \(SourceRewriter.literal(asset.folder))) ?? .main"
      text += "extension \(scope) { static var `\(symbol)`: \(type) { \(value(arguments)) } }\n"
    }
    return text
  }
}

// MARK: Names

extension AssetSymbols {
  /// The colours and images of UIKit, which no asset replaces.
  private static let ownNames: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "separator",
    "opaqueSeparator", "placeholderText", "darkText", "lightText", "tintColor",
    "add", "remove", "checkmark", "strokedCheckmark", "actions",
  ]

  /// `tabbarBackgroundColor` is `tabbarBackground` as a colour, `BMW` is `BMW`, and `1` is `_1`.
  package static func symbol(_ name: String, _ kind: Kind) -> String {
    var words = words(name)
    if words.count > 1, words.last?.lowercased() == kind.rawValue.lowercased() { words.removeLast() }
    guard let first = words.first else { return "" }
    if isInCapitals(name) { return identifier(words.joined(separator: "_")) }
    return identifier(([first.smallWord] + words.dropFirst().map(\.capitalizedWord)).joined())
  }

  /// `iconPreviews` is `IconPreviews` as a folder.
  package static func namespace(_ name: String) -> String {
    let words = words(name)
    return identifier(isInCapitals(name) ? words.joined(separator: "_") : words.map(\.capitalizedWord).joined())
  }

  private static func isInCapitals(_ name: String) -> Bool { !name.contains(where: \.isLowercase) }

  private static func identifier(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        last = nil
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      let begins =
        switch last {
        case nil: true
        case let before? where before.isNumber || character.isNumber: before.isNumber != character.isNumber
        case let before? where before.isLowercase: character.isUppercase
        // The last capital of several begins the word of the small letters behind it.
        case let before? where before.isUppercase: character.isUppercase && next?.isLowercase == true
        default: false
        }
      if begins { words.append("") }
      words[words.count - 1].append(character)
      last = character
    }
    return words
  }
}

extension AssetSymbols {
  /// The colours of SwiftUI, which no asset replaces.
  private static let ownNamesOfColor: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown", "white",
    "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }

  /// `bg` of `BG`, `clx` of `Clx`.
  fileprivate var smallWord: String {
    allSatisfy { $0.isUppercase || $0.isNumber } ? lowercased() : prefix(1).lowercased() + dropFirst()
  }
}
