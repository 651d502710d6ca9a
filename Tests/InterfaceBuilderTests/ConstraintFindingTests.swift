import CellLayout
import Fixtures
import Testing

@testable import InterfaceBuilder

/// Findings of a layout about a document's constraints, at their lines.
struct ConstraintFindingTests {
  /// A cell of 200 × 100 points with one label; constraints stand in line 8 and after.
  private func cell(_ constraints: [String]) throws -> TemplateCell {
    let cell = Nib.cell(
      Nib.label("a", Nib.frame(8, 8, 184, 20.5)), constraints: constraints.joined(separator: "\n"),
      outlets: ["a": "titleLabel"])
    return try Fixture.only(Nib.document(cell), in: .app).laidOut()
  }

  private let edges = Nib.edges("a", inset: 8)

  private func height(_ constant: Int, priority: Int = 1000) -> String {
    Nib.constraint(
      "h\(constant)", "firstItem=\"a\" firstAttribute=\"height\" constant=\"\(constant)\" priority=\"\(priority)\"")
  }

  /// The broken constraint with its line, and with the others of its set.
  @Test func namesConstraintsThatContradict() throws {
    let cell = try cell([edges, height(20), height(40)])
    let broken = cell.layoutFindings(cardWidth: 176).brokenConstraints
    #expect(
      broken.map(\.message) == [
        "the constraint 'titleLabel.height = 40' was broken, because it contradicts: titleLabel.height = 20"
      ])
    #expect(broken.map(\.line) == [13])
    #expect(cell.systemLayoutSizeFitting(requiredWidth: 176).height == 36)
  }

  /// The stored height leaves no room for a required one.
  @Test func namesConstraintsThatContradictTheDesignSize() throws {
    let cell = try cell([edges, height(20)])
    let broken = cell.layoutFindings(cardWidth: 200, height: 100).brokenConstraints
    #expect(
      broken.map(\.message) == [
        "the constraint 'titleLabel.height = 20' was broken, because it contradicts: titleLabel.top = cell.top + 8; "
          + "cell.bottom = titleLabel.bottom + 8"
      ])
    #expect(broken.map(\.line) == [12])
    #expect(cell.layoutFindings(cardWidth: 176).brokenConstraints.isEmpty)
    // A constraint that is not required gives way without a word.
    let weak = try self.cell([edges, height(20, priority: 999)])
    #expect(weak.layoutFindings(cardWidth: 200, height: 100).brokenConstraints.isEmpty)
  }

  @Test func namesWhatIsLeftOpen() throws {
    let top = "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"cell\" secondAttribute=\"top\" constant=\"8\""
    let open = try cell([Nib.constraint("top", top)])
    #expect(open.ambiguities(cardWidth: 176) == ["titleLabel.left"])
    #expect(open.ambiguities(cardWidth: 200, height: 100) == ["titleLabel.left"])
    #expect(open.layoutFindings(cardWidth: 176).brokenConstraints.isEmpty)
    #expect(try cell([edges]).ambiguities(cardWidth: 176).isEmpty)
  }
}
