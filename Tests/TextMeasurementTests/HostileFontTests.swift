import SeededRandom
import Testing

@testable import TextMeasurement

/// Fonts that are cut off or changed: an error or a measure, and never a trap, which would end the whole run.
struct HostileFontTests {
  private static let fonts: [(name: String, file: [UInt8])] = [
    ("kern", SmallFont.file(SmallFont.kern)), ("GPOS", SmallFont.file(SmallFont.gpos)),
  ]
  private static let collection = FontBytes.collection([SmallFont.kern, SmallFont.gpos]).bytes

  /// Reads all that is read of a file, and measures a text if there is a font.
  ///
  /// - Returns: what is wrong with the outcome; `nil` if all is well.
  private func fault(_ file: [UInt8]) -> String? {
    let data = FontData(file)
    var budget = ReadingBudget()
    do throws(FontError) {
      for case let location? in TableDirectory.locations(of: "name", inFile: data) {
        guard let table = data.slice(location.lowerBound, length: location.count) else { continue }
        let names = try NamingTable(table: table, budget: &budget)
        if names.matches("Nobody") { return "the font answers to another name" }
      }
      for directory in try TableDirectory.fonts(in: data, budget: &budget) {
        let typeface = try OpenTypeTypeface(directory, budget: &budget)
        let font = Font(name: "hostile", pointSize: 12, typeface: typeface)
        let text = Text("AVo A\u{301}V \u{10400}x", font: font)
        let lines = text.lineCount(width: 20)
        guard text.naturalWidth.isFinite, text.naturalWidth >= 0, (1...9).contains(lines), font.lineHeight > 0
        else {
          return "\(lines) lines of \(text.naturalWidth) points, \(font.lineHeight) high"
        }
      }
    } catch {
      return error.description.hasPrefix("the ") || error.description.hasPrefix("a ")
        ? nil : "an error that says nothing"
    }
    return nil
  }

  @Test(arguments: ["kern", "GPOS"])
  func everyPrefix(name: String) throws {
    let file = try #require(HostileFontTests.fonts.first { $0.name == name }).file
    #expect(file.count < 900)
    #expect(fault(file) == nil)
    for count in 0..<file.count { #expect(fault(Array(file[..<count])) == nil, "the first \(count) bytes") }
  }

  @Test(arguments: ["kern", "GPOS"])
  func everyByte(name: String) throws {
    let file = try #require(HostileFontTests.fonts.first { $0.name == name }).file
    for place in Sweep.some(of: file.indices) {
      for value in Set([0, 0x7F, 0x80, 0xFF, file[place] &+ 1, file[place] &- 1]).sorted() {
        var changed = file
        changed[place] = value
        if let fault = fault(changed) { Issue.record("byte \(place) as \(value): \(fault)") }
      }
    }
  }

  /// The header and the directories; what they lead to is as above.
  @Test func collections() {
    let file = HostileFontTests.collection
    #expect(fault(file) == nil)
    for count in stride(from: 0, to: file.count, by: 7) { #expect(fault(Array(file[..<count])) == nil) }
    for place in 0..<40 {
      for value in Set([0, 0x7F, 0x80, 0xFF, file[place] &+ 1, file[place] &- 1]).sorted() {
        var changed = file
        changed[place] = value
        if let fault = fault(changed) { Issue.record("byte \(place) as \(value): \(fault)") }
      }
    }
  }

  /// Two bytes at once, which is how lengths and offsets go wrong together.
  @Test func pairsOfBytes() {
    var random = SeededGenerator(seed: 5)
    for (name, file) in HostileFontTests.fonts {
      for _ in 0..<Sweep.count(1_000) {
        var changed = file
        for _ in 0..<2 {
          changed[Int.random(in: 0..<file.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        if let fault = fault(changed) { Issue.record("\(name): \(fault)") }
      }
    }
  }
}

/// Small files that would take hours if their counts were believed.
struct OverstatedFontTests {
  @Test func aCollectionOfTooManyFonts() {
    let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0] + [0, 1, 0, 0]
    #expect(throws: FontError.self) { try fontDirectories(header + Array(repeating: 0, count: 300_000)) }
  }

  @Test func aFontOfTooManyTables() {
    let directory: [UInt8] = [0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0]
    let file = directory + Array(repeating: 0, count: 16 * 65_535)
    #expect(throws: FontError.self) { try fontDirectories(file) }
    let locations = TableDirectory.locations(of: "name", inFile: FontData(file))
    #expect(locations == [nil])
  }
}
