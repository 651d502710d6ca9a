import SourceRewriting
import Testing

/// The names that Xcode makes of colours and images; all but the last of each list stand in files that it generated.
struct AssetSymbolTests {
  @Test(arguments: [
    ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("tabbarBackgroundColor", "tabbarBackground"),
    ("color_000000", "color000000"), ("color_24292B", "color24292B"), ("color_9DA2A5", "color9DA2A5"),
    ("pastelbabyblue", "pastelbabyblue"), ("text_base", "textBase"), ("121212", "_121212"), ("292C38", "_292_C_38"),
    ("2B3041", "_2_B_3041"),
    ("Color", "color"),
  ])
  func colors(name: String, symbol: String) { #expect(AssetSymbols.symbol(name, .color) == symbol) }

  @Test(arguments: [
    ("AppIconImage", "appIcon"), ("sticky-note", "stickyNote"), ("ic_pause_black_36", "icPauseBlack36"),
    ("globe-18pt", "globe18Pt"), ("ClxAssetAskDirections", "clxAssetAskDirections"), ("dp1", "dp1"), ("1", "_1"),
    ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"), ("soft-spatial-ui-1", "softSpatialUi1"),
    ("M-stadt", "mStadt"), ("BMW", "BMW"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"), ("A-1-1-0", "A_1_1_0"),
    ("+", ""),
  ])
  func images(name: String, symbol: String) { #expect(AssetSymbols.symbol(name, .image) == symbol) }

  @Test(arguments: [
    ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("AppIcon", "AppIcon"),
    ("BackgroundLevels", "BackgroundLevels"),
  ])
  func folders(name: String, symbol: String) { #expect(AssetSymbols.namespace(name) == symbol) }

  /// Names that the app declares, and UIKit's own colours, stay; a folder that gives its name is a type.
  @Test func declaredNamesStay() throws {
    var assets = AssetSymbols()
    for name in ["brand", "red", "Mine"] { assets.add(.color, name, in: [], of: "/App") }
    assets.add(.image, "add", in: [], of: "/App")
    for name in ["home", "back"] { assets.add(.image, name, in: ["icons"], of: "/App") }
    let sources = [
      SourceRewriter.Source(path: "A.swift", bytes: Array("extension UIColor { static let mine = 1 }".utf8))
    ]
    let declared = try SourceRewriter().rewrite(sources).members(of: AssetSymbols.types)
    #expect(declared == ["UIColor": ["mine"]])
    let text = assets.source(besides: declared)
    func has(_ line: String) -> Bool { text.contains(line) }
    #expect(
      has(
        #"extension UIColor { static var `brand`: UIColor { UIColor(resource: ColorResource(name: "brand", bundle: Bundle(path: "/App") ?? .main)"#
      ))
    #expect(has("extension ColorResource { static var `red`") && !has("extension UIColor { static var `red`"))
    #expect(has("extension ColorResource { static var `mine`") && !has("extension UIColor { static var `mine`"))
    #expect(has("extension ImageResource { static var `add`") && !has("extension UIImage { static var `add`"))
    #expect(text.split(separator: "\n").filter { $0 == "extension UIImage { enum `Icons` {} }" }.count == 1)
    #expect(
      has(
        #"extension UIImage.`Icons` { static var `home`: UIImage { UIImage(resource: ImageResource(name: "icons/home""#)
    )
  }
}
