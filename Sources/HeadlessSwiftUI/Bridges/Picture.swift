extension View {
  /// The view and all that lies in it as an SVG drawing, as `UIView.svg(appearance:)` makes one: texts in their lines,
  /// shapes and colours, images as boxes.
  ///
  /// - Parameters:
  ///   - width: points that are proposed; `nil` for the ideal width.
  ///   - height: points that are proposed; `nil` for the ideal height.
  ///   - appearance: light or dark; where it is unspecified, the drawing follows the one of whoever looks at it.
  @MainActor public func svg(
    width: CGFloat? = nil, height: CGFloat? = nil, appearance: UIUserInterfaceStyle = .unspecified
  ) -> String {
    let hosted = HostedView(self)
    let view = HostingView(hosted)
    let proposal = Proposal(ProposedViewSize(width: width, height: height))
    view.frame = CGRect(origin: .zero, size: hosted.size(for: proposal, view.traitCollection))
    return view.svg(appearance: appearance)
  }
}

/// Where a drawing has the coordinates of a tree, whose frames count from the leading edge: "SwiftUI horizontally flips
/// the x position of each view within its parent" (documentation of `LayoutDirection`).
struct PictureSpace {
  private var sign = 1.0
  private var (x, y): (Double, Double)

  init(origin: CGPoint) { (x, y) = (Double(origin.x), Double(origin.y)) }

  /// The frame of a node in the drawing.
  @MainActor func frame(of node: LayoutNode) -> CGRect {
    let (origin, size) = node.frame
    return CGRect(
      x: x + sign * origin.x - (sign < 0 ? size.width : 0), y: y + origin.y, width: size.width, height: size.height)
  }
  /// The space inside a node whose lines run in the other direction.
  @MainActor func turned(in node: LayoutNode) -> PictureSpace {
    var space = self
    space.x += sign * (2 * node.frame.origin.x + node.frame.size.width)
    space.sign = -sign
    return space
  }
}

extension LayoutNode {
  /// Adds views that show the node and what lies in it, back to front.
  ///
  /// - Parameter origin: of the root's coordinates.
  final func addPicture(to views: inout [UIView], at origin: PictureSpace) {
    let frame = origin.frame(of: self)
    switch self {
    case let turned as TurnedNode: turned.child.addPicture(to: &views, at: origin.turned(in: turned))
    case let text as TextNode:
      let (lines, font) = text.shown()
      let shown = lines.map {
        LinesOfPicture.Line(text: $0.text, width: CGFloat($0.width), baseline: CGFloat($0.baseline))
      }
      views.append(LinesOfPicture(shown, font: font, frame: frame))
    case let image as ImageNode:
      let view = UIImageView(image: image.image)
      view.frame = frame
      views.append(view)
    case let represented as RepresentedNode:
      guard let view = represented.uiView else { break }
      view.frame = frame
      view.layoutIfNeeded()
      views.append(view)
    case let layer as LayerNode:
      if !layer.isLayerAbove { layer.layer?.addPicture(to: &views, at: origin) }
      layer.child.addPicture(to: &views, at: origin)
      if layer.isLayerAbove { layer.layer?.addPicture(to: &views, at: origin) }
    case let paint as PaintNode:
      let view = UIView(frame: frame)
      view.backgroundColor = paint.color
      if paint.color != nil, !paint.isAbove { views.append(view) }
      paint.child.addPicture(to: &views, at: origin)
      if paint.color != nil, paint.isAbove { views.append(view) }
    case let inset as SafeAreaInsetNode:
      inset.child.addPicture(to: &views, at: origin)
      inset.inset?.addPicture(to: &views, at: origin)
    case let fitting as FittingNode: fitting.shown?.addPicture(to: &views, at: origin)
    case let container as ContainerNode:
      for child in container.children where child.isPlaced { child.addPicture(to: &views, at: origin) }
    case let wrapper as WrapperNode: wrapper.child.addPicture(to: &views, at: origin)
    case is SpacerNode: break
    default:
      let view = UIView(frame: frame)
      if let paint = (self as? FillingNode)?.paint {
        view.backgroundColor = paint
      } else if self is DividerNode {
        view.backgroundColor = .separator
      } else {
        // A shape: its outline is not drawn, but where it is.
        (view.layer.borderWidth, view.layer.borderColor) = (1, UIColor.separator.cgColor)
      }
      views.append(view)
    }
  }
}
