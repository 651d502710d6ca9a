import CellLayout
import ShelfSizing

/// The previews that an app's sources declare, as far as a study asks them. They are asked on the thread that makes them.
package protocol AppPreviews: Sendable {
  /// Where they are declared; a place may have several.
  var places: [PreviewPlace] { get }

  /// The names of those of a place, `nil` for one without.
  func names(at place: Int) -> [String?]

  /// Measures one of them.
  ///
  /// - Parameters:
  ///   - number: counts those of the place, from 0.
  ///   - width: points that are proposed instead of the preview's own size, with an open height; `nil` for that.
  func answer(at place: Int, number: Int, in surroundings: CellSurroundings, width: Double?) -> PreviewAnswer

  /// Says what is called, instead of going on, where UIKit or SwiftUI raises an exception.
  func onStopped(_ body: @escaping (_ words: String) -> Never)
}

/// A place in an app's sources.
package struct PreviewPlace: Sendable, Hashable {
  /// The path that the compiler was given.
  package let file: String
  /// From 1.
  package let line: Int

  /// A line of a file.
  package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

/// What a preview answers in some surroundings.
package struct PreviewAnswer {
  /// A text that is shown.
  package struct Text {
    /// How people know it: its identifier, the property that holds its view, or its number.
    package var name: String
    package var text: String
    package var frame: DesignFrame
    /// Whether more of it is there than is shown.
    package var isCut: Bool
    /// Whether it is set smaller than its font says.
    package var isShrunk: Bool

    /// A text by its parts.
    package init(name: String, text: String, frame: DesignFrame, isCut: Bool, isShrunk: Bool) {
      (self.name, self.text, self.frame, self.isCut, self.isShrunk) = (name, text, frame, isCut, isShrunk)
    }
  }

  /// What people tap, with the words on it.
  package typealias Target = (name: String?, frame: DesignFrame)

  /// The name of the app's type that is shown; `nil` where it is none.
  package var type: String?
  /// Points.
  package var size: Size
  package var texts: [Text] = []
  package var targets: [Target] = []
  /// All views in their frames, for a drawing.
  package var views: [PlacedView] = []

  /// The answer of a size.
  package init(type: String?, size: Size) { (self.type, self.size) = (type, size) }
}
