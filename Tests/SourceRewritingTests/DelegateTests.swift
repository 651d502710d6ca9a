import SourceRewriting
import Testing

/// Methods of UIKit's delegates that a subclass adds to what its superclass conforms to.
@Suite struct DelegateTests {
  private static let size = "func scrollViewDidScroll(_ scrollView: UIScrollView) {}"
  private static let given =
    "func scrollViewDidScroll(_ _0: UIScrollView) { return DelegateDefaults().scrollViewDidScroll(_0) }"

  @Test func theSuperclassGetsTheMethodAndTheSubclassOverridesIt() throws {
    let texts = [
      "class Base: UIViewController, UICollectionViewDelegateFlowLayout {\n}",
      """
      final class Shelf: Middle {
        func collectionView(
          _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { .zero }
        func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout) {}
      }
      class Middle: Base {}
      class Other: Base { func scrollViewDidScroll(_ scrollView: UIScrollView!) {} }
      """,
    ]
    let results = try rewritten(texts)
    let expected = """
      class Base: UIViewController, UICollectionViewDelegateFlowLayout { func collectionView(_ _0: UICollectionView, \
      layout _1: UICollectionViewLayout, sizeForItemAt _2: IndexPath) -> CGSize { return DelegateDefaults()\
      .collectionView(_0, layout: _1, sizeForItemAt: _2) } ; func scrollViewDidScroll(_ _0: UIScrollView!) \
      { return DelegateDefaults().scrollViewDidScroll(_0) } }
      """
    #expect(squeezed(results[0]) == expected)
    let overrides = texts[1].replacing("  func collectionView(\n", with: "  override func collectionView(\n")
      .replacing("{ func scroll", with: "{ override func scroll")
    #expect(results[1] == overrides)
  }

  @Test(arguments: [
    "class A: NSObject, UITableViewDelegate {}; class B: A { $ }",
    "class A: NSObject {}; extension A: UIScrollViewDelegate {}; class B: A { $ }",
    "protocol P: UITextViewDelegate {}; class A: NSObject, P {}; class B: A { $ }",
    "typealias Both = UITableViewDataSource & UITableViewDelegate; class A: NSObject, Both {}; class B: A { $ }",
    "typealias Parent = A; class A: NSObject, UIScrollViewDelegate {}; class B: Parent { $ }",
    "enum App { class A: NSObject, UIScrollViewDelegate {}; class B: A { $ } }",
    "class A: NSObject, UIKit.UIScrollViewDelegate {}; class B: Main.A { $ }",
    "class A<T>: NSObject {}; class B: A<Int>, UIScrollViewDelegate {}; class C: B { $ }",
    "class A: NSObject, UIScrollViewDelegate {}; class B<T>: A {}; class C: B<Int> { $ }",
  ])
  func whateverTheWayToTheProtocol(_ text: String) throws {
    let result = try squeezed(rewritten(text.replacing("$", with: Self.size)))
    #expect(result.contains("override " + Self.size))
    #expect(result.contains(Self.given))
  }

  @Test func anExtensionsMethodIsMovedIntoItsClass() throws {
    let texts = [
      "public class A: NSObject, UIScrollViewDelegate {}", "open class B: A {}\nclass C: B { override \(Self.size) }",
      "extension B {\n  \(Self.size)\n}",
    ]
    let results = try rewritten(texts)
    #expect(squeezed(results[0]).hasSuffix("{public \(Self.given) }"))
    let moved = """
      open class B: A {public override func scrollViewDidScroll(_ _0: UIScrollView) \
      { return headless_B_scrollViewDidScroll(_0) } } class C: B
      """
    #expect(squeezed(results[1]).hasPrefix(moved))
    #expect(results[2] == "extension B {\n  func headless_B_scrollViewDidScroll(_ scrollView: UIScrollView) {}\n}")
  }

  @Test(arguments: [
    ("public class A: P, UIScrollViewDelegate {}; public class B: A { $ }", "public override $"),
    ("public class A: P, UIScrollViewDelegate {}; class B: A { $ }", "{ override $"),
    ("class A: P, UIScrollViewDelegate {}; class B: A { private $ }", "{         override $"),
    ("class A<T>: P, UIScrollViewDelegate {}; class B: A<Int> { @objc(scrollViewDidScroll:) $ }", "override $"),
  ])
  func anOverrideIsAsVisibleAsItsClass(_ text: String, _ part: String) throws {
    #expect(try rewritten(text.replacing("$", with: Self.size)).contains(part.replacing("$", with: Self.size)))
  }

  /// The compiler exposes none of these to Objective-C, or needs no help.
  @Test(arguments: [
    "class A<T>: P, UIScrollViewDelegate {}; class B: A<Int> { $ }",
    "class A: P, UIScrollViewDelegate {}; class B<T>: A { $ }",
    "class A: P, UIScrollViewDelegate { $ }; class B: A { override $ }",
    "class A: P {}; class B: A, UIScrollViewDelegate { $ }",
    "class A: P {}; class B: A { $ }; extension B: UIScrollViewDelegate {}",
    "class A: P {}; class B: A { $ }",
    "class A: P, UIScrollViewDelegate {}; class B: A { static $ }",
    "class A: P, UIScrollViewDelegate {}; class B: A { func scrollViewDidScroll(_ view: MyScrollView) {} }",
    "class A: P, UITextFieldDelegate {}; class B: A { $ }",
    "class A: B, UIScrollViewDelegate {}; class B: A {}",
  ])
  func othersAreLeftAlone(_ text: String) throws {
    let text = text.replacing("$", with: Self.size)
    #expect(try rewritten(text).replacing("@objc(scrollViewDidScroll:)", with: "") == text)
  }
}
