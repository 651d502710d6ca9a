/// Previews, which show a view to whoever writes it: `#Preview` and `PreviewProvider`.
///
/// A build leaves them out. Where it keeps them, a class stands in the place of each `#Preview` and behind each provider,
/// which the program finds by how its name begins (`DeclaredPreviews` in HeadlessUIKit). What can't be kept is left out
/// all the same: a preview of a widget, of a window, or of several views by arguments.
struct PreviewRules {
  let keepsPreviews: Bool

  func apply(to file: SourceFile) {
    for index in file.tokens.indices where file.tokens[index].kind == .hashWord && file.text(index) == "#Preview" {
      macro(file, index)
    }
    for type in file.declarations.types where type.inherited.contains(where: PreviewRules.isProvider) {
      if keepsPreviews {
        let line = SourceFile.position(of: file.tokens[type.nameToken].bytes.lowerBound, in: file.bytes).line
        let text = "; \(head(file, type.nameToken, line: "\(line)")) _DeclaredPreview.all(of: \(type.path).self) } }"
        file.edits.insert(text.utf8, at: file.tokens[type.braces.close].bytes.upperBound)
      } else {
        file.leaveOut(type)
      }
    }
  }

  private static func isProvider(_ type: String) -> Bool {
    type == "PreviewProvider" || type == "SwiftUI.PreviewProvider"
  }

  /// The class of a preview, up to the value of its property. Files of one module may have the same name.
  private func head(_ file: SourceFile, _ token: Int, line: String) -> String {
    let hash = file.path.utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) { $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "nonisolated final class HeadlessPreview_\(String(hash, radix: 36))_\(token): DeclaredPreviews { "
      + "static var place: (file: String, line: Int) { (#filePath, \(line)) }; "
      + "@MainActor static var previews: [_DeclaredPreview] {"
  }

  private func macro(_ file: SourceFile, _ index: Int) {
    var start = index
    while start > 2, file.isMark(start - 1, ")"), let open = file.tokens[start - 1].partner, open > 1,
      file.isMark(open - 2, "@")
    {
      start = open - 2
    }
    var end = index + 1
    var arguments: Range<Int>?
    var bodies: [Int] = []
    while end < file.tokens.count {
      // A further trailing closure has a label.
      if file.isMark(end + 1, ":"), file.isMark(end + 2, "{") { end += 2 }
      guard file.isMark(end, "(") || file.isMark(end, "{") else { break }
      if file.isMark(end, "{") { bodies.append(end) } else { arguments = end + 1..<file.next(end) - 1 }
      end = file.next(end)
    }
    guard keepsPreviews, bodies.count == 1, PreviewRules.areOfView(arguments, file) else {
      return file.replace(start..<end, with: "")
    }
    if start < index { file.replace(start..<index, with: "") }
    let open = bodies[0]
    file.replace(index..<index + 1, with: head(file, index, line: "#line") + " [_DeclaredPreview")
    let behind = file.tokens[end - 1].bytes.upperBound
    guard let stateEnd = PreviewRules.endOfState(file, open) else { return file.edits.insert("] } }".utf8, at: behind) }
    file.replace(
      open..<open + 1, with: "{ HeadlessPreviewable() }] }; struct HeadlessPreviewable: View {")
    file.edits.insert("; var body: some View {".utf8, at: file.tokens[stateEnd - 1].bytes.upperBound)
    file.edits.insert(" } }".utf8, at: behind)
  }

  /// Whether all arguments are those of a preview of a view: a name and traits.
  private static func areOfView(_ arguments: Range<Int>?, _ file: SourceFile) -> Bool {
    guard let arguments else { return true }
    return file.elements(arguments.lowerBound - 1, arguments.upperBound).allSatisfy { element in
      !file.isMark(element.lowerBound + 1, ":") || file.isWord(element.lowerBound, "traits")
    }
  }

  /// The index behind the state that a preview's body begins with; `nil` for a body without.
  ///
  /// "Tagging a dynamic property with `@Previewable` removes the need to create a wrapper view": the tagged declarations
  /// "become properties on the view, and all remaining statements form the view's body" (documentation of
  /// `Previewable()`). They come first. (The compiler crashes on such a view inside of a closure.)
  private static func endOfState(_ file: SourceFile, _ open: Int) -> Int? {
    guard let close = file.tokens[open].partner else { return nil }
    var end = open + 1
    while file.isMark(end, "@") {
      var index = end
      var isTagged = false
      while file.isMark(index, "@") {
        isTagged = isTagged || file.isWord(index + 1, "Previewable")
        index = file.isMark(index + 2, "(") && file.touches(index + 2) ? file.next(index + 2) : index + 2
      }
      guard isTagged else { break }
      index += 1
      while index < close, !file.tokens[index].startsLine || file.isMark(index, ".") { index = file.next(index) }
      end = index
    }
    return end > open + 1 ? end : nil
  }
}

extension SourceFile {
  /// Leaves a type out, with its attributes and its word.
  func leaveOut(_ type: TypeDeclaration) {
    let head = type.head.attributes.map(\.tokens.lowerBound) + type.head.modifiers.values
    // Its word, such as `struct`, stands before its name.
    replace(head.reduce(type.nameToken - 1, min)..<type.braces.close + 1, with: "")
  }
}
