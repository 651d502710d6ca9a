/// The files under a folder.
package enum FolderListing {
  /// The paths of all files under `path`, at any depth, sorted by their bytes.
  ///
  /// Links to folders are followed, each folder is entered once (so a loop of links ends), and nothing deeper than
  /// `maximumDepth` folders is entered. Folders inside that cannot be read are passed over, and names that are not
  /// UTF-8 are left out.
  ///
  /// - Throws: `FileError` when `path` itself cannot be listed.
  package static func files(under path: String, maximumDepth: Int = 16) throws(FileError) -> [String] {
    try FileError.checkPath(path, "list", kind: .unreadable)
    var files: [String] = []
    var entered: [FileStatus] = []
    var waiting = [(path: path, depth: 0)]
    while let folder = waiting.popLast() {
      do throws(SystemError) {
        let status = try SystemCall.status(folder.path)
        if entered.contains(where: status.isSameFile) { continue }
        let names = try SystemCall.names(inFolder: folder.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        entered.append(status)
        let prefix = folder.path.utf8.last == UInt8(ascii: "/") ? folder.path : folder.path + "/"
        // Reversed, because the list of waiting folders is a stack and the first name is to be entered first.
        for name in names.reversed() {
          guard let kind = try? SystemCall.status(prefix + name).kind else { continue }
          if kind == .regular {
            files.append(prefix + name)
          } else if kind == .folder, folder.depth < maximumDepth {
            waiting.append((prefix + name, folder.depth + 1))
          }
        }
      } catch {
        if folder.depth == 0 { throw FileError.reading(path, "list", error) }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The paths of files under a folder by its own path, sorted by their bytes; no link is followed.
  ///
  /// - Parameter enters: whether a folder of a name is looked in.
  /// - Throws: `FileError` when `path` itself cannot be listed.
  package static func ownFiles(under path: String, enters: (_ name: String) -> Bool) throws(FileError) -> [String] {
    var files: [String] = []
    var waiting = [path]
    while let folder = waiting.popLast() {
      let names: [String]
      do throws(FileError) { names = try self.names(in: folder) } catch {
        if folder == path { throw error }
        continue
      }
      for name in names {
        let inner = folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
        guard let kind = try? SystemCall.status(inner, followingLinks: false).kind else { continue }
        if kind == .regular { files.append(inner) } else if kind == .folder, enters(name) { waiting.append(inner) }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The kind of entry that a path leads to, without following a link at its end.
  package enum Entry { case nothing, file, folder, other }

  package static func entry(_ path: String) throws(FileError) -> Entry {
    do throws(SystemError) {
      switch try SystemCall.status(path, followingLinks: false).kind {
      case .regular: return .file
      case .folder: return .folder
      case .link, .other: return .other
      }
    } catch {
      if error.isMissing { return .nothing }
      throw FileError.writing(path, error)
    }
  }

  /// Makes a folder and those round it, where they are not there.
  package static func make(_ path: String) throws(FileError) {
    try FileError.checkPath(path, "make", kind: .write)
    if (try? SystemCall.status(path).kind) == .folder { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try make(String(path[..<slash]))
    }
    do throws(SystemError) { try SystemCall.makeFolder(path) } catch { throw FileError.writing(path, error) }
  }

  /// The path of a file or folder without links and points, from the root on; `nil` where it is not there.
  package static func absolutePath(_ path: String) -> String? { SystemCall.absolutePath(path) }

  /// The names in a folder.
  package static func names(in path: String) throws(FileError) -> [String] {
    try FileError.checkPath(path, "list", kind: .unreadable)
    do throws(SystemError) { return try SystemCall.names(inFolder: path) } catch {
      throw FileError.reading(path, "list", error)
    }
  }

  /// The folders where this system keeps its fonts, the system's first, then the user's; those that exist.
  package static func systemFontFolders() -> [String] {
    let home = SystemCall.environmentValue("HOME")
    let (shared, own) = PlatformSpecific.fontFolders
    let folders = shared + (home.map { home in own.map { "\(home)/\($0)" } } ?? [])
    return folders.filter { folder in (try? SystemCall.status(folder).kind) == .folder }
  }
}

extension String {
  /// The folder of a path.
  package var folder: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { $0 == startIndex ? "/" : String(self[..<$0]) } ?? "."
  }
}
