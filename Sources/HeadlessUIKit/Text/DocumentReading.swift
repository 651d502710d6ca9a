import Foundation

/// Texts that are read from documents: plain ones. WebKit reads HTML on a device, which is not here: reading it throws.
extension NSAttributedString {
  /// An option of how a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of document, as `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the characters, as the number of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// A kind of document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Hypertext.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// Reads a document.
  ///
  /// - Throws: `CocoaError` for other kinds than plain text, and for bytes that are not of the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType] as? DocumentType ?? .plain
    guard type == .plain else {
      Messages.sayOnce("a text is a document of the type '\(type.rawValue)', which only a device reads")
      throw CocoaError(.featureUnsupported)
    }
    let number = options[.characterEncoding] as? UInt
    guard let text = String(data: data, encoding: number.map(String.Encoding.init(rawValue:)) ?? .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
  }
}
