/// The names of a CSV file's columns, from its first row.
struct CSVHeader: Sendable {
  let names: [String]

  /// Reads the header row at the scanner's cursor, which has skipped blank lines.
  ///
  /// - Throws: `MalformedInput` for a name that is empty, repeated or not UTF-8.
  init(_ scanner: inout CSVScanner, lines: inout LineCursor, file: String) throws(MalformedInput) {
    var names: [String] = []
    // By their bytes: texts that are canonically equal are two names.
    var seen: Set<[UInt8]> = []
    var delimiter = CSVScanner.Delimiter.separator
    while delimiter == .separator {
      let pointer = scanner.cursor
      let cell: CSVCell
      do throws(CSVSyntaxError) { (cell, delimiter) = try scanner.scanCell() } catch {
        throw MalformedInput(
          file: file, position: lines.position(at: error.pointer), message: error.message)
      }
      let position = lines.position(at: pointer)
      if scanner.textFault != nil {
        throw MalformedInput(file: file, position: position, message: "a column name is not valid UTF-8")
      }
      let name = Self.text(cell)
      if name.isEmpty {
        throw MalformedInput(
          file: file, position: position, message: "column \(names.count + 1) of the header row has no name")
      }
      guard seen.insert(Array(name.utf8)).inserted else {
        throw MalformedInput(file: file, position: position, message: "the header row has the column '\(name)' twice")
      }
      names.append(name)
    }
    self.names = names
  }

  /// Columns without names, as many as the row at the scanner's cursor has cells: `1`, `2`, ….
  ///
  /// - Throws: `MalformedInput` for a row that is malformed.
  init(numbering scanner: inout CSVScanner, lines: inout LineCursor, file: String) throws(MalformedInput) {
    var count = 0
    do throws(CSVSyntaxError) {
      repeat { count += 1 } while try scanner.scanCell().1 == .separator
    } catch {
      throw MalformedInput(file: file, position: lines.position(at: error.pointer), message: error.message)
    }
    names = (1...count).map(String.init)
  }

  private static func text(_ cell: CSVCell) -> String {
    String(unsafeUninitializedCapacity: cell.bytes.count) { buffer in
      guard let output = buffer.baseAddress, !cell.bytes.isEmpty else { return 0 }
      if cell.hasDoubledQuotes { return cell.decode(to: output) }
      for (index, byte) in cell.bytes.enumerated() { output[index] = byte }
      return cell.bytes.count
    }
  }
}
