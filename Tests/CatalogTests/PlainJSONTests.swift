import SeededRandom
import Testing

@testable import Catalog

/// The readers of JSON against one that reads byte by byte.
@Suite struct PlainJSONTests {
  // MARK: Documents

  private func describe(_ value: PlainJSON.Value, _ offset: Int, _ bytes: [UInt8]) -> String {
    let content =
      switch value {
      case .plain(let text): text
      case .string(let text): text.debugDescription
      case .array(let elements):
        "[" + elements.map { describe($0.value, $0.offset, bytes) }.joined(separator: ",") + "]"
      case .object(let members):
        "{"
          + members.map {
            "\($0.key.debugDescription)@\(position(of: $0.keyOffset, in: bytes)):"
              + describe($0.value, $0.offset, bytes)
          }.joined(separator: ",") + "}"
      }
    return content + "@\(position(of: offset, in: bytes))"
  }

  private func describe(_ value: JSONValue) -> String {
    let content =
      switch value.content {
      case .null: "null"
      case .bool(let isTrue): "\(isTrue)"
      case .number(let number): number.text
      case .string(let text): text.debugDescription
      case .array(let elements): "[" + elements.map(describe).joined(separator: ",") + "]"
      case .object(let object):
        "{"
          + object.members.map { "\($0.key.debugDescription)@\($0.keyPosition):" + describe($0.value) }
          .joined(separator: ",") + "}"
      }
    return content + "@\(value.position)"
  }

  private func document(_ bytes: [UInt8]) -> String? {
    var plain = PlainJSON(bytes, isLine: false)
    do {
      plain.skipWhiteSpace()
      let offset = plain.index
      let value = try plain.value()
      plain.skipWhiteSpace()
      if plain.index < plain.bytes.count { throw plain.fault("expected the end of the file after the value, found ") }
      if let fault = plain.textFault { throw fault }
      return describe(value, offset, plain.bytes)
    } catch {
      // Of a fault of a text and one of the grammar behind it, either may be told.
      guard let fault = error as? PlainJSON.Fault, plain.textFault.map({ $0.offset == fault.offset }) ?? true else {
        return nil
      }
      return "f:\(position(of: fault.offset, in: plain.bytes)): error: \(fault.message)"
    }
  }

  private func compareDocument(_ bytes: [UInt8], _ failures: inout [String]) {
    guard !bytes.isEmpty, let expected = document(bytes) else { return }
    let found: String
    do { found = describe(try JSONValue.parse(bytes, file: "f")) } catch { found = "\(error)" }
    if found != expected { failures.append("\(name(bytes)): \(found), not \(expected)") }
  }

