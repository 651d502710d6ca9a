#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The actions of signals that this process has taken, and those that they had before, in memory that a signal handler
/// may read.
enum SignalActions {
  typealias CleanUp = @convention(c) () -> Void

  /// By signal; those from 1 to 31 are on both systems.
  static nonisolated(unsafe) let previous: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)
    actions.initialize(repeating: sigaction(), count: 32)
    return actions
  }()

  /// The action that runs first; it may call nothing that is not async-signal-safe.
  static nonisolated(unsafe) let cleanUp: UnsafeMutablePointer<CleanUp?> = {
    let cleanUp = UnsafeMutablePointer<CleanUp?>.allocate(capacity: 1)
    cleanUp.initialize(to: nil)
    return cleanUp
  }()

  /// Has a signal clean up, unless it is ignored.
  ///
  /// - Parameter chains: whether a signal that is handled cleans up as well, before its handler.
  static func take(_ signal: Int32, chains: Bool) {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0, !isIgnored(action), chains || isDefault(action) else { return }
    previous[Int(signal)] = action
    // A handler of others keeps its stack and its mask.
    action.sa_flags |= SA_SIGINFO
    action.handler = { signal, information, context in
      SignalActions.cleanUp.pointee?()
      if SignalActions.isFault(signal) { RecordInHand.sayInHandler() }
      SignalActions.goOn(signal, information, context)
    }
    sigaction(signal, &action, nil)
  }

  /// Does what the signal did before; runs in a signal handler.
  private static func goOn(
    _ signal: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    var action = previous[Int(signal)]
    if isDefault(action) {
      // In force from now on, and not before: another thread may get the signal once more while this one cleans up.
      sigaction(signal, &action, nil)
      kill(getpid(), signal)
    } else if action.sa_flags & SA_SIGINFO != 0 {
      action.handler?(signal, information, context)
    } else {
      action.simpleHandler?(signal)
    }
  }

  /// Whether a signal is of the code that runs.
  private static func isFault(_ signal: Int32) -> Bool {
    signal == SIGABRT || signal == SIGILL || signal == SIGTRAP || signal == SIGBUS || signal == SIGFPE
      || signal == SIGSEGV
  }

  private static func isDefault(_ action: sigaction) -> Bool { action.simpleHandler == nil }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.simpleHandler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
