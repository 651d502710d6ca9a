import CellLayout
import Foundation

extension UIButton {
  /// The frames of the views in a button's content.
  struct Arrangement {
    var title = CGRect.zero
    var image = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// Title and image beside each other, or as a configuration says, in an area: in its middle, or where
  /// `contentHorizontalAlignment` and `contentVerticalAlignment` say.
  func arrangement(in area: CGRect) -> Arrangement {
    let image = shownImage?.size ?? .zero
    let isStacked = configuration?.stacksImage ?? false
    let hasTitle = !(madeTitleLabel?.text ?? "").isEmpty || !(madeSubtitleLabel?.text ?? "").isEmpty
    let gap = hasTitle && shownImage != nil ? configuration?.imagePadding ?? 0 : 0
    let room = max(0, isStacked ? area.width : area.width - image.width - gap)
    let title = madeTitleLabel.map { $0.size(inWidth: room) } ?? .zero
    let subtitle = madeSubtitleLabel.map { $0.size(inWidth: room) } ?? .zero
    let padding = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
    var texts = CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    let fills = contentHorizontalAlignment == .fill
    if fills { texts.width = room }

    // Both together, then each in them.
    let whole =
      isStacked
      ? CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
      : CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
    let box = CGRect(origin: origin(of: whole, in: area), size: whole)
    var imageIsLast = configuration.map { $0.imagePlacement == .trailing || $0.imagePlacement == .bottom } ?? false
    if !isStacked, runsRightToLeft { imageIsLast.toggle() }
    var textsBox = CGRect(origin: box.origin, size: texts)
    var imageBox = CGRect(origin: box.origin, size: image)
    if isStacked {
      textsBox.origin.x += (whole.width - texts.width) / 2
      imageBox.origin.x += (whole.width - image.width) / 2
      if imageIsLast { imageBox.origin.y += texts.height + gap } else { textsBox.origin.y += image.height + gap }
    } else {
      textsBox.origin.y = origin(of: texts, in: area).y
      imageBox.origin.y = origin(of: image, in: area).y
      if imageIsLast { imageBox.origin.x += texts.width + gap } else { textsBox.origin.x += image.width + gap }
    }

    var made = Arrangement()
    made.image = shifted(imageBox, by: imageEdgeInsets)
    let share = titleShare(isStacked, imageIsLast)
    made.title = CGRect(
      x: textsBox.minX + (texts.width - title.width) * share, y: textsBox.minY, width: title.width,
      height: title.height)
    made.subtitle = CGRect(
      x: textsBox.minX + (texts.width - subtitle.width) * share, y: made.title.maxY + padding, width: subtitle.width,
      height: subtitle.height)
    made.title = shifted(made.title, by: titleEdgeInsets)
    made.subtitle.origin = made.subtitle.origin.onPixels
    return made
  }

  /// Which part of the spare width is before a title that is narrower than the titles together.
  private func titleShare(_ isStacked: Bool, _ imageIsLast: Bool) -> CGFloat {
    switch configuration?.titleAlignment {
    case .leading: return runsRightToLeft ? 1 : 0
    case .center: return 0.5
    case .trailing: return runsRightToLeft ? 0 : 1
    case .automatic, nil: break
    }
    if shownImage != nil, configuration != nil { return isStacked ? 0.5 : imageIsLast ? 1 : 0 }
    switch effectiveContentHorizontalAlignment {
    case .left: return 0
    case .right: return 1
    default: return 0.5
    }
  }

  private func origin(of size: CGSize, in area: CGRect) -> CGPoint {
    var origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: origin.x = area.minX
    case .right: origin.x = area.maxX - size.width
    default: break
    }
    switch contentVerticalAlignment {
    case .top: origin.y = area.minY
    case .bottom: origin.y = area.maxY - size.height
    case .center, .fill: break
    }
    return origin
  }

  /// Moves a rectangle as insets of its own do, half of them where it stands in the middle.
  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    var moved = rect
    guard configuration == nil else { return CGRect(origin: rect.origin.onPixels, size: rect.size) }
    switch effectiveContentHorizontalAlignment {
    case .left, .fill: moved.origin.x += insets.left
    case .right: moved.origin.x -= insets.right
    default: moved.origin.x += (insets.left - insets.right) / 2
    }
    switch contentVerticalAlignment {
    case .top: moved.origin.y += insets.top
    case .bottom: moved.origin.y -= insets.bottom
    case .center, .fill: moved.origin.y += (insets.top - insets.bottom) / 2
    }
    moved.origin = moved.origin.onPixels
    return moved
  }

  /// The views that the button has made.
  var ownViews: [UIView] { [madeTitleLabel, madeImageView, madeSubtitleLabel].compactMap { $0 } }

  /// A constraint between the button and its title or image holds, whether or not the app has turned the view's mask off.
  /// One that places another view beside them speaks of where the button has placed them, and a length that is given to one
  /// of them changes no place (`place(_:_:)`).
  func yieldMasks() {
    guard !constraints.isEmpty else { return }
    let own = ownViews
    for view in own where view.translatesAutoresizingMaskIntoConstraints {
      let isHeld = constraints.contains { constraint in
        let owners = [constraint.firstItem, constraint.secondItem].compactMap { $0.flatMap(NSLayoutConstraint.owner) }
        return owners.count == 2 && owners.contains { $0 === view }
          && owners.allSatisfy { owner in owner === self || own.contains { $0 === owner } }
      }
      if isHeld { view.translatesAutoresizingMaskIntoConstraints = false }
    }
  }

  /// Gives one of the button's own views a frame, unless constraints place it.
  func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
    var frame = frame
    for constraint in view.constraints where constraint.relation == .equal && constraint.secondItem == nil {
      switch constraint.firstAttribute {
      case .width: frame = frame.insetBy(dx: (frame.width - constraint.constant) / 2, dy: 0)
      case .height: frame = frame.insetBy(dx: 0, dy: (frame.height - constraint.constant) / 2)
      default: break
      }
    }
    // The tree that the engine lays out has it where a constraint speaks of it.
    if view.isNamedByConstraint { view.frame = frame } else { view.place(frame) }
  }
}

extension UILabel {
  /// The size of the text in a width.
  fileprivate func size(inWidth width: CGFloat) -> CGSize {
    let size = numberOfLines == 1 ? intrinsicContentSize : sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

extension CGPoint {
  /// The nearest pixel, halves to the right and down.
  fileprivate var onPixels: CGPoint {
    let grid = UITraitCollection.current.grid
    func rounded(_ points: CGFloat) -> CGFloat { grid.points(pixels: (points * grid.scale + 0.5).rounded(.down)) }
    return CGPoint(x: rounded(x), y: rounded(y))
  }
}

extension UIView {
  /// Whether a constraint of a view that this one lies in speaks of it.
  var isNamedByConstraint: Bool {
    var view: UIView? = self
    while let current = view {
      if current.constraints.contains(where: { constraint in
        [constraint.firstItem, constraint.secondItem].contains { $0.flatMap(NSLayoutConstraint.owner) === self }
      }) {
        return true
      }
      view = current.superview
    }
    return false
  }
}
