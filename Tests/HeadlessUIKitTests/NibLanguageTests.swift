import Foundation
import HeadlessUIKit
import Testing

/// Nibs with texts in several languages, in the folders that Xcode has for them (Apple's "Internationalization and
/// Localization Guide", "Internationalizing the User Interface").
@Suite(.serialized) @MainActor struct NibLanguageTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let name = "Card\(UUID().uuidString)"
  private let views = NibText.view(
    subviews: NibText.label("l", text: "Hello") + """
      <button id="b" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Open"/>
      <state key="selected" title="Opened"/></button>
      <button id="c" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Buy"/>
      <buttonConfiguration key="configuration" style="plain" title="Buy"/></button>
      <textField id="f" placeholder="Name" translatesAutoresizingMaskIntoConstraints="NO"/>
      <segmentedControl id="s" translatesAutoresizingMaskIntoConstraints="NO"><segments><segment title="One"/>
      <segment title="Two"/></segments></segmentedControl>
      """)

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The views of the nib in a language.
  private func load(_ language: String?) -> [UIView] {
    NibFiles.folders.append(folder.path)
    NibFiles.language = language
    defer {
      NibFiles.folders.removeLast()
      NibFiles.language = nil
      try? FileManager.default.removeItem(at: folder)
    }
    return (UINib(nibName: name, bundle: nil).instantiate(withOwner: nil).first as? UIView)?.subviews ?? []
  }

  @Test func textsAreThoseOfTheLanguage() throws {
    try write(NibText.xib(views), to: "Base.lproj/\(name).xib")
    try write(
      """
      /* Class = "UILabel"; text = "Hello"; ObjectID = "l"; */
      "l.text" = "Guten Tag\\nund willkommen";
      "b.normalTitle" = "Öffnen";
      "c.configuration.title" = "Kaufen";
      "f.placeholder" = "Dein Name";
      "s.segmentTitles[1]" = "Zwei";
      "gone.text" = "Nichts";
      """, to: "de.lproj/\(name).strings")
    let views = load("de-CH")
    let label = try #require(views[0] as? UILabel)
    #expect(label.text == "Guten Tag\nund willkommen")
    // Two lines of 14 points, as `UILabel` says them of the text itself.
    let own = UILabel()
    (own.text, own.numberOfLines, own.font) = (label.text, 0, .systemFont(ofSize: 14))
    #expect(label.intrinsicContentSize == own.intrinsicContentSize)
    let button = try #require(views[1] as? UIButton)
    #expect(button.title(for: .normal) == "Öffnen" && button.title(for: .selected) == "Opened")
    #expect((views[2] as? UIButton)?.configuration?.title == "Kaufen")
    #expect((views[3] as? UITextField)?.placeholder == "Dein Name")
    let segments = try #require(views[4] as? UISegmentedControl)
    #expect(segments.titleForSegment(at: 0) == "One" && segments.titleForSegment(at: 1) == "Zwei")
  }

  /// A language without texts has those of the file; so has every nib until somebody states a language.
  @Test(arguments: [nil, "fr", "d"]) func textsAreThoseOfTheFile(_ language: String?) throws {
    try write(NibText.xib(views), to: "Base.lproj/\(name).xib")
    try write("\"l.text\" = \"Guten Tag\";", to: "de.lproj/\(name).strings")
    #expect((load(language).first as? UILabel)?.text == "Hello")
  }

  @Test func aLanguageMayHaveAFileOfItsOwn() throws {
    try write(NibText.xib(views), to: "Base.lproj/\(name).xib")
    try write(NibText.xib(NibText.view(subviews: NibText.label("x", text: "Salut"))), to: "fr.lproj/\(name).xib")
    #expect((load("fr_CA").first as? UILabel)?.text == "Salut")
  }

  @Test func catalogsHaveTexts() throws {
    try write(NibText.xib(views), to: "\(name).xib")
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"l.text": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "Hello"}},
        "ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}}}}}}
      """, to: "mul.lproj/\(name).xcstrings")
    #expect((load("ja").first as? UILabel)?.text == "こんにちは")
  }

  @Test func textsThatCannotBeReadStopTheProgramAtTheirLine() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let tests = NibLanguageTests()
        try tests.write(NibText.xib(tests.views), to: "Base.lproj/\(tests.name).xib")
        try tests.write("\n\"l.text\" \"Guten Tag\";", to: "de.lproj/\(tests.name).strings")
        _ = tests.load("de")
      }
    }
    let words = NibText.words(of: result)
    #expect(words.contains("Could not load NIB:") && words.contains(".strings:2:"))
  }
}
