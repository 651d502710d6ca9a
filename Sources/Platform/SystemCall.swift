#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The C library, as far as the program needs it. Calls that a signal can interrupt are repeated; failures are thrown as
/// `SystemError`.
enum SystemCall {
  static func open(_ path: String, _ access: OpenAccess) throws(SystemError) -> Int32 {
    let (flags, permissions): (Int32, UInt32) =
      switch access {
      case .reading: (O_RDONLY, 0)
      case .readingWithoutWaiting: (O_RDONLY | O_NONBLOCK, 0)
      case .writing: (O_WRONLY, 0)
      case .creatingExclusively(let permissions): (O_RDWR | O_CREAT | O_EXCL, permissions)
      }
    return try retried { openFile(path, flags | O_CLOEXEC, mode_t(truncatingIfNeeded: permissions)) }
  }

  /// Gives closed standard streams to `/dev/null`, opened the wrong way round: reading from the input and writing to the
  /// others fails as it did. Not closed in programs that we run, which need them as much.
  static func occupyStandardStreams() throws(SystemError) {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor is what `open` gives.
      _ = try retried { openFile("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY, 0) }
    }
  }

  /// Throws where the process may not open so many files more.
  static func checkDescriptors(_ count: Int) throws(SystemError) {
    var opened: [Int32] = []
    defer { for descriptor in opened { try? close(descriptor) } }
    for _ in 0..<count { opened.append(try retried { dup(0) }) }
  }

  /// Whether a descriptor has bytes, or is at its end, after some time at most.
  static func hasBytes(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) != 0
  }

