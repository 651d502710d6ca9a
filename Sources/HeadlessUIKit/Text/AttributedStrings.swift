import Foundation

/// An attribute of UIKit's in an `AttributedString`, and the same one in an `NSAttributedString`.
public protocol UIKitAttribute: AttributedStringKey where Value: Sendable {
  /// The key in an `NSAttributedString`.
  static var key: NSAttributedString.Key { get }
}

extension UIKitAttribute {
  /// The name of the attribute.
  public static var name: String { key.rawValue }
}

extension AttributeScopes {
  /// The attributes that UIKit adds to those of Foundation.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit adds to those of Foundation.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The paragraph style.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points after every character.
    public let kern: KernAttribute
    /// Points after every character.
    public let tracking: TrackingAttribute
    /// Points above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// How the text is underlined.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// How the text is struck through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the letters' edges.
    public let strokeColor: StrokeColorAttribute
    /// How wide the letters' edges are.
    public let strokeWidth: StrokeWidthAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// How far the letters lean.
    public let obliqueness: ObliquenessAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = UIFont
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.font
    }
    /// The paragraph style.
    public enum ParagraphStyleAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = NSParagraphStyle
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.paragraphStyle
    }
    /// The colour of the text.
    public enum ForegroundColorAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.foregroundColor
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.backgroundColor
    }
    /// Points after every character.
    public enum KernAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.kern
    }
    /// Points after every character.
    public enum TrackingAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.tracking
    }
    /// Points above the baseline.
    public enum BaselineOffsetAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.baselineOffset
    }
    /// How the text is underlined.
    public enum UnderlineStyleAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.underlineStyle
    }
    /// The colour of the line under the text.
    public enum UnderlineColorAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.underlineColor
    }
    /// How the text is struck through.
    public enum StrikethroughStyleAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = NSUnderlineStyle
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.strikethroughStyle
    }
    /// The colour of the line through the text.
    public enum StrikethroughColorAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.strikethroughColor
    }
    /// The colour of the letters' edges.
    public enum StrokeColorAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = UIColor
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.strokeColor
    }
    /// How wide the letters' edges are.
    public enum StrokeWidthAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.strokeWidth
    }
    /// The shadow.
    public enum ShadowAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = NSShadow
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.shadow
    }
    /// How far the letters lean.
    public enum ObliquenessAttribute: UIKitAttribute {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The key in an `NSAttributedString`.
      public static let key = NSAttributedString.Key.obliqueness
    }

    /// All of UIKit's.
    static let all: [any UIKitAttribute.Type] = [
      FontAttribute.self, ParagraphStyleAttribute.self, ForegroundColorAttribute.self, BackgroundColorAttribute.self,
      KernAttribute.self, TrackingAttribute.self, BaselineOffsetAttribute.self, UnderlineStyleAttribute.self,
      UnderlineColorAttribute.self,
      StrikethroughStyleAttribute.self, StrikethroughColorAttribute.self, StrokeColorAttribute.self,
      StrokeWidthAttribute.self, ShadowAttribute.self, ObliquenessAttribute.self,
    ]
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit's by its name; one of SwiftUI's of that name goes before it.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributeContainer {
  /// Attributes as an `NSAttributedString` has them; those that this room does not know are left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in AttributeScopes.UIKitAttributes.all { set(attribute, attributes) }
    if let url = attributes[.link] as? URL { self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url }
  }

  private mutating func set<T: UIKitAttribute>(_ attribute: T.Type, _ attributes: [NSAttributedString.Key: Any]) {
    guard let value = attributes[T.key] else { return }
    if let value = value as? T.Value {
      self[T.self] = value
    } else if let number = value as? NSNumber {
      self[T.self] =
        number.doubleValue as? T.Value ?? CGFloat(number.doubleValue) as? T.Value
        ?? NSUnderlineStyle(rawValue: number.intValue) as? T.Value
    }
  }

  /// The attributes as an `NSAttributedString` has them.
  var dictionary: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for attribute in AttributeScopes.UIKitAttributes.all { get(attribute, &attributes) }
    if let url = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] { attributes[.link] = url }
    return attributes
  }

  private func get<T: UIKitAttribute>(_ attribute: T.Type, _ attributes: inout [NSAttributedString.Key: Any]) {
    guard let value = self[T.self] else { return }
    attributes[T.key] = (value as? NSUnderlineStyle)?.rawValue ?? value
  }
}

extension NSAttributedString {
  /// A text with UIKit's attributes and links; others are left out.
  public convenience init(_ string: AttributedString) {
    let text = NSMutableAttributedString()
    for run in string.runs {
      let part = String(string[run.range].characters)
      text.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// A text with UIKit's attributes and links; others are left out.
  public init(_ string: NSAttributedString) {
    self.init()
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      let part = string.attributedSubstring(from: range).string
      append(AttributedString(part, attributes: AttributeContainer(attributes)))
    }
  }
}
