import Foundation

/// The files that a `headless.json` names.
///
/// A build must know the copies before the command runs, so the plugin finds the files; it takes what it can read and
/// leaves what is wrong to the command, which says so at its position.
struct SourceList {
  /// Swift files, each once.
  private(set) var files: [URL] = []
  /// The indices of the entries of `sources` that lead to a file.
  private(set) var found: [Int] = []
  /// Folders that lead back to one round them, which are not entered again.
  private(set) var loops: [(entry: Int, folder: URL)] = []

  /// The folders that were looked in, with the number of names that are a source's or may be a folder's.
  private(set) var folders: [(url: URL, count: Int)] = []
  /// The entries of `sources` and `exclude`.
  private(set) var entries: (sources: [String], excluded: [String]) = ([], [])

  /// The list of a slice's files, where the configuration has roots and 'shelf-height adopt' wrote one.
  private(set) var lock: URL?
  /// Whether the configuration has roots.
  private(set) var hasRoots = false

  private struct Named: Decodable {
    let sources: [String]?
    let exclude: [String]?
    let roots: [String]?
  }

  private struct Locked: Decodable {
    let files: [String]
  }

  init(_ configuration: URL) {
    guard let data = try? Data(contentsOf: configuration), let named = try? JSONDecoder().decode(Named.self, from: data)
    else { return }
    let folder = configuration.deletingLastPathComponent()
    entries = (named.sources ?? [], named.exclude ?? [])
    hasRoots = !(named.roots ?? []).isEmpty
    let lock = folder.appending(path: "headless-lock.json")
    if hasRoots, let data = try? Data(contentsOf: lock), let locked = try? JSONDecoder().decode(Locked.self, from: data)
    {
      self.lock = lock
      files = locked.files.map {
        ($0.hasPrefix("/") ? URL(filePath: $0) : folder.appending(path: $0)).standardizedFileURL
      }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      return
    }
    let excluded = entries.excluded.map { SourcePattern($0, in: folder) }
    var seen: Set<String> = []
    for (entry, text) in entries.sources.enumerated() {
      let pattern = SourcePattern(text, in: folder)
      let matching = swiftFiles(under: pattern.root, entry, inside: []).filter { file in
        pattern.covers(file) && !excluded.contains { $0.covers(file) }
      }
      if !matching.isEmpty { found.append(entry) }
      files += matching.filter { seen.insert(SourceList.identity(of: $0)).inserted }
    }
  }

  /// The same for all paths to a file.
  static func identity(of file: URL) -> String {
    file.resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
  }

  /// - Parameter ancestors: the identities of the folders round it.
  private mutating func swiftFiles(under url: URL, _ entry: Int, inside ancestors: [String]) -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return url.pathExtension == "swift" ? [url] : [] }
    let identity = SourceList.identity(of: url)
    guard !ancestors.contains(identity) else {
      loops.append((entry, url))
      return []
    }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false))) ?? []
    let names = all.filter { !$0.hasPrefix(".") }.sorted()
    folders.append((url, all.count { $0.hasSuffix(".swift") || !$0.contains(".") }))
    return names.flatMap { name in
      swiftFiles(under: url.appending(path: name), entry, inside: ancestors + [identity])
    }
  }
}

/// A file, a folder with all that is in it, or a glob for one of them: `*` and `?` in a name, `**` for any folders.
struct SourcePattern {
  /// The folder or file before the first glob.
  let root: URL
  private let components: [String]

  init(_ text: String, in folder: URL) {
    let url = text.hasPrefix("/") ? URL(filePath: text) : folder.appending(path: text)
    components = url.standardizedFileURL.pathComponents
    let plain = components.prefix { !$0.contains { "*?[".contains($0) } }
    root = URL(filePath: NSString.path(withComponents: Array(plain)))
  }

  func covers(_ file: URL) -> Bool {
    SourcePattern.matches(components[...], file.standardizedFileURL.pathComponents[...])
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    if first == "**" {
      return matches(pattern.dropFirst(), path) || !path.isEmpty && matches(pattern, path.dropFirst())
    }
    guard let name = path.first, fnmatch(first, name, 0) == 0 else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }
}
