// Values that reports consist of.

extension RecordID: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(text:isString:), \.text, \.isString) }
}

extension Variant: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.cardWidth, \.scale, \.contentSizeCategory, \.locale) }
}

extension HeightTally: ProcessValue { static var form: ProcessForm<Self> { ProcessForm(Self.init(levels:), \.levels) } }

extension HeightTally.Level: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.height, \.count, \.first) }
}

extension CardName: ProcessValue { static var form: ProcessForm<Self> { ProcessForm(Self.init, \.id, \.index) } }

extension HiddenTextCounts: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.lostLines, \.limited) }
}

extension HiddenTextCounts.LimitedView: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.view, \.count) }
}

extension SectionFaults: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.cutCount, \.maximum, \.contentHeight, \.texts) }
}

extension FittedText: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(
      Self.init, \.id, \.index, \.key, \.variation, \.view, \.viewIndex, \.locale, \.file, \.position, \.utf16Column,
      \.text, \.rooms)
  }
}

extension FittedText.Room: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(
      Self.init(variant:width:lines:allowedLines:charactersTooMany:isApproximate:), \.variant, \.width, \.lines,
      \.allowedLines, \.charactersTooMany, \.isApproximate)
  }
}
