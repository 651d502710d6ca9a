import HeadlessUIKit
import Platform

/// Sentences about a cell's nib, for the case that the cell's code ends the process.
@MainActor enum NibRemarks {
  /// A cell without a nib takes back the sentence about the cell before.
  static func clear() { RecordInHand.remark(nil) }

  /// The code of a class that an app makes without its nib may stop in `init(coder:)`.
  static func begin(_ type: UIView.Type, _ file: String) {
    RecordInHand.remark(
      "'\(type)' is made from \(file), so that its init(coder:) runs; 'makeCell: { \(type)(frame: .zero) }' in its SizedCell "
        + "makes it in code")
  }

  /// An outlet that no nib connects is `nil`, and the compiler's words about it name no property.
  static func end(_ view: UIView, _ file: String) {
    let names = view.propertiesWithoutView.map { "'\($0)'" }
    let list = names.joined(separator: ", ")
    RecordInHand.remark(names.isEmpty ? nil : "\(file) connects no view to \(list) of '\(type(of: view))'")
  }
}

extension UIView {
  /// The properties of the app's classes that may hold a view and hold none.
  fileprivate var propertiesWithoutView: [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    let room = String(reflecting: UIView.self).dropLast("UIView".count)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix(room) {
      for (label, value) in current.children where (value as? any OptionalView)?.lacksView == true {
        // The storage of a `lazy` property, which no nib connects, has a name of the compiler's.
        if let label, !label.hasPrefix("$") { names.append(label) }
      }
      mirror = current.superclassMirror
    }
    return names
  }
}

/// An optional, whatever it holds.
private protocol OptionalView {
  /// Whether it may hold a view, and holds none.
  var lacksView: Bool { get }
}

extension Optional: OptionalView {
  fileprivate var lacksView: Bool { Wrapped.self is UIView.Type && self == nil }
}
