// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The keys that a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  public static let alphabet = UIKeyboardType.asciiCapable
}
/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static let alert = UIKeyboardAppearance.dark
}
/// The words of the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// Whether quotes are made round.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
/// Whether hyphens are made dashes.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// Whether words are completed.
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// The meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let middleName = UITextContentType(rawValue: "middleName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let addressState = UITextContentType(rawValue: "addressState")
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  public static let countryName = UITextContentType(rawValue: "countryName")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let URL = UITextContentType(rawValue: "URL")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// The texts that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  public static let money = UIDataDetectorTypes(rawValue: 128)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// How people write a text.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var inlinePredictionType: UITextInlinePredictionType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits where Self: UIView {
  private var input: InputStorage { storage.input ?? .none }
  /// Which letters become capitals.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { input.autocapitalizationType }
    set { storage.inputToWrite().autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { input.autocorrectionType }
    set { storage.inputToWrite().autocorrectionType = newValue }
  }
  /// Whether words are checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { input.spellCheckingType }
    set { storage.inputToWrite().spellCheckingType = newValue }
  }
  /// Whether quotes are made round.
  public var smartQuotesType: UITextSmartQuotesType {
    get { input.smartQuotesType }
    set { storage.inputToWrite().smartQuotesType = newValue }
  }
  /// Whether hyphens are made dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { input.smartDashesType }
    set { storage.inputToWrite().smartDashesType = newValue }
  }
  /// Whether spaces come and go with words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { input.smartInsertDeleteType }
    set { storage.inputToWrite().smartInsertDeleteType = newValue }
  }
  /// Whether words are completed.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { input.inlinePredictionType }
    set { storage.inputToWrite().inlinePredictionType = newValue }
  }
  /// The keys that the keyboard shows.
  public var keyboardType: UIKeyboardType {
    get { input.keyboardType }
    set { storage.inputToWrite().keyboardType = newValue }
  }
  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { input.keyboardAppearance }
    set { storage.inputToWrite().keyboardAppearance = newValue }
  }
  /// The words of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { input.returnKeyType }
    set { storage.inputToWrite().returnKeyType = newValue }
  }
  /// Whether an empty text cannot be ended.
  public var enablesReturnKeyAutomatically: Bool {
    get { input.enablesReturnKeyAutomatically }
    set { storage.inputToWrite().enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden from others, which makes a text field as high as its line, to the point.
  public var isSecureTextEntry: Bool {
    get { input.isSecureTextEntry }
    set { storage.inputToWrite().isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
  public var textContentType: UITextContentType! {
    get { input.textContentType }
    set { storage.inputToWrite().textContentType = newValue }
  }
}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

/// Something that takes keys.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
