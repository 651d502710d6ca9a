import Foundation
import HeadlessUIKit
import Testing

private class Card: UIView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

private final class LargeCard: Card {}

private class NamedCard: UIView {
  let name: String
  init(name: String = "none") {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
  }
  required init?(coder: NSCoder) { nil }
}

private final class Row: UITableViewCell {
  let style: CellStyle
  override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell that shows any view, as apps write it.
private final class Host<View: UIView>: UICollectionViewCell {
  let view = View()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(view)
  }
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  fileprivate class func filled() -> Self { self.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }
}

@MainActor @Suite struct MadeByClassTests {
  @Test func aGenericCellMakesItsView() {
    let host = Host<LargeCard>(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(type(of: host.view) == LargeCard.self)
    #expect(host.view.label.superview === host.view)
  }

  @Test func aClassValueMakesViewsOfItself() {
    let classes: [UIView.Type] = [UIView.self, Card.self, LargeCard.self, UILabel.self]
    for viewClass in classes {
      #expect(type(of: viewClass.init()) == viewClass)
      #expect(viewClass.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.origin == CGPoint(x: 1, y: 2))
    }
    #expect((classes[1].init() as? Card)?.subviews.count == 1)
  }

  @Test func selfOfAClassFunctionIsTheClassThatWasAsked() {
    #expect(type(of: LargeCard.filled()) == LargeCard.self)
    #expect(LargeCard.filled().subviews.count == 1)
    #expect(UIView.filled().frame.size == CGSize(width: 3, height: 4))
  }

  @Test func aRowOfAClassValueHasTheStyle() {
    let rows: [UITableViewCell.Type] = [UITableViewCell.self, Row.self]
    let made = rows.map { $0.init(style: .subtitle, reuseIdentifier: "row") }
    #expect(made.map(\.reuseIdentifier) == ["row", "row"])
    #expect((made[1] as? Row)?.style == .subtitle)
  }

  @Test func initializersOfAClassComeFirst() {
    #expect(NamedCard().name == "none")
    #expect(NamedCard().bounds.width == 7)
    #expect(Card().subviews.count == 1)
  }
}
