import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Templates that no designer makes, but a file may hold: there is a finite answer in bounded time, and it is said what
/// contradicts what.
///
/// A stack view arranged in itself is not among them, since a view's superview stands before it in a template.
struct HostileLayoutTests {
  /// The standard cell with something wrong in it.
  private func damaged(_ change: (inout CellTemplate) -> Void) throws -> TemplateCell {
    var template = CellTemplate.standard
    change(&template)
    return try cell(template)
  }

  /// Heights and frames are numbers.
  private func expectFinite(_ cell: TemplateCell, width: Double = 176) {
    cell.show(cell.textNames.map { _ in "some text" })
    let height = cell.heightInPixels(requiredWidth: width)
    #expect(height.isFinite && height >= 0)
    #expect(cell.solvedHeightInPixels(requiredWidth: width) == height)
    for view in cell.placedViews(cardWidth: width) {
      #expect([view.x, view.y, view.size.width, view.size.height].allSatisfy { $0.isFinite })
    }
    #expect(cell.textHeightInPixels(requiredWidth: width).isFinite)
    _ = cell.viewWithoutWidth(cardWidth: width)
    _ = (cell.layoutFindings(cardWidth: width), cell.ambiguities(cardWidth: width))
  }

  private static let numbers = [
    Double.nan, .infinity, -.infinity, 1e308, -1e308, Double.leastNonzeroMagnitude, 1e13, -1e13, 0, -1,
  ]

  // MARK: Numbers

  @Test(arguments: numbers)
  func constants(number: Double) throws {
    for index in CellTemplate.standard.constraints.indices {
      expectFinite(try damaged { $0.constraints[index].constant = number })
      expectFinite(try damaged { $0.constraints[index].multiplier = number })
      expectFinite(try damaged { $0.constraints[index].priority = number })
    }
  }

  @Test(arguments: numbers)
  func sizes(number: Double) throws {
    expectFinite(try damaged { $0.update(1) { $0.placeholderSize = OptionalSize(width: number, height: number) } })
    expectFinite(try damaged { $0.update(1) { $0.content = .image(ImageTemplate(width: number, height: 5)) } })
    expectFinite(try damaged { $0.update(1) { $0.content = .image(ImageTemplate(aspectRatio: number)) } })
    let imageSize = OptionalSize(width: number, height: number)
    expectFinite(try damaged { $0.update(1) { $0.content = .image(ImageTemplate(imageSize: imageSize)) } })
    expectFinite(
      try damaged { $0.update(1) { $0.content = .control(ControlTemplate(systemClass: "UISwitch", size: imageSize)) } })
    expectFinite(
      try damaged {
        $0.update(2) {
          guard case .label(var label) = $0.content else { return }
          label.preferredMaxLayoutWidth = number
          $0.content = .label(label)
        }
      })
  }

  @Test(arguments: numbers)
  func prioritiesAndMargins(number: Double) throws {
    let priorities = AxisPriorities(horizontal: number, vertical: number)
    expectFinite(try damaged { $0.update(1) { $0.hugging = priorities } })
    expectFinite(try damaged { $0.update(2) { $0.compressionResistance = priorities } })
    expectFinite(
      try damaged {
        $0.update(0) { $0.layoutMargins = EdgeInsets(all: number) }
        for index in $0.constraints.indices where $0.constraints[index].secondAttribute == .leading {
          $0.constraints[index].secondAttribute = .leadingMargin
        }
      })
    expectFinite(
      try damaged {
        $0.update(1) {
          $0.autoresizing = [.flexibleWidth, .flexibleTopMargin]
          $0.designFrame = DesignFrame(x: number, y: 3, width: 4, height: number)
        }
      })
  }

  @Test(arguments: numbers)
  func stacks(number: Double) throws {
    for distribution in StackTemplate.Distribution.allCases {
      for axis in StackTemplate.Axis.allCases {
        var stack = StackTemplate(axis: axis, spacing: number, layoutMargins: EdgeInsets(all: number))
        stack.distribution = distribution
        var template = CellTemplate(root: ViewTemplate(.stack(stack)))
        for text in ["one", "two words", ""] {
          var view = ViewTemplate(.label(LabelTemplate(font: .system(size: 14, weight: .regular), text: text)))
          view.isArranged = true
          view.customSpacingAfter = text.isEmpty ? nil : number
          template.add(view, to: 0)
        }
        expectFinite(try cell(template))
      }
    }
  }

  @Test(arguments: numbers + [1e9, -176, 0.001])
  func cardWidths(width: Double) throws { expectFinite(try cell(.standard), width: width) }

  // MARK: Structures

