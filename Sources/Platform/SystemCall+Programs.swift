#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Programs that are run, each with what it starts in a process group.
extension SystemCall {
  static func killGroup(_ leader: Int32) { _ = kill(-leader, SIGKILL) }

  /// Starts a command of the shell as the leader of a process group.
  static func spawnShell(
    _ command: String, input: Int32, output: Int32, environment: [String: String]
  ) throws(SystemError) -> Int32 {
    var actions = PlatformSpecific.spawnActions
    var attributes = PlatformSpecific.spawnAttributes
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    // Signals that this process ignores, its programs need not expect to be ignored.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    for (name, value) in environment { setenv(name, value, 1) }
    // A parent that ignores this signal hands that on to us, and then the system keeps no child's ending to wait for.
    signal(SIGCHLD, SIG_DFL)
    let words: [String] = ["/bin/sh", "-c", command]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer {
      for argument in arguments { free(argument) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var child: pid_t = 0
    let code = posix_spawn(&child, "/bin/sh", &actions, &attributes, &arguments, PlatformSpecific.environment)
    if code != 0 { throw SystemError(code: code) }
    return child
  }

  /// How a child ended; `nil` while it runs.
  static func ending(of child: Int32) -> ChildProcess.Ending? {
    var status: Int32 = 0
    let result = waitpid(child, &status, WNOHANG)
    if result == 0 || result < 0 && errno == EINTR { return nil }
    let signal = status & 0x7F
    return result < 0 || signal == 0 ? .exited(result < 0 ? -1 : status >> 8 & 0xFF) : .signalled(signal)
  }
}
