/// A change of what texts ask their environment for.
enum TextChange: Equatable {
  case font(Font?)
  /// "Providing nil removes the effect of any font weight modifier applied higher in the view hierarchy"
  /// (documentation of `fontWeight(_:)`); so it is with the design.
  case weight(Font.Weight?)
  case design(Font.Design?)
  /// One object, so that a view with a modifier stays small.
  case attributes(Text.Rare)
  case lines(least: Int, most: Int?)
  case lineSpacing(Double)
  case alignment(TextAlignment)
  case textSizes(ClosedRange<DynamicTypeSize>)
  case textCase(Text.Case?)
  case minimumScaleFactor(Double)
  case tightening(Bool)
  case truncation(Text.TruncationMode)

  func apply(to values: EnvironmentValues.Storage) {
    switch self {
    case .font(let font): values.font = font
    case .weight(let weight): values.text.attributes.weight = weight
    case .design(let design): values.text.attributes.design = design
    case .attributes(let own): values.text.attributes = own.attributes.over(values.text.attributes)
    case .lines(let least, let most): (values.text.leastLines, values.text.lineLimit) = (max(1, least), most)
    case .lineSpacing(let points): values.text.lineSpacing = points
    case .alignment(let alignment): values.text.alignment = alignment
    case .textSizes(let sizes):
      let own = DynamicTypeSize(values.text.category)
      values.text.category = min(max(own, sizes.lowerBound), sizes.upperBound).category
    case .textCase(let textCase): values.text.textCase = textCase
    case .minimumScaleFactor(let factor): values.text.minimumScaleFactor = min(max(factor, 0), 1)
    case .tightening(let isOn): values.text.allowsTightening = isOn
    case .truncation(let mode): values.text.truncation = mode
    }
  }
}

extension _EnvironmentChange {
  nonisolated init(_ change: TextChange) { self.change = .text(change) }
}

extension EnvironmentValues {
  /// The font of texts that name none.
  public var font: Font? {
    get { storage.font }
    set { own.font = newValue }
  }
  /// The most lines of a text.
  public var lineLimit: Int? {
    get { storage.text.lineLimit }
    set { own.text.lineLimit = newValue }
  }
  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { CGFloat(storage.text.lineSpacing) }
    set { own.text.lineSpacing = Double(newValue) }
  }
  /// Where lines stand.
  public var multilineTextAlignment: TextAlignment {
    get { storage.text.alignment }
    set { own.text.alignment = newValue }
  }
  /// How far a text may shrink before it is cut.
  public var minimumScaleFactor: CGFloat {
    get { CGFloat(storage.text.minimumScaleFactor) }
    set { own.text.minimumScaleFactor = min(max(Double(newValue), 0), 1) }
  }
  /// Whether letters may move together before a text is cut; how far is not known, so that they don't here.
  public var allowsTightening: Bool {
    get { storage.text.allowsTightening }
    set { own.text.allowsTightening = newValue }
  }
  /// Where a text is cut.
  public var truncationMode: Text.TruncationMode {
    get { storage.text.truncation }
    set { own.text.truncation = newValue }
  }
  /// The case of letters.
  public var textCase: Text.Case? {
    get { storage.text.textCase }
    set { own.text.textCase = newValue }
  }
  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(storage.text.category) }
    set { own.text.category = newValue.category }
  }
  /// The user's text size, by its former name.
  public var sizeCategory: ContentSizeCategory {
    get { storage.text.category }
    set { own.text.category = newValue }
  }
  /// The language and the region.
  public var locale: Locale {
    get { storage.text.surroundings.locale }
    set { own.text.locale = newValue }
  }
  /// Counts days and months.
  public var calendar: Calendar {
    get { storage.text.surroundings.calendar }
    set { own.text.calendar = newValue }
  }
  /// The time zone.
  public var timeZone: TimeZone {
    get { storage.text.surroundings.timeZone }
    set { own.text.timeZone = newValue }
  }
}
