// Controls whose label is a title beside a picture.

extension Label where Title == Text, Icon == Image {
  /// A text with an image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
  /// A text with an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A button that shows a text with a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) } }
  /// A button that shows a text with a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) } }
  /// A button of a role that shows a text with a symbol.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) } }
  /// A button of a role that shows a text with a symbol.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) } }
  /// A button that shows a text with an image.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessSwiftUI.Label(titleKey, image: image) } }
  /// A button that shows a text with an image.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessSwiftUI.Label(title, image: image) } }
  /// A button of a role that shows a text with an image.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, image: image) } }
  /// A button of a role that shows a text with an image.
  @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, image: image) } }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A control that shows a text with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// A control that shows a text with a symbol.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }
  /// A control that shows a text with an image.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
  /// A control that shows a text with an image.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, image: image) }
  }
}
