import SourceRewriting
import Testing

/// Previews that a build keeps.
@Suite struct PreviewRuleTests {
  private func kept(_ text: String) throws -> String {
    let copy = try SourceRewriter(keepsPreviews: true).rewrite(sources([text])).copies[0]
    let lines = String(decoding: copy, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().joined(separator: "\n")
  }

  /// The class of a preview, whose name ends in the number of a token; the hash of the path before it is left out.
  private func withoutHash(_ text: String) -> String {
    text.replacing(#/HeadlessPreview_[0-9a-z]+_/#) { _ in "HeadlessPreview_" }
  }

  private let head = "DeclaredPreviews { static var place: (file: String, line: Int) { (#filePath, "

  @Test func aPreviewBecomesAClass() throws {
    #expect(
      withoutHash(try kept("@available(iOS 17, *)\n#Preview(\"a\", traits: .portrait) {\n  A()\n}\nlet a = 1")) == """
                             \n\
        nonisolated final class HeadlessPreview_8: \(head)#line) }; \
        @MainActor static var previews: [_DeclaredPreview] { [_DeclaredPreview("a", traits: .portrait) {
          A()
        }] } }
        let a = 1
        """)
  }

  /// The wrapper that the state needs lies in the class.
  @Test func stateBecomesThatOfAView() throws {
    let text = "#Preview {\n  @Previewable @State var a: [Int] = [\n    1\n  ]\n    .sorted()\n  A(a: $a)\n}"
    #expect(
      withoutHash(try kept(text)) == """
        nonisolated final class HeadlessPreview_0: \(head)#line) }; \
        @MainActor static var previews: [_DeclaredPreview] { [_DeclaredPreview { HeadlessPreviewable() }] }; \
        struct HeadlessPreviewable: View {
                       @State var a: [Int] = [
            1
          ]
            .sorted(); var body: some View {
          A(a: $a)
        } } }
        """)
  }

  @Test func aProviderHasAClassBehindIt() throws {
    let text = "struct B {\n  struct A: PreviewProvider {\n    static var previews: some View { C() }\n  }\n}"
    #expect(
      withoutHash(try kept(text))
        == text.replacing(
          "}\n}",
          with: """
            }; nonisolated final class HeadlessPreview_4: \(head)2) }; \
            @MainActor static var previews: [_DeclaredPreview] { _DeclaredPreview.all(of: B.A.self) } }
            }
            """))
  }

  /// What is no preview of a view is left out as ever.
  @Test(arguments: [
    "#Preview(as: .systemSmall) { A() } timeline: { B() }", "#Preview(\"a\", windowStyle: .plain) { A() }",
    "#Preview(\"a\", arguments: [1]) { A($0) }", "#Preview(using: B()) { A() }",
  ])
  func othersAreLeftOut(_ text: String) throws {
    #expect(try kept(text).allSatisfy { $0 == " " })
  }
}
