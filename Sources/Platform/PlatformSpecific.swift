#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// All differences between the systems, one member for each; only line breaks are elsewhere, in `SystemLineBreaks`.
///
/// Conditions ask for `canImport(Darwin)`, and ask it first: `scripts/check-darwin` type-checks that side on Linux, where
/// `os(macOS)` is false and Glibc is there as well, with the stand-in of `Tests/DarwinStandIn` on the import path.
enum PlatformSpecific {
  #if canImport(Darwin)
    // Handles are pointers, which have no value before the C library makes one.
    static var thread: pthread_t? { nil }
    static var spawnActions: posix_spawn_file_actions_t? { nil }
    static var spawnAttributes: posix_spawnattr_t? { nil }

    /// `fsync` would leave the bytes in the cache of the disk; not every file system can do more.
    static func synchronize(_ descriptor: Int32) -> Int32 {
      let result = fcntl(descriptor, F_FULLFSYNC)
      return result >= 0 || errno == EINTR ? result : fsync(descriptor)
    }

    static func modificationTime(_ status: stat) -> timespec { status.st_mtimespec }

    /// Swift does not see `environ` here.
    static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environmentAddress().pointee }

    /// The file of this program.
    static var executablePath: String? {
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return bytes.withUnsafeBufferPointer { $0.baseAddress.flatMap { String(validatingCString: $0) } }
    }

    /// The arguments where `CommandLine` lacks them.
    static func missingArguments() -> [UnsafePointer<CChar>] { [] }

    /// Whether libdispatch has what it needs to start threads.
    static var threadsCanStart: Bool { true }

    /// Folders of fonts: of the system, and of a user in his own folder.
    static let fontFolders = (shared: ["/System/Library/Fonts", "/Library/Fonts"], own: ["Library/Fonts"])
  #else
    static var thread: pthread_t { pthread_t() }
    static var spawnActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    static var spawnAttributes: posix_spawnattr_t { posix_spawnattr_t() }

    static func synchronize(_ descriptor: Int32) -> Int32 { fsync(descriptor) }

    static func modificationTime(_ status: stat) -> timespec { status.st_mtim }

    static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environ }

    /// The file of this program.
    static var executablePath: String? { try? SystemCall.linkDestination("/proc/self/exe") }

    /// `CommandLine` reads them from /proc, which a sandbox may lack. The kernel laid them on the stack, before the
    /// environment: how many there are, a pointer to each, and a null.
    static func missingArguments() -> [UnsafePointer<CChar>] {
      guard CommandLine.argc == 0, environ[-1] == nil else { return [] }
      var count = 0
      while UInt(bitPattern: environ[-2 - count]) != UInt(count) { count += 1 }
      return (0..<count).compactMap { environ[$0 - 1 - count].map { UnsafePointer($0) } }
    }

    /// libdispatch looks its threads up there, and ends the process where it can't.
    static var threadsCanStart: Bool { access("/proc/self/stat", R_OK) == 0 }

    static let fontFolders = (
      shared: ["/usr/share/fonts", "/usr/local/share/fonts"], own: [".local/share/fonts", ".fonts"]
    )
  #endif
}

extension sigaction {
  typealias Handler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

  #if canImport(Darwin)
    var simpleHandler: (@convention(c) (Int32) -> Void)? { __sigaction_u.__sa_handler }
    var handler: Handler? {
      get { __sigaction_u.__sa_sigaction }
      set { __sigaction_u.__sa_sigaction = newValue }
    }
  #elseif canImport(Musl)
    var simpleHandler: (@convention(c) (Int32) -> Void)? { __sa_handler.sa_handler }
    var handler: Handler? {
      get { __sa_handler.sa_sigaction }
      set { __sa_handler.sa_sigaction = newValue }
    }
  #else
    var simpleHandler: (@convention(c) (Int32) -> Void)? { __sigaction_handler.sa_handler }
    var handler: Handler? {
      get { __sigaction_handler.sa_sigaction }
      set { __sigaction_handler.sa_sigaction = newValue }
    }
  #endif
}

#if canImport(Darwin)
  /// Found by its symbol: its header is on macOS alone, and not in every version's module of the C library.
  @_silgen_name("_NSGetEnviron")
  private func environmentAddress() -> UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
#endif
