import Foundation
import HeadlessUIKit
import Testing

/// Rows and cells of lists that run from right to left: what lies in them is mirrored (Human Interface Guidelines, "Right to
/// left"), and as large as from left to right.
@MainActor struct RowDirectionTests {
  /// The frames of views in the cell's coordinates, from left to right and from right to left.
  private func frames<Cell: UIView>(
    _ make: () -> Cell, _ views: (Cell) -> [UIView?]
  ) -> (ltr: [CGRect], rtl: [CGRect]) {
    func frames(_ direction: UITraitEnvironmentLayoutDirection) -> [CGRect] {
      var frames: [CGRect] = []
      UITraitCollection(layoutDirection: direction).performAsCurrent {
        let cell = make()
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.layoutIfNeeded()
        frames = views(cell).compactMap { view in view.map { $0.convert($0.bounds, to: cell) } }
      }
      return frames
    }
    return (frames(.leftToRight), frames(.rightToLeft))
  }

  private func mirrored(_ frames: [CGRect]) -> [CGRect] {
    frames.map { CGRect(x: 320 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1])
  func rowsOfStyles(_ style: UITableViewCell.CellStyle) {
    let (ltr, rtl) = frames { () -> UITableViewCell in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "A text"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      return cell
    } _: {
      [$0.contentView, $0.textLabel, $0.detailTextLabel, $0.accessoryView]
    }
    #expect(rtl == mirrored(ltr) && ltr[0] == CGRect(x: 0, y: 0, width: 274, height: 80))
    #expect(rtl[0].minX == 46 && rtl.last == CGRect(x: 16, y: 30, width: 30, height: 20))
  }

  /// An app's own constraints in the content view, which has its room beside the accessory.
  @Test func contentBesideAnAccessory() {
    let (ltr, rtl) = frames { () -> UITableViewCell in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .checkmark
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      ])
      return cell
    } _: {
      [$0.contentView, $0.contentView.subviews.first]
    }
    #expect(rtl == mirrored(ltr) && rtl[0] == CGRect(x: 40, y: 0, width: 280, height: 80) && rtl[1].minX == 260)
  }

  @Test func cellsOfLists() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let (ltr, rtl) = frames { () -> UICollectionViewListCell in
      let cell = UICollectionViewListCell(frame: .zero)
      cell.indentationLevel = 1
      cell.accessories = [.customView(configuration: .init(customView: box, placement: .trailing(displayed: .always)))]
      return cell
    } _: {
      [$0.contentView, box.superview === $0 ? box : nil]
    }
    #expect(rtl == mirrored(ltr) && ltr.count == 2 && rtl[0].maxX == 310)
  }

  @Test func aRowTurnsWithItsAttribute() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .checkmark
    #expect(cell.contentView.frame.minX == 0)
    cell.semanticContentAttribute = .forceRightToLeft
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 280, height: 44))
    cell.frame.size.width = 400
    #expect(cell.contentView.frame == CGRect(x: 40, y: 0, width: 360, height: 44))
  }
}
