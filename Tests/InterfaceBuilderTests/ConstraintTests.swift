import CellLayout
import Fixtures
import ShelfSizing
import Testing

@testable import InterfaceBuilder

struct ConstraintTests {
  /// The constraints of a cell with the views 'a' and 'b', at the places 2 and 3.
  private func read(_ constraints: String, traits: Traits = .phonePortrait, rest: String = "") throws -> ImportedCell {
    try Fixture.only(
      Fixture.cell("<view id=\"a\"/>\n<label id=\"b\"/>", constraints: constraints, rest: rest), traits: traits)
  }

  @Test func everyPart() throws {
    let cell = try read(
      """
      <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" \
      secondAttribute="bottom" multiplier="16:9" constant="-8.5" priority="999" id="c1"/>
      <constraint firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="b" firstAttribute="baseline" secondItem="a" secondAttribute="centerY" id="c3"/>
      <constraint firstItem="a" firstAttribute="width" constant="30" id="c4"/>
      <constraint firstItem="a" firstAttribute="height" constant="30" placeholder="YES" id="c5"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="1/4" id="c6"/>
      """)
    let constraints = cell.template.constraints
    #expect(constraints.map(\.id) == ["c1", "c2", "c3", "c4", "c5", "c6"])
    #expect(constraints.map(\.line) == [9, 10, 11, 12, 13, 14])
    #expect(constraints.map(\.firstItem) == [.view(3), .view(0), .view(3), .view(2), .view(2), .view(2)])
    #expect(constraints.map(\.secondItem) == [.view(2), .view(3), .view(2), nil, nil, .view(2)])
    #expect(constraints[0].relation == .greaterThanOrEqual && constraints[0].multiplier == 16.0 / 9)
    #expect(constraints[0].constant == -8.5 && constraints[0].priority == 999)
    #expect(constraints[1].firstAttribute == .trailingMargin && constraints[1].priority == 1000)
    #expect(constraints[2].firstAttribute == .lastBaseline && constraints[2].secondAttribute == .centerY)
    #expect(constraints[3].constant == 30 && constraints[3].secondAttribute == nil)
    #expect(constraints.map(\.isPlaceholder) == [false, false, false, false, true, false])
    #expect(constraints[5].multiplier == 0.25)
    #expect(cell.warnings.isEmpty)
  }

  /// Xcode's ways to write centres within margins.
  @Test func centresWithinMargins() throws {
    let cell = try read(
      ["centerXWithinMargin", "centerXMargin", "centerYWithinMargin", "centerYMargin", "centerXWithinMargins"].map {
        "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"b\" secondAttribute=\"\($0)\"/>"
      }.joined())
    let x = ConstraintTemplate.Attribute.centerXWithinMargins
    let y = ConstraintTemplate.Attribute.centerYWithinMargins
    #expect(cell.template.constraints.map(\.firstAttribute) == [x, x, y, y, x])
    #expect(cell.template.constraints.map(\.secondAttribute) == [x, x, y, y, x])
  }

