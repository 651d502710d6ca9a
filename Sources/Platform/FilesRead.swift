/// The files that a run reads, noted where they are opened.
///
/// One list serves all that asks where a result comes from: outputs, which replace none of these files,
/// `--watch`, and rules of builds. What is known by name is noted before it is opened, so that an output is refused
/// before the work. Nothing is noted before the first `begin`: a process that lives on would keep a list without end.
package enum FilesRead {
  package struct File: Sendable {
    /// As the user gave it; `-` for standard input.
    package let path: String
    /// Whether it was opened, rather than named.
    package fileprivate(set) var isOpened: Bool
    /// As it was when it was first noted; `nil` for one that was missing.
    let status: FileStatus?
  }

  private struct List: Sendable {
    var isKept = false
    var readsAgain = false
    var files: [File] = []
    /// The index of each path, by its bytes: paths that look alike may be two.
    var indices: [[UInt8]: Int] = [:]
    /// The regular files, and by which paths they were noted: a list, as only outputs ask for them, and they are few.
    var paths: [(file: FileStatus.Identity, path: String)] = []
  }

  private static let list = Locked(List())

  /// Starts the list of a run.
  ///
  /// - Parameter readsAgain: whether the files will be read again, which streams can't be: they are then refused rather
  ///   than waited for.
  package static func begin(readsAgain: Bool) {
    list.withLock { $0 = List(isKept: true, readsAgain: readsAgain) }
  }

  /// Notes a file that is named, and will be read unless something goes wrong before.
  package static func note(_ path: String) {
    note(path, path == "-" ? try? SystemCall.status(0) : try? SystemCall.status(path), isOpened: false)
  }

  /// In the order in which they were noted, each path once.
  package static var files: [File] { list.withLock { $0.files } }

  static var readsAgain: Bool { list.withLock { $0.readsAgain } }

  static func note(_ path: String, _ status: FileStatus?, isOpened: Bool) {
    list.withLock { list in
      guard list.isKept else { return }
      if let status, status.kind == .regular { list.paths.append((status.identity, path)) }
      let bytes = Array(path.utf8)
      if let index = list.indices[bytes] {
        if isOpened { list.files[index].isOpened = true }
      } else {
        list.indices[bytes] = list.files.count
        list.files.append(File(path: path, isOpened: isOpened, status: status))
      }
    }
  }

  /// By which path a file was noted first; `nil` if it was not.
  static func path(of file: FileStatus) -> String? {
    list.withLock { list in list.paths.first { $0.file == file.identity }?.path }
  }
}
