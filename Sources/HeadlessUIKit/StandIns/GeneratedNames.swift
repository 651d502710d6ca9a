import Foundation

/// Fonts and pictures by the names that generators of code give them.
///
/// Generated code is often not in a repository. R.swift and SwiftGen call `PublicSans-Regular.otf` `publicSansRegular`, and
/// `icon-arrow` `iconArrow`: the letters and digits tell the resource of the app that is meant.
enum GeneratedNames {
  /// The name of a font file of the app, without its ending; else the name itself.
  static func fontName(_ name: String) -> String {
    let stems = AppFonts.files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    return stems.first { isCalled($0, name) } ?? name
  }

  /// The name of a picture in the app's folders; else the name itself.
  static func imageName(_ name: String) -> String { AssetCatalogs.imageName { isCalled($0, name) } ?? name }

  private static func isCalled(_ resource: String, _ name: String) -> Bool {
    resource == name || letters(resource) == letters(name)
  }

  private static func letters(_ name: String) -> String {
    String(name.filter { $0.isLetter || $0.isNumber }).lowercased()
  }
}
