import ShelfSizing
import TextMeasurement

/// The part of a view's looks that a drawing shows beside its frame and its lines.
package struct ViewLooks: Sendable, Hashable {
  /// UIKit's name of the class.
  package let systemClass: String
  /// Whether it shows an image.
  package let isImage: Bool
  /// The name of its image; `nil` where the app gives it one.
  package let imageName: String?
  /// The size of the image beside a control's title, with the space between them, in points; `nil` without one.
  package let titleImage: Size?
  /// The titles of a segmented control; `nil` for one that is not known.
  package let segments: [String?]
  /// The font of its text; `nil` for a view without text.
  package let face: FontFace?
  /// At which side its text lies.
  package let alignment: LabelTemplate.Alignment
  /// Whether leading is right; `nil` where the direction of its text decides.
  package let runsRightToLeft: Bool?

  init(_ view: ViewTemplate) {
    systemClass = view.systemClass
    imageName = view.imageName
    face = view.text.map { FontFace($0.font) }
    alignment = view.text?.alignment ?? .natural
    runsRightToLeft = view.runsRightToLeft
    switch view.content {
    case .image: (isImage, titleImage, segments) = (true, nil, [])
    case .control(let control):
      isImage = false
      titleImage =
        control.stacksImage ? nil : control.imageSize.map { Size(width: $0.width + control.spacing, height: $0.height) }
      segments = (control.segments?.all ?? []).map { segment in
        if case .title(let title) = segment { title } else { nil }
      }
    default: (isImage, titleImage, segments) = (false, nil, [])
    }
  }
}

/// Helvetica's widths of lines, by which a drawing knows how much it would have to stretch them: the fonts of most viewers
/// come near to these.
package enum PlainFonts {
  /// The fonts at a size of 1,000 points; Helvetica's letters are the same at every size. Each is made once, as that takes
  /// longer than many lines.
  private static let regular = try? FontLibrary().font(.named("HelveticaNeue", size: 1000))
  private static let bold = try? FontLibrary().font(.named("HelveticaNeue-Bold", size: 1000))

  /// The width of a line in a size and weight, in points; `nil` where Helvetica has not all its letters.
  package static func width(of line: String, _ face: FontFace?, pointSize: Double) -> Double? {
    guard let font = face?.weight ?? 400 >= 600 ? bold : regular else { return nil }
    let paragraph = Paragraph(line, font: font)
    let width = paragraph.naturalWidth * pointSize / 1000
    return paragraph.approximations.isEmpty ? width : nil
  }
}
