/// Knowledge of types that the app does not declare.
enum SystemTypes {
  /// Whether an extension of one type may reach values of another: the same type, a class above it, or a protocol.
  static func mayInherit(_ type: String, _ extended: String) -> Bool {
    // A value is known without its question mark.
    if extended == "Optional" { return true }
    var next: String? = type
    while let name = next {
      if name == extended { return true }
      next = SystemNames.superclasses[name]
    }
    return protocols.contains(extended) && SystemNames.superclasses[type] == nil || extended == "NSObjectProtocol"
  }

  /// Whether values of a type come about although no source names it: texts, numbers, lengths, what views hand out.
  static func isEverywhere(_ type: String) -> Bool {
    values.contains(type) || protocols.contains(type) || type.hasPrefix("UI") || type.hasPrefix("NSLayout")
  }

  /// Types of Swift's own module of which apps declare others.
  static let ofSwift: Set<String> = [
    "Identifiable", "Error", "Result", "Task", "Actor", "Character", "Set", "Array", "Dictionary", "Optional", "Range",
    "Sequence", "Collection", "Encoder", "Decoder", "Encodable", "Decodable", "Codable", "Duration", "Clock", "Regex",
  ]

  private static let values: Set<String> = [
    "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Dictionary", "Set",
    "Optional", "Data", "Date", "URL", "CGRect", "CGSize", "CGPoint", "Error", "IndexPath", "Bundle", "TimeInterval",
    "NSObject", "CALayer", "CGColor", "NSAttributedString", "NSMutableAttributedString", "NSString", "NSRange",
    "ArraySlice", "Range", "ClosedRange", "Locale", "Calendar", "NotificationCenter", "DispatchQueue",
  ]
  private static let protocols: Set<String> = [
    "Sequence", "Collection", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
    "RangeReplaceableCollection", "StringProtocol", "Comparable", "Equatable", "Hashable", "BinaryInteger",
    "FixedWidthInteger", "FloatingPoint", "BinaryFloatingPoint", "Numeric", "SignedNumeric", "RawRepresentable",
    "CaseIterable", "NSObjectProtocol", "AnyObject", "Identifiable", "View", "ViewModifier", "Shape", "InsettableShape",
    "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
  ]
}
