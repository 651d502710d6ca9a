extension Double {
  /// A finite number in decimal notation; `Double(_:)` takes `nan`, `inf` and hexadecimal digits as well.
  package init?(decimal text: some Collection<UInt8>) {
    guard text.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }),
      let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite
    else { return nil }
    self = number
  }
}
