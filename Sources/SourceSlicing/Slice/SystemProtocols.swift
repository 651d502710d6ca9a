/// Requirements of Apple's and Swift's protocols, by the documentation of each: a type that conforms keeps the members of
/// these names although nothing of the app calls them.
package enum SystemProtocols {
  private static let requirements: [String: Set<String>] = [
    "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue"], "Comparable": ["==", "<", ">", "<=", ">="],
    "Codable": ["init", "encode", "CodingKeys"], "Decodable": ["init", "CodingKeys"],
    "Encodable": ["encode", "CodingKeys"], "Identifiable": ["id", "ID"], "CaseIterable": ["allCases", "AllCases"],
    "RawRepresentable": ["init", "rawValue", "RawValue"], "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"], "LosslessStringConvertible": ["init", "description"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"], "OptionSet": ["init", "rawValue"],
    "SetAlgebra": ["union", "intersection", "symmetricDifference", "insert", "remove", "update", "contains"],
    "CodingKey": ["init", "stringValue", "intValue"], "IteratorProtocol": ["next", "Element"],
    "Sequence": ["makeIterator", "Iterator", "Element", "underestimatedCount"],
    "Collection": [
      "startIndex", "endIndex", "index", "subscript", "makeIterator", "Index", "Element", "Iterator", "count",
      "isEmpty",
    ],
    "ExpressibleByStringLiteral": ["StringLiteralType"],
    "ExpressibleByIntegerLiteral": ["IntegerLiteralType"],
    "ExpressibleByFloatLiteral": ["FloatLiteralType"],
    "ExpressibleByStringInterpolation": ["StringInterpolation"], "AdditiveArithmetic": ["+", "-", "zero"],
    "Numeric": ["+", "-", "*", "*=", "magnitude"], "Strideable": ["advanced", "distance"],
    "NSCopying": ["copy"], "NSCoding": ["init", "encode"],
    "NSSecureCoding": ["init", "encode", "supportsSecureCoding"],
    "View": ["body", "Body"], "ViewModifier": ["body", "Body"], "Shape": ["path", "sizeThatFits", "animatableData"],
    "InsettableShape": ["path", "inset", "animatableData"], "Animatable": ["animatableData"],
    "AnimatableModifier": ["body", "animatableData"], "DynamicProperty": ["update"],
    "PreferenceKey": ["defaultValue", "reduce", "Value"], "EnvironmentKey": ["defaultValue", "Value"],
    "LayoutValueKey": ["defaultValue", "Value"], "AlignmentID": ["defaultValue"],
    "Layout": [
      "sizeThatFits", "placeSubviews", "makeCache", "updateCache", "spacing", "explicitAlignment", "layoutProperties",
      "Cache", "animatableData",
    ],
    "UIViewRepresentable": [
      "makeUIView", "updateUIView", "makeCoordinator", "sizeThatFits", "dismantleUIView", "UIViewType", "Coordinator",
    ],
    "UIViewControllerRepresentable": [
      "makeUIViewController", "updateUIViewController", "makeCoordinator", "sizeThatFits", "UIViewControllerType",
      "Coordinator",
    ],
    "ButtonStyle": ["makeBody"], "PrimitiveButtonStyle": ["makeBody"], "LabelStyle": ["makeBody"],
    "ToggleStyle": ["makeBody"], "ProgressViewStyle": ["makeBody"], "GaugeStyle": ["makeBody"],
    "GroupBoxStyle": ["makeBody"], "MenuStyle": ["makeBody"], "DisclosureGroupStyle": ["makeBody"],
    "LabeledContentStyle": ["makeBody"], "DatePickerStyle": ["makeBody"], "TextFieldStyle": ["_body"],
    "DynamicHeightCalculable": ["calculateHeight", "height"], "SizingCell": ["configure", "ViewModel"],
  ]

  /// The names that a protocol requires.
  static func requirements(of name: String) -> Set<String> { requirements[name] ?? [] }

  /// Members that the compiler calls by their names: of result builders, property wrappers, interpolations.
  static let calledByCompiler: Set<String> = [
    "wrappedValue", "projectedValue", "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "~=",
    "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray", "buildIf", "buildFinalResult",
    "buildPartialBlock", "buildLimitedAvailability",
  ]

  /// Beginnings of the names of functions that UIKit's delegates and data sources have.
  package static func isDelegateFunction(_ name: String) -> Bool { beginnings.contains(where: name.hasPrefix) }

  private static let beginnings = [
    "tableView", "collectionView", "numberOfSections", "pickerView", "numberOfComponents", "textView", "textField",
    "scrollView", "layoutSublayers", "stackView",
  ]
}
