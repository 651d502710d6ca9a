import Foundation
import HeadlessUIKit
import Testing

/// Texts out of documents.
@Suite struct DocumentReadingTests {
  @Test func plainTextIsReadByItsEncoding() throws {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.plain,
      .characterEncoding: String.Encoding.utf16LittleEndian.rawValue,
    ]
    let data = try #require("Käse".data(using: .utf16LittleEndian))
    let text = try NSMutableAttributedString(data: data, options: options, documentAttributes: nil)
    text.append(NSAttributedString(string: "!"))
    #expect(text.string == "Käse!")
    #expect(try NSAttributedString(data: Data("a".utf8), documentAttributes: nil).string == "a")
  }

  /// An app that reads hypertext has an answer for a text that can't be read.
  @Test func hypertextThrows() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("<b>a</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
  }
}