  private func name(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self).debugDescription }

  // MARK: Records

  private func report(_ value: PlainJSON.Value, _ offset: Int, _ plain: PlainJSON, _ outcome: inout Outcome) {
    var offset = offset
    if case .object(let members) = value, plain.textFault == nil {
      let fields = ["a", "b"].compactMap { name in
        members.last { $0.key.utf8.elementsEqual(name.utf8) }.map { member -> String in
          let kind =
            switch member.value {
            case .string(let text): "string:\(text)"
            case .plain("null"): "null:null"
            case .plain(let text): text == "true" || text == "false" ? "bool:\(text)" : "number:\(text)"
            default: "structured:" + String(decoding: plain.bytes[member.offset..<member.end], as: UTF8.self)
            }
          return "\(name)=\(kind)"
        }
      }
      outcome.records.append(fields.joined(separator: " "))
    } else {
      var message = "the record is not an object"
      if case .object = value, let fault = plain.textFault {
        offset = fault.offset
        message =
          fault.message == "a string has half a surrogate pair"
          ? "the record has a string with half a surrogate pair" : "the record has text that is not valid UTF-8"
      }
      outcome.records.append("!\(position(of: offset, in: plain.bytes)) \(message)")
    }
    outcome.positions.append("\(position(of: offset, in: plain.bytes))")
  }

  private func lines(_ bytes: [UInt8], skips: Bool) -> Outcome {
    var outcome = Outcome()
    var plain = PlainJSON(bytes, isLine: true)
    while true {
      plain.skipWhiteSpace()
      if plain.index == plain.bytes.count { break }
      if plain.bytes[plain.index] == 0x0A {
        plain.index += 1
        continue
      }
      plain.textFault = nil
      let start = plain.index
      do {
        let value = try plain.value()
        plain.skipWhiteSpace()
        guard plain.index == plain.bytes.count || plain.bytes[plain.index] == 0x0A else {
          throw plain.fault("expected the end of the line after the value, found ")
        }
        report(value, start, plain, &outcome)
      } catch {
        guard let fault = error as? PlainJSON.Fault else { break }
        let offset = position(of: fault.offset, in: plain.bytes)
        guard skips else {
          outcome.failure = "f:\(offset): error: \(fault.message)"
          break
        }
        outcome.records.append("!\(offset) \(fault.message)")
        outcome.positions.append("\(offset)")
        plain.index = plain.bytes[fault.offset...].firstIndex(of: 0x0A) ?? plain.bytes.count
      }
    }
    outcome.count = outcome.records.count
    return outcome
  }

  private func array(_ bytes: [UInt8]) -> Outcome {
    var outcome = Outcome()
    var plain = PlainJSON(bytes, isLine: false)
    func next() -> UInt8? {
      plain.skipWhiteSpace()
      return plain.index < plain.bytes.count ? plain.bytes[plain.index] : nil
    }
    do {
      guard next() == 0x5B else { throw plain.fault("expected an array of records, found ") }
      plain.index += 1
      var isOpen = next() != 0x5D
      if !isOpen { plain.index += 1 }
      while isOpen {
        plain.textFault = nil
        let start = plain.index
        report(try plain.value(), start, plain, &outcome)
        let separator = next()
        guard separator == 0x2C || separator == 0x5D else { throw plain.separatorFault("expected ',' or ']', found ") }
        plain.index += 1
        isOpen = separator == 0x2C
        if isOpen { plain.skipWhiteSpace() }
      }
      if next() != nil { throw plain.fault("expected the end of the file after the value, found ") }
    } catch {
      guard let fault = error as? PlainJSON.Fault else { return outcome }
      outcome.failure = "f:\(position(of: fault.offset, in: plain.bytes)): error: \(fault.message)"
    }
    outcome.count = outcome.records.count
    return outcome
  }

  private func compareRecords(_ bytes: [UInt8], _ batchSize: Int, _ failures: inout [String]) {
    guard !bytes.isEmpty else { return }
    for (format, skips) in [(RecordFormat.json, false), (.ndjson, false), (.ndjson, true)] {
      let expected = format == .json ? array(bytes) : lines(bytes, skips: skips)
      let outcome = read(bytes, format, rules: RecordRules(skipsMalformedLines: skips), batchSize: batchSize)
      if outcome != expected { failures.append("\(format) \(name(bytes)), \(batchSize): \(outcome), not \(expected)") }
    }
  }

  // MARK: Texts

  private static let strings = [
    "", "a", "é", "\\u00e9", "\\ud83d\\ude00", "😀", "\\\"", "\\\\", "\\/\\b\\f\\n\\r\\t", "0123456789abcdefg", "x y",
    "],{", "\\ud800", "\\udc00\\udc00", "\\ud800\\ndc00", "\\ud800xudc00", "\\ud800\\u0041", "\\uDBFF\\uDFFF",
  ]
  private static let plains = ["0", "-0", "7", "-1.50", "1e5", "2E+30", "3.25e-1", "true", "false", "null", "10"]
  private static let gaps = ["", "", "", " ", "\t", "\r", "  ", "\n", "\r\n"]

  private func value(_ depth: Int, _ random: inout SeededGenerator) -> String {
    func gap() -> String { PlainJSONTests.gaps.randomElement(using: &random) ?? "" }
    func string() -> String { "\"" + (PlainJSONTests.strings.randomElement(using: &random) ?? "") + "\"" }
    switch Int.random(in: 0..<(depth > 0 ? 7 : 4), using: &random) {
    case 0, 1: return string()
    case 2, 3: return PlainJSONTests.plains.randomElement(using: &random) ?? "0"
    case 4:
      let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in gap() + value(depth - 1, &random) + gap() }
      return "[" + values.joined(separator: ",") + gap() + "]"
    default:
      let members = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let key = ["\"a\"", "\"b\"", "\"\\u0061\"", string()].randomElement(using: &random) ?? ""
        return gap() + key + gap() + ":" + gap() + value(depth - 1, &random) + gap()
      }
      return "{" + members.joined(separator: ",") + gap() + "}"
    }
  }

  @Test func readsRandomTexts() {
    var random = SeededGenerator(seed: 99)
    let bytes = Array("\"\\,:{}[]'\n\r0e-+.:;/ @`{|~\u{7F}\u{1}".utf8) + [0x00, 0x80, 0xA0, 0xC3, 0xFF, 0xE9]
    var failures: [String] = []
    for number in 0..<Sweep.count(12_000) {
      let count = Int.random(in: 1...3, using: &random)
      let values = (0..<count).map { _ in value(2, &random) }
      let text = ["[" + values.joined(separator: ",\n ") + "]", values.joined(separator: "\n")][number % 2]
      var damaged = Array(text.utf8)
      let offset = Int.random(in: 0..<damaged.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: damaged[offset] = bytes.randomElement(using: &random) ?? 0
      case 1: damaged.insert(bytes.randomElement(using: &random) ?? 0, at: offset)
      case 2: damaged.remove(at: offset)
      default: break
      }
      if number % 7 == 0 { damaged = [0xEF, 0xBB, 0xBF] + damaged }
      compareDocument(damaged, &failures)
      compareRecords(damaged, [1, number % 20 + 2, 1 << 10][number % 3], &failures)
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }

  /// Each byte where something else has to stand.
  @Test func saysWhatItFoundForEachByte() {
    let frames = [
      ("[", "]"), ("[\"x\"", "1]"), ("[1", "]"), ("{\"a\"", "1}"), ("{\"a\":\"x\"", "}"), ("{", "}"),
      ("{\"a\":1,", "}"),
      ("[-", "1]"), ("[1", ""), ("[1e", "]"), ("[1.", "]"), ("[\"\\", "\"]"), ("[\"\\u00", "1\"]"),
      ("[\"\\u004", "\"]"),
      ("[\"", "\"]"), ("[tru", "]"), ("[\"0123456789abcdef", "\"]"), ("[] ", ""), ("[0", "]"), ("[\"\\ud800", "\"]"),
      ("[\"\\ud83d\\", "de00\"]"), ("[\"\\ud83d", "ude00\"]"),
    ]
    var failures: [String] = []
    for (before, after) in frames {
      for byte in UInt8.min...UInt8.max {
        let bytes = Array(before.utf8) + [byte] + Array(after.utf8)
        compareDocument(bytes, &failures)
        if byte.isMultiple(of: 5) || byte < 0x80 { compareRecords(bytes, 1 << 10, &failures) }
      }
    }
    for text in ["世", "é", "😀", "\u{7FF}\u{800}", "\r\n", "\r", "\u{FFFF}"] {
      for (before, after) in frames { compareDocument(Array((before + text + after).utf8), &failures) }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(3))")
  }
}