  @Test func aViewTiedToItself() throws {
    for attribute in ConstraintTemplate.Attribute.allCases {
      for multiplier in [1.0, 2, 0, -1] {
        expectFinite(
          try damaged {
            $0.constraints.append(
              ConstraintTemplate(
                .view(1), attribute, to: .view(1), attribute, multiplier: multiplier, constant: 7))
          })
      }
    }
    let cell = try damaged {
      $0.constraints.append(ConstraintTemplate(.view(1), .width, to: .view(1), .width, constant: 7))
    }
    #expect(
      cell.layoutFindings(cardWidth: 176).brokenConstraints.map(\.message) == [
        "the constraint 'titleLabel.width = titleLabel.width + 7' was broken, because it contradicts: the cell's size"
      ])
  }

  @Test func everyPairOfAttributes() throws {
    for first in ConstraintTemplate.Attribute.allCases {
      let cell = try damaged { template in
        for second in ConstraintTemplate.Attribute.allCases {
          template.constraints.append(ConstraintTemplate(.view(1), first, to: .view(2), second, priority: 999))
        }
      }
      expectFinite(cell)
    }
  }

  @Test func noConstraintsAtAll() throws {
    let cell = try damaged { $0.constraints = [] }
    expectFinite(cell)
    #expect(cell.height(["a", "b"], width: 176) == 0)
    let ambiguous = cell.ambiguities(cardWidth: 176)
    #expect(ambiguous == ["titleLabel.left", "titleLabel.top", "bodyLabel.left", "bodyLabel.top"])
  }

  @Test func everythingContradictsEverything() throws {
    let cell = try damaged { template in
      for constant in 0..<60 {
        for attribute in [ConstraintTemplate.Attribute.width, .height] {
          template.constraints.append(
            ConstraintTemplate(.view(1 + constant % 2), attribute, constant: Double(1 + constant)))
        }
        template.constraints.append(ConstraintTemplate(.view(0), .height, constant: Double(100 + constant)))
      }
    }
    let clock = ContinuousClock()
    let duration = clock.measure { expectFinite(cell) }
    #expect(duration < .seconds(60))
    // All but the heights of the cell and of both labels, which hold once.
    #expect(cell.layoutFindings(cardWidth: 176).brokenConstraints.count == 180 - 3)
  }

  /// Each lies in the one before, a point below its top.
  @Test func fiveThousandViewsInEachOther() throws {
    var template = CellTemplate(root: ViewTemplate())
    var outer = 0
    for _ in 0..<5000 {
      let inner = template.add(ViewTemplate(), to: outer)
      template.constraints += [
        ConstraintTemplate(.view(inner), .top, to: .view(outer), .top, constant: 1),
        ConstraintTemplate(.view(inner), .leading, to: .view(outer), .leading, constant: 1),
      ]
      outer = inner
    }
    template.constraints.append(ConstraintTemplate(.view(0), .bottom, to: .view(outer), .bottom, constant: 7))
    let cell = try cell(template)
    let clock = ContinuousClock()
    let duration = clock.measure { #expect(cell.heightInPixels(requiredWidth: 176) == 2 * 5007) }
    #expect(duration < .seconds(60))
    let inmost = try #require(cell.placedViews(cardWidth: 176).last)
    #expect(inmost.x == 1 && inmost.y == 1 && inmost.depth == 5000)
  }

  /// All four sides follow the view outside.
  @Test func viewsInsetInEachOther() throws {
    var template = CellTemplate(root: ViewTemplate())
    var outer = 0
    let count = Sweep.isFull ? 500 : 150
    for _ in 0..<count {
      let inner = template.add(ViewTemplate(), to: outer)
      template.constraints += [
        ConstraintTemplate(.view(inner), .top, to: .view(outer), .top, constant: 1),
        ConstraintTemplate(.view(inner), .leading, to: .view(outer), .leading, constant: 0.5),
        ConstraintTemplate(.view(outer), .trailing, to: .view(inner), .trailing, constant: 0.5),
        ConstraintTemplate(.view(outer), .bottom, to: .view(inner), .bottom, constant: 1),
      ]
      outer = inner
    }
    let cell = try cell(template)
    #expect(cell.heightInPixels(requiredWidth: 600) == 4 * Double(count))
    let inmost = try #require(cell.placedViews(cardWidth: 600).last)
    #expect(inmost.x == 0.5 && inmost.y == 1 && inmost.size == Size(width: Double(600 - count), height: 0))
  }

  /// Generous, since a debug build on a busy machine must not fail: `LayoutSpeed` has the figures.
  @Test func twoThousandArrangedViews() throws {
    var template = CellTemplate(root: ViewTemplate(.stack(StackTemplate(axis: .vertical))))
    for _ in 1..<2000 {
      var view = ViewTemplate(.label(LabelTemplate(font: .named("Helvetica", size: 20), numberOfLines: 0, text: "Hi")))
      view.isArranged = true
      template.add(view, to: 0)
    }
    let cell = try cell(template)
    let clock = ContinuousClock()
    let duration = clock.measure { #expect(cell.heightInPixels(requiredWidth: 176) == 1999 * 46) }
    #expect(duration < .seconds(60))
  }
}
