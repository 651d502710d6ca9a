/// Views that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// One after another, in no container of their own; a list has its own insets round each.
  @ViewBuilder @MainActor public var body: some View {
    header
    content
    footer
  }
}
