import Foundation

extension UIView {
  /// The view and all that lies in it as an SVG drawing, laid out before.
  ///
  /// Texts stand in their lines, each as wide as it was measured; images are boxes with their names, shadows are outlines.
  ///
  /// - Parameter appearance: light or dark; where it is unspecified, the drawing follows the one of whoever looks at it.
  public func svg(appearance: UIUserInterfaceStyle = .unspecified) -> String {
    layoutIfNeeded()
    var picture = ViewPicture(appearance)
    picture.draw(self, at: CGPoint(x: -ownFrame.minX, y: -ownFrame.minY))
    return picture.document(bounds.size)
  }

  /// Whether the view has a size; where it has another one, a drawing of it stands beside the test then.
  ///
  ///     #expect(cell.hasSize(CGSize(width: 176, height: 119)))
  ///
  /// The drawing has the name of the test, its function and its line. It goes when the size is right again.
  public func hasSize(
    _ size: CGSize, file: String = #filePath, function: String = #function, line: Int = #line
  ) -> Bool {
    let test = URL(fileURLWithPath: file).deletingPathExtension()
    let name = "\(test.lastPathComponent).\(function.prefix { $0 != "(" })-\(line).svg"
    let drawing = test.deletingLastPathComponent().appendingPathComponent(name)
    if bounds.size == size {
      try? FileManager.default.removeItem(at: drawing)
      return true
    }
    do {
      try svg().write(to: drawing, atomically: true, encoding: .utf8)
      Messages.say(
        "\(type(of: self)) is \(bounds.width) x \(bounds.height) instead of \(size.width) x \(size.height): \(drawing.path)"
      )
    } catch {
      Messages.say("\(drawing.path) could not be written: \(error)")
    }
    return false
  }
}
