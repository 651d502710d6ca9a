import Catalog

/// RFC 4180 byte by byte, as simple as it gets, with blank lines passed over: what the reader of CSV has to come to.
struct PlainCSV {
  private struct Fault: Error {
    let offset: Int
    let message: String
  }

  private struct Cell {
    let offset: Int
    let text: [UInt8]
    /// The first byte that is not UTF-8.
    let fault: Int?
  }

  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
  }

  /// The outcome of the records of a file named `f`.
  static func read(_ bytes: [UInt8], fields: [String], rules: RecordRules) -> Outcome {
    var outcome = Outcome()
    var reader = PlainCSV(bytes)
    do {
      if bytes.isEmpty { throw Fault(offset: 0, message: "file is empty") }
      try reader.read(fields, rules, &outcome)
    } catch {
      guard let fault = error as? Fault else { return outcome }
      outcome.failure = "f:\(position(of: fault.offset, in: reader.bytes)): error: \(fault.message)"
    }
    outcome.count = outcome.records.count
    return outcome
  }

  private mutating func read(_ fields: [String], _ rules: RecordRules, _ outcome: inout Outcome) throws {
    skipBlankLines()
    guard index < bytes.count else {
      throw Fault(
        offset: 0, message: "expected a \(rules.hasHeader ? "header " : "")row, found the end of the file")
    }
    let start = index
    var names: [[UInt8]] = []
    try row { cell in
      if rules.hasHeader, cell.fault != nil {
        throw Fault(offset: cell.offset, message: "a column name is not valid UTF-8")
      }
      if rules.hasHeader, cell.text.isEmpty {
        throw Fault(offset: cell.offset, message: "column \(names.count + 1) of the header row has no name")
      }
      if rules.hasHeader, names.contains(cell.text) {
        let name = String(decoding: cell.text, as: UTF8.self)
        throw Fault(offset: cell.offset, message: "the header row has the column '\(name)' twice")
      }
      names.append(rules.hasHeader ? cell.text : Array("\(names.count + 1)".utf8))
    }
    if !rules.hasHeader { index = start }
    while true {
      skipBlankLines()
      if index == bytes.count { return }
      let start = index
      var cells: [Cell] = []
      try row { cells.append($0) }
      var offset = start
      if let fault = cells.compactMap(\.fault).first {
        offset = fault
        outcome.records.append("!\(position(of: offset, in: bytes)) the record has text that is not valid UTF-8")
      } else if cells.count > names.count || cells.count < names.count && rules.csvRows == .reject {
        offset = cells.count > names.count ? cells[names.count].offset : start
        outcome.records.append(
          "!\(position(of: offset, in: bytes)) the row has \(cells.count) cell\(cells.count == 1 ? "" : "s"), "
            + "and the \(rules.hasHeader ? "header" : "first row") \(names.count)")
      } else {
        let values = fields.compactMap { field in
          names.firstIndex(of: Array(field.utf8)).flatMap { $0 < cells.count ? (field, cells[$0].text) : nil }
        }
        outcome.records.append(
          values.map { "\($0)=string:\(String(decoding: $1, as: UTF8.self))" }.joined(separator: " "))
      }
      outcome.positions.append(position(of: offset, in: bytes).description)
    }
  }

  private var lineEnd: Int? {
    if index == bytes.count { return 0 }
    if bytes[index] == 0x0A { return 1 }
    guard bytes[index] == 0x0D else { return nil }
    return index + 1 == bytes.count ? 1 : bytes[index + 1] == 0x0A ? 2 : nil
  }

  private mutating func skipBlankLines() {
    while index < bytes.count, let length = lineEnd { index += length }
  }

  private mutating func row(_ onCell: (Cell) throws -> Void) throws {
    while true {
      try onCell(try cell())
      if index < bytes.count, bytes[index] == 0x2C {
        index += 1
      } else {
        index += lineEnd ?? 0
        return
      }
    }
  }

  private mutating func cell() throws -> Cell {
    let start = index
    var text: [UInt8] = []
    var offsets: [Int] = []
    if index < bytes.count, bytes[index] == 0x22 {
      index += 1
      while true {
        guard index < bytes.count else {
          throw Fault(offset: start, message: "the quoted cell that starts here has no closing quote")
        }
        let isQuote = bytes[index] == 0x22
        if isQuote { index += 1 }
        if isQuote, index == bytes.count || bytes[index] != 0x22 { break }
        text.append(bytes[index])
        offsets.append(index)
        index += 1
      }
      guard lineEnd != nil || bytes[index] == 0x2C else {
        throw Fault(
          offset: index, message: "expected a separator or the end of the line after the closing quote of a cell")
      }
    } else {
      while lineEnd == nil, bytes[index] != 0x2C {
        if bytes[index] == 0x22 {
          throw Fault(
            offset: index,
            message: "a quote inside a cell without quotes: put the cell in quotes and double this one")
        }
        if bytes[index] == 0x0D {
          throw Fault(
            offset: index, message: "a carriage return outside quotes that is not part of a line end")
        }
        text.append(bytes[index])
        offsets.append(index)
        index += 1
      }
    }
    return Cell(offset: start, text: text, fault: firstFault(text).map { offsets[$0] })
  }
}

/// Where the first byte stands that begins no UTF-8.
func firstFault(_ text: [UInt8]) -> Int? {
  var index = 0
  while index < text.count {
    let length = (1...4).first { length in
      index + length <= text.count && String(validating: text[index..<(index + length)], as: UTF8.self) != nil
    }
    guard let length else { return index }
    index += length
  }
  return nil
}

/// The line and column of an offset.
func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
  let before = bytes[..<offset]
  return SourcePosition(
    line: before.count { $0 == 0x0A } + 1, column: offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1)
}
