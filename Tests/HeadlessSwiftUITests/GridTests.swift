import HeadlessSwiftUI
import Testing

/// Grids, lazy ones and those that measure all of their views.
@MainActor @Suite struct GridTests {
  private func widths(_ columns: [GridItem], _ width: Double) -> [CGFloat] {
    let frames = FrameRecorder.frames(width: width, height: 500, scale: 100) { recorder in
      LazyVGrid(columns: columns) { ForEach(0..<6) { Color.red.frame(height: 10).noted("\($0)", recorder) } }
    }
    let first = frames.values.filter { $0.minY == frames["0"]?.minY }.sorted { $0.minX < $1.minX }
    return first.map(\.width)
  }

  /// A fixed column keeps its width; an adaptive one holds as many of its minimum as have room beside 8 points of
  /// spacing, which share what is left (objc.io/blog/2020/11/23/grid-layout, its first question).
  @Test func anAdaptiveColumnHoldsSeveral() {
    #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], 200) == [70, 57, 57])
    #expect(widths([GridItem(.adaptive(minimum: 40, maximum: 45), spacing: 10)], 200) == [42.5, 42.5, 42.5, 42.5])
    #expect(widths([GridItem(.adaptive(minimum: 300))], 200) == [300])
  }

  /// Flexible columns get equal parts of the rest in order, within their limits (documentation of `GridItem.Size`).
  @Test func flexibleColumnsShareTheRest() {
    #expect(widths([GridItem(), GridItem()], 108) == [50, 50])
    #expect(widths([GridItem(.flexible(maximum: 30)), GridItem()], 108) == [30, 70])
    #expect(
      widths([GridItem(.flexible(minimum: 80)), GridItem(), GridItem(.fixed(20), spacing: 0)], 176) == [80, 60, 20])
    #expect(widths([GridItem(spacing: 0), GridItem()], 100) == [50, 50])
  }

  /// A row is as high as its highest cell, and the grid as all rows together, whatever is in sight
  /// (My-Wallet-V3-iOS, Colors); a horizontal grid likewise.
  @Test func aLineIsAsLongAsItsLongestCell() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 5) {
      box(10, 10)
      box(10, 30)
      box(10, 20)
    }
    #expect(ideal(grid) == CGSize(width: 88, height: 55))
    #expect(fresh(grid, width: 200, height: 10) == CGSize(width: 200, height: 55))
    #expect(ideal(ScrollView { grid }) == CGSize(width: 88, height: 55))
    let rows = LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(20), spacing: 3)], spacing: 5) {
      box(10, 10)
      box(30, 10)
      box(20, 10)
    }
    #expect(ideal(rows) == CGSize(width: 55, height: 68))
  }

  /// The columns stand where the grid's alignment says, a view where its column's says (documentation of `LazyVGrid` and
  /// `GridItem.alignment`).
  @Test func alignmentsMoveColumnsAndViews() {
    let frames = FrameRecorder.frames(width: 100, height: 100) { recorder in
      LazyVGrid(columns: [GridItem(.fixed(40), alignment: .bottomLeading), GridItem(.fixed(20))], alignment: .trailing)
      {
        box(10, 10).noted("cell", recorder)
        box(10, 30).noted("other", recorder)
      }
    }
    #expect(frames["cell"] == CGRect(x: 32, y: 20, width: 10, height: 10))
    #expect(frames["other"] == CGRect(x: 85, y: 0, width: 10, height: 30))
  }

  /// "A column is as wide as its widest cell, a row as high as its highest" (WWDC 2022, session 10056).
  @Test func aColumnIsAsWideAsItsWidestCell() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 2) {
      GridRow {
        box(20, 10)
        box(30, 40)
      }
      GridRow {
        box(50, 5)
        box(10, 5)
      }
    }
    #expect(ideal(grid) == CGSize(width: 90, height: 47))
    #expect(fresh(grid, width: 40, height: 10) == CGSize(width: 90, height: 47))
  }

  /// Text that has no room is broken in the column that is least flexible last, and a colour takes what is left.
  @Test func columnsShareANarrowRoom() {
    let frames = FrameRecorder.frames(width: 100, height: 200, scale: 100) { recorder in
      Grid(horizontalSpacing: 10) {
        GridRow {
          box(30, 10)
          Color.red.frame(height: 10).noted("rest", recorder)
        }
      }
    }
    #expect(frames["rest"]?.width == 60)
  }

  /// A view that is no row spans all columns, a cell may span some, and one without a size on an axis asks for no room of
  /// its own (documentation of `Grid`, `gridCellColumns(_:)`, `gridCellUnsizedAxes(_:)`).
  @Test func cellsSpanColumns() {
    let line = Color.red.frame(height: 1)
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(20, 10)
        box(30, 10)
        box(40, 10)
      }
      GridRow {
        box(10, 10)
        box(100, 10).gridCellColumns(2)
      }
      line.gridCellUnsizedAxes(.horizontal)
    }
    #expect(ideal(grid) == CGSize(width: 20 + 10 + 100, height: 21))
    #expect(fresh(grid, width: 300, height: 100).width == 130)
    let open = Grid {
      GridRow { box(20, 10) }
      line
    }
    #expect(fresh(open, width: 300, height: 100).width == 300)
  }

  /// Cells stand where their grid, row or column says, or where they say themselves (documentation of `GridRow`,
  /// `gridColumnAlignment(_:)` and `gridCellAnchor(_:)`).
  @Test func cellsStandWhereTheyAreTold() {
    let frames = FrameRecorder.frames(width: 100, height: 100) { recorder in
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(50, 40)
          box(50, 10).gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          box(10, 60).noted("leading", recorder)
          box(10, 10).noted("bottom", recorder)
          box(0, 0)
        }
        GridRow { box(10, 10).gridCellAnchor(.center).noted("anchor", recorder) }
      }.fixedSize()
    }
    let top = frames["leading"]?.minY ?? 0
    #expect(frames["leading"]?.minX == 0)
    #expect(frames["bottom"] == CGRect(x: 90, y: top + 50, width: 10, height: 10))
    #expect(frames["anchor"]?.minX == 20)
  }

  /// Outside a grid a row's views lie in no container of their own, inside one rows may come from a `ForEach`
  /// (documentation of `GridRow`).
  @Test func aRowElsewhereIsItsViews() {
    let views = VStack(spacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
    }
    #expect(ideal(views) == CGSize(width: 10, height: 20))
    let rows = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<3) { _ in
        GridRow {
          box(10, 10)
          box(10, 10)
        }
      }
    }
    #expect(ideal(rows) == CGSize(width: 20, height: 30))
  }
}
