import GeneratedCode
import ShelfBatch

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
}
