/// Which views take part in the layout: those that are not hidden, in views that are not.
struct Visibility {
  private let template: CellTemplate
  /// For each view, the label that hides it while it is empty.
  private let hidingTexts: [LabelView?]
  /// The content of the labels that hide their view while they are empty.
  private let hiding: [UnsafeMutablePointer<ShownText>]

  init(_ template: CellTemplate, _ texts: [LabelView]) {
    self.template = template
    var hidingTexts = [LabelView?](repeating: nil, count: template.views.count)
    for text in texts where text.template.hidesWhenEmpty { hidingTexts[text.viewIndex] = text }
    self.hidingTexts = hidingTexts
    hiding = hidingTexts.compactMap { $0?.content }
  }

  /// How many views texts or records hide.
  func hideableCount(_ contents: CellContents) -> Int { hiding.count + contents.hideableCount }

  /// Which of the texts that hide their views are empty, a bit each; `nil` where there are more texts than bits.
  var emptyTexts: UInt64? {
    guard hiding.count <= 64 else { return nil }
    var bits: UInt64 = 0
    for index in hiding.indices { bits = bits << 1 | (hiding[index].pointee.isEmpty ? 1 : 0) }
    return bits
  }

  /// For each view, whether it takes part in the layout.
  ///
  /// A hidden view that is not an arranged one keeps its place, as in UIKit.
  ///
  /// - Parameters:
  ///   - contents: what the record says of the views.
  ///   - hidesNone: whether neither records nor empty texts hide any.
  func isShown(_ contents: CellContents, hidesNone: Bool = false) -> [Bool] {
    var shown = [Bool](repeating: true, count: template.views.count)
    for (viewIndex, view) in template.views.enumerated() {
      let isHidden = view.isHidden || !hidesNone && contents.isHidden[viewIndex]
      let isEmpty = !hidesNone && hidingTexts[viewIndex]?.isEmpty == true
      let leaves = view.isArranged && (isHidden || isEmpty)
      shown[viewIndex] = !leaves && (view.superview.map { shown[$0] } ?? true)
    }
    return shown
  }
}
