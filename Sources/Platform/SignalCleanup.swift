/// The temporary files that a signal must not leave behind.
///
/// A signal handler reaches nothing but global memory and may call only what is async-signal-safe, so the paths lie
/// as C strings in memory that is allocated once and never freed. There is room for eight at a time; a ninth is still
/// removed by every way out but a signal.
enum SignalCleanup {
  static let capacity = 8
  static let pathBytes = 4096

  /// `capacity` slots of `pathBytes` each. A slot whose first byte is 0 is free.
  fileprivate static nonisolated(unsafe) let slots: UnsafeMutablePointer<CChar> = {
    let slots = UnsafeMutablePointer<CChar>.allocate(capacity: capacity * pathBytes)
    slots.initialize(repeating: 0, count: capacity * pathBytes)
    return slots
  }()

  private static let lock = SystemLock()

  /// The process group that a signal must not leave behind either; 0 for none.
  static var processGroup: Int32 {
    get { group.pointee }
    set {
      _ = handlerIsInstalled
      group.pointee = newValue
    }
  }

  fileprivate static nonisolated(unsafe) let group: UnsafeMutablePointer<Int32> = {
    let group = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    group.initialize(to: 0)
    return group
  }()

  /// The first use installs the handler, when the slots are ready.
  private static let handlerIsInstalled: Bool = {
    _ = (slots, group)
    SystemCall.catchTerminatingSignals(cleanUp)
    return true
  }()

  /// Leaves the files and programs of the process that this one is a copy of to that process.
  static func forgetAll() {
    guard handlerIsInstalled else { return }
    slots.update(repeating: 0, count: capacity * pathBytes)
    group.pointee = 0
  }

  /// Does at once as a signal has done that ends the process.
  static func removeAll() { if handlerIsInstalled { cleanUp() } }

  /// Has the handler run from now on, for what it says of faults.
  static func installHandler() { _ = handlerIsInstalled }

  /// Has `path` removed when a signal ends the process. Returns the slot to give back to `forget`.
  static func remember(_ path: String) -> Int? {
    guard handlerIsInstalled, path.utf8.count < pathBytes else { return nil }
    lock.lock()
    defer { lock.unlock() }
    for index in 0..<capacity where slots[index * pathBytes] == 0 {
      let slot = slots + index * pathBytes
      // The first byte goes in last: until then the handler takes the slot for free.
      for (offset, byte) in path.utf8.enumerated().reversed() { slot[offset] = CChar(bitPattern: byte) }
      return index
    }
    return nil
  }

  static func forget(_ index: Int?) {
    guard let index else { return }
    lock.lock()
    defer { lock.unlock() }
    // The first byte goes out first, as the handler may look at any moment.
    slots[index * pathBytes] = 0
    (slots + index * pathBytes).initialize(repeating: 0, count: pathBytes)
  }
}

/// Runs in a signal handler: only unlink(2), kill(2) and memory that is already there.
private func cleanUp() {
  for index in 0..<SignalCleanup.capacity {
    let slot = SignalCleanup.slots + index * SignalCleanup.pathBytes
    if slot.pointee != 0 { SystemCall.unlinkInHandler(slot) }
  }
  let group = SignalCleanup.group.pointee
  if group != 0 { SystemCall.killGroup(group) }
}
