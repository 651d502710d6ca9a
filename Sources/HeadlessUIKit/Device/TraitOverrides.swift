import Foundation

/// The traits that a view or a controller says for itself and all that lies in it.
@preconcurrency @MainActor public struct UITraitOverrides: @preconcurrency UIMutableTraits {
  var values = TraitValues()
  /// The value of a trait; where it says none, the trait's default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
  /// Whether it says a trait.
  public func contains(_ trait: UITrait) -> Bool { values.says(trait) }
  /// Says a trait no longer.
  public mutating func remove(_ trait: UITrait) { values.forget(trait) }
}

extension UIView {
  /// The traits that the view says for itself and all that lies in it.
  public var traitOverrides: UITraitOverrides {
    get { (storage.rare ?? .none).traitOverrides }
    set { changeTraits { storage.rareToWrite().traitOverrides = newValue } }
  }
  /// Light or dark for the view and all that lies in it, whatever the device says.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.values.style ?? .unspecified }
    set { traitOverrides.values.style = newValue == .unspecified ? nil : newValue }
  }

  /// Whether some view has ever said traits of its own: until then nobody looks for them.
  private static var areTraitsOverridden = false

  /// The traits of the view: those of its window, or the current ones off a window, under what it and the views that it
  /// lies in say, of which the innermost decides.
  var resolvedTraits: UITraitCollection {
    let base = window?.screen.traitCollection ?? .current
    guard UIView.areTraitsOverridden else { return base }
    var values = TraitValues()
    var view: UIView? = self
    while let current = view {
      values = values.over((current.storage.rare ?? .none).traitOverrides.values)
      if let controller = current.controller { values = values.over(controller.overrides) }
      view = current.superview
    }
    return values == TraitValues() ? base : UITraitCollection(values.over(base.values))
  }

  /// Changes traits of the view and all that lies in it, and tells those whose traits are others then.
  func changeTraits(_ change: () -> Void) {
    UIView.areTraitsOverridden = true
    keepingTraits(change)
  }

  /// Does something that may change traits, and tells those whose traits are others then. A view that changes its traits
  /// again each time is told thrice at the most.
  func keepingTraits(_ change: () -> Void) {
    var before: [(view: UIView, traits: UITraitCollection)] = []
    forEachInside { before.append(($0, $0.storage.rare?.toldTraits ?? $0.traitCollection)) }
    change()
    for (view, traits) in before where view.traitCollection != traits {
      view.storage.rareToWrite().toldTraits = view.traitCollection
      view.structureChanged()
      view.noteTraits()
      guard view.storage.rareToWrite().tellingsOfTraits < 3 else { continue }
      view.storage.rareToWrite().tellingsOfTraits += 1
      defer { view.storage.rareToWrite().tellingsOfTraits -= 1 }
      view.traitCollectionDidChange(traits)
      view.controller?.traitCollectionDidChange(traits)
      for registration in view.storage.rare?.traitRegistrations ?? []
      where registration.traits.contains(where: { !traits.values.agrees(view.traitCollection.values, on: $0) }) {
        registration.handler(traits)
      }
    }
  }

  /// Puts the view into another one, or into none, and tells those whose traits are others there.
  func moveWithTraits(to outer: UIView?, at index: Int) {
    let (before, after) = (window, outer?.window)
    let mayChange =
      UIView.areTraitsOverridden
      || before !== after && (after ?? before)?.screen.traitCollection != UITraitCollection.current
    if mayChange { keepingTraits { move(to: outer, at: index) } } else { move(to: outer, at: index) }
  }
}

extension UIViewController {
  /// The traits that the controller says for its view and all that lies in it.
  public var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set { change { ownOverrides = newValue } }
  }
  /// Says traits for a child of the controller; `nil` for none.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.change { childViewController.overridesOfParent = collection }
  }
  /// The traits that the controller says for a child.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.overridesOfParent
  }

  /// Its own words over those of its parent.
  var overrides: TraitValues { ownOverrides.values.over(overridesOfParent?.values ?? TraitValues()) }

  private func change(_ change: () -> Void) {
    if let view = viewIfLoaded { view.changeTraits(change) } else { UIView().changeTraits(change) }
  }
}
