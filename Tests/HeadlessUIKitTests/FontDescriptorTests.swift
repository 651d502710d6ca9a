import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct FontDescriptorTests {
  /// As apps ask for a weight of a text style, such as `Font.adyenBody` of many SDKs.
  @Test func aWeightInTheTraitsIsThatOfTheFont() {
    let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).addingAttributes([.traits: traits])
    #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 17, weight: .semibold))
    let bits = UIFontDescriptor.SymbolicTraits.traitItalic
    let italic = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: bits]])
    #expect(italic.symbolicTraits.contains(.traitItalic))
  }

  @Test func attributesNameTheFontAndItsSize() {
    let named = UIFontDescriptor(fontAttributes: [.name: "Helvetica Neue", .size: CGFloat(20)])
    #expect(UIFont(descriptor: named, size: 0).fontName.hasPrefix("Helvetica"))
    #expect(named.pointSize == 20)
    let style = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1.rawValue, .size: 15])
    #expect(style.pointSize == 15)
    #expect(UIFontDescriptor(fontAttributes: [:]).pointSize == 12)
  }

  @Test func aDesignOfTheSystemFontIsItsFace() throws {
    let descriptor = UIFont.systemFont(ofSize: 15, weight: .medium).fontDescriptor
    let monospaced = try #require(descriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: monospaced, size: 0) == .monospacedSystemFont(ofSize: 15, weight: .medium))
    #expect(monospaced.withDesign(.default)?.isEqual(descriptor) == true)
    #expect(UIFontDescriptor(name: "Helvetica", size: 12).withDesign(.default) == nil)
  }
}
