import Foundation
import Testing

@testable import HeadlessUIKit

/// Which names are those of fonts.
@MainActor @Suite struct FontNameTests {
  @Test(arguments: [
    "AvenirNext-Bold", "Avenir Next", "Helvetica Neue Bold", "helvetica", "Georgia", "SFProText-Regular",
  ])
  func namesOfFonts(name: String) { #expect(UIFont(name: name, size: 12)?.pointSize == 12) }

  @Test(arguments: ["Nonsense", "San Francisco", "", "Courier", "Helvetica-Nonsense"])
  func namesOfNone(name: String) { #expect(UIFont(name: name, size: 12) == nil) }

  @Test func familiesOfIOS() {
    #expect(UIFont.familyNames.count == 86 && UIFont.familyNames.contains("Zapfino"))
    #expect(
      UIFont.fontNames(forFamilyName: "Georgia").sorted() == [
        "Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic",
      ])
    #expect(UIFont.familyNames.allSatisfy { !UIFont.fontNames(forFamilyName: $0).isEmpty })
    #expect(UIFont.fontNames(forFamilyName: "Nonsense").isEmpty)
  }

  /// A file in a folder that is stated, by the PostScript name in it.
  @Test func filesOfTheApp() throws {
    let name = "Brand-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FontNameTests.file(named: name).write(to: folder.appendingPathComponent("a.ttf"))
    #expect(AppFonts.absence(of: name)?.hasPrefix("neither iOS nor a file") == true)
    NibFiles.folders.append(folder.path)
    defer { NibFiles.folders.removeLast() }
    #expect(AppFonts.files.contains(folder.path + "/a.ttf"))
    // It is found, and is no font that can be used: it is nil, rather than the end of the program.
    #expect(AppFonts.absence(of: name)?.hasPrefix("the font named '\(name)' is nil: ") == true)
    #expect(UIFont(name: name, size: 12) == nil)
    #expect(AppFonts.absence(of: name + "x")?.hasPrefix("neither iOS nor a file") == true)
  }

  /// A font file with nothing but a naming table (OpenType, "name").
  private static func file(named name: String) -> Data {
    func words(_ values: Int...) -> [UInt8] { values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let text = name.utf16.flatMap { words(Int($0)) }
    // Version, one record, where texts begin; Windows, Unicode, English, the PostScript name.
    let table = words(0, 1, 18, 3, 1, 0x409, 6, text.count, 0) + text
    let directory = words(1, 0, 1, 16, 0, 0) + Array("name".utf8) + words(0, 0, 0, 28, 0, table.count)
    return Data(directory + table)
  }
}
