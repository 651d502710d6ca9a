/// The shortest decimal that reads back as the same number, without a trailing `.0`; never in a locale.
package func shortestDecimal(_ value: Double) -> String {
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A length in points to three decimals at most, for people; a dash for what is no number, or too large to be rounded.
package func rounded(_ length: Double) -> String {
  // Adding 0 makes 0 of -0, which would print with its sign.
  let rounded = (length * 1000).rounded() / 1000 + 0
  return rounded.isFinite ? shortestDecimal(rounded) : "–"
}

/// A width from which on something holds, rounded up to thousandths: below it, that would not hold.
package func roundedUp(_ width: Double) -> String {
  rounded((width * 1000 - 1e-6).rounded(.up) / 1000)
}

extension Double {
  /// A number in decimal notation, not beyond ``NumberLimits/largest``; `Double(_:)` takes `nan`, `inf` and hexadecimal
  /// digits as well.
  package init?(decimal text: some Collection<UInt8>) {
    guard let number = Double(anyDecimal: text), number.magnitude <= NumberLimits.largest else { return nil }
    self = number
  }

  /// A number in decimal notation however large it is; infinity for what is too large for a `Double`.
  package init?(anyDecimal text: some Collection<UInt8>) {
    guard text.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      let number = Double(String(decoding: text, as: UTF8.self))
    else { return nil }
    self = number
  }
}

/// `1 card`, `2 cards`
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
