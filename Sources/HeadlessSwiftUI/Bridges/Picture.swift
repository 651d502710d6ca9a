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
  /// Calls a function with the node, then with those in it.
  final func forEachNode(_ body: (LayoutNode) -> Void) {
    body(self)
    (self as? WrapperNode)?.child.forEachNode(body)
    for child in (self as? ContainerNode)?.children ?? [] { child.forEachNode(body) }
  }

  /// Adds views that show the node and what lies in it, back to front.
  ///
  /// - Parameter origin: of the root's coordinates.
  final func add(to picture: inout Picture, at origin: PictureSpace) {
    let frame = origin.frame(of: self)
    switch self {
    case let turned as TurnedNode: turned.child.add(to: &picture, at: origin.turned(in: turned))
    case let text as TextNode:
      let lines = text.shown(in: frame)
      let number = picture.views.count { $0 is LinesOfPicture } + 1
      lines.outletName = lines.outletName ?? "Text \(number)"
      picture.views.append(lines)
    case let marked as MarkedNode:
      let start = picture.views.count
      marked.child.add(to: &picture, at: origin)
      let texts = picture.views[start...].compactMap { $0 as? LinesOfPicture }
      switch marked.kind {
      case .identifier(let name) where texts.count == 1 && texts[0].accessibilityIdentifier == nil:
        (texts[0].accessibilityIdentifier, texts[0].outletName) = (name, name)
      case .target: picture.targets.append((texts.first?.wholeText, frame))
      default: break
      }
    case let image as ImageNode:
      let view = UIImageView(image: image.image)
      view.frame = frame
      picture.views.append(view)
    case let represented as RepresentedNode:
      guard let view = represented.uiView else { break }
      view.frame = frame
      view.layoutIfNeeded()
      picture.views.append(view)
    case let layer as LayerNode:
      if !layer.isLayerAbove { layer.layer?.add(to: &picture, at: origin) }
      layer.child.add(to: &picture, at: origin)
      if layer.isLayerAbove { layer.layer?.add(to: &picture, at: origin) }
    case let paint as PaintNode:
      let view = UIView(frame: frame)
      view.backgroundColor = paint.color
      if paint.color != nil, !paint.isAbove { picture.views.append(view) }
      paint.child.add(to: &picture, at: origin)
      if paint.color != nil, paint.isAbove { picture.views.append(view) }
    case let inset as SafeAreaInsetNode:
      inset.child.add(to: &picture, at: origin)
      inset.inset?.add(to: &picture, at: origin)
    case let fitting as FittingNode: fitting.shown?.add(to: &picture, at: origin)
    case let container as ContainerNode:
      for child in container.children where child.isPlaced { child.add(to: &picture, at: origin) }
    case let wrapper as WrapperNode: wrapper.child.add(to: &picture, at: origin)
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
      picture.views.append(view)
    }
  }
}
