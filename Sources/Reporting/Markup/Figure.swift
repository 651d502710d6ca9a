import Catalog
import ShelfSizing

/// A picture and its caption.
struct Figure {
  /// Its class, by which it has its place beside others; `nil` for none.
  var kind: String?
  /// The name of the drawing, for who goes to it by keyboard; `nil` for a drawing that never scrolls.
  var label: String?
  /// The name of the shelf that it shows.
  var shelf: String?
  /// The width in CSS pixels down to which the drawing shrinks before it scrolls; `nil` if it never shrinks.
  var least: Double?
  /// Whether its right end is in sight at first.
  var startsRight = false
  /// Whether it is on a narrow page.
  var endsMatter = false
  /// A sentence that only a narrow page has.
  var narrowNote: String?
  let caption: String
  /// Whether the caption on a narrow page says that it scrolls.
  var scrolls = false
  /// The drawing as SVG.
  let drawing: [UInt8]

  func write(to output: inout TextBuffer) {
    output.write(kind.map { "<figure class=\"\($0)\"" } ?? "<figure")
    if let shelf {
      output.write(" data-shelf=\"")
      output.write(xml: shelf)
      output.write("\"")
    }
    output.write(">")
    if let label {
      output.beginScrolling(label: label, least: least, startsRight: startsRight, endsMatter: endsMatter)
    }
    output.write(drawing)
    output.write(label == nil ? "\n" : "</div>\n")
    if let narrowNote { output.write(element: "p class=\"narrow\"", narrowNote) }
    output.write("<figcaption>")
    output.write(xml: caption)
    if scrolls { output.write("<span class=\"narrow\"> It scrolls sideways.</span>") }
    output.write("</figcaption>\n</figure>\n")
  }
}

extension TextBuffer {
  /// The bytes that a closure writes into an empty buffer.
  static func bytes(_ write: (inout TextBuffer) -> Void) -> [UInt8] {
    var output = TextBuffer()
    write(&output)
    return output.bytes
  }

  /// Opens what scrolls sideways where the page is narrower, by keyboard too: a group, as there are too many for landmarks.
  ///
  /// - Parameters:
  ///   - startsRight: whether its right end is in sight at first.
  ///   - endsMatter: whether it is on a narrow page.
  mutating func beginScrolling(
    label: String, least: Double? = nil, startsRight: Bool = false, endsMatter: Bool = false
  ) {
    let fit =
      least.map { "scroll fit\(endsMatter ? " ends" : "")\" style=\"--least: \(rounded($0))px" }
      ?? "scroll"
    write("<div class=\"\(fit)\"\(startsRight ? " dir=\"rtl\"" : "") role=\"group\" tabindex=\"0\" aria-label=\"")
    write(xml: label)
    write("\">")
  }

  /// Opens a drawing that a screen reader reads as its title and description.
  ///
  /// - Parameters:
  ///   - id: no other drawing of the page has it.
  ///   - width: in the drawing's own units, as `height` is; each is as large as `scale` CSS pixels.
  ///   - isFile: whether it stands in a file of its own, and brings its style.
  mutating func beginDrawing(
    id: String, title: String, description: String, width: Double, height: Double, scale: Double = 1,
    isFile: Bool = false
  ) {
    let namespace = isFile ? "xmlns=\"http://www.w3.org/2000/svg\" " : ""
    write("<svg \(namespace)role=\"img\" aria-labelledby=\"\(id)-t \(id)-d\" ")
    write(
      "viewBox=\"0 0 \(rounded(width)) \(rounded(height))\" "
        + "width=\"\(rounded(width * scale))\" height=\"\(rounded(height * scale))\">\n<title id=\"\(id)-t\">")
    write(xml: title)
    write("</title>\n<desc id=\"\(id)-d\">")
    write(xml: description)
    write("</desc>\n")
    if isFile { write("<style>\n\(HTMLStyle.ofDrawings)</style>\n\(HTMLStyle.patterns)\n") }
  }

  /// Appends a rectangle; lengths in the drawing's units.
  mutating func write(rectangle kind: String, x: Double, y: Double, width: Double, height: Double) {
    write(
      "<rect class=\"\(kind)\" x=\"\(rounded(x))\" y=\"\(rounded(y))\" width=\"\(rounded(width))\" "
        + "height=\"\(rounded(height))\"/>\n")
  }

  /// Appends a line of text; `x` and `y` are the start of its baseline in the drawing's units.
  mutating func write(label kind: String, x: Double, y: Double, _ text: String) {
    write("<text class=\"\(kind)\" x=\"\(rounded(x))\" y=\"\(rounded(y))\">")
    write(xml: text)
    write("</text>\n")
  }
}
