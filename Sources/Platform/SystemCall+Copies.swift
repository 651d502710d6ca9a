#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Copies of the process, and the pipes between them.
extension SystemCall {
  /// `fork`, which Swift imports nowhere: a copy has the thread that calls it alone.
  @_silgen_name("fork") private static func forkProcess() -> Int32

  /// Both ends of a new pipe, which programs that are run do not get.
  static func makePipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    if pipe(&ends) != 0 { throw SystemError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Makes a copy of the process in a process group.
  ///
  /// - Parameter group: its first process; 0 for a group of the copy's own.
  /// - Returns: the copy's number, and 0 in the copy itself.
  static func copyProcess(inGroup group: Int32) throws(SystemError) -> Int32 {
    // See `spawnShell`.
    signal(SIGCHLD, SIG_DFL)
    let copy = forkProcess()
    if copy < 0 { throw SystemError(code: errno) }
    // In both, so that neither goes on before it is done.
    setpgid(copy, group)
    return copy
  }

  /// Ends the process, and nothing else: what it has in common with the one it is a copy of stays.
  static func exitCopy(_ status: Int32) -> Never { _exit(status) }

  /// Has standard output and standard error lead to a descriptor, and lets faults end the process at once: the toolchain's own handler looks
  /// through the whole program for the names of functions, which takes seconds.
  static func redirectStreams(to descriptor: Int32) {
    for stream: Int32 in [1, 2] { _ = dup2(descriptor, stream) }
    for fault in [SIGQUIT, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV] { signal(fault, SIG_DFL) }
  }

  /// How a child ended; waits until it has.
  static func finalEnding(of child: Int32) -> ChildProcess.Ending {
    while true {
      if let ending = ending(of: child) { return ending }
      sleep(nanoseconds: 100_000)
    }
  }

  /// Waits until one of some descriptors has bytes, or is at its end.
  ///
  /// - Parameter seconds: how long at most; `nil` for as long as it takes.
  /// - Returns: for each, whether it has.
  static func waitForBytes(_ descriptors: [Int32], atMost seconds: Double? = nil) -> [Bool] {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waiting, nfds_t(waiting.count), seconds.map { Int32(max(1, $0 * 1000)) } ?? -1)
    return waiting.map { $0.revents != 0 }
  }
}
