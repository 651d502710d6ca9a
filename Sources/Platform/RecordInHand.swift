/// The record that an app's code has in hand, which a fault of that code names as it ends the process.
///
/// A signal handler reaches nothing but global memory and may call only what is async-signal-safe: names lie as C strings in
/// memory that is never freed, and digits are written one by one.
package enum RecordInHand {
  private struct Position {
    var file: UnsafePointer<CChar>?
    var line = 0
    var column = 0
    var subject: UnsafePointer<CChar>?
    var remark: UnsafePointer<CChar>?
  }

  private static nonisolated(unsafe) let position: UnsafeMutablePointer<Position> = {
    let position = UnsafeMutablePointer<Position>.allocate(capacity: 1)
    position.initialize(to: Position())
    return position
  }()

  /// The names that were given last: there are few, and each is copied when it is another one.
  private static let names = Locked<[String]>(["", ""])

  /// Takes a record in hand.
  ///
  /// - Parameters:
  ///   - line: from 1, as the column.
  ///   - subject: what works on it.
  package static func take(file: String, line: Int, column: Int, subject: String) {
    names.withLock { names in
      if names[0] != file || names[1] != subject {
        names = [file, subject]
        (position.pointee.file, position.pointee.subject) = (SystemCall.copy(file), SystemCall.copy(subject))
        SignalCleanup.installHandler()
      }
    }
    (position.pointee.line, position.pointee.column) = (line, column)
  }

  /// Keeps a sentence that may explain a fault to come, in the place of the one before.
  package static func remark(_ sentence: String?) {
    names.withLock { _ in
      guard sentence != nil || position.pointee.remark != nil else { return }
      position.pointee.remark = sentence.flatMap { SystemCall.copy($0) }
      SignalCleanup.installHandler()
    }
  }

  /// `cards.csv:3:1: note: 'StoryCell' had this record in hand`, in the handler of a fault, and the remark.
  static func sayInHandler() {
    sayPosition()
    guard let remark = position.pointee.remark else { return }
    say("note: ")
    SystemCall.sayInHandler(remark)
    say("\n")
  }

  private static func sayPosition() {
    guard let file = position.pointee.file, let subject = position.pointee.subject else { return }
    SystemCall.sayInHandler(file)
    say(":")
    say(position.pointee.line)
    say(":")
    say(position.pointee.column)
    say(": note: '")
    SystemCall.sayInHandler(subject)
    say("' had this record in hand\n")
  }

  private static func say(_ words: StaticString) {
    SystemCall.sayInHandler(words.utf8Start, count: words.utf8CodeUnitCount)
  }

  private static func say(_ number: Int) {
    if number > 9 { say(number / 10) }
    var digit = UInt8(truncatingIfNeeded: 48 + number % 10)
    SystemCall.sayInHandler(&digit, count: 1)
  }
}
