import Foundation
import Testing

@testable import HeadlessUIKit

/// The calls that views got, in order.
@MainActor private var told: [String] = []

/// A view that writes down what it is told.
private final class LoggingView: UIView {
  override func willMove(toSuperview newSuperview: UIView?) { told.append("will superview") }
  override func didMoveToSuperview() { told.append("did superview") }
  override func willMove(toWindow newWindow: UIWindow?) { told.append("will window") }
  override func didMoveToWindow() { told.append("did window") }
  override func updateConstraints() {
    told.append("constraints")
    super.updateConstraints()
  }
  override func layoutSubviews() {
    told.append("layout")
    super.layoutSubviews()
  }
}

/// A cell that places its subviews by hand.
private final class ManualCell: UICollectionViewCell {
  let label = UILabel()
  var count = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    label.frame = contentView.bounds.insetBy(dx: 10, dy: 5)
  }
}

/// A cell of the time before labels found their widths by themselves.
private final class OldCell: UITableViewCell {
  let label = UILabel()
  var setsWidth = true
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = UIFont(name: "Helvetica", size: 20)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    guard setsWidth else { return }
    contentView.setNeedsLayout()
    contentView.layoutIfNeeded()
    label.preferredMaxLayoutWidth = label.frame.width
  }
}

/// The calls that views get, and what they may change in them.
@MainActor struct LifecycleTests {
  /// Both ways, as UIKit's are seen to come (the log at jianshu.com/p/681053cc48fd).
  @Test func movesAreTold() {
    let (window, outer, view) = (UIWindow(frame: .zero), UIView(), LoggingView())
    told = []
    outer.addSubview(view)
    #expect(told == ["will superview", "did superview"])
    told = []
    window.addSubview(outer)
    #expect(told == ["will window", "did window"])
    told = []
    view.removeFromSuperview()
    #expect(told == ["will superview", "will window", "did window", "did superview"])
  }

  @Test func constraintsComeBeforeLayout() {
    let (outer, inner) = (LoggingView(), LoggingView())
    outer.addSubview(inner)
    told = []
    outer.layoutIfNeeded()
    #expect(told == ["constraints", "constraints", "layout", "layout"])
    outer.layoutIfNeeded()
    #expect(told.count == 4)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(told.count == 5 && told.last == "layout")
    #expect(!inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    outer.updateConstraintsIfNeeded()
    #expect(told.count == 6 && told.last == "constraints")
  }

  /// Frames that are set in `layoutSubviews` stay, and have it called once for each layout.
  @Test func framesSetByHand() {
    let cell = ManualCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    cell.layoutIfNeeded()
    #expect(cell.label.frame == CGRect(x: 10, y: 5, width: 80, height: 30) && cell.count == 1)
    cell.frame.size = CGSize(width: 200, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.label.frame == CGRect(x: 10, y: 5, width: 180, height: 50) && cell.count == 2)
  }

  /// Cells of iOS 7 were measured so (stackoverflow.com/a/18746930), and later ones without setting a width
  /// (github.com/kharrison/CodeExamples, TableHeader).
  @Test(arguments: [true, false]) func fittingAfterALayout(setsWidth: Bool) {
    let cell = OldCell(style: .default, reuseIdentifier: nil)
    cell.setsWidth = setsWidth
    for (text, lines) in [
      ("Hi Hi Hi", 1 as CGFloat), ("Hi Hi Hi Hi Hi Hi", 2), ("Hi", 1), ("Hi Hi Hi Hi Hi Hi Hi Hi", 3),
    ] {
      cell.label.text = text
      cell.bounds = CGRect(x: 0, y: 0, width: 110, height: cell.bounds.height)
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size.height == 20 + 23 * lines, "\(text)")
    }
  }

  /// Another text has not been laid out: it is as wide as it asks for.
  @Test func anotherTextForgetsTheLayout() {
    let cell = OldCell(style: .default, reuseIdentifier: nil)
    cell.setsWidth = false
    cell.label.text = "Hi"
    cell.bounds.size.width = 60
    cell.layoutIfNeeded()
    cell.label.text = "Hi Hi Hi Hi Hi Hi"
    #expect(cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 43)
  }

  /// A required width counts, whatever the last layout was.
  @Test func requiredWidthsForgetTheLayout() {
    let cell = OldCell(style: .default, reuseIdentifier: nil)
    cell.setsWidth = false
    cell.label.text = "Hi Hi Hi Hi Hi Hi"
    cell.bounds.size.width = 110
    cell.layoutIfNeeded()
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 43))
  }

  /// A view that changes its constraints in each layout ends with the last of some passes, and is told of.
  @Test func aViewThatNeverComesToRest() {
    final class Restless: UIView {
      var points: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        points?.constant += 1
      }
    }
    let (view, inner) = (Restless(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    view.points = inner.widthAnchor.constraint(equalToConstant: 1)
    view.points?.isActive = true
    var said: [String] = []
    let write = Messages.write
    Messages.write = { said.append($0) }
    defer { Messages.write = write }
    view.layoutIfNeeded()
    #expect(said.joined().contains("The layout of Restless does not come to rest"))
  }

  /// Apps make the same constraints anew in each layout (`remakeConstraints` of SnapKit), and come to rest.
  @Test func theSameConstraintsMadeAnewAreAtRest() {
    final class Remaking: UIView {
      let box = UIView()
      private var points: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        points?.isActive = false
        points = box.widthAnchor.constraint(equalToConstant: 7)
        points?.isActive = true
      }
    }
    let view = Remaking(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.box)
    var said: [String] = []
    let write = Messages.write
    Messages.write = { said.append($0) }
    defer { Messages.write = write }
    view.layoutIfNeeded()
    #expect(said.isEmpty && view.box.frame.width == 7)
  }
}
