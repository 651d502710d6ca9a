import ShelfSizing
import Catalog
import Platform

/// An estimator that is a program: it reads a record a line, as JSON, and writes a number a line.
///
/// It gets all records at once from a file and answers into a file, so that neither has to wait for the other whatever
/// the program buffers, and memory does not grow with the records.
package struct EstimatorProgram: Sendable {
  package static let prefix = "exec:"

  /// The command that the shell runs.
  private let command: String
  /// Seconds that it may take for all records of a variant.
  private let timeout: Double
  private let names: SettingNames

  /// - Parameters:
  ///   - command: the command that the shell runs.
  ///   - timeout: seconds that it may take for all records of a variant.
  ///   - names: how messages name settings.
  package init(command: String, timeout: Double, names: SettingNames) {
    self.names = names
    self.command = command
    self.timeout = timeout
  }

  var name: String { EstimatorProgram.prefix + command }

  /// Asks the program about records.
  ///
  /// - Parameters:
  ///   - records: a line each.
  ///   - count: how many.
  ///   - onWait: is called again and again until it has answered.
  func answers(
    to records: ScratchFile, count: Int, _ variant: Variant, onWait: () -> Void
  ) throws -> Answers {
    let output = try ScratchFile()
    guard count > 0 else { return Answers(file: output, program: self, expected: 0) }
    // Which question the estimates answer, for a program that wants to know.
    let environment = [
      "SHELF_HEIGHT_CARD_WIDTH": rounded(variant.cardWidth), "SHELF_HEIGHT_SCALE": rounded(variant.scale),
      "SHELF_HEIGHT_CONTENT_SIZE_CATEGORY": variant.contentSizeCategory, "SHELF_HEIGHT_LOCALE": variant.locale ?? "",
    ]
    let ending: ChildProcess.Ending
    do throws(FileError) {
      ending = try ChildProcess.runShell(
        command, input: records, output: output, environment: environment, timeout: timeout,
        outputLimit: EstimatorProgram.outputLimit(count), onWait: onWait)
      try output.rewind()
    } catch { throw failure("\(error)") }
    if records.isAltered { throw failure("has written into the records that it reads") }
    switch ending {
    case .exited(0): break
    case .exited(let status): throw failure("ended with the exit code \(status)")
    case .signalled(let signal): throw failure("was ended by the signal \(signal)")
    case .wroteTooMuch: throw failure("wrote more than numbers for \(count) records take")
    case .timedOut:
      let more = names("execTimeout", inCode: "'timeout'")
      throw failure("took longer than \(rounded(timeout)) s; \(more) allows more")
    }
    return Answers(file: output, program: self, expected: count)
  }

  /// Bytes that so many numbers take, generously.
  private static func outputLimit(_ records: Int) -> Int { 64 * records + (1 << 20) }

  /// The numbers that a program has written, read as they are asked for.
  struct Answers {
    private let file: ScratchFile
    private let program: EstimatorProgram
    private let expected: Int
    private var bytes: ArraySlice<UInt8> = []
    private var isAtEnd = false
    private var count = 0

    fileprivate init(file: ScratchFile, program: EstimatorProgram, expected: Int) {
      self.file = file
      self.program = program
      self.expected = expected
    }

    /// Longer lines are no numbers.
    private static let longestLine = 4096

    /// The next numbers.
    mutating func next(_ wanted: Int) throws -> [Double] {
      var numbers: [Double] = []
      while numbers.count < wanted, let number = try nextNumber() { numbers.append(number) }
      if numbers.count < wanted { throw miscount() }
      return numbers
    }

    /// Refuses more numbers than records.
    mutating func finish() throws {
      while try nextNumber() != nil {}
      if count != expected { throw miscount() }
    }

    private func miscount() -> BatchError {
      program.failure("answered \(count) numbers for \(expected) records; it has to write one a line")
    }

    private mutating func nextNumber() throws -> Double? {
      guard let line = try nextLine() else { return nil }
      let text = line.last == 0x0D ? line.dropLast() : line
      guard let number = Double(decimal: text) else {
        let shown = String(decoding: text.prefix(40), as: UTF8.self)
        throw program.failure("answered '\(shown)' in line \(count + 1), which is no number")
      }
      count += 1
      return number
    }

    private mutating func nextLine() throws -> ArraySlice<UInt8>? {
      while true {
        if let end = bytes.firstIndex(of: 0x0A) {
          defer { bytes = bytes[(end + 1)...] }
          return bytes[..<end]
        }
        if isAtEnd || bytes.count > Answers.longestLine {
          defer { bytes = [] }
          return bytes.isEmpty ? nil : bytes
        }
        let more = try file.read(1 << 16)
        isAtEnd = more.isEmpty
        bytes = ArraySlice(Array(bytes) + more)
      }
    }
  }

  fileprivate func failure(_ message: String) -> BatchError {
    BatchError(.malformed, "the estimator '\(name)' \(message)")
  }

  /// A card's record as it is handed to a program: in one line, with its line end.
  static func line(_ card: Card) -> [UInt8] {
    // Line ends stand between the values of an object only: within strings they are escaped.
    card.columns.map { CSVObject.bytes($0) + [0x0A] }
      ?? card.record.bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 } + [0x0A]
  }
}
