import Foundation

extension DispatchQueue {
  /// Queues a closure, and says once of the main queue's that no answer waits for them.
  ///
  /// As on the device: a cell that is asked for its size has not yet been changed by what it queued. Closures run when
  /// the main run loop turns, which a program that asks for sizes has to have it do.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    // The main queue is another object each time it is asked for; its label is the same.
    if label == DispatchQueue.main.label {
      Messages.sayOnce(
        "A closure waits in DispatchQueue.main: sizes that are asked for now do not count it, as on the device. "
          + "RunLoop.main.run(mode: .default, before: Date()) runs what waits")
    }
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }
}
