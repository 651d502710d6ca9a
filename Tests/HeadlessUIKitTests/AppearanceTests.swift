import Foundation
import Testing

@testable import HeadlessUIKit

private final class TagLabel: UILabel {}
private final class QuietLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 11)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class BadgeBox: UIView {}
private final class DirectedView: UIView {}

/// Appearances of classes, as Apple documents `UIAppearance`: they come with the window, and leave alone what is set.
@Suite(.serialized) @MainActor struct AppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func label<Label: UILabel>(_ label: Label, in view: UIView? = nil) -> Label {
    label.text = "A text"
    (view ?? window).addSubview(label)
    return label
  }

  @Test func fontsComeWithTheWindow() {
    TagLabel.appearance().font = .systemFont(ofSize: 30)
    let label = TagLabel()
    label.text = "A text"
    let before = label.intrinsicContentSize
    window.addSubview(label)
    let large = self.label(UILabel())
    large.font = .systemFont(ofSize: 30)
    #expect(label.intrinsicContentSize == large.intrinsicContentSize && label.intrinsicContentSize != before)
    #expect(self.label(UILabel()).font.pointSize == 17)
    // Set before or after: the app's own value stays.
    let own = TagLabel()
    own.font = .systemFont(ofSize: 12)
    #expect(self.label(own).font.pointSize == 12)
    label.font = .systemFont(ofSize: 13)
    label.removeFromSuperview()
    #expect(self.label(label).font.pointSize == 13)
  }

  @Test func theNearestClassAndTheInnermostContainersCount() {
    let box = BadgeBox()
    window.addSubview(box)
    UILabel.appearance(whenContainedInInstancesOf: [BadgeBox.self]).font = .systemFont(ofSize: 20)
    QuietLabel.appearance(whenContainedInInstancesOf: [BadgeBox.self]).font = .systemFont(ofSize: 21)
    #expect(label(UILabel(), in: box).font.pointSize == 20 && label(UILabel()).font.pointSize == 17)
    #expect(label(QuietLabel(), in: box).font.pointSize == 21 && label(QuietLabel()).font.pointSize == 11)
    let inner = UIView()
    box.addSubview(inner)
    #expect(label(UILabel(), in: inner).font.pointSize == 20)
  }

  @Test func directionsAndTablesHaveAppearances() {
    DirectedView.appearance().semanticContentAttribute = .forceRightToLeft
    let view = DirectedView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    window.addSubview(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func aProxyIsKept() {
    #expect(BadgeBox.appearance() === BadgeBox.appearance())
    UIBarButtonItem.appearance().tintColor = .blue
    #expect(UIBarButtonItem.appearance().tintColor == .blue)
    UINavigationBar.appearance().barTintColor = .red
    #expect(UINavigationBar.appearance().barTintColor == .red)
  }
}
