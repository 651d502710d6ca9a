/// The texts of an app in one language, which its code asks for by their keys.
package final class AppTexts: Sendable {
  private let text: @Sendable (String) -> String?

  /// - Parameter text: gives the text of a key; `nil` where there is none.
  package init(_ text: @escaping @Sendable (String) -> String?) { self.text = text }

  /// The text of a key; `nil` where there is none.
  package subscript(key: String) -> String? { text(key) }
}

extension AppTexts: Hashable {
  /// Whether both are the same object.
  package static func == (left: AppTexts, right: AppTexts) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
