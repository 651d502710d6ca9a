import Catalog
import Foundation

/// A nib or a storyboard as a language has it.
///
/// A file of the language's own, in `de.lproj`, comes before the one that was found; otherwise `de.lproj` has the texts
/// alone, in a `.strings` file of the same name, or a string catalogue has them (Apple's "Internationalization and
/// Localization Guide", "Internationalizing the User Interface"). `de-CH` falls back on `de`.
struct LocalizedFile: Hashable {
  /// The file itself.
  private(set) var path: String
  /// The file of the language's texts.
  private var strings: String?
  /// The language in a catalogue of texts.
  private var language: String?

  init(of path: String, in language: String?) {
    self.path = path
    guard let language else { return }
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    var folder = url.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
    for locale in LocalizedFile.locales(of: language) {
      let own = folder.appendingPathComponent("\(locale).lproj")
      if let found = LocalizedFile.file(url.lastPathComponent, in: own) {
        self.path = found
        return
      }
      if let found = LocalizedFile.file("\(name).strings", in: own) {
        strings = found
        return
      }
    }
    strings =
      LocalizedFile.file("\(name).xcstrings", in: folder.appendingPathComponent("mul.lproj"))
      ?? LocalizedFile.file("\(name).xcstrings", in: folder)
    self.language = language
  }

  /// The texts; a file that is wrong stops the program, as a nib does that is.
  var texts: StringsTable? {
    guard let strings, let data = FileManager.default.contents(atPath: strings) else { return nil }
    do {
      guard let language else { return try StringsTable([UInt8](data), file: strings) }
      let languages = try StringCatalog([UInt8](data), file: strings).languages
      guard let locale = LocalizedFile.locales(of: language).first(where: languages.contains) else { return nil }
      return try StringsTable(catalog: [UInt8](data), file: strings, locale: locale)
    } catch {
      Messages.raise("Could not load NIB: \(error)")
    }
  }

  /// The names of a language's folders, the most exact first: `de-CH`, `de_CH`, `de`.
  private static func locales(of language: String) -> [String] {
    let parts = language.split { "-_".contains($0) }
    return stride(from: parts.count, to: 0, by: -1).flatMap { count -> [String] in
      let some = parts.prefix(count)
      return count == 1 ? [String(some[0])] : [some.joined(separator: "-"), some.joined(separator: "_")]
    }
  }

  private static func file(_ name: String, in folder: URL) -> String? {
    let path = folder.appendingPathComponent(name).path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
