import HeadlessSwiftUI
import Testing

/// Views of UIKit's in trees of SwiftUI's, and SwiftUI's in trees of UIKit's.
@MainActor @Suite struct RepresentableTests {
  private struct Name: UIViewRepresentable {
    let text: String
    var hugs = false
    let note: (String) -> Void
    func makeUIView(context: Context) -> UILabel {
      note("make \(context.coordinator.name)")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = text
      if hugs { uiView.setContentHuggingPriority(.required, for: .horizontal) }
      note("update \(context.environment.isEnabled)")
    }
    func makeCoordinator() -> Keeper { Keeper() }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Keeper) { uiView.text = "gone" }
  }
  private final class Keeper {
    let name = "keeper"
  }

  /// The view is made once, and updated with each value (documentation of `makeUIView(context:)`).
  @Test func aViewIsMadeOnce() {
    var notes: [String] = []
    let host = UIHostingController(rootView: Name(text: "a") { notes.append($0) }.environment(\.isEnabled, false))
    let size = CGSize(width: 100, height: 100)
    _ = host.sizeThatFits(in: size)
    host.rootView = Name(text: "b") { notes.append($0) }.environment(\.isEnabled, false)
    _ = host.sizeThatFits(in: size)
    #expect(notes == ["make keeper", "update false", "update false"])
  }

  /// A label fills its room unless it hugs; it does not become narrower than its text, as it resists.
  @Test func aLabelFillsUnlessItHugs() {
    let label = UILabel()
    label.text = "Some words"
    let own = label.intrinsicContentSize
    let name = Name(text: "Some words") { _ in }
    #expect(fresh(name, width: 300, height: 100) == CGSize(width: 300, height: 100))
    #expect(idealSize(name) == own)
    #expect(fresh(name, width: 10, height: 5) == own)
    var hugging = name
    hugging.hugs = true
    #expect(fresh(hugging, width: 300, height: 5) == own)
  }

  private struct Sized: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: proposal.width ?? 7, height: 11)
    }
  }

  /// The value's own answer counts (documentation of `sizeThatFits(_:uiView:context:)`).
  @Test func aValueMaySayTheSize() {
    #expect(fresh(Sized(), width: 50, height: 50) == CGSize(width: 50, height: 11))
    #expect(idealSize(Sized()) == CGSize(width: 7, height: 11))
  }

  private struct Large: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      (label.font, label.adjustsFontForContentSizeCategory) = (.preferredFont(forTextStyle: .body), true)
      label.text = "Words"
      return label
    }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  /// A view has the text size of its place.
  @Test func aViewHasTheTraitsOfItsPlace() {
    #expect(idealSize(Large().dynamicTypeSize(.accessibility3)).height > 2 * idealSize(Large()).height)
  }

  /// A hosting view is as large as it likes to be where nothing holds it, and as high as its width asks for where
  /// constraints do (adammcarter/swift-snapshot-testing-macros, sizes by intrinsic size).
  @Test func constraintsMakeAHostedTextWrap() {
    let host = UIHostingController(rootView: Text("Some words that need several lines in so little room"))
    host.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
    let wide = host.view.intrinsicContentSize
    #expect(wide.height == 20.5 && host.preferredContentSize == wide)
    let container = UIView()
    host.view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      host.view.topAnchor.constraint(equalTo: container.topAnchor),
      host.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == wide)
    let width = container.widthAnchor.constraint(equalToConstant: 120)
    width.isActive = true
    let asked = host.sizeThatFits(in: CGSize(width: 120, height: 1000)).height
    #expect(asked > 60)
    let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 120, height: asked))
    width.isActive = false
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == wide)
  }

  /// A view that is held wider than its ideal is as high as that width asks for.
  @Test func constraintsMakeAHostedPictureHigher() {
    let host = UIHostingController(rootView: Color.clear.aspectRatio(2, contentMode: .fit))
    #expect(host.view.intrinsicContentSize == CGSize(width: 10, height: 5))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    host.view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      host.view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    #expect(host.view.frame.size == CGSize(width: 300, height: 150))
    container.frame.size.width = 200
    container.layoutIfNeeded()
    #expect(host.view.frame.size == CGSize(width: 200, height: 100))
    host.view.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    let size = container.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 60))
  }

  /// So it does in a layout: the view below stands under the lines that the width makes, before and after another text.
  @Test func aLayoutMakesAHostedTextWrap() {
    let host = UIHostingController(rootView: Text("Some words that need several lines in so little room"))
    let (container, below) = (UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 300)), UIView())
    for view in [host.view, below] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: container.topAnchor),
      below.topAnchor.constraint(equalTo: host.view.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 5),
    ])
    func asked(_ width: CGFloat) -> CGFloat { host.sizeThatFits(in: CGSize(width: width, height: 1000)).height }
    container.layoutIfNeeded()
    #expect(below.frame.minY == asked(120) && asked(120) > 60)
    container.frame.size.width = 200
    container.layoutIfNeeded()
    #expect(below.frame.minY == asked(200) && asked(200) < asked(120))
    host.rootView = Text("Short")
    container.layoutIfNeeded()
    #expect(below.frame.minY == 20.5)
  }

  /// A row sizes itself by a hosted view, beside its accessory ("UIHostingConfiguration … in UICollectionView and
  /// UITableView cells", WWDC 2022, session 10072).
  @Test func aRowSizesItselfByAHostedView() {
    let text = "Some words that need several lines in so little room"
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Text(text) }.margins(.all, 10).minSize(height: 12)
    let host = UIHostingController(rootView: Text(text))
    func height(_ width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(200) == host.sizeThatFits(in: CGSize(width: 180, height: 1000)).height + 20)
    cell.accessoryType = .disclosureIndicator
    let narrower = cell.contentView.bounds.width - cell.bounds.width
    #expect(narrower < 0)
    #expect(height(200) == host.sizeThatFits(in: CGSize(width: 180 + narrower, height: 1000)).height + 20)
    // The margins are the row's, unless the configuration says others (documentation of `margins(_:_:)`).
    cell.accessoryType = .none
    cell.contentConfiguration = UIHostingConfiguration { Text(text) }
    let margins = cell.contentView.directionalLayoutMargins
    #expect(margins.leading > 8 && margins.top > 8)
    let inner = host.sizeThatFits(in: CGSize(width: 200 - margins.leading - margins.trailing, height: 1000)).height
    #expect(height(200) == inner + margins.top + margins.bottom)
    // At least as high as a row usually is, unless the configuration says less.
    cell.contentConfiguration = UIHostingConfiguration { Text("A") }.margins(.all, 0)
    #expect(height(200) == 44)
    cell.contentConfiguration = UIHostingConfiguration { Text("A") }.margins(.all, 0).minSize(width: 0, height: 0)
    #expect(height(200) == 20.5)
  }
}
