#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file as the system describes it.
struct FileStatus: Equatable, Sendable {
  enum Kind { case regular, folder, link, other }

  /// The same for all paths that lead to a file.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  let kind: Kind
  let identity: Identity
  let size: Int64
  /// When its content was changed, in nanoseconds since 1970.
  let modified: Int64
  /// How many paths lead to it.
  let links: UInt64
  let permissions: UInt32
  let user: UInt32
  let group: UInt32

  init(_ status: stat) {
    // The type bits have the same values on every system this runs on, while the C macros are imported under several
    // names.
    kind =
      switch UInt32(status.st_mode) & 0o170000 {
      case 0o100000: .regular
      case 0o040000: .folder
      case 0o120000: .link
      default: .other
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    let time = PlatformSpecific.modificationTime(status)
    modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    links = UInt64(status.st_nlink)
    permissions = UInt32(status.st_mode) & 0o7777
    user = status.st_uid
    group = status.st_gid
  }

  func isSameFile(as other: FileStatus) -> Bool { identity == other.identity }
}
