import Catalog
import Testing

@Suite struct SettingTests {
  /// By bytes: marks and joiners after a slash make it another Character.
  @Test(arguments: ["A", "\u{301}A", "\u{FE0F}A", "\u{200D}A", "\u{E9}/B"]) func aFolderEndsWithItsSlash(name: String) {
    let file = "d/\(name).shelf.json"
    let folder = name.hasSuffix("B") ? "d/\u{E9}/" : "d/"
    let origin = SettingOrigin.file(file, .start)
    #expect(origin.folder.utf8.elementsEqual(folder.utf8))
    #expect(Setting("r.ndjson", origin).path.utf8.elementsEqual("\(folder)r.ndjson".utf8))
    #expect(Setting("/\(name)", origin).path.utf8.elementsEqual("/\(name)".utf8))
  }
}
