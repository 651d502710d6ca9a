/// Requirements of Apple's and Swift's protocols, by the documentation of each: a type that conforms keeps the members of
/// these names although nothing of the app calls them.
enum SystemProtocols {
  private static let requirements: [String: Set<String>] = [
    "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue"], "Comparable": ["==", "<", ">", "<=", ">="],
    "Codable": ["init", "encode", "CodingKeys"], "Decodable": ["init", "CodingKeys"],
    "Encodable": ["encode", "CodingKeys"], "Identifiable": ["id", "ID"], "CaseIterable": ["allCases", "AllCases"],
    "RawRepresentable": ["rawValue", "RawValue", "init"], "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"], "LosslessStringConvertible": ["description", "init"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"],
    "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"], "OptionSet": ["rawValue", "init"],
    "SetAlgebra": ["init", "union", "intersection", "symmetricDifference", "insert", "remove", "update", "contains"],
    "CodingKey": ["stringValue", "intValue", "init"], "IteratorProtocol": ["next", "Element"],
    "Sequence": ["makeIterator", "Iterator", "Element", "underestimatedCount"],
    "Collection": [
      "startIndex", "endIndex", "index", "subscript", "makeIterator", "Index", "Element", "Iterator", "count",
      "isEmpty",
    ],
    "ExpressibleByStringLiteral": ["init", "StringLiteralType"], "ExpressibleByNilLiteral": ["init"],
    "ExpressibleByIntegerLiteral": ["init", "IntegerLiteralType"],
    "ExpressibleByFloatLiteral": ["init", "FloatLiteralType"], "ExpressibleByArrayLiteral": ["init"],
    "ExpressibleByDictionaryLiteral": ["init"], "ExpressibleByBooleanLiteral": ["init"],
    "ExpressibleByStringInterpolation": ["init", "StringInterpolation"], "AdditiveArithmetic": ["+", "-", "zero"],
    "Numeric": ["+", "-", "*", "*=", "init", "magnitude"], "Strideable": ["advanced", "distance"],
    "NSCopying": ["copy"], "NSCoding": ["init", "encode"],
    "NSSecureCoding": ["init", "encode", "supportsSecureCoding"],
    "Error": [], "Sendable": [], "AnyObject": [], "NSObjectProtocol": [], "ObservableObject": [],
    "DynamicHeightCalculable": ["calculateHeight", "height"], "SizingCell": ["configure", "ViewModel"],
  ]

  /// The names that a protocol requires; `nil` for one that is not known here.
  static func requirements(of name: String) -> Set<String>? { requirements[name] }

  /// Whether the compiler calls a member by its name: those of result builders, property wrappers, interpolations.
  static func isCalledByCompiler(_ name: String) -> Bool {
    calledByCompiler.contains(name) || name.hasPrefix("build") && builderFunctions.contains(name)
  }

  private static let calledByCompiler: Set<String> = [
    "wrappedValue", "projectedValue", "callAsFunction", "dynamicallyCall", "appendInterpolation", "appendLiteral", "~=",
  ]
  private static let builderFunctions: Set<String> = [
    "buildBlock", "buildExpression", "buildOptional", "buildEither", "buildArray", "buildIf", "buildFinalResult",
    "buildPartialBlock", "buildLimitedAvailability",
  ]

  /// Beginnings of the names of functions that UIKit's delegates and data sources have.
  static func isDelegateFunction(_ name: String) -> Bool {
    beginnings.contains(where: name.hasPrefix)
  }

  private static let beginnings = [
    "tableView", "collectionView", "numberOfSections", "pickerView", "numberOfComponents", "textView", "textField",
    "scrollView", "layoutSublayers", "stackView",
  ]
}
