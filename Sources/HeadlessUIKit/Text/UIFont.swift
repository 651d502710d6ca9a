import CellLayout
import Foundation
import TextMeasurement

/// Core Text's font, which "is toll-free bridged with its AppKit/UIKit counterpart" (documentation of `CTFont`).
public typealias CTFont = UIFont

/// A font at a size.
open class UIFont: AttributeValue, @unchecked Sendable {
  /// How bold a font is.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: CGFloat
    /// The value of one of UIKit's.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of UIKit's scale, from -1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// `ultraLight`, as in UIKit.
    public static let ultraLight = Weight(-0.8)
    /// `thin`, as in UIKit.
    public static let thin = Weight(-0.6)
    /// `light`, as in UIKit.
    public static let light = Weight(-0.4)
    /// `regular`, as in UIKit.
    public static let regular = Weight(0)
    /// `medium`, as in UIKit.
    public static let medium = Weight(0.23)
    /// `semibold`, as in UIKit.
    public static let semibold = Weight(0.3)
    /// `bold`, as in UIKit.
    public static let bold = Weight(0.4)
    /// `heavy`, as in UIKit.
    public static let heavy = Weight(0.56)
    /// `black`, as in UIKit.
    public static let black = Weight(0.62)

    /// The engine's weight that is nearest.
    var nearest: FontWeight {
      let all: [(Weight, FontWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A use of text, whose size follows the user's text size.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: String
    /// The value of one of UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `largeTitle`, as in UIKit.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// `title1`, as in UIKit.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// `title2`, as in UIKit.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// `title3`, as in UIKit.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// `headline`, as in UIKit.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// `subheadline`, as in UIKit.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// `body`, as in UIKit.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// `callout`, as in UIKit.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// `footnote`, as in UIKit.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// `caption1`, as in UIKit.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// `caption2`, as in UIKit.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The engine's name of the style; `body` for an unknown one, as in UIKit.
    var style: TextMeasurement.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }

  private let ownDescriptor: TextMeasurement.FontDescriptor
  /// The text size of the tree that is being written down: one for all of a template.
  @MainActor static var sizeOfTree = ContentSizeCategory.large
  /// The font as templates name it; a text style of another text size than the tree's by its size and weight alone.
  @MainActor var descriptor: TextMeasurement.FontDescriptor {
    guard let category, category != UIFont.sizeOfTree, case .textStyle(let style, _) = ownDescriptor else {
      return ownDescriptor
    }
    return .system(size: style.pointSize(category), weight: style.weight)
  }
  /// The text size that a text style was asked for; `nil` for a font that follows none.
  let category: ContentSizeCategory?
  /// How the size follows the text size; `nil` for a font that `UIFontMetrics` has not scaled.
  private(set) var scaling: Scaling?
  /// The engine's font.
  package let font: Font

  /// A font, the text style that its size follows, and the most points that it gets; 0 for no limit.
  struct Scaling: Equatable {
    let basis: UIFont
    let style: TextMeasurement.TextStyle
    let maximumPointSize: CGFloat
  }

  /// - Parameter category: of a text style.
  package init(_ descriptor: TextMeasurement.FontDescriptor, category: ContentSizeCategory? = nil) {
    ownDescriptor = descriptor
    self.category = category
    font = AppFonts.withLibrary { library in
      if case .named(let name, let size) = descriptor, !library.declares(name) {
        return library.standIn(for: name, size: size)
      }
      do {
        return try library.font(descriptor, category: category ?? .large)
      } catch {
        Messages.stop("\(error)")
      }
    }
    super.init()
  }

  /// A font that names nothing, which apps keep until they have one; it counts as the system font of 12 points.
  public override init() {
    let system = UIFont(.system(size: 12, weight: .regular))
    (ownDescriptor, category, font) = (system.ownDescriptor, nil, system.font)
    super.init()
    Messages.sayOnce("note: 'UIFont()' names no font, and counts as the system font of 12 points")
  }

  /// A font that `UIFontMetrics` scales.
  convenience init(_ scaling: Scaling, category: ContentSizeCategory) {
    let size = scaling.style.scaledPointSize(scaling.basis.pointSize, category)
    let limit = scaling.maximumPointSize
    self.init(scaling.basis.withSize(limit > 0 ? min(size, limit) : size).ownDescriptor)
    self.scaling = scaling
  }

  /// The font as text of other traits shows it, where it follows the text size: a text style's, or one that
  /// `UIFontMetrics` has scaled (documentation of `UIContentSizeCategoryAdjusting`).
  func adjusted(to traits: UITraitCollection) -> UIFont {
    let wanted = traits.preferredContentSizeCategory.category
    if let scaling { return UIFont(scaling, category: wanted) }
    guard let category, category != wanted else { return self }
    return UIFont(ownDescriptor, category: wanted)
  }

  /// The same font once more.
  convenience init(copyOf other: UIFont) { self.init(other.ownDescriptor, category: other.category) }

  /// The weight and the face of the system font; `nil` for any other.
  package var systemFace: (weight: FontWeight, face: SystemFontFace)? {
    switch ownDescriptor {
    case .system(_, let weight, let face): (weight, face)
    case .textStyle(let style, let weight): (weight ?? style.weight, .upright)
    default: nil
    }
  }

  /// The weight that the name of a font tells.
  private static func weight(ofFontNamed name: String) -> FontWeight {
    let weights: [(word: String, weight: FontWeight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultralight", .ultraLight),
      ("bold", .bold), ("medium", .medium), ("thin", .thin), ("light", .light), ("heavy", .heavy), ("black", .black),
    ]
    let small = name.lowercased()
    return weights.first { small.contains($0.word) }?.weight ?? .regular
  }

  /// A font by its name; `nil` for one that neither iOS nor the app has. One of iOS whose file is not here has the widths
  /// of another one.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if let absence = AppFonts.absence(of: fontName) {
      if LoadedClasses.isOfSlice {
        Messages.sayOnce("'\(fontName)' is not there: the system font stands in for it, which may decide a size")
        self.init(.system(size: Double(fontSize), weight: UIFont.weight(ofFontNamed: fontName)))
        return
      }
      // A program that unwraps it stops at its own line, which does not say what is missing.
      Messages.sayOnce("note: \(absence)")
      return nil
    }
    self.init(.named(fontName, size: fontSize > 0 ? UIFont.size(fontSize) : UIFont.systemFontSize + 3))
  }

  /// San Francisco, regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  /// San Francisco.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size(fontSize), weight: weight.nearest))
  }
  /// San Francisco, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }
  /// San Francisco, italic.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: size(fontSize), weight: .regular, face: .italic))
  }
  /// SF Mono.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size(fontSize), weight: weight.nearest, face: .monospaced))
  }
  /// San Francisco; how wide its digits are where all are alike is not known here.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    Messages.sayOnce("note: digits of one width have their usual widths")
    return systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font of a text style at the current text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a text style.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    return UIFont(.textStyle(style.style), category: traits.preferredContentSizeCategory.category)
  }

  /// A size that fonts have; the smallest for NaN, which `max` leaves out where it comes last.
  private class func size(_ size: CGFloat) -> CGFloat { min(max(0.001, size), Font.maximumPointSize) }

  /// 17 on an iPhone.
  public static var labelFontSize: CGFloat { 17 }
  /// 18 on an iPhone.
  public static var buttonFontSize: CGFloat { 18 }
  /// 12 on an iPhone.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// 14 on an iPhone.
  public static var systemFontSize: CGFloat { 14 }

  /// The families that iOS has.
  open class var familyNames: [String] { FontsOfIOS.families.map(\.name) }
  /// The PostScript names of a family's fonts; none for a family that iOS lacks.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontsOfIOS.families.first { $0.name == familyName }?.fonts ?? []
  }
  /// The name of the font.
  open var fontName: String { font.name }
  /// The name of the family.
  open var familyName: String { font.name }
  /// Points.
  open var pointSize: CGFloat { font.pointSize }
  /// From the top of a line to its baseline, in points.
  open var ascender: CGFloat { font.ascender }
  /// From the baseline to the bottom of a line, in points, below 0.
  open var descender: CGFloat { font.ascender - font.lineHeight }
  /// Ascender and descender, in points.
  open var lineHeight: CGFloat { CGFloat(font.lineHeight).withoutNoise }
  /// Between two lines, in points.
  open var leading: CGFloat { font.leading }

  /// The same font at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    switch ownDescriptor {
    case .system(_, let weight, let face): UIFont(.system(size: UIFont.size(fontSize), weight: weight, face: face))
    case .named(let name, _): UIFont(.named(name, size: UIFont.size(fontSize)))
    case .textStyle(let style, let weight): UIFont(.system(size: UIFont.size(fontSize), weight: weight ?? style.weight))
    case .scaled: self
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return ownDescriptor == other.ownDescriptor && category == other.category && scaling == other.scaling
  }
  open override var hash: Int { ownDescriptor.hashValue }
}
