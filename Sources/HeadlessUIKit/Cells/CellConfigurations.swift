import Foundation

/// Contents that a view is made for, instead of the app's own views.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the contents.
  func makeContentView() -> UIView & UIContentView
  /// The contents in a state.
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows the contents of a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The contents.
  var configuration: UIContentConfiguration { get set }
  /// Whether it can show other contents.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether it can show other contents: those of the same type.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A row, an item, a header or a footer, whose content a configuration may describe.
@preconcurrency @MainActor protocol ConfiguredCell: UIView {
  var configurations: CellConfigurations { get set }
  var contentView: UIView { get }
  var stateOfCell: UICellConfigurationState { get }
  /// Takes another view for the content.
  func replaceContentView(_ view: UIView)
  /// Makes the configurations suit a state, as the class and the app's handler say.
  func updateConfigurations(_ state: UICellConfigurationState)
}

/// The configurations of a cell.
@MainActor struct CellConfigurations {
  var content: UIContentConfiguration?
  var contentFollowsState = true
  /// Whether the state has changed since the configurations were made to suit it.
  var needsUpdate = true
}

extension ConfiguredCell {
  /// Shows contents in the view that is there, or in a new one.
  func setContentConfiguration(_ configuration: UIContentConfiguration?) {
    configurations.content = configuration
    guard let configuration else { return }
    show(configuration)
    setNeedsUpdateOfConfigurations()
  }

  private func show(_ configuration: UIContentConfiguration) {
    if let view = contentView as? UIView & UIContentView, view.supports(configuration) {
      view.configuration = configuration
    } else {
      replaceContentView(configuration.makeContentView())
    }
  }

  func setNeedsUpdateOfConfigurations() {
    configurations.needsUpdate = true
    noteOpenUpdate()
    setNeedsLayout()
  }

  func updateConfigurationsIfNeeded() {
    guard configurations.needsUpdate else { return }
    let state = stateOfCell
    if configurations.contentFollowsState, let content = configurations.content { show(content.updated(for: state)) }
    updateConfigurations(state)
    // An update asks for no other one by what it sets.
    configurations.needsUpdate = false
  }
}
