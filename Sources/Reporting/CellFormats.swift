import Catalog
import CellLayout
import CollectionLayout
import ShelfSizing

/// A laid out cell for people and programs.
package enum CellFormats {
  /// One line a view, indented by its depth, with the lines of its text below: `|` a shown one, `x` one beyond the
  /// label's limit.
  package static func tree(_ views: [PlacedView], indent: Int = 0, to output: inout TextBuffer) {
    for view in views {
      let indent = String(repeating: "  ", count: indent + view.depth)
      let name = view.outlet ?? view.id
      // A name by number has the class in it: `Text 2`.
      let isNumbered = name?.hasPrefix("\(view.className) ") == true
      let words = isNumbered ? [name] : [view.className, name]
      output.write(indent + words.compactMap { $0?.shownInTerminal }.joined(separator: " "))
      if view.isShown {
        output.write(
          " (\(rounded(view.x)), \(rounded(view.y)); \(rounded(view.size.width)) x \(rounded(view.size.height)))")
      } else {
        output.write(" hidden")
      }
      if let font = view.font { output.write(" \(font.shownInTerminal)") }
      output.write("\n")
      for (index, line) in view.lines.enumerated() {
        let mark = index < view.shownLines ? "|" : "x"
        output.write("\(indent)  \(mark) \(line.text.shownInTerminal)\n")
      }
    }
  }

  /// The constraints that a cell's height rests on, below its tree.
  package static func decidingHeight(_ findings: LayoutFindings, indent: Int = 0, to output: inout TextBuffer) {
    guard !findings.decidingHeight.isEmpty else { return }
    let indent = String(repeating: "  ", count: indent)
    output.write("\(indent)its height comes from\n")
    for constraint in findings.decidingHeight { output.write("\(indent)  \(constraint.shownInTerminal)\n") }
  }

  /// The list that JSON is.
  package static var shape: ValueShape { .list(.row("view") { $0.placed(nil) }) }

  /// A list of views in document order, frames in the superview's coordinates.
  package static func json(_ views: [PlacedView], to output: inout TextBuffer) {
    output.write("[")
    for (index, view) in views.enumerated() {
      output.write(index == 0 ? "\n  " : ",\n  ")
      output.writeRow { $0.placed(view) }
    }
    output.write(views.isEmpty ? "]\n" : "\n]\n")
  }

  /// A drawing to scale of cells below each other: a rectangle a view, and the looks of each.
  package static func svg(_ cells: [[PlacedView]], to output: inout TextBuffer) {
    // No key path: the runtime follows optional ones by a `memcpy` onto itself, which the address sanitizer stops at.
    let sizes = cells.compactMap { $0.first?.size }
    let width = rounded(sizes.reduce(0) { max($0, $1.width) })
    let height = rounded(sizes.reduce(-gap) { $0 + gap + $1.height })
    let shown = sizes.map { "\(rounded($0.width)) by \(rounded($0.height))" }.joined(separator: ", ")
    output.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" role=\"img\">\n"
        + "<title>\(sizes.count == 1 ? "A card" : "Cards") of \(shown) points</title>\n"
        + "<style>\n\(HTMLStyle.ofDrawings)</style>\n")
    var top = 0.0
    for views in cells {
      draw(views, top: top, to: &output)
      top += (views.first?.size.height ?? 0) + gap
    }
    output.write("</svg>\n")
  }

  /// Points between cells.
  private static let gap = 16.0

  private static func draw(_ views: [PlacedView], top: Double, to output: inout TextBuffer) {
    let size = views.first?.size ?? .zero
    output.beginPart(x: 0, y: top, width: size.width, height: size.height)
    for (view, origin) in zip(views, views.origins) where view.isShown {
      output.write(
        rectangle: "view", x: origin.x, y: origin.y, width: view.size.width, height: view.size.height)
    }
    CardDrawing(views: views, shown: 0...max(0, size.height)).write(to: &output)
    output.write("</svg>\n")
  }
}

extension RowWriter {
  /// A view with its frame in its superview's coordinates.
  fileprivate mutating func placed(_ view: PlacedView?) {
    text("id", view?.id)
    text("class", view?.className)
    text("outlet", view?.outlet)
    frame(view.map { Rect(x: $0.x, y: $0.y, width: $0.size.width, height: $0.size.height) })
    let design = view?.designFrame.map { Rect(x: $0.x, y: $0.y, width: $0.size.width, height: $0.size.height) }
    object("designFrame", if: design != nil) { $0.frame(design) }
  }
}
