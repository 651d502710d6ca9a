import ShelfSizing
import Testing

struct ShelfTests {
  @Test func defaultsAreThoseOfAFlowLayout() throws {
    let shelf = try Shelf(cardWidth: 176)
    #expect(shelf.maximumCardHeight == nil && shelf.containerHeight == nil)
    #expect(shelf.insets == .zero)
    #expect(shelf.lineSpacing == 10 && shelf.interitemSpacing == 10)
    #expect(shelf.grid.scale == 2)
  }

  /// Lengths that must be above 0.
  @Test(arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e6 + 1, -0.0, .leastNonzeroMagnitude, 9e-7])
  func refusesLengthsThatMustBePositive(value: Double) {
    #expect(error { _ = try Shelf(cardWidth: value) }?.name == "cardWidth")
    let maximum = error { _ = try Shelf(cardWidth: 1, maximumCardHeight: value) }
    #expect(maximum?.name == "maximumCardHeight")
    #expect(maximum?.mustBePositive == true)
    #expect(error { _ = try Shelf(cardWidth: 1, scale: value) }?.name == "scale")
  }

  /// Lengths that may be 0.
  @Test(arguments: [Double.nan, .infinity, -.infinity, -0.001, 1e6 + 1])
  func refusesLengthsThatMayBeZero(value: Double) {
    let errors = [
      error { _ = try Shelf(cardWidth: 1, insets: insets(top: value)) },
      error { _ = try Shelf(cardWidth: 1, insets: insets(leading: value)) },
      error { _ = try Shelf(cardWidth: 1, insets: insets(bottom: value)) },
      error { _ = try Shelf(cardWidth: 1, insets: insets(trailing: value)) },
      error { _ = try Shelf(cardWidth: 1, lineSpacing: value) },
      error { _ = try Shelf(cardWidth: 1, interitemSpacing: value) },
      error { _ = try Shelf(cardWidth: 1, containerHeight: value) },
    ]
    #expect(
      errors.map { $0?.name } == [
        "insets.top", "insets.leading", "insets.bottom", "insets.trailing", "lineSpacing", "interitemSpacing",
        "containerHeight",
      ])
    #expect(errors.allSatisfy { $0?.mustBePositive == false })
  }

  @Test func theErrorSaysWhatWouldDo() {
    #expect(
      error { _ = try Shelf(cardWidth: .nan) }?.description
        == "cardWidth is nan, but must be a finite number of at least 0.000001 and at most 1000000")
    #expect(
      error { _ = try Shelf(cardWidth: 1, lineSpacing: -1) }?.description
        == "lineSpacing is -1, but must be a finite number of at least 0 and at most 1000000")
    #expect(
      error { _ = try Shelf(cardWidth: 1, scale: 17) }?.description
        == "scale is 17, but must be a finite number of at least 0.000001 and at most 16")
  }

  @Test(arguments: [
    (1.0, true), (16, true), (0.5, true), (16.5, false), (1e-6, true), (9e-7, false), (.leastNonzeroMagnitude, false),
    (0, false),
    (-2, false), (.nan, false),
  ])
  func scalesOfTheGrid(scale: Double, isAccepted: Bool) {
    #expect((PixelGrid(scale: scale) != nil) == isAccepted)
  }

  @Test(
    arguments: [
      (2, 20.287, 41, 40), (3, 20.287, 61, 60), (3, 61.0 / 3, 61, 61), (2, 0, 0, 0), (2, .nan, 0, 0),
      (1, 1e300, 1e12, 1e12), (2, -.infinity, -1e12, -1e12), (3, 0.1 + 0.2 + 0.7, 3, 3), (2, -0.3, 0, -1),
    ] as [(Double, Double, Double, Double)])
  func wholePixels(scale: Double, points: Double, up: Double, down: Double) throws {
    let grid = try #require(PixelGrid(scale: scale))
    #expect(grid.pixels(roundingUp: points) == up)
    #expect(grid.pixels(roundingDown: points) == down)
  }

  @Test func noPixelsHaveNoSign() throws {
    let grid = try #require(PixelGrid(scale: 3))
    #expect(grid.points(pixels: grid.pixels(roundingUp: -0.1)).sign == .plus)
  }

  private func insets(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  private func error(_ body: () throws -> Void) -> ShelfError? {
    do { try body() } catch { return error as? ShelfError }
    return nil
  }
}
