import Foundation

/// The files that a configuration leads to: records, cells, strings, fonts.
///
/// A plugin can't ask the command, which Xcode builds later. So this takes whatever a text may name, and all fonts where
/// the command looks for one: a file too many costs a build some milliseconds, and one too few keeps old heights. What is
/// wrong with a configuration the command says. `scripts/check-plugins` holds this against what the command reads.
struct NamedFiles {
  private var paths: Set<String> = []
  private var folders: Set<URL> = []

  init(in configuration: URL) {
    guard let named = decode(Configuration.self, configuration) else { return }
    addFiles(named.texts, in: configuration)
    let folder = configuration.deletingLastPathComponent()
    for text in named.cell?.all ?? [] {
      let file = NamedFiles.url(text, in: folder)
      switch file.pathExtension {
      case "json": addFiles(decode(Texts.self, file)?.all ?? [], in: file)
      case "xib", "storyboard": addFonts(in: file.deletingLastPathComponent(), isDeep: false)
      default: break
      }
    }
    for text in named.fontFolders { addFonts(in: NamedFiles.url(text, in: folder), isDeep: true) }
  }

  var files: [URL] { paths.sorted().map { URL(filePath: $0) } }

  /// Adds the files among texts.
  private mutating func addFiles(_ texts: [String], in document: URL) {
    let folder = document.deletingLastPathComponent()
    for text in texts {
      // A text with the placeholder names a file for each locale.
      let names = text.contains("{locale}") ? texts.map { text.replacingOccurrences(of: "{locale}", with: $0) } : [text]
      for name in names { add(NamedFiles.url(name, in: folder)) }
    }
  }

  private mutating func addFonts(in folder: URL, isDeep: Bool) {
    // Links may lead in a circle.
    guard !isDeep || folders.insert(folder.resolvingSymlinksInPath()).inserted else { return }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
    for file in (names ?? []).map({ folder.appending(path: $0) }) {
      if ["ttf", "otf", "ttc", "otc"].contains(file.pathExtension.lowercased()) {
        add(file)
      } else if isDeep {
        addFonts(in: file, isDeep: true)
      }
    }
  }

  private mutating func add(_ file: URL) {
    let path = file.path(percentEncoded: false)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue { paths.insert(path) }
  }

  private static func url(_ text: String, in folder: URL) -> URL {
    text.hasPrefix("/") ? URL(filePath: text) : folder.appending(path: text)
  }
}

private func decode<Document: Decodable>(_ type: Document.Type, _ file: URL) -> Document? {
  (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(type, from: $0) }
}

/// The texts of a configuration, and those that lead to more than a file.
private struct Configuration: Decodable {
  let texts: [String]
  let cell: Texts?
  let fontFolders: [String]

  private enum CodingKeys: CodingKey { case cell, fonts }

  init(from decoder: any Decoder) throws {
    texts = try Texts(from: decoder).all
    let members = try decoder.container(keyedBy: CodingKeys.self)
    cell = try members.decodeIfPresent(Texts.self, forKey: .cell)
    fontFolders = (try? members.decode([String].self, forKey: .fonts)) ?? []
  }
}

/// All strings of a JSON document.
private struct Texts: Decodable {
  let all: [String]

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      all = [text]
    } else if let list = try? value.decode([Texts].self) {
      all = list.flatMap(\.all)
    } else {
      all = (try? value.decode([String: Texts].self))?.values.flatMap(\.all).sorted() ?? []
    }
  }
}
