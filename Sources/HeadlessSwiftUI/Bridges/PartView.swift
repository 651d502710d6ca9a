/// A part of a hosted view, as if it stood alone: it is proposed a width, and answers the height of its own.
final class PartView<Content: View>: UIView, PicturedView {
  private let hosted: HostedView<Content>
  private let node: LayoutNode

  init(_ hosted: HostedView<Content>, _ node: LayoutNode) {
    (self.hosted, self.node) = (hosted, node)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    hosted.size(of: node, for: Proposal(width: Double(size.width), height: .nan), traitCollection)
  }

  func picture() -> Picture {
    node.place(at: LayoutPoint(x: 0, y: 0), Proposal(width: Double(bounds.width), height: .nan))
    var picture = Picture()
    let space = PictureSpace(origin: bounds.origin)
    node.add(to: &picture, at: traitCollection.layoutDirection == .rightToLeft ? space.turned(in: node) : space)
    return picture
  }
}
