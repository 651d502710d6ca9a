import Catalog
import GeneratedCode
import ShelfBatch
import ShelfSizing

extension DescribedLayout {
  /// The compositional layout that a configuration describes; `nil` where it says nothing of one.
  init?(_ configuration: ShelfConfiguration) throws {
    guard let description = try configuration.layoutDescription() else { return nil }
    self.init(description.sections.map(\.section), description.configuration) { description.chooser() }
  }
}

extension Request {
  /// Advice on the compositional layout that the shelves are in, if there is one.
  func sectionAdvice() throws -> SectionAdvice? {
    guard let path = configurationPath, let layout = try DescribedLayout(configuration) else { return nil }
    return SectionAdvice(layout, fileName: String(path.fileName) ?? path)
  }

  /// Warns where the compositional layout gives cards a width at which nothing is measured: their heights are those of
  /// other cards then.
  func checkCardWidths(_ plan: BatchPlan, _ messages: Messages) throws {
    guard let setting = configuration.compositionalLayout, let layout = try DescribedLayout(configuration) else {
      return
    }
    let pass = plan.passes[0]
    let measured = pass.variants.map(\.shelf.cardWidth)
    let warnings = layout.cardWidths.compactMap { width -> String? in
      guard let width else {
        guard configuration.cardWidths.origin == nil else { return nil }
        return "the collection view decides how wide cards are in the compositional layout: name the widths that there "
          + "are in cardWidth, as heights are measured at \(rounded(measured[0])) points"
      }
      if pass.widthRange?.contains(width) == true || measured.contains(where: { abs($0 - width) < 0.001 }) {
        return nil
      }
      return
        "cards are \(rounded(width)) points wide in the compositional layout, and no height is measured at that width: "
        + "name it in cardWidth"
    }
    for warning in warnings.withoutRepeats({ $0 }) {
      messages.say(Diagnostic(.warning, file: configuration.file, position: setting.position, message: warning))
    }
  }
}
