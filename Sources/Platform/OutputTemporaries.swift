/// Names and locks of the temporaries that replace outputs.
///
/// A live process holds the lock of its temporary, and the system takes the lock back from one that was killed. So what
/// is called like a temporary of an output and can be locked is stale.
enum OutputTemporaries {
  private static let mark = ".shelf-height-"
  private static let suffixLength = 6
  /// Names have at most 255 bytes, 143 on file systems that encrypt them.
  private static let longestStem = 100

  /// `.cards.json.shelf-height-`, which the temporaries of an output have in common; names that are alike for
  /// `longestStem` bytes share it.
  static func beginning(of name: String) -> String {
    var stem = Substring(name)
    while stem.utf8.count > longestStem { stem.unicodeScalars.removeLast() }
    return ".\(stem)\(mark)"
  }

  static func name(_ beginning: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)
    return beginning
      + String(decoding: (0..<suffixLength).map { _ in letters[Int.random(in: letters.indices)] }, as: UTF8.self)
  }

  /// Locks a temporary that was just made; false if another run took it for a stale one, or is about to.
  static func claim(_ descriptor: Int32) -> Bool {
    do throws(SystemError) {
      try SystemCall.lock(descriptor)
    } catch {
      // Where files have no locks, nobody finds stale ones.
      return !error.isHeld
    }
    return (try? SystemCall.status(descriptor).links) != 0
  }

  /// Removes what runs of this user that were killed have left of an output.
  ///
  /// - Parameter folder: with its slash.
  static func removeStale(inFolder folder: String, _ beginning: String) {
    let names = (try? SystemCall.names(inFolder: folder)) ?? []
    let length = beginning.utf8.count + suffixLength
    for name in names where name.utf8.count == length && name.utf8.starts(with: beginning.utf8) {
      let path = folder + name
      guard let status = try? SystemCall.status(path, followingLinks: false), status.kind == .regular,
        status.user == SystemCall.userIdentifier(), status.links == 1,
        let descriptor = try? SystemCall.open(path, .readingWithoutWaiting)
      else { continue }
      // Closed when it is gone, as its lock ends then.
      defer { try? SystemCall.close(descriptor) }
      guard (try? SystemCall.lock(descriptor)) != nil, let found = try? SystemCall.status(path, followingLinks: false),
        let opened = try? SystemCall.status(descriptor), found.isSameFile(as: opened)
      else { continue }
      try? SystemCall.unlink(path)
    }
  }
}
