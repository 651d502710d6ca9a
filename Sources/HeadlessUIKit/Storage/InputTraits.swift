// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The keys that a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
  /// `alphabet`, as in UIKit.
  public static let alphabet = UIKeyboardType.asciiCapable
}
/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// `alert`, as in UIKit.
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
  /// UIKit's value.
  public let rawValue: String
  /// Takes one of UIKit's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `name`, as in UIKit.
  public static let name = UITextContentType(rawValue: "name")
  /// `namePrefix`, as in UIKit.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// `givenName`, as in UIKit.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// `middleName`, as in UIKit.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// `familyName`, as in UIKit.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// `nameSuffix`, as in UIKit.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// `nickname`, as in UIKit.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// `jobTitle`, as in UIKit.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// `organizationName`, as in UIKit.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// `location`, as in UIKit.
  public static let location = UITextContentType(rawValue: "location")
  /// `fullStreetAddress`, as in UIKit.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// `streetAddressLine1`, as in UIKit.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// `streetAddressLine2`, as in UIKit.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// `addressCity`, as in UIKit.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// `addressState`, as in UIKit.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// `addressCityAndState`, as in UIKit.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// `sublocality`, as in UIKit.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// `countryName`, as in UIKit.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// `postalCode`, as in UIKit.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// `telephoneNumber`, as in UIKit.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// `emailAddress`, as in UIKit.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// `URL`, as in UIKit.
  public static let URL = UITextContentType(rawValue: "URL")
  /// `creditCardNumber`, as in UIKit.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// `username`, as in UIKit.
  public static let username = UITextContentType(rawValue: "username")
  /// `password`, as in UIKit.
  public static let password = UITextContentType(rawValue: "password")
  /// `newPassword`, as in UIKit.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// `oneTimeCode`, as in UIKit.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// `shipmentTrackingNumber`, as in UIKit.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// `flightNumber`, as in UIKit.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// `dateTime`, as in UIKit.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// `birthdate`, as in UIKit.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// The texts that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: UInt
  /// Takes one of UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `phoneNumber`, as in UIKit.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// `link`, as in UIKit.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// `address`, as in UIKit.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// `calendarEvent`, as in UIKit.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// `shipmentTrackingNumber`, as in UIKit.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// `flightNumber`, as in UIKit.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// `lookupSuggestion`, as in UIKit.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// `money`, as in UIKit.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// `physicalValue`, as in UIKit.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// `all`, as in UIKit.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// How people write a text.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are made round.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens are made dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with words.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether words are completed.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The keys that the keyboard shows.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The words of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether an empty text cannot be ended.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden from others.
  var isSecureTextEntry: Bool { get set }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text.
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

/// Something that takes keys.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Adds text.
  func insertText(_ text: String)
  /// Removes a letter.
  func deleteBackward()
}
