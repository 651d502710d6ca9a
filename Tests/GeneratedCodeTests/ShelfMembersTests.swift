import Catalog
import Testing

@testable import GeneratedCode

/// Names of shelves in generated Swift.
@Suite struct ShelfMembersTests {
  @Test(arguments: [
    ("new-and-hot", "newAndHot"), ("New & Hot", "newHot"), ("URLs", "URLs"), ("2024", "_2024"), ("self", "self_"),
    // Latin letters, composed or not, with or without a decomposition.
    ("Café", "cafe"), ("Cafe\u{301}", "cafe"), ("für", "fur"), ("Straße", "strasse"), ("ÆON", "aeON"), ("Øre", "ore"),
    ("ŁÓDŹ", "LODZ"), ("ılık", "ilik"), ("\u{FB01}n", "fin"), ("Þór", "thor"), ("\u{301}x", "x"),
    // Other scripts, whose vowels may be marks.
    ("新着", "u65B0u7740"), ("new 新着", "newU65B0u7740"), ("新着new", "u65B0u7740New"), ("हि", "u939u93F"), ("٣", "u663"),
    ("½ off", "uBDOff"), ("ə", "u259"),
    // Nothing but signs.
    ("🎉", "u1F389"), ("+", "u2B"), ("", "_unnamed"),
  ])
  func identifiersAreThoseOfTheNameAlone(name: String, identifier: String) {
    #expect(MemberName.identifier(of: name) == identifier)
  }

  private func members(_ names: [String]) -> [String] {
    var buffer = TextBuffer()
    ShelfMembers(of: names).write(access: "", to: &buffer)
    return buffer.text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /static var (.*): Shelf \{ Shelf\(rawValue: (.*)\) \}/).map { "\($0.1) \($0.2)" }
    }
  }

  @Test func namesOfOneIdentifierAreToldApartByTheirBytes() {
    // Who is spelled as the identifier has it.
    let members = [#"travel "travel""#, #"travel_2c74f119 "Travel""#, #"travel_846e179b "travel ""#]
    #expect(self.members(["travel", "Travel", "travel "]) == members)
    #expect(self.members(["travel ", "Travel", "travel"]) == members.reversed())
    // Or nobody.
    #expect(self.members(["Café", "Cafe"]) == [#"cafe_cfc290a9 "Caf\u{e9}""#, #"cafe_37376d68 "Cafe""#])
    #expect(self.members(["Café", "default"]) == [#"cafe "Caf\u{e9}""#, #"`default` "default""#])
  }

  /// FNV-1a is easily made to give the same digits.
  @Test func namesThatCanNotBeToldApartHaveNoMember() {
    #expect(members(["travel", "Travel/),:+", "Travel .++! "]) == [#"travel "travel""#])
  }
}