  /// The number of bytes read; 0 at the end of the file.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try retried { readFile(descriptor, buffer) }
  }

  /// The number of bytes written, which may be fewer than given.
  static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    try retried { writeFile(descriptor, buffer) }
  }

  /// Closes once: after `EINTR` the descriptor is gone on Linux and must not be closed again.
  static func close(_ descriptor: Int32) throws(SystemError) {
    if closeFile(descriptor) != 0, errno != EINTR { throw SystemError(code: errno) }
  }

  static func seek(_ descriptor: Int32, to offset: Int) throws(SystemError) {
    _ = try retried { Int(lseek(descriptor, off_t(clamping: offset), SEEK_SET)) }
  }

  static func rewind(_ descriptor: Int32) throws(SystemError) { _ = try retried { lseek(descriptor, 0, SEEK_SET) } }
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    _ = try retried { PlatformSpecific.synchronize(descriptor) }
  }
  static func rename(_ old: String, to new: String) throws(SystemError) { _ = try retried { renameFile(old, new) } }
  static func unlink(_ path: String) throws(SystemError) { _ = try retried { unlinkFile(path) } }
  static func makeFolder(_ path: String) throws(SystemError) { _ = try retried { mkdir(path, 0o777) } }
  static func absolutePath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }
  static func checkWritable(_ path: String) throws(SystemError) { _ = try retried { access(path, W_OK) } }

  /// Takes the lock of a file that nobody else holds; the system gives it back when the process is gone.
  static func lock(_ descriptor: Int32) throws(SystemError) {
    _ = try retried { flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  static func setPermissions(_ descriptor: Int32, _ permissions: UInt32) throws(SystemError) {
    _ = try retried { fchmod(descriptor, mode_t(truncatingIfNeeded: permissions)) }
  }

  /// Dates the content of a file to the beginning of 1970.
  static func setModified(_ descriptor: Int32) throws(SystemError) {
    let times = [timespec(), timespec()]
    _ = try retried { futimens(descriptor, times) }
  }

  static func duplicate(_ descriptor: Int32) throws(SystemError) -> Int32 {
    try retried { fcntl(descriptor, F_DUPFD_CLOEXEC, 0) }
  }

  static func setOwner(_ descriptor: Int32, user: UInt32, group: UInt32) throws(SystemError) {
    _ = try retried { fchown(descriptor, user, group) }
  }

  static func status(_ path: String, followingLinks: Bool = true) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try retried { followingLinks ? stat(path, &status) : lstat(path, &status) }
    return FileStatus(status)
  }

  static func status(_ descriptor: Int32) throws(SystemError) -> FileStatus {
    var status = stat()
    _ = try retried { fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// Where a symbolic link points, as written in the link.
  static func linkDestination(_ path: String) throws(SystemError) -> String {
    var failure: SystemError?
    let destination = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4097) { buffer -> String? in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count - 1)
      if count < 0 { failure = SystemError(code: errno) }
      start[max(count, 0)] = 0
      return String(validatingCString: start)
    }
    if let failure { throw failure }
    guard let destination else { throw SystemError(code: EILSEQ) }
    return destination
  }

  /// The names in a folder but `.` and `..`, in no order. Names that are not UTF-8 are left out: a path is a `String`
  /// here.
  static func names(inFolder path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError(code: errno) }
    defer { closedir(folder) }
    // The record that `readdir` returns may be shorter than the C struct, so the name is read where it lies and never
    // copied whole.
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { return [] }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
      if let name = String(validatingCString: name), name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The arguments, the program's name first.
  static func arguments() -> [UnsafePointer<CChar>] {
    let arguments = (0..<Int(CommandLine.argc)).compactMap { CommandLine.unsafeArgv[$0].map { UnsafePointer($0) } }
    return arguments.isEmpty ? PlatformSpecific.missingArguments() : arguments
  }

  static func userIdentifier() -> UInt32 { geteuid() }
  static func environmentValue(_ name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
  static func exitProcess(_ status: Int32) -> Never { exit(status) }

  static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }

  /// Processor time of the calling thread.
  static func threadNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(truncatingIfNeeded: time.tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: time.tv_nsec)
  }

  static func coreCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Starts threads that wait for each other, and says how many of them the system grants.
  static func grantedThreads(_ count: Int) -> Int {
    guard PlatformSpecific.threadsCanStart else { return 0 }
    let gate = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    defer { gate.deallocate() }
    pthread_mutex_init(gate, nil)
    pthread_mutex_lock(gate)
    var thread = PlatformSpecific.thread
    var threads: [pthread_t?] = []
    while threads.count < count, pthread_create(&thread, nil, { waitAtGate($0) }, gate) == 0 { threads.append(thread) }
    pthread_mutex_unlock(gate)
    for case let thread? in threads { pthread_join(thread, nil) }
    pthread_mutex_destroy(gate)
    return threads.count
  }

  /// Has `write` fail where a file gets larger than `ulimit -f` allows, instead of a signal that ends the process.
  static func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }

  /// Calls `cleanUp` before a signal ends the process, by a fault of ours or not, unless the signal is ignored (as under
  /// `nohup`). A handler that a fault has already, such as that of Swift's backtraces, goes on afterwards; who handles
  /// another of the signals means to live on.
  static func catchTerminatingSignals(_ cleanUp: @escaping @convention(c) () -> Void) {
    _ = SignalActions.previous
    SignalActions.cleanUp.pointee = cleanUp
    for signal in [SIGHUP, SIGINT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ] { SignalActions.take(signal, chains: false) }
    for signal in [SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV] {
      SignalActions.take(signal, chains: true)
    }
  }

  /// Safe inside a signal handler.
  static func unlinkInHandler(_ path: UnsafePointer<CChar>) { _ = unlinkFile(path) }

  /// Writes bytes to standard error; safe inside a signal handler.
  static func sayInHandler(_ bytes: UnsafeRawPointer, count: Int) {
    _ = writeFile(2, UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// Writes a C string to standard error; safe inside a signal handler.
  static func sayInHandler(_ text: UnsafePointer<CChar>) { sayInHandler(text, count: strlen(text)) }

  /// A text as a C string that is never freed.
  static func copy(_ text: String) -> UnsafePointer<CChar>? { strdup(text).map { UnsafePointer($0) } }

  static func sleep(nanoseconds: UInt64) {
    var time = timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    nanosleep(&time, nil)
  }

  private static func retried<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }
}

/// An error number of the C library.
struct SystemError: Error, Equatable {
  let code: Int32

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  var exists: Bool { code == EEXIST }
  /// Whether somebody else holds the lock.
  var isHeld: Bool { code == EWOULDBLOCK }
  static let exists = SystemError(code: EEXIST)
  /// The C library's words for it, in English: the program never calls `setlocale`.
  var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}

enum OpenAccess {
  case reading, writing
  /// Without waiting for somebody to write, as the reader of a pipe with a name would.
  case readingWithoutWaiting
  case creatingExclusively(permissions: UInt32)
}

/// A mutual exclusion lock of the C library.
final class SystemLock: Sendable {
  private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>

  init() {
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }
}

private func waitAtGate(_ gate: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let gate = gate?.assumingMemoryBound(to: pthread_mutex_t.self) else { return nil }
  pthread_mutex_lock(gate)
  pthread_mutex_unlock(gate)
  return nil
}

// Outside the enum the C names are not hidden by the methods of the same name.
private func openFile(_ path: UnsafePointer<CChar>, _ flags: Int32, _ permissions: mode_t) -> Int32 {
  open(path, flags, permissions)
}
private func readFile(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}
private func writeFile(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
private func closeFile(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }
private func unlinkFile(_ path: UnsafePointer<CChar>) -> Int32 { unlink(path) }
