import SourceRewriting
import Testing

@testable import SourceSlicing

/// A name behind a point is that of the receiver's type alone, where that is written.
@Suite struct ReceiverTypesTests {
  /// Whether a slice keeps a function of a type that is there, since one of the same name is called.
  private func keepsOther(_ code: String) throws -> Bool {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { \(code) }",
      "Badge.swift":
        "class Badge: UIView { var next: Badge?; var all: [Badge] = []; func reset() {} }\nfunc makeBadge() -> Badge { Badge() }",
      "Other.swift":
        "class Other { var count = 0; func reset() { count = Network.count } }\nfunc makeOther() -> Other { Other() }",
      "Network.swift": "enum Network { static let count = 1 }",
    ]).slice("Cell")
    return slice.text("Network.swift") != nil
  }

  @Test(arguments: [
    "var other: Other?; let badge = Badge(); func f() { badge.reset() }",
    "var other: Other?; var badge: Badge!; func f() { self.badge?.reset() }",
    "var other: Other?; func f(_ badge: Badge) { badge.next?.next?.reset() }",
    "var other: Other?; var badges: [Badge] = []; func f() { badges[0].reset(); for badge in badges { badge.reset() } }",
    "var other: Other?; func f() { makeBadge().reset(); let badge = makeBadge(); badge.reset() }",
    "var other: Other?; var badge: Badge?; func f() { guard let badge = badge else { return }; badge.reset() }",
    "var other: Other?; func f() { (subviews[0] as? Badge)?.reset() }",
    "var other: Other?; func f() { if let badge = subviews.first as? Badge { badge.reset() } }",
    "var other: Other?; lazy var badge: Badge = { let view = Badge(); view.reset(); return view }()",
  ])
  func aKnownReceiverKeepsItsOwnMember(_ code: String) throws {
    #expect(try !keepsOther(code))
  }

  @Test(arguments: [
    "var other: Other?; func f(_ closure: () -> Void) { items.forEach { $0.reset() } }",
    "var other: Other?; func f<Value>(_ badge: Value) { badge.reset() }",
    "var other: Other?; func f(_ flag: Bool) { if flag { let x = Badge(); x.reset() } else { let x = other; x.reset() } }",
  ])
  func anUnknownReceiverMayBeAny(_ code: String) throws {
    #expect(try keepsOther(code))
  }

  @Test func aNameOfTheSystemsTypeIsThatOfItsExtensions() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { let label = UILabel(); func f() { label.style() } }",
      "Extensions.swift":
        "extension UILabel { func style() {} }\nextension String { func style() {} }\nextension Alias { func style() {} }",
      "Alias.swift": "typealias Alias = UIView",
    ]).slice("Cell")
    #expect(
      slice.lines("Extensions.swift") == [
        "extension UILabel { func style() {} }", "extension Alias { func style() {} }",
      ])
  }

  /// A value is known by its type without a question mark, and the parameter of the type is no name that lacks.
  @Test func membersOfOptionalValuesAreKept() throws {
    let slice = try MadeUpApp(files: [
      "Cell.swift": "class Cell: UIView { func f(_ a: Double?) -> Double { a.orZero } }",
      "Optional.swift": "extension Optional where Wrapped == Double { var orZero: Double { self ?? 0 } }",
    ]).slice("Cell")
    #expect(slice.text("Optional.swift") != nil && slice.standIns.entries.isEmpty)
  }
}
