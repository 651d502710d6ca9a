import Foundation

/// Fonts and pictures by the names that generators of code give them.
///
/// Generated code is often not in a repository. R.swift and SwiftGen call `PublicSans-Regular.otf` `publicSansRegular`, and
/// `icon-arrow` `iconArrow`: the letters and digits tell the resource of the app that is meant.
enum GeneratedNames {
  /// The name of a font file of the app, without its ending; else the name itself.
  static func fontName(_ name: String) -> String {
    let stems = AppFonts.files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    let wanted = letters(name)
    return stems.first { letters($0) == wanted } ?? name
  }

  /// The name of a picture in the app's folders; else the name itself.
  static func imageName(_ name: String) -> String {
    let wanted = letters(name)
    return AssetCatalogs.foldersOfApp.lazy.compactMap { pictures(in: $0)[wanted] }.first ?? name
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: [String: String]] = [:]

  /// The names of a folder's pictures by their letters, which each card of a batch asks for.
  private static func pictures(in folder: String) -> [String: String] {
    lock.withLock {
      if let names = known[folder] { return names }
      let names = Dictionary(AssetCatalogs.imageNames(in: folder).map { (letters($0), $0) }, uniquingKeysWith: min)
      known[folder] = names
      return names
    }
  }

  private static func letters(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
