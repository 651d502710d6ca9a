import CellLayout
import Foundation

/// The numbers of a row's styles in the system of iOS 26, as Xcode stores the frames of prototype and static rows (tools
/// versions 24127 to 24506).
enum TableCellLayout {
  /// Points at the sides, on phones of up to 402 points.
  static let side: CGFloat = 16
  /// The least height of a row, in points.
  static let leastHeight: CGFloat = 51
  /// Points between the image and the texts.
  static let besideImage: CGFloat = 15
  /// The width that a symbol stands in the middle of, in points.
  static let symbolWidth: CGFloat = 24
  /// Points between both texts under each other.
  static let betweenTexts: CGFloat = 2
}

/// The two labels and the image view of a row's style, and how it arranges them.
@MainActor final class TableCellStyleViews {
  private unowned let cell: UITableViewCell
  private var made: (text: UILabel?, detail: UILabel?, image: UIImageView?)

  init(of cell: UITableViewCell) { self.cell = cell }

  var text: UILabel {
    if let label = made.text { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: cell.style == .value2 ? .caption1 : .body)
    made.text = label
    add(label)
    return label
  }

  var detail: UILabel {
    if let label = made.detail { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: cell.style == .value1 ? .body : .caption1)
    label.textColor = .secondaryLabel
    made.detail = label
    add(label)
    return label
  }

  var image: UIImageView {
    if let view = made.image { return view }
    let view = UIImageView()
    made.image = view
    add(view)
    return view
  }

  private func add(_ view: UIView) {
    (cell.contentView as? UITableViewCellContentView)?.placed.append(view)
    cell.contentView.addSubview(view)
  }

  /// Whether some view of the style has content.
  var showsContent: Bool {
    !(made.text?.text ?? "").isEmpty || !(made.detail?.text ?? "").isEmpty || made.image?.image != nil
  }

  // MARK: Arrangement

  private struct Arrangement {
    var text = CGRect.zero
    var detail = CGRect.zero
    var image = CGRect.zero
  }

  /// The height of the row in a width of the content view, in points.
  func height(inWidth width: CGFloat) -> CGFloat {
    let room = texts(inWidth: width)
    let (text, detail) = (size(made.text, room.width), size(made.detail, room.width))
    let texts =
      cell.style == .subtitle && detail.height > 0
      ? text.height + TableCellLayout.betweenTexts + detail.height + 19 : max(text.height, detail.height) + 30
    let image = made.image?.image?.size.height ?? 0
    return max(TableCellLayout.leastHeight, texts.rounded(.up), image)
  }

  /// Places the views in the content view, except those that constraints place.
  func layOut(in bounds: CGRect) {
    guard showsContent else { return }
    let made = arrangement(in: bounds)
    for (view, frame) in [
      (self.made.text, made.text), (self.made.detail, made.detail), (self.made.image as UIView?, made.image),
    ] {
      let x = cell.runsRightToLeft ? bounds.width - frame.maxX : frame.minX
      place(view, CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height))
    }
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.translatesAutoresizingMaskIntoConstraints else { return }
    if view.isNamedByConstraint { view.frame = frame } else { view.place(frame) }
  }

  private func arrangement(in bounds: CGRect) -> Arrangement {
    var made = Arrangement()
    let room = texts(inWidth: bounds.width)
    if let image = self.made.image?.image {
      let slot = image.isSymbolImage ? max(TableCellLayout.symbolWidth, image.size.width) : image.size.width
      made.image = CGRect(
        x: leading + (slot - image.size.width) / 2, y: ((bounds.height - image.size.height) / 2).onPixel,
        width: image.size.width, height: image.size.height)
    }
    let text = size(self.made.text, room.width)
    let detail = size(self.made.detail, room.width)
    switch cell.style {
    case .default:
      made.text = CGRect(x: room.start, y: 0, width: room.width, height: bounds.height)
    case .subtitle where detail.height == 0:
      made.text = CGRect(x: room.start, y: middle(of: text, in: bounds), width: text.width, height: text.height)
    case .subtitle:
      let both = text.height + TableCellLayout.betweenTexts + detail.height
      made.text = CGRect(
        x: room.start, y: ((bounds.height - both) / 2).rounded(.down), width: text.width, height: text.height)
      made.detail = CGRect(
        x: room.start, y: made.text.maxY + TableCellLayout.betweenTexts, width: detail.width, height: detail.height)
    case .value1:
      made.text = CGRect(x: room.start, y: middle(of: text, in: bounds), width: text.width, height: text.height)
      let width = min(detail.width, max(0, room.width - text.width))
      made.detail = CGRect(
        x: room.start + room.width - width, y: baseline(under: made.text, detail, bounds), width: width,
        height: detail.height)
    case .value2:
      Messages.sayOnce("note: where a row of the style 'value2' has its labels is not known; heights are right")
      made.text = CGRect(x: room.start, y: middle(of: text, in: bounds), width: 91, height: text.height)
      made.detail = CGRect(
        x: room.start + 97, y: baseline(under: made.text, detail, bounds),
        width: min(detail.width, max(0, room.width - 97)), height: detail.height)
    }
    return made
  }

  private var leading: CGFloat {
    TableCellLayout.side + CGFloat(cell.indentationLevel) * cell.indentationWidth
  }

  /// Where texts begin, and how wide they may be together.
  private func texts(inWidth width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    var start = leading
    if let image = made.image?.image {
      start +=
        (image.isSymbolImage ? max(TableCellLayout.symbolWidth, image.size.width) : image.size.width)
        + TableCellLayout.besideImage
    }
    return (start, max(0, width - start - cell.contentView.directionalLayoutMargins.trailing))
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty else { return .zero }
    let size =
      label.numberOfLines == 1 ? label.intrinsicContentSize : label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func middle(of size: CGSize, in bounds: CGRect) -> CGFloat {
    ((bounds.height - size.height) / 2).rounded(.up)
  }

  /// Where the second label begins so that both have one baseline, in whole points.
  private func baseline(under text: CGRect, _ detail: CGSize, _ bounds: CGRect) -> CGFloat {
    guard let first = made.text?.font, let second = made.detail?.font, text.height > 0 else {
      return middle(of: detail, in: bounds)
    }
    return text.minY + first.ascender.rounded() - second.ascender.rounded()
  }
}

extension CGFloat {
  fileprivate var onPixel: CGFloat {
    let grid = UITraitCollection.current.grid
    return grid.points(pixels: (self * grid.scale).rounded(.down))
  }
}

extension UITableViewCell {
  /// The view of the app's at the end of the row as it stands.
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  /// The width that the accessory takes from the content view, with the margin beside it.
  var accessoryWidth: CGFloat {
    if let view = shownAccessoryView {
      let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
      return size.width + TableCellLayout.side
    }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    // 10.33 at three pixels a point.
    case .disclosureIndicator:
      return (UITraitCollection.current.displayScale == 3 ? 31 / 3 : 10.5) + TableCellLayout.side
    case .checkmark, .detailButton: return 24 + TableCellLayout.side
    case .detailDisclosureButton:
      Messages.sayOnce("note: the width of a row's detail button and chevron is not known, and counts as 44 points")
      return 44 + TableCellLayout.side
    }
  }
}
