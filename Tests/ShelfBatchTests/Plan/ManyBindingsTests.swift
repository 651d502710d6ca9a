import Catalog
import CellLayout
import RecordCells
import SeededRandom
import Testing

@testable import ShelfBatch

/// Configurations with more of everything than anybody writes.
@Suite struct ManyBindingsTests {
  private func plan(_ json: String) throws -> BatchPlan {
    try BatchPlan(ShelfConfiguration.parse(Array(json.utf8), file: "A.shelf.json"), inputs: [])
  }

  private func list(_ count: Int, _ element: (Int) -> String) -> String {
    (0..<count).map(element).joined(separator: ",")
  }

  private func labels(_ count: Int) -> String {
    #"{"stackView": {"axis": "vertical", "arrangedSubviews": [\#(list(count) { #"{"label": {"id": "v\#($0)"}}"# })]}}"#
  }

  /// Generous, since a debug build on a busy machine must not fail.
  private func expectQuick(_ body: () throws -> Void) rethrows {
    let duration = try ContinuousClock().measure(body)
    #expect(duration < .seconds(60))
  }

  /// A button that shows a picture alone gets a title where a field fills it.
  @Test func aPictureButtonTakesATitle() throws {
    let button = #""id": "b", "configuration": "filled", "image": {"width": 20, "height": 20}"#
    let cell =
      #"{"stackView": {"axis": "vertical", "alignment": "leading", "arrangedSubviews": [{"button": {\#(button)}}]}}"#
    let bound = try plan(#"{"cell": \#(cell), "bindings": {"b": "t"}}"#)
    let heights = try bound.reports(of: [["t": "Buy it"], ["t": "Buy\nit"]]).map(\.metrics.contentHeight)
    #expect(heights == [56.5])
    let alone = try plan(#"{"cell": \#(cell)}"#)
    #expect(try alone.reports(of: [["t": "Buy it"]]).map(\.metrics.contentHeight) == [34])
  }

  @Test func twoThousandBindings() throws {
    let bindings = list(2000) { #""v\#(1999 - $0)": {"field": "f\#($0)", "hiddenWithout": "g\#($0 % 10)"}"# }
    try expectQuick {
      let plan = try plan(#"{"cell": \#(labels(2000)), "bindings": {\#(bindings)}}"#)
      let prototypes = plan.passes[0].variants[0].prototypes
      #expect(prototypes.fields.count == 2010 && prototypes.fields.prefix(2) == ["f1999", "g9"])
      #expect(prototypes.isTranslated("f7") && !prototypes.isTranslated("g7") && !prototypes.isTranslated("f2000"))
      #expect(prototypes.uses(ofField: "g7") == "without which a view is hidden")
      let cell = RecordCell(prototypes.all[0].cell).cell
      #expect(cell.labels.count == 2000)
    }
  }

  @Test func bindingsWithTheSameFields() throws {
    // Equal to `==`, not by their bytes.
    let plan = try plan(#"{"cell": \#(labels(3)), "bindings": {"v0": "e\u0301", "v1": "\u00e9", "v2": "e\u0301"}}"#)
    let prototypes = plan.passes[0].variants[0].prototypes
    #expect(prototypes.fields.map { Array($0.utf8) } == [Array("e\u{301}".utf8), Array("\u{e9}".utf8)])
  }

  @Test func aNameOfFortyThousandBytes() throws {
    let name = String(repeating: "x", count: 40_000)
    let json = #"{"cell": {"label": {"id": "\#(name)"}}, "bindings": {"\#(name)y": "f"}}"#
    expectQuick {
      let error = #expect(throws: BatchError.self) { try plan(json) }
      #expect(error?.description.hasSuffix("error: the cell has no label '\(name)y'") == true)
    }
  }

  @Test func shapesOfThousandsOfImages() throws {
    let count = Sweep.isFull ? 2000 : 500
    let images = list(count) { #"{"imageView": {"id": "v\#($0)"}}"# }
    let bindings = list(count) { #""v\#($0)": {"aspectRatio": 1.5}"# }
    let constraints = list(count) {
      #"{"firstItem": "v\#($0)", "firstAttribute": "width", "secondItem": "v\#($0)", "secondAttribute": "height"}"#
    }
    try expectQuick {
      let plan = try plan(
        #"""
        {"cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [\#(images)]}, "constraints": [\#(constraints)]},
         "bindings": {\#(bindings)}}
        """#)
      let template = plan.passes[0].variants[0].prototypes.all[0].cell.blueprint.template
      #expect(template.constraints.isEmpty)
      guard case .image(let image) = template.views[count].content else { throw Missing() }
      #expect(image.aspectRatio == 1.5)
    }
  }

  private struct Missing: Error {}

  @Test func thousandsOfVariations() throws {
    let count = Sweep.isFull ? 2000 : 500
    let variations = list(count) {
      #"{"contentSizeCategory": "large", "views": {"v\#($0 + 1)": {"numberOfLines": \#($0)}, "v0": {"numberOfLines": \#($0)}}}"#
    }
    try expectQuick {
      let plan = try plan(#"{"cell": \#(labels(count + 1)), "variations": [\#(variations)]}"#)
      let template = plan.passes[0].variants[0].prototypes.all[0].cell.blueprint.template
      // The last one counts.
      let lines = template.views.dropFirst().map { view in
        if case .label(let label) = view.content { label.numberOfLines } else { -1 }
      }
      #expect(lines == [count - 1] + Array(0..<count))
    }
  }

  @Test func thousandsOfCells() throws {
    let cells = list(3000) { #"{"label": {"id": "v"}, "reuseIdentifier": "r\#($0)"}"# }
    let plan = try plan(#"{"reuseIdentifierField": "kind", "cell": [\#(cells)]}"#)
    let prototypes = plan.passes[0].variants[0].prototypes
    func index(_ name: String) -> Int? { Array(name.utf8).withUnsafeBufferPointer { prototypes.index(of: $0) } }
    #expect(index("r0") == 0 && index("r2999") == 2999 && index("r3000") == nil)
    let refusal = Array("x".utf8).withUnsafeBufferPointer { prototypes.refusal($0) }
    #expect(refusal.hasSuffix("r18, r19 and 2980 others)"))
  }
}
