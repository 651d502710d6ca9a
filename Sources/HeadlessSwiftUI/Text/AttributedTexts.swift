#if !canImport(Darwin)
  /// How a part of a text is meant, which Foundation lacks on Linux (its name and numbers are those of the documentation).
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// Foundation's number.
    public let rawValue: UInt
    /// Takes one of Foundation's numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Shown in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Shown with a line through it.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A break that a text does not show.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A break that a text does not show.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Shown as it stands.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// Shown as it stands.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
  }
#endif

/// An attribute of SwiftUI's in an `AttributedString`.
public protocol SwiftUIAttribute: AttributedStringKey {}

extension SwiftUIAttribute {
  /// The name of the attribute.
  public static var name: String { "SwiftUI.\(Self.self)" }
}

extension AttributeScopes {
  /// The attributes that SwiftUI adds to those of Foundation.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that SwiftUI adds to those of Foundation.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text; decides no size.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text; decides no size.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text; decides no size.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text; decides no size.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points after each character.
    public let kern: KerningAttribute
    /// Points after each character.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
      /// How the text is meant.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute
    #endif
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = Font
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = Color
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = Color
    }
    /// The line through the text.
    public enum StrikethroughStyleAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = Text.LineStyle
    }
    /// The line under the text.
    public enum UnderlineStyleAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = Text.LineStyle
    }
    /// Points after each character.
    public enum KerningAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
    }
    /// Points after each character.
    public enum TrackingAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
    }
    /// Points above the baseline.
    public enum BaselineOffsetAttribute: SwiftUIAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
    }
    #if !canImport(Darwin)
      /// How the text is meant.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name.
        public static let name = "NSInlinePresentationIntent"
      }
    #endif
  }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI's by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

nonisolated extension Text {
  /// A text with attributes, which take precedence over those of modifiers; "SwiftUI attributes take precedence over
  /// equivalent attributes from other frameworks" (documentation).
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(AttributedText(attributedContent))
  }
}

/// A text with attributes.
final class AttributedText: TextSource, @unchecked Sendable {
  private let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  override func isSame(as other: TextSource) -> Bool { (other as? AttributedText)?.string == string }
  override var staysTheSame: Bool { true }

  override func parts(in surroundings: TextSurroundings) -> [TextPart] {
    string.runs.map { run in
      var attributes = TextAttributes(run.inlinePresentationIntent ?? [])
      typealias Own = AttributeScopes.SwiftUIAttributes
      typealias Others = AttributeScopes.UIKitAttributes
      attributes.font = run[Own.FontAttribute.self] ?? run[Others.FontAttribute.self].map { Font($0) }
      attributes.kerning = (run[Own.KerningAttribute.self] ?? run[Others.KernAttribute.self]).map(Double.init)
      attributes.tracking = (run[Own.TrackingAttribute.self] ?? run[Others.TrackingAttribute.self]).map(Double.init)
      let offset = run[Own.BaselineOffsetAttribute.self] ?? run[Others.BaselineOffsetAttribute.self]
      attributes.baselineOffset = offset.map(Double.init)
      return TextPart(string: String(string[run.range].characters), attributes: attributes)
    }
  }
}
