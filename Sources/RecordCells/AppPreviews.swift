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

  /// A cell that shows what previews show of a type. Its records have a field `card`, which counts the cards from 0.
  func cell(of type: String, showing cards: [PreviewCard]) -> any AppCell

  /// Says what is called, instead of going on, where UIKit or SwiftUI raises an exception.
  func onStopped(_ body: @escaping (_ words: String) -> Never)
}

/// The parts that an app brings to the command.
package struct AppParts: Sendable {
  /// Its cells, by name beside those of files.
  package var cells: [any AppCell] = []
  /// The previews in its sources; `nil` for a program without an app.
  package var previews: (any AppPreviews)?
  /// States the present moment for the app's code, in seconds from the start of 1970; `nil` without an app.
  package var stateMoment: (@Sendable (Double) -> Void)?

  /// No app.
  package init() {}

  /// An app's parts.
  package init(
    cells: [any AppCell], previews: any AppPreviews, stateMoment: @escaping @Sendable (Double) -> Void
  ) {
    (self.cells, self.previews, self.stateMoment) = (cells, previews, stateMoment)
  }
}

/// A part of a preview that is made of one of the app's types.
package struct PreviewCard: Sendable {
  /// The index of the preview's place, and which of those of the place it is.
  package let place: Int
  package let number: Int
  /// Counts what the preview shows of the type, from 0.
  package let part: Int

  /// A part by where it is.
  package init(place: Int, number: Int, part: Int) { (self.place, self.number, self.part) = (place, number, part) }
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

/// The answer of a preview in some surroundings.
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

  /// A part that people tap, with the words on it.
  package typealias Target = (name: String?, frame: DesignFrame)

  /// The names of the app's types that are shown, the outermost first, and each as often as it is.
  package var types: [String]
  /// Points.
  package var size: Size
  package var texts: [Text] = []
  package var targets: [Target] = []
  /// All views in their frames, for a drawing.
  package var views: [PlacedView] = []

  /// The answer of a size.
  package init(types: [String], size: Size) { (self.types, self.size) = (types, size) }
}
