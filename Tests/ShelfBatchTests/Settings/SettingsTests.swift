import Catalog
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Every entry of the table of settings.
@Suite struct SettingsTests {
  @Test func keysAndFlagsAreUnique() {
    #expect(Set(Settings.all.map(\.key)).count == Settings.all.count)
    #expect(Set(Settings.all.map(\.flag.name)).count == Settings.all.count)
  }

  @Test func flagsHaveTheNamesOfKeys() {
    for (entry, name) in [
      (Settings.sdk, "--sdk"), (Settings.csvRows, "--csv-rows"), (Settings.maximumCardHeight, "--maximum-card-height"),
    ] { #expect(entry.flag.name == name) }
  }

  /// A program reads of its settings, the command's user of flags.
  @Test func messagesNameSettingsAsTheirReaderGivesThem() {
    for (names, texts) in [
      (SettingNames.keys, ["'bindings view=field'", "comparisons", "csvSeparator"]),
      (.flags, ["'--bindings view=field'", "'compare --estimators'", "--csv-separator"]),
    ] {
      let option = names("estimators", of: .compare, inCode: "comparisons")
      #expect([names("bindings", "view=field"), option, names.name("csvSeparator")] == texts)
    }
  }

  /// A value is read from its key and from its flag, and it is known where it comes from.
  @Test(arguments: Settings.all.map(\.key)) func valuesAreRead(key: String) throws {
    let entry = try #require(Settings.all.first { $0.key == key })
    let values = ["1", "\"x\"", "true", "[\"x\"]", "{}", #"{"x": "y"}"#] + entry.flag.choices.map { "\"\($0)\"" }
    let configurations = values.map { value in
      try? ShelfConfiguration.parse(Array("{\"\(key)\": \(value)}".utf8), file: "f")
    }
    let read = configurations.compactMap { $0 }
    #expect(!read.isEmpty)
    guard !entry.flag.subcommands.isEmpty else { return }
    let position = SourcePosition(line: 1, column: key.utf8.count + 6)
    let origins = read.compactMap { entry.origin(in: $0) }
    #expect(origins.contains { if case .file("f", let found) = $0 { found >= position } else { false } })
    let written = entry.flag.placeholder == nil ? [""] : ["1", "x=y", "x=1"] + entry.flag.choices
    var given = ShelfConfiguration()
    #expect(entry.origin(in: given) == nil)
    #expect(written.contains { (try? entry.apply($0, to: &given)) != nil })
    #expect(entry.origin(in: given) == .given)
  }

  /// Variants take lists, whose values replace those beside them.
  @Test func someSettingsMakeVariants() throws {
    let entries = Settings.all.filter(\.flag.isVariantDimension)
    #expect(entries.map(\.key) == ["cardWidth", "scale", "contentSizeCategory", "locale"])
    for entry in entries {
      let value = ["cardWidth", "scale"].contains(entry.key) ? "2" : "\"x\""
      let text = "{\"variants\": {\"\(entry.key)\": [\(value), \(value)]}, \"\(entry.key)\": \(value)}"
      let configuration = try ShelfConfiguration.parse(Array(text.utf8), file: "f")
      let column = 20 + entry.key.utf8.count
      #expect(entry.origin(in: configuration) == .file("f", SourcePosition(line: 1, column: column)), "\(text)")
    }
  }

  /// A length that a shelf refuses is known by where it is written.
  @Test(arguments: [
    "cardWidth", "maximumCardHeight", "insets.top", "insets.trailing", "lineSpacing", "interitemSpacing",
    "containerHeight", "scale",
  ])
  func lengthsHaveAnOrigin(name: String) throws {
    let key = String(name.prefix { $0 != "." })
    let configuration = try ShelfConfiguration.parse(Array("{\"\(key)\": 1}".utf8), file: "f")
    let origin = configuration.origin(of: ShelfError(name: name, value: 1, mustBePositive: true))
    #expect(origin == .file("f", SourcePosition(line: 1, column: key.utf8.count + 6)))
    #expect(ShelfConfiguration().origin(of: ShelfError(name: name, value: 1, mustBePositive: true)) == nil)
  }
}
