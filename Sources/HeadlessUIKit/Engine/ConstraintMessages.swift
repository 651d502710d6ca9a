import CellLayout
import Foundation

/// UIKit's words about constraints that contradict each other, on standard error and once for each list.
@MainActor enum ConstraintMessages {
  static func say(_ broken: LayoutFindings.BrokenConstraint, _ constraints: [NSLayoutConstraint]) {
    let list = broken.members.filter(constraints.indices.contains).map { "    \"" + constraints[$0].words + "\"" }
      .joined(separator: ",\n")
    let message = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
      (
      \(list)
      )

      Will attempt to recover by breaking constraint
      \(broken.constraint.flatMap { $0 < constraints.count ? constraints[$0].words : nil } ?? broken.message)
      """
    Messages.sayOnce(message)
  }
}

extension NSLayoutConstraint {
  /// `<NSLayoutConstraint 'top' UILabel.top == UIView.top + 16 (active, Card.swift:12)>`: with the place where it was
  /// made, since addresses tell nothing off the device.
  var words: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var right = secondAnchor.map { multiplier == 1 ? $0.description : "\(multiplier)*\($0.description)" }
    if constant != 0 || right == nil {
      right = (right.map { $0 + (constant < 0 ? " - " : " + ") } ?? (constant < 0 ? "-" : "")) + "\(abs(constant))"
    }
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority == .required ? "" : " @\(priority.rawValue)"
    return "<\(type(of: self))\(name) \(firstAnchor.description) \(sign) \(right ?? "0")\(strength) "
      + "(\(isActive ? "active" : "inactive"), \(origin))>"
  }
}
