import Catalog
import ShelfSizing

/// The skeleton of a self-contained page: nothing is loaded, nothing runs.
enum HTMLPage {
  /// Opens a page down to its head.
  static func begin(_ head: PageHead, to output: inout TextBuffer) {
    output.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">

      """)
    if head.reloads { output.write("<meta http-equiv=\"refresh\" content=\"1\">\n") }
    output.write("<title>")
    output.write(xml: head.title)
    output.write("</title>\n<style>\n\(HTMLStyle.sheet)</style>\n</head>\n<body>\n")
    output.write("<svg class=\"defs\" width=\"0\" height=\"0\" aria-hidden=\"true\">\(patterns)</svg>\n<main>\n")
    head.write(to: &output)
  }

  /// Patterns that drawings refer to.
  static let patterns = """
    <defs>
    <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <rect class="hatch-ground" width="6" height="6"/><rect class="hatch-line" width="1" height="6"/></pattern>
    </defs>
    """

  static func end(to output: inout TextBuffer) {
    output.write("</main>\n</body>\n</html>\n")
  }
}

extension TextBuffer {
  /// Appends an element with a text, which is escaped.
  ///
  /// - Parameter tag: a name, with attributes if need be.
  mutating func write(element tag: String, _ text: String) {
    write("<\(tag)>")
    write(xml: text)
    write("</\(tag.prefix { $0 != " " })>\n")
  }

  /// Appends what to do, as a part of the page beside a picture.
  ///
  /// - Parameter nothing: a sentence where there is nothing.
  mutating func write(thingsToDo items: [String], otherwise nothing: String, heading: String = "h2") {
    write("<div class=\"todo\">\n")
    write(element: heading, "What to do")
    if items.isEmpty {
      write(element: "p", nothing)
    } else {
      write("<ol>\n")
      for item in items { write(element: "li", item) }
      write("</ol>\n")
    }
    write("</div>\n")
  }

  /// Appends a list of facts: what, and how much.
  mutating func write(facts: [(name: String, value: String)]) {
    write("<dl>")
    for (name, value) in facts {
      write("<div><dt>")
      write(xml: name)
      write("</dt><dd><bdi>")
      write(xml: value)
      write("</bdi></dd></div>\n")
    }
    write("</dl>\n")
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

  /// Opens a figure whose drawing scrolls where the page is narrower than it.
  ///
  /// - Parameters:
  ///   - label: what the drawing is, for who goes to it by keyboard.
  ///   - shelf: the name of the shelf that it shows.
  ///   - least: the width in CSS pixels down to which the drawing shrinks before it scrolls; `nil` if it never shrinks.
  ///   - startsRight: whether its right end is in sight at first.
  ///   - endsMatter: whether it is on a narrow page.
  mutating func beginFigure(
    label: String, shelf: String? = nil, least: Double? = nil, startsRight: Bool = false,
    endsMatter: Bool = false
  ) {
    write("<figure")
    if let shelf {
      write(" data-shelf=\"")
      write(xml: shelf)
      write("\"")
    }
    write(">")
    beginScrolling(label: label, least: least, startsRight: startsRight, endsMatter: endsMatter)
  }

  /// Closes a figure that `beginFigure` opened.
  ///
  /// - Parameter scrolls: whether a narrow page says that it scrolls.
  mutating func endFigure(caption: String, scrolls: Bool = false) {
    write("</div>\n<figcaption>")
    write(xml: caption)
    if scrolls { write("<span class=\"narrow\"> It scrolls sideways.</span>") }
    write("</figcaption>\n</figure>\n")
  }

  /// Opens a drawing that a screen reader reads as its title and description.
  ///
  /// - Parameters:
  ///   - id: no other drawing of the page has it.
  ///   - width: in the drawing's own units, as `height` is; each is as large as `scale` CSS pixels.
  ///   - isFile: whether it stands in a file of its own, and brings its style.
  ///   - hasLinks: whether parts of it lead elsewhere, which an image's can't.
  mutating func beginDrawing(
    id: String, title: String, description: String, width: Double, height: Double, scale: Double = 1,
    isFile: Bool = false, hasLinks: Bool = false
  ) {
    let namespace = isFile ? "xmlns=\"http://www.w3.org/2000/svg\" " : ""
    write("<svg \(namespace)role=\"\(hasLinks ? "group" : "img")\" aria-labelledby=\"\(id)-t \(id)-d\" ")
    write(
      "viewBox=\"0 0 \(rounded(width)) \(rounded(height))\" "
        + "width=\"\(rounded(width * scale))\" height=\"\(rounded(height * scale))\">\n<title id=\"\(id)-t\">")
    write(xml: title)
    write("</title>\n<desc id=\"\(id)-d\">")
    write(xml: description)
    write("</desc>\n")
    if isFile { write("<style>\n\(HTMLStyle.ofDrawings)</style>\n\(HTMLPage.patterns)\n") }
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
