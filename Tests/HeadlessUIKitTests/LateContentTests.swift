import Foundation
import Testing

@testable import HeadlessUIKit

/// Cells that get their contents or their constraints as late as UIKit asks for them.
@MainActor struct LateContentTests {
  /// A cell that says its content in `updateConfiguration(using:)`.
  private final class ConfiguredCell: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      contentConfiguration = BoxConfiguration()
    }
  }

  private struct BoxConfiguration: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { BoxView(self) }
    func updated(for state: any UIConfigurationState) -> BoxConfiguration { self }
  }

  private final class BoxView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: BoxConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
      heightAnchor.constraint(equalToConstant: 91).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A cell that makes its constraints in `updateConstraints()`.
  private final class ConstrainedCell: UICollectionViewCell {
    private var hasConstraints = false
    override func updateConstraints() {
      if !hasConstraints { contentView.heightAnchor.constraint(equalToConstant: 91).isActive = true }
      hasConstraints = true
      super.updateConstraints()
    }
  }

  private final class ConstrainedHeader: UICollectionReusableView {
    override func updateConstraints() {
      if constraints.isEmpty { heightAnchor.constraint(equalToConstant: 91).isActive = true }
      super.updateConstraints()
    }
  }

  private final class ConstrainedRow: UITableViewCell {
    private var hasConstraints = false
    override func updateConstraints() {
      if !hasConstraints { contentView.heightAnchor.constraint(equalToConstant: 91).isActive = true }
      hasConstraints = true
      super.updateConstraints()
    }
  }

  @Test(arguments: [0, 1, 2])
  func cellsAskForItsHeight(_ kind: Int) {
    let views: [UICollectionReusableView] = [ConfiguredCell(), ConstrainedCell(), ConstrainedHeader()]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    attributes.openSides = OpenSides(width: false, height: true)
    #expect(views[kind].preferredLayoutAttributesFitting(attributes).size == CGSize(width: 200, height: 91))
  }

  @Test func rowsAskForItsHeight() {
    let size = ConstrainedRow().systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 200, height: 91))
  }
}
