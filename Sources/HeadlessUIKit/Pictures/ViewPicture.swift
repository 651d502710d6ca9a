import CellLayout
import Foundation
import ShelfSizing

/// A drawing of views, back to front, as SVG.
///
/// Colours of both appearances are classes of a style sheet, whose dark half counts where the drawing is looked at in the
/// dark; shapes know the names of the classes only.
@MainActor struct ViewPicture {
  private var body = ""
  private var colors: PictureColors
  /// How many shapes cut others.
  private var cuts = 0

  init(_ appearance: UIUserInterfaceStyle) { colors = PictureColors(appearance) }

  /// The whole drawing, of a size in points.
  func document(_ size: CGSize) -> String {
    let (width, height) = (size.width.svg, size.height.svg)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="\(FontFace.systemFamilies)">
      <style>
      \(colors.styleSheet)</style>
      \(body)</svg>

      """
  }

  // MARK: Views

  /// Draws a view and all that lies in it.
  ///
  /// - Parameter origin: of its superview's coordinates.
  mutating func draw(_ view: UIView, at origin: CGPoint) {
    guard !view.isHidden, view.alpha > 0, view.bounds.width > 0, view.bounds.height > 0 else { return }
    let own = view.shownFrame
    let frame = CGRect(origin: CGPoint(x: origin.x + own.minX, y: origin.y + own.minY), size: own.size)
    let group = attributes(of: view, frame)
    if !group.isEmpty { body += "<g\(group)>\n" }
    drawShadow(view.layer, frame)
    drawGround(view, frame)
    let isCut = view.clipsToBounds || view is UIScrollView
    if isCut { beginCut(frame, corner(view.layer, frame)) }
    drawContent(of: view, frame)
    let inner = CGPoint(x: frame.minX - view.bounds.minX, y: frame.minY - view.bounds.minY)
    let button = view as? UIButton
    // A button's own title and image are drawn as its content.
    for other in (view as? any PicturedView)?.picture().views ?? [] { draw(other, at: inner) }
    for subview in view.subviews where button == nil || subview != button?.titleLabel && subview != button?.imageView {
      draw(subview, at: inner)
    }
    if isCut { body += "</g>\n" }
    drawBorder(view.layer, frame)
    if !group.isEmpty { body += "</g>\n" }
  }

  /// How transparent a view is, and how it is turned round its middle.
  private func attributes(of view: UIView, _ frame: CGRect) -> String {
    var group = view.alpha < 1 ? " opacity=\"\(view.alpha.svg)\"" : ""
    if !view.transform.isIdentity {
      let (t, x, y) = (view.transform, frame.midX, frame.midY)
      let matrix = [t.a, t.b, t.c, t.d, t.tx + x - t.a * x - t.c * y, t.ty + y - t.b * x - t.d * y]
      group += " transform=\"matrix(\(matrix.map(\.svg).joined(separator: " ")))\""
    }
    return group
  }

  private func corner(_ layer: CALayer, _ frame: CGRect) -> CGFloat {
    min(max(layer.cornerRadius, 0), min(frame.width, frame.height) / 2)
  }

  private mutating func beginCut(_ frame: CGRect, _ corner: CGFloat) {
    cuts += 1
    body += "<clipPath id=\"cut\(cuts)\">\(shape(frame, corner))/></clipPath>\n<g clip-path=\"url(#cut\(cuts))\">\n"
  }

  // MARK: Layers

  private func shape(_ frame: CGRect, _ corner: CGFloat = 0) -> String {
    let rounding = corner > 0 ? " rx=\"\(corner.svg)\"" : ""
    return "<rect x=\"\(frame.minX.svg)\" y=\"\(frame.minY.svg)\" width=\"\(frame.width.svg)\""
      + " height=\"\(frame.height.svg)\"\(rounding)"
  }

  /// The outline of what a shadow darkens.
  private mutating func drawShadow(_ layer: CALayer, _ frame: CGRect) {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor, color.alpha > 0 else { return }
    let outline = frame.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
      .insetBy(dx: -layer.shadowRadius, dy: -layer.shadowRadius)
    let corner = corner(layer, frame) + layer.shadowRadius
    body += shape(outline, corner) + " fill=\"none\" stroke-dasharray=\"2 2\""
    body += " opacity=\"\(CGFloat(layer.shadowOpacity).svg)\" class=\"\(colors.stroke(UIColor(cgColor: color)))\"/>\n"
  }

  private mutating func drawGround(_ view: UIView, _ frame: CGRect) {
    guard let color = view.backgroundColor ?? view.layer.backgroundColor.map(UIColor.init(cgColor:)),
      let name = colors.fill(color)
    else { return }
    body += shape(frame, corner(view.layer, frame)) + " class=\"\(name)\"/>\n"
  }

  private mutating func drawBorder(_ layer: CALayer, _ frame: CGRect) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let width = layer.borderWidth
    body += shape(frame.insetBy(dx: width / 2, dy: width / 2), max(0, corner(layer, frame) - width / 2))
    body += " fill=\"none\" stroke-width=\"\(width.svg)\" class=\"\(colors.stroke(UIColor(cgColor: color)))\"/>\n"
  }

  // MARK: Contents

  private mutating func drawContent(of view: UIView, _ frame: CGRect) {
    switch view {
    case let lines as LinesOfPicture: draw(lines.lines(in: frame))
    case let label as UILabel: draw(PictureText(label), in: frame)
    case let field as UITextField: draw(PictureText(field), in: frame)
    case let text as UITextView: draw(PictureText(text), in: frame)
    case let image as UIImageView: drawImage(named: image.image?.name ?? "no image", image, frame)
    case let button as UIButton:
      if let text = PictureText(button) {
        draw(text, in: frame)
      } else {
        drawImage(named: button.currentImage?.name ?? "UIButton", button, frame)
      }
    case is UIControl, is UIProgressView, is UIActivityIndicatorView:
      guard view.subviews.isEmpty, view.isOfUIKit else { break }
      let segments = (view as? UISegmentedControl)?.numberOfSegments ?? 0
      let shapes = PictureShape.control(
        "\(type(of: view))", Size(frame.size), segments: segments, isRightToLeft: view.runsRightToLeft)
      draw(shapes ?? PictureShape.image(Size(frame.size)), frame)
    default: break
    }
  }

  /// A landscape that replaces an image, with its name.
  private mutating func drawImage(named name: String, _ view: UIView, _ frame: CGRect) {
    let size = min(9, frame.height * 0.6, frame.width / CGFloat(max(name.count, 1)) * 1.6)
    let baseline = PictureShape.baselineOfName(Size(frame.size), fontSize: size)
    draw(PictureShape.image(Size(frame.size), corner: corner(view.layer, frame)), frame)
    guard size >= 2 else { return }
    body += "<text x=\"\(frame.midX.svg)\" y=\"\((frame.minY + (baseline ?? frame.height / 2 + size * 0.35)).svg)\""
    body += " font-size=\"\(size.svg)\" text-anchor=\"middle\" class=\"\(colors.fill(.secondaryLabel) ?? "")\">"
    body += "\(name.xml)</text>\n"
  }

  private mutating func draw(_ shapes: [PictureShape], _ frame: CGRect) {
    for shape in shapes {
      body += "\(shape.element(x: frame.minX, y: frame.minY)) class=\"\(paint(shape.paint))\"/>\n"
    }
  }

  private mutating func paint(_ paint: PictureShape.Paint) -> String {
    switch paint {
    case .ground: colors.fill(.tertiarySystemFill) ?? ""
    case .faint: colors.fill(.quaternarySystemFill) ?? ""
    case .tint: colors.fill(.systemBlue) ?? ""
    case .knob: colors.fill(.white) ?? ""
    case .mark: colors.fill(.tertiaryLabel) ?? ""
    case .line: "\(colors.stroke(.separator))\" fill=\"none"
    }
  }

  private mutating func draw(_ text: PictureText?, in frame: CGRect) { draw(text?.lines(in: frame) ?? []) }

  private mutating func draw(_ lines: [PictureText.Line]) {
    for line in lines {
      let start = line.isRightToLeft ? line.x + line.width : line.x
      body += "<text x=\"\(start.svg)\" y=\"\(line.baseline.svg)\""
      if line.isRightToLeft { body += " direction=\"rtl\"" }
      if line.width > 0 { body += " textLength=\"\(line.width.svg)\" lengthAdjust=\"spacingAndGlyphs\"" }
      body += " xml:space=\"preserve\">"
      for part in line.parts {
        body += "<tspan font-size=\"\(part.font.pointSize.svg)\"\(part.font.attributesOfPicture)"
        body += " class=\"\(colors.fill(part.color) ?? "")\">\(part.text.xml)</tspan>"
      }
      body += "</text>\n"
    }
  }
}

extension UIImage {
  /// The name of the picture or the symbol; its size where it has none.
  fileprivate var name: String {
    switch source {
    case .asset(let name, _), .symbol(let name): name
    case .file(let path): URL(fileURLWithPath: path).lastPathComponent
    case .size, .data: "\(size.width.svg) x \(size.height.svg)"
    }
  }
}

extension CGFloat {
  /// The shortest number to a hundredth.
  var svg: String {
    guard isFinite else { return "0" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The text as XML has it, without the characters that XML has not.
  var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t": text += " "
      case _ where scalar.value < 32 || scalar.value & 0xFFFE == 0xFFFE: break
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