  /// Errors name constraints without an id as well.
  @Test func constraintsWithoutAnID() throws {
    let itself = "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"top\"/>"
    let symbolic = """
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" symbolic="YES"/>
      """
    let cell = try read("\(itself)\n\(symbolic)")
    #expect(
      cell.warningLines == [
        "Card.xib:9:1: warning: the constraint '' sets an attribute in relation to itself, and is left out",
        "Card.xib:10:1: warning: the symbolic constraint '' has no constant, and counts as 0",
      ])
    #expect(cell.template.constraints.map(\.constant) == [0])
    #expect(
      Fixture.errors(Fixture.cell("", constraints: "<constraint firstItem=\"x\" firstAttribute=\"top\"/><constraint/>"))
        == [
          "Card.xib:8:1: error: the constraint '' is to 'x', which is no view of this cell",
          "Card.xib:8:49: error: the constraint '' has no 'firstAttribute'",
        ])
  }

  @Test(arguments: [
    ("priority=\"-1\"", "'priority' of <constraint> is -1, not a priority of 1 to 1000"),
    ("priority=\"1000.5\"", "'priority' of <constraint> is 1000.5, not a priority of 1 to 1000"),
    ("multiplier=\"1:2:3\"", "'multiplier' of <constraint> is '1:2:3', which is no number"),
    ("multiplier=\"x/2\"", "'multiplier' of <constraint> is 'x', which is no number"),
    ("multiplier=\"2/x\"", "'multiplier' of <constraint> is 'x', which is no number"),
    ("multiplier=\"1/0\"", "'multiplier' of <constraint> is '1/0', whose quotient is out of bounds"),
  ])
  func wrongNumbers(attribute: String, message: String) {
    let constraint = "<constraint firstItem=\"a\" firstAttribute=\"width\" \(attribute) id=\"c\"/>"
    #expect(
      Fixture.errors(Fixture.cell("<view id=\"a\"/>", constraints: constraint)) == ["Card.xib:8:1: error: \(message)"])
  }

  /// A priority of 0 never counts, and is UIKit's least.
  @Test(arguments: [("0", 1.0), ("0.5", 1), ("1", 1), ("1000", 1000)])
  func priorities(written: String, priority: Double) throws {
    let cell = try read("<constraint firstItem=\"a\" firstAttribute=\"width\" priority=\"\(written)\" id=\"c\"/>")
    #expect(cell.template.constraints.map(\.priority) == [priority] && cell.warnings.isEmpty)
  }

  @Test func variations() throws {
    let constraints = """
      <constraint firstItem="a" firstAttribute="width" constant="1" id="off"/>
      <constraint firstItem="a" firstAttribute="height" constant="2" id="wide"/>
      <constraint firstItem="a" firstAttribute="top" constant="3" id="both">\
      <variation key="widthClass=regular" constant="4"/><variation key="heightClass=regular" constant="5"/>\
      <variation key="heightClass=regular-widthClass=regular" constant="6"/></constraint>
      """
    let rest = """
      <variation key="default"><mask key="constraints"><exclude reference="off"/><exclude reference="wide"/></mask>\
      </variation><variation key="widthClass=regular"><mask key="constraints"><include reference="wide"/></mask>\
      </variation>
      """
    func seen(_ traits: Traits) throws -> [String] {
      try read(constraints, traits: traits, rest: rest).template.constraints.map { "\($0.id ?? "") \($0.constant)" }
    }
    #expect(try seen(.phonePortrait) == ["both 5.0"])
    #expect(try seen(.any) == ["both 3.0"])
    #expect(try seen(Traits(horizontal: .regular, vertical: .regular)) == ["wide 2.0", "both 6.0"])
    #expect(try seen(Traits(horizontal: .regular, vertical: .compact)) == ["wide 2.0", "both 4.0"])
  }

  @Test func viewsThatAVariationSwitchesOffTakeTheirConstraintsAlong() throws {
    let cell = try Fixture.only(
      Nib.document(
        """
        <view id="v"><subviews><view id="a"/><view id="b"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="c"/></constraints>
        <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation></view>
        """))
    #expect(cell.template.views.map(\.id) == ["v", "b"])
    #expect(cell.template.constraints.isEmpty)
  }

  @Test func guides() throws {
    let cell = try Fixture.only(
      Nib.document(
        """
        <view id="v"><subviews>
        <scrollView id="s"><subviews><view id="a"/></subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="c1"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="s" secondAttribute="width" id="c2"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c3"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="c4"/>
        <constraint firstItem="a" firstAttribute="height" secondItem="fg" secondAttribute="height" id="c5"/>
        </constraints><viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
        </scrollView></subviews><viewLayoutGuide key="safeArea" id="sa"/><viewLayoutGuide key="layoutMargins" id="lm"/>
        <constraints><constraint firstItem="s" firstAttribute="top" secondItem="sa" secondAttribute="top" id="c6"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="lm" secondAttribute="leading" id="c7"/>
        <constraint firstItem="s" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="c8"/></constraints>
        </view>
        """))
    let items = Dictionary(
      cell.template.constraints.compactMap { constraint in constraint.id.map { ($0, constraint) } },
      uniquingKeysWith: { first, _ in first })
    #expect(items["c1"]?.secondItem == .guide(0) && items["c2"]?.secondItem == .view(1))
    #expect(items["c3"]?.firstItem == .guide(0) && items["c4"]?.secondItem == .guide(0))
    #expect(items["c5"]?.secondItem == .view(1) && items["c6"]?.secondItem == .safeArea(0))
    #expect(items["c7"]?.secondItem == .layoutMargins(0) && items["c8"]?.firstItem == .view(1))
    #expect(cell.template.guides.map(\.owner) == [1])
  }

  @Test(arguments: [
    (
      #"<constraint firstItem="x" firstAttribute="top" id="c"/>"#,
      "8:1: error: the constraint 'c' is to 'x', which is no view of this cell"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="topp" id="c"/>"#,
      "8:1: error: 'firstAttribute' is 'topp', which is no attribute of a constraint. Did you mean 'top'?"
    ),
    (#"<constraint firstItem="a" id="c"/>"#, "8:1: error: the constraint 'c' has no 'firstAttribute'"),
    (
      #"<constraint firstItem="a" firstAttribute="width" constant="1e400" id="c"/>"#,
      "8:1: error: 'constant' of <constraint> is 1e400, beyond the 1000000 points allowed"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="width" multiplier="1:0" id="c"/>"#,
      "8:1: error: 'multiplier' of <constraint> is '1:0', whose quotient is out of bounds"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="top" secondItem="x" secondAttribute="top" id="c"/>"#,
      "8:1: error: the constraint 'c' is to 'x', which is no view of this cell"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="top" secondItem="cell" secondAttribute="topp" id="c"/>"#,
      "8:1: error: 'secondAttribute' is 'topp', which is no attribute of a constraint. Did you mean 'top'?"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="width" constant="nan" id="c"/>"#,
      "8:1: error: 'constant' of <constraint> is 'nan', which is no number"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="width" constant="-1e308" id="c"/>"#,
      "8:1: error: 'constant' of <constraint> is -1e308, beyond the 1000000 points allowed"
    ),
    (
      #"<constraint firstItem="a" firstAttribute="width" constant="1" priority="1001" id="c"/>"#,
      "8:1: error: 'priority' of <constraint> is 1001, not a priority of 1 to 1000"
    ),
  ])
  func wrongConstraints(constraint: String, expected: String) {
    #expect(Fixture.errors(Fixture.cell("<view id=\"a\"/>", constraints: constraint)) == ["Card.xib:" + expected])
  }

  @Test func whatIsNotUnderstoodIsAWarning() throws {
    let cell = try read(
      """
      <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" symbolic="YES" id="c" \
      strength="4"/>
      <constraint firstItem="a" firstAttribute="top" constant="3" id="d"><variation key="displayGamut=P3"/></constraint>
      """)
    #expect(
      cell.warningLines == [
        "Card.xib:9:1: warning: the symbolic constraint 'c' has no constant, and counts as 0",
        "Card.xib:9:1: warning: the attribute 'strength' of <constraint> is not known, and is left out",
        "Card.xib:10:68: warning: the variation 'displayGamut=P3' is not for size classes, and is left out",
      ])
  }

  /// It says nothing, and is no reason to refuse a file.
  @Test func anAttributeInRelationToItself() throws {
    let cell = try Fixture.only(
      Fixture.cell(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        constraints: #"<constraint firstItem="a" firstAttribute="top" secondItem="a" secondAttribute="top" id="c"/>"#))
    #expect(cell.template.constraints.isEmpty)
    #expect(
      cell.warningLines == [
        "Card.xib:8:1: warning: the constraint 'c' sets an attribute in relation to itself, and is left out"
      ])
  }
}
