/// A temporary file that replaces another file by a rename.
struct FileReplacement {
  /// The temporary, open for reading and writing.
  let descriptor: Int32
  private let temporary: String
  private let target: String
  private let existing: FileStatus?
  private let slot: Int?

  /// Opens the temporary beside the file that `path` leads to, or returns nil when `path` is something to be written
  /// straight.
  static func prepare(_ path: String) throws(SystemError) -> FileReplacement? {
    let existing = try status(path)
    if let existing, existing.kind != .regular {
      // Opening a folder for writing gives the right error.
      return nil
    }
    let target = try destination(of: path)
    if let existing {
      // Links under /dev and /proc can lead to a file that no path reaches any more.
      guard let found = try status(target), found.isSameFile(as: existing) else { return nil }
      try SystemCall.checkWritable(target)
    }
    let (folder, name) = split(target)
    let beginning = OutputTemporaries.beginning(of: name)
    OutputTemporaries.removeStale(inFolder: folder, beginning)
    for attempt in 1... {
      let temporary = folder + OutputTemporaries.name(beginning)
      do throws(SystemError) {
        // Private until it has the permissions of the file it replaces; a new file gets those that the umask leaves.
        let permissions: UInt32 = existing == nil ? 0o666 : 0o600
        let slot = SignalCleanup.remember(temporary)
        do throws(SystemError) {
          let descriptor = try SystemCall.open(temporary, .creatingExclusively(permissions: permissions))
          if OutputTemporaries.claim(descriptor) {
            return FileReplacement(
              descriptor: descriptor, temporary: temporary, target: target, existing: existing, slot: slot)
          }
          try? SystemCall.unlink(temporary)
          try? SystemCall.close(descriptor)
          throw .exists
        } catch {
          SignalCleanup.forget(slot)
          throw error
        }
      } catch {
        if !error.exists || attempt == 100 { throw error }
      }
    }
    return nil
  }

  /// Puts the temporary in place. On an error the caller discards it.
  func commit() throws(SystemError) -> OutputFile.Outcome {
    if let existing, try isUnchanged(existing) {
      discard()
      return .unchanged
    }
    if let existing {
      // Only the superuser can give files away; anybody else's replacement belongs to him, as with any editor that
      // renames.
      try? SystemCall.setOwner(descriptor, user: existing.user, group: existing.group)
      try SystemCall.setPermissions(descriptor, existing.permissions)
    }
    try SystemCall.synchronize(descriptor)
    try SystemCall.rename(temporary, to: target)
    SignalCleanup.forget(slot)
    // Its bytes are on the disk, so closing has nothing left to lose.
    try? SystemCall.close(descriptor)
    // The rename itself has to survive a power cut; some file systems refuse to sync a folder, and then there is no
    // more to be done.
    if let folder = try? SystemCall.open(Self.split(target).folder, .reading) {
      try? SystemCall.synchronize(folder)
      try? SystemCall.close(folder)
    }
    return .written
  }

  func discard() {
    try? SystemCall.unlink(temporary)
    SignalCleanup.forget(slot)
    try? SystemCall.close(descriptor)
  }

  private func isUnchanged(_ existing: FileStatus) throws(SystemError) -> Bool {
    guard try SystemCall.status(descriptor).size == existing.size else { return false }
    // A file that may be written but not read is simply written again.
    guard let old = try? SystemCall.open(target, .reading) else { return false }
    defer { try? SystemCall.close(old) }
    try SystemCall.rewind(descriptor)
    let size = 1 << 16
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * size, alignment: 16)
    defer { buffer.deallocate() }
    let first = UnsafeMutableRawBufferPointer(rebasing: buffer[..<size])
    let second = UnsafeMutableRawBufferPointer(rebasing: buffer[size...])
    while true {
      let count = try Self.fill(first, from: descriptor)
      guard try Self.fill(second, from: old) == count, first[..<count].elementsEqual(second[..<count]) else {
        return false
      }
      if count < size { return true }
    }
  }

  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let count = try SystemCall.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private static func status(_ path: String) throws(SystemError) -> FileStatus? {
    do { return try SystemCall.status(path) } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Follows `path` while it is a link, also to a file that does not exist yet; 40 links as Linux allows.
  static func destination(of path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let status = try? SystemCall.status(path, followingLinks: false), status.kind == .link else { break }
      let next = try SystemCall.linkDestination(path)
      path = next.utf8.first == UInt8(ascii: "/") ? next : split(path).folder + next
    }
    return path
  }

  /// The folder with its slash (`./` for none) and the last part.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("./", path) }
    let start = path.utf8.index(after: slash)
    return (String(path[..<start]), String(path[start...]))
  }
}
