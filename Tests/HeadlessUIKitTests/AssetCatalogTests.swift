import Foundation
import Testing

@testable import HeadlessUIKit

/// Pictures by name: catalogues and files of a bundle, as Apple's "Asset Catalog Format Reference" describes them.
@MainActor struct AssetCatalogTests {
  /// A folder that counts as bundle, with files of given contents.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalogue-\(UUID().uuidString).bundle")
    for (path, content) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: file)
    }
    return try #require(Bundle(path: folder.path))
  }

  /// The head of a PNG of so many pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, width, 0, 0, 0, height])
  }

  private func size(_ name: String, in bundle: Bundle, scale: CGFloat = 2) -> CGSize? {
    UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))?.size
  }

  @Test func aPictureIsAsLargeAsItsPixelsAtItsScale() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "a2.png", "scale": "2x"},
        {"idiom": "universal", "filename": "a3.png", "scale": "3x",
         "alignment-insets": {"top": 3, "left": 6, "bottom": 0, "right": 0}}]}
      """
    let bundle = try bundle([
      "Assets.xcassets/Icons/a.imageset/Contents.json": Data(contents.utf8),
      "Assets.xcassets/Icons/a.imageset/a2.png": png(40, 20),
      "Assets.xcassets/Icons/a.imageset/a3.png": png(63, 30),
    ])
    #expect(size("a", in: bundle) == CGSize(width: 20, height: 10))
    #expect(size("a", in: bundle, scale: 1) == CGSize(width: 20, height: 10))
    let image = UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(displayScale: 3))
    #expect(image?.size == CGSize(width: 21, height: 10) && image?.scale == 3)
    #expect(image?.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
    // Constraints speak of the rectangle inside the insets; the frame is the whole picture.
    let (root, view) = (UIView(), UIImageView(image: image))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addConstraints([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -2, y: -1, width: 21, height: 10))
  }

  /// R.swift and SwiftGen leave all but letters and digits out of names.
  @Test func generatedCodeNamesAPictureByItsLetters() throws {
    let before = NibFiles.folders
    defer { NibFiles.folders = before }
    let contents = #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#
    let bundle = try bundle([
      "Assets.xcassets/icon-arrow_2.imageset/Contents.json": Data(contents.utf8),
      "Assets.xcassets/icon-arrow_2.imageset/a.png": png(40, 20),
    ])
    NibFiles.folders = [bundle.bundlePath]
    #expect(UIImage(resource: HeadlessStandIn("iconArrow2"))?.size == CGSize(width: 20, height: 10))
    let image: UIImage? = HeadlessStandIn("image").iconArrow2()
    #expect(image?.size == CGSize(width: 20, height: 10))
    let none: UIImage? = HeadlessStandIn("image").otherArrow()
    #expect(none == nil)
  }

  /// The folders that `headless.json` names, and those of nibs, have the app's pictures as well.
  @Test func picturesLieInStatedFolders() throws {
    let contents = #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#
    let name = "stated-\(UUID().uuidString)"
    let folder = try bundle([
      "Assets.xcassets/\(name).imageset/Contents.json": Data(contents.utf8),
      "Assets.xcassets/\(name).imageset/a.png": png(40, 20),
    ])
    #expect(UIImage(named: name)?.size == .zero)
    NibFiles.folders.append(folder.bundlePath)
    defer { NibFiles.folders.removeLast() }
    #expect(UIImage(named: name)?.size == CGSize(width: 20, height: 10))
  }

  /// Where no catalogue is known, a name may be that of any picture; an empty one is that of none.
  @Test func aPictureThatTheCataloguesLackIsNone() throws {
    let bundle = try bundle([
      "A.xcassets/a.imageset/Contents.json": Data("{\"images\": []}".utf8), "loose@2x.png": png(30, 10),
    ])
    #expect(UIImage(named: "a", in: bundle, with: nil)?.size == .zero)
    #expect(UIImage(named: "loose", in: bundle, with: nil)?.size == CGSize(width: 15, height: 5))
    #expect(UIImage(named: "b", in: bundle, with: nil) == nil)
    #expect(UIImage(named: "") == nil && UIImage(named: "b")?.size == .zero)
  }

  @Test func namespacesAndDevicesChoose() throws {
    let phone = """
      {"images": [{"idiom": "universal", "filename": "u.png"}, {"idiom": "iphone", "filename": "p.png", "scale": "2x"},
        {"idiom": "ipad", "filename": "t.png", "scale": "2x"}]}
      """
    let bundle = try bundle([
      "A.xcassets/Deep/Contents.json": Data("{\"properties\": {\"provides-namespace\": true}}".utf8),
      "A.xcassets/Deep/b.imageset/Contents.json": Data(phone.utf8),
      "A.xcassets/Deep/b.imageset/u.png": png(7, 7), "A.xcassets/Deep/b.imageset/p.png": png(8, 8),
      "A.xcassets/Deep/b.imageset/t.png": png(12, 12),
    ])
    #expect(size("Deep/b", in: bundle) == CGSize(width: 4, height: 4))
    #expect(size("b", in: bundle) == nil)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    #expect(UIImage(named: "Deep/b", in: bundle, compatibleWith: pad)?.size == CGSize(width: 6, height: 6))
  }

  @Test func filesOutsideOfCataloguesAndVectors() throws {
    let bundle = try bundle([
      "logo@2x.png": png(30, 10), "wide.svg": Data("<?xml version='1.0'?>\n<svg width='24px' height=\"12\">".utf8),
      "box.svg": Data("<svg xmlns=\"x\" viewBox=\"0 0 18 9.5\"><path/></svg>".utf8),
      "page.pdf": Data("%PDF-1.4\n<< /MediaBox [ 0 0 44 22.5 ] >>".utf8), "torn.png": Data([0x89, 0x50, 0x4E, 0x47]),
      "none.svg": Data("<svg>".utf8),
    ])
    #expect(size("logo", in: bundle) == CGSize(width: 15, height: 5))
    #expect(size("logo.png", in: bundle) == CGSize(width: 15, height: 5))
    #expect(size("wide.svg", in: bundle) == CGSize(width: 24, height: 12))
    #expect(size("box.svg", in: bundle) == CGSize(width: 18, height: 9.5))
    #expect(size("page.pdf", in: bundle) == CGSize(width: 44, height: 22.5))
    #expect(
      size("wide", in: bundle) == .zero && size("torn", in: bundle) == .zero && size("none.svg", in: bundle) == .zero)
  }
}
