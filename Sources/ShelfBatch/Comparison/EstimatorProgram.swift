import ShelfSizing
import Catalog
import Platform

/// An estimator that is a program: it reads a record a line, as JSON, and writes a number a line.
///
/// It gets all records at once from a file and answers into a file, so that neither has to wait for the other whatever
/// the program buffers.
package struct EstimatorProgram: Sendable {
  package static let prefix = "exec:"

  /// What the shell runs.
  private let command: String
  /// Seconds that it may take for all records of a variant.
  private let timeout: Double

  /// - Parameters:
  ///   - command: what the shell runs.
  ///   - timeout: seconds that it may take for all records of a variant.
  package init(command: String, timeout: Double) {
    self.command = command
    self.timeout = timeout
  }

  var name: String { EstimatorProgram.prefix + command }

  /// Asks the program about records.
  ///
  /// - Parameter records: lines.
  /// - Returns: by record.
  func estimates(_ records: [[UInt8]], _ variant: Variant) throws -> [Double] {
    guard !records.isEmpty else { return [] }
    let input = try ScratchFile()
    let output = try ScratchFile()
    for record in records { try record.withUnsafeBytes { try input.write($0) } }
    // Which question the estimates answer, for a program that wants to know.
    let environment = [
      "SHELF_HEIGHT_CARD_WIDTH": rounded(variant.cardWidth), "SHELF_HEIGHT_SCALE": rounded(variant.scale),
      "SHELF_HEIGHT_CONTENT_SIZE_CATEGORY": variant.contentSizeCategory, "SHELF_HEIGHT_LOCALE": variant.locale ?? "",
    ]
    let ending: ChildProcess.Ending
    do throws(FileError) {
      ending = try ChildProcess.runShell(
        command, input: input, output: output, environment: environment, timeout: timeout,
        outputLimit: EstimatorProgram.outputLimit(records.count))
    } catch { throw failure("\(error)") }
    switch ending {
    case .exited(0): break
    case .exited(let status): throw failure("ended with the exit code \(status)")
    case .signalled(let signal): throw failure("was ended by the signal \(signal)")
    case .wroteTooMuch: throw failure("wrote more than numbers for \(records.count) records take")
    case .timedOut: throw failure("took longer than \(rounded(timeout)) s; '--exec-timeout' allows more")
    }
    return try numbers(output.contents(), count: records.count)
  }

  /// Bytes that so many numbers take, generously.
  private static func outputLimit(_ records: Int) -> Int { 64 * records + (1 << 20) }

  private func numbers(_ bytes: [UInt8], count: Int) throws -> [Double] {
    var numbers: [Double] = []
    let lines = bytes.last == 0x0A ? bytes.dropLast() : bytes[...]
    for line in lines.split(separator: 0x0A, omittingEmptySubsequences: false) where !bytes.isEmpty {
      let text = line.last == 0x0D ? line.dropLast() : line
      guard let number = Double(decimal: text) else {
        let shown = String(decoding: text.prefix(40), as: UTF8.self)
        throw failure("answered '\(shown)' in line \(numbers.count + 1), which is no number")
      }
      numbers.append(number)
    }
    guard numbers.count == count else {
      throw failure("answered \(numbers.count) numbers for \(count) records; it has to write one a line")
    }
    return numbers
  }

  private func failure(_ message: String) -> BatchError {
    BatchError(.malformed, "the estimator '\(name)' \(message)")
  }

  /// A card's record as it is handed to a program: in one line, with its line end.
  static func line(_ card: Card) -> [UInt8] {
    guard let columns = card.columns else {
      // Line ends stand between the values of an object only: within strings they are escaped.
      return card.record.bytes.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 } + [0x0A]
    }
    var line = TextBuffer()
    line.writeObject { line in
      for column in columns {
        line.write(field: column.name)
        line.write(json: column.text)
      }
    }
    line.write("\n")
    return line.bytes
  }
}
