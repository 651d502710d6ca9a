import ShelfSizing
import Testing

@testable import TextMeasurement

/// Fonts of files, found by path and by the names inside of them.
struct FontLibraryTests {
  /// Files in memory, by path; those of `fonts/` are installed.
  private struct Files: FontFiles {
    struct Missing: Error, CustomStringConvertible {
      let description: String
    }

    let files: [String: [UInt8]]
    var installed: [String] { files.keys.filter { $0.hasPrefix("fonts/") }.sorted() }

    func bytes(ofFile path: String, limit: Int) throws -> [UInt8] {
      guard let bytes = files[path] else { throw Missing(description: "there is no file '\(path)'") }
      return bytes
    }

    func bytes(ofFile path: String, at offset: Int, count: Int) throws -> [UInt8] {
      Array(try bytes(ofFile: path, limit: .max).dropFirst(offset).prefix(count))
    }
  }

  private static let files = Files(files: [
    "fonts/both.ttc": FontBytes.collection([
      SmallFont.kern.dropLast() + [("name", SmallFont.names("Other"))],
      SmallFont.gpos + [("name", SmallFont.names("Gpos"))],
    ]).bytes,
    "fonts/notes.txt": Array("Small".utf8),
    "fonts/small.otf": SmallFont.file(SmallFont.kern),
    "given.ttf": SmallFont.file(SmallFont.gpos), "broken.ttf": Array("OTTO".utf8),
  ])

  /// "AV" is as wide in both, and `x` is a mark in the one that is kerned by GPOS.
  @Test(arguments: [
    ("Given", 1140.0, 0.0), ("given.ttf", 1140, 0), ("Small", 1140, 250), ("Other", 1140, 250), ("Gpos", 1140, 0),
  ])
  func finds(name: String, pair: Double, mark: Double) throws {
    let library = FontLibrary(paths: ["Given": "given.ttf"], files: FontLibraryTests.files)
    for _ in 0..<2 {
      let font = try library.font(.named(name, size: 1000))
      #expect(Text("AV", font: font).naturalWidth == pair && Text("x", font: font).naturalWidth == mark)
    }
    // The same file in another size.
    #expect(
      try library.font(.named(name, size: 500)).lineHeight * 2 == library.font(.named(name, size: 1000)).lineHeight)
  }

  @Test func declaresWhatIsNotMerelyInstalled() {
    let library = FontLibrary(paths: ["Given": "given.ttf"], files: FontLibraryTests.files)
    #expect(library.declares("Helvetica") && library.declares("Given"))
    #expect(!library.declares("Small") && !library.declares("Nobody"))
  }

  @Test func familiesThatAreThere() {
    let library = FontLibrary(paths: ["Given": "given.ttf"], files: FontLibraryTests.files)
    for _ in 0..<2 {
      #expect(library.available(among: ["Nobody", "Gpos", "Given", "Small"]) == ["Gpos", "Given", "Small"])
    }
  }

  @Test func fallsBackOnOtherFonts() throws {
    let library = FontLibrary(paths: ["Given": "given.ttf"], files: FontLibraryTests.files)
    let fonts = [["system"], ["Helvetica"], ["Helvetica", "system"]]
    let widths = try fonts.map { fallbacks in
      Text("é", font: try library.font(.named("Given", size: 17), fallbacks: fallbacks)).naturalWidth
    }
    let system = Text("é", font: try library.font(.system(size: 17, weight: .regular))).naturalWidth
    let helvetica = Text("é", font: try library.font(.named("Helvetica", size: 17))).naturalWidth
    for (found, expected) in zip(widths, [system, helvetica, helvetica]) { #expect(abs(found - expected) < 0.02) }
  }

  @Test(arguments: [
    ("Nobody", "there is no font 'Nobody'"), ("", "there is no font ''"), ("gone.ttf", "there is no file 'gone.ttf'"),
    ("./x", "there is no file './x'"), ("broken.ttf", "'broken.ttf': the table directory is cut off"),
  ])
  func refuses(name: String, message: String) {
    let library = FontLibrary(files: FontLibraryTests.files)
    do throws(FontLookupError) {
      _ = try library.font(.named(name, size: 12))
      Issue.record("'\(name)' is found")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
  }

  @Test func textStylesMayStandCloseTogether() throws {
    var options = TextOptions()
    options.appliesTextStyleLeading = false
    for style in TextStyle.allCases {
      #expect(try FontLibrary(options: options).font(.textStyle(style)).leading == 0)
      let scaled = try FontLibrary().font(.scaled(.textStyle(style), .body), category: .accessibilityLarge)
      #expect(try scaled.pointSize == FontLibrary().font(.textStyle(style), category: .accessibilityLarge).pointSize)
    }
  }
}
