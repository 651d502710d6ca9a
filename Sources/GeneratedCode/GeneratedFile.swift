import ShelfSizing

/// The names and the access level of a generated file.
package struct GeneratedFile: Sendable {
  /// Who sees the Swift type.
  package enum AccessLevel: String, CaseIterable, Sendable {
    case `internal`, package, `public`
  }

  let typeName: String
  let source: String?
  let inputHash: String?
  /// Card widths in points, where there are results for every one of them.
  let widthRange: ClosedRange<Double>?
  let accessLevel: AccessLevel

  /// The access modifier before a Swift declaration.
  var accessModifier: String { accessLevel == .internal ? "" : accessLevel.rawValue + " " }

  /// The file of a configuration.
  ///
  /// - Parameters:
  ///   - fileName: the name of the configuration's file, without its folder.
  ///   - inputHash: of all files that the heights come from.
  ///   - widthRange: card widths in points, where there are results for every one.
  package init(
    of fileName: String, inputHash: String, widthRange: ClosedRange<Double>? = nil, accessLevel: AccessLevel = .internal
  ) {
    typeName = GeneratedFile.typeName(of: fileName)
    source = fileName
    self.inputHash = inputHash
    self.widthRange = widthRange
    self.accessLevel = accessLevel
  }

  /// The file of results without a configuration.
  package init(widthRange: ClosedRange<Double>? = nil) {
    self.widthRange = widthRange
    typeName = "ShelfHeights"
    source = nil
    inputHash = nil
    accessLevel = .internal
  }

  /// `FeaturedShelf` for `Featured.shelf.json` and `featured.shelf.json`, `NewAndHotShelf` for `new-and-hot.shelf.json`.
  ///
  /// Letters, digits and underscores of any script are kept, what stands between them starts a new word, and a name
  /// that no identifier can start with gets an underscore. The end keeps it from being a keyword.
  package static func typeName(of fileName: String) -> String {
    var name = ""
    var startsWord = true
    for scalar in fileName.unicodeScalars.prefix(while: { $0 != "." }) {
      guard scalar.properties.isXIDContinue else {
        startsWord = true
        continue
      }
      name += startsWord ? scalar.properties.titlecaseMapping : String(scalar)
      startsWord = false
    }
    let startsWell = name.unicodeScalars.first.map { $0.properties.isXIDStart || $0 == "_" } ?? true
    return (startsWell ? "" : "_") + name + "Shelf"
  }
}
