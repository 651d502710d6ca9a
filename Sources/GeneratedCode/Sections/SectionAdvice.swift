import CollectionLayout

/// The lengths that an app writes for shelves in a compositional layout, shelf by shelf in their order.
package final class SectionAdvice {
  /// The lengths of one shelf.
  package struct Lengths: Equatable {
    /// The height of the section's group in points; `nil` where that stays as it is described.
    package var groupHeight: Double?
    /// The height of a card in points; the same.
    package var itemHeight: Double?
    /// The reason why both stay, in words for people.
    package var reason: String?

    /// Lengths that follow from the height of a card, or the reason why none do.
    package init(groupHeight: Double? = nil, itemHeight: Double? = nil, reason: String? = nil) {
      (self.groupHeight, self.itemHeight, self.reason) = (groupHeight, itemHeight, reason)
    }
  }

  /// The generated function that makes such sections: `FeaturedShelf.section(shelf:in:)`.
  package let function: String
  private let layout: DescribedLayout
  private let choose: (String) -> Int
  /// Shelves whose section is known, as each may come once a variant.
  private var chosen: [String: Int] = [:]

  /// The advice for the shelves of a configuration.
  ///
  /// - Parameters:
  ///   - layout: the layout that it describes.
  ///   - fileName: the name of its file, without the folder.
  package init(_ layout: DescribedLayout, fileName: String) {
    self.layout = layout
    choose = layout.chooser()
    function = GeneratedFile.typeName(of: fileName) + ".section(shelf:in:)"
  }

  /// The lengths of a shelf's section.
  ///
  /// - Parameters:
  ///   - shelf: the shelf's name.
  ///   - cardHeight: the height of its cards, in points.
  package func lengths(of shelf: String, cardHeight: Double) -> Lengths {
    var index = 0
    if layout.sections.count > 1 {
      index = chosen[shelf] ?? choose(shelf)
      chosen[shelf] = index
    }
    let section = layout.sections[index]
    do throws(MeasuredHeights.Reason) {
      let heights = try MeasuredHeights(CardPath(section.group), in: section, layout.configuration.scrollDirection)
      let points = { (length: MeasuredHeights.Length?) in length.map { $0.times * cardHeight + $0.plus } }
      return Lengths(groupHeight: points(heights.lengths[0]), itemHeight: points(heights.lengths.last ?? nil))
    } catch {
      return Lengths(reason: error.rawValue)
    }
  }
}
