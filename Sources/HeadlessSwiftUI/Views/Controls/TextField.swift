/// A line of text that people write.
public nonisolated struct TextField<Label: View>: View {
  let label: Label
  let text: String
  let prompt: Text?
  let axis: Axis

  init(_ label: Label, _ text: String, _ prompt: Text? = nil, _ axis: Axis = .horizontal) {
    (self.label, self.text, self.prompt, self.axis) = (label, text, prompt, axis)
  }

  /// The text; where there is none the prompt, or the label.
  @MainActor public var body: some View {
    FieldBody(axis: axis) {
      if !text.isEmpty { Text(verbatim: text) } else if let prompt { prompt } else { label }
    }
  }
}

/// A line of text that nobody else can read.
public nonisolated struct SecureField<Label: View>: View {
  let label: Label
  let text: String
  let prompt: Text?

  /// A field with what it is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.text, self.prompt) = (label(), text.wrappedValue, prompt)
  }
  /// Bullets; where there is no text the prompt, or the label.
  @MainActor public var body: some View {
    FieldBody(axis: .horizontal) {
      if !text.isEmpty {
        Text(verbatim: String(repeating: "•", count: text.count))
      } else if let prompt {
        prompt
      } else {
        label
      }
    }
  }
}

/// Lines of text that people write: as large as is proposed.
public nonisolated struct TextEditor: View {
  /// Lines of a text.
  public init(text: Binding<String>) {}
  /// The room.
  @MainActor public var body: some View {
    Messages.sayOnce("note: the size of a TextEditor to which none is proposed is not published; it is 10 points")
    return Color.clear
  }
}

/// A field round its words. Its numbers are those of `UITextField`, as nobody publishes SwiftUI's.
private nonisolated struct FieldBody<Words: View>: View {
  let axis: Axis
  let words: Words
  @Environment(\.textFieldStyleLook) private var look

  init(axis: Axis, @ViewBuilder words: () -> Words) { (self.axis, self.words) = (axis, words()) }

  @MainActor var body: some View {
    Messages.sayOnce(
      "note: the size of a TextField is not published; it takes the width that is proposed, and is as high as UIKit's, a "
        + "line with its leading, with a border 12 points more")
    let (x, y): (CGFloat, CGFloat) = look == "roundedBorder" ? (7, 6) : (0, 0)
    return ZStack {
      if axis == .horizontal { words.lineLimit(1) } else { words }
    }.modifier(_FieldLine()).padding(EdgeInsets(top: y, leading: x, bottom: y, trailing: x))
  }
}

/// The line of a field.
public nonisolated struct _FieldLine: _NodeModifier {
  /// Nodes as wide as their room.
  @MainActor public static var _kind: _NodeKind {
    _NodeKind(_FieldLine.self, FieldLineNode.self) { _, node in
      let values = node.evaluation.environment
      let resolved = (values.font ?? .body).resolved(values.dynamicTypeSize.category)
      let pixel = 1 / Double(values.displayScale)
      node.height = ((resolved.font.lineHeight + resolved.leading) / pixel).rounded(.up) * pixel
    }
  }
}

/// As wide as is proposed, and at least as high as a line with its leading.
final class FieldLineNode: WrapperNode {
  var height = 0.0
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let words = child.size(for: proposal)
    return LayoutSize(width: proposal.width.or(words.width), height: max(height, words.height))
  }
  override func childOrigin(_ proposal: Proposal) -> LayoutPoint {
    origin(of: child, proposal, .leading, in: proposal)
  }
}
