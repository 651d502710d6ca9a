import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct PictureTests {
  /// A card with a border, a shadow, a picture, a symbol and two texts.
  private func card(_ title: String = "Field & Notes") -> UIView {
    let card = UIView(frame: CGRect(x: 30, y: 40, width: 160, height: 90))
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 1
    card.layer.borderColor = UIColor.red.cgColor
    card.layer.shadowOpacity = 0.5
    let label = UILabel(frame: CGRect(x: 10, y: 8, width: 140, height: 24))
    label.font = .systemFont(ofSize: 15, weight: .bold)
    label.text = title
    let body = UILabel(frame: CGRect(x: 50, y: 36, width: 100, height: 42))
    body.numberOfLines = 2
    body.text = "Three pocket notebooks with a long text"
    body.textColor = .secondaryLabel
    let image = UIImageView(frame: CGRect(x: 10, y: 40, width: 32, height: 32))
    image.image = UIImage(systemName: "star.fill")
    for view in [label, body, image] { card.addSubview(view) }
    return card
  }

  @Test func aCardAsItLooks() {
    let svg = card().svg()
    #expect(
      svg.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"160\" height=\"90\" viewBox=\"0 0 160 90\""
      ))
    for part in [
      "<rect x=\"0\" y=\"0\" width=\"160\" height=\"90\" rx=\"8\" class=",  // its ground
      "stroke-dasharray=\"2 2\" opacity=\"0.5\"",  // its shadow
      "rx=\"7.5\" fill=\"none\" stroke-width=\"1\"",  // its border
      "font-size=\"15\" font-weight=\"700\"", ">Field &amp; Notes</tspan>", ">star.fill</text>",
      "{fill:rgb(255,255,255)}", "{fill:rgb(0,0,0)}", "@media (prefers-color-scheme: dark){",
    ] { #expect(svg.contains(part), "\(part)") }
    // Two lines, of which the second is cut.
    #expect(svg.components(separatedBy: "</text>").count == 5 && svg.contains("…</tspan>"))
  }

  @Test func oneAppearance() {
    let (light, dark) = (card().svg(appearance: .light), card().svg(appearance: .dark))
    #expect(!light.contains("@media") && !dark.contains("@media") && light != dark)
    #expect(
      light.contains("{fill:rgb(60,60,67)") && dark.contains("{fill:rgb(235,235,245)")
        && !dark.contains("(60,60,67)"))
  }

  /// Lines have the widths that they were measured with; a hidden view is not drawn; what is cut is cut.
  @Test func linesCutsAndHiddenViews() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    box.clipsToBounds = true
    box.alpha = 0.5
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let label = UILabel(frame: CGRect(x: 20, y: 0, width: 80, height: 20))
    label.text = "Hi"
    label.textAlignment = .right
    box.addSubview(label)
    let width = label.sizeThatFits(.zero).width
    let hidden = UILabel(frame: box.bounds)
    (hidden.text, hidden.isHidden) = ("nobody sees it", true)
    box.addSubview(hidden)
    let svg = box.svg()
    #expect(
      svg.contains("<g clip-path=\"url(#cut1)\">")
        && svg.contains("<g opacity=\"0.5\" transform=\"matrix(0 1 -1 0"))
    #expect(!svg.contains("nobody"))
    let start =
      svg.components(separatedBy: "<text x=\"").last.flatMap { Double($0.prefix { $0 != "\"" }) }
      ?? 0
    #expect(abs(start + width - 100) < 1)
  }

  /// What XML has not is left out.
  @Test func textsOfOthersAreTexts() {
    #expect(card("a<b>\"\u{1}\t&").svg().contains(">a&lt;b&gt;&quot; &amp;</tspan>"))
  }

  @Test func rightToLeft() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "שלום"
    #expect(label.svg().contains("direction=\"rtl\""))
    let latin = UILabel(frame: label.frame)
    latin.text = "Hi"
    latin.semanticContentAttribute = .forceRightToLeft
    let start = latin.svg().components(separatedBy: "<text x=\"").last.flatMap {
      Double($0.prefix { $0 != "\"" })
    }
    #expect(start ?? 0 > 80)
  }

  @Test func aFailingSizeLeavesItsPicture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (card, file) = (card(), folder.appendingPathComponent("CardTests.swift").path)
    let write = Messages.write
    Messages.write = { _ in }
    defer { Messages.write = write }
    #expect(!card.hasSize(CGSize(width: 160, height: 91), file: file, function: "looks()", line: 7))
    let drawing = folder.appendingPathComponent("CardTests.looks-7.svg")
    #expect(try String(contentsOf: drawing, encoding: .utf8) == card.svg())
    #expect(card.hasSize(CGSize(width: 160, height: 90), file: file, function: "looks()", line: 7))
    #expect(!FileManager.default.fileExists(atPath: drawing.path))
  }
}
