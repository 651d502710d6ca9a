import Foundation

/// The colours of a drawing as classes of a style sheet, each with the colour of both appearances.
@MainActor struct PictureColors {
  private let appearance: UIUserInterfaceStyle
  private var rules: [(name: String, light: String, dark: String)] = []
  private var names: [String: String] = [:]

  init(_ appearance: UIUserInterfaceStyle) { self.appearance = appearance }

  /// The class of shapes filled with a colour; `nil` for one that nobody sees.
  mutating func fill(_ color: UIColor) -> String? {
    let colors = [UIUserInterfaceStyle.light, .dark].map { components(color, $0) }
    return colors.allSatisfy { $0[3] <= 0 } ? nil : name("fill", colors)
  }

  /// The class of lines of a colour.
  mutating func stroke(_ color: UIColor) -> String {
    name("stroke", [UIUserInterfaceStyle.light, .dark].map { components(color, $0) })
  }

  private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).components
  }

  private mutating func name(_ property: String, _ colors: [[CGFloat]]) -> String {
    let values = colors.map { components in
      let (rgb, alpha) = (
        components.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }, components[3]
      )
      let color = "\(property):rgb(\(rgb[0]),\(rgb[1]),\(rgb[2]))"
      return alpha < 1 ? "\(color);\(property)-opacity:\(alpha.svg)" : color
    }
    let key = values.joined(separator: "|")
    if let known = names[key] { return known }
    let name = "c\(rules.count)"
    rules.append((name, values[0], values[1]))
    names[key] = name
    return name
  }

  /// The rules of all classes that were asked for.
  var styleSheet: String {
    let lights = rules.map { ".\($0.name){\($0.light)}\n" }.joined()
    let darks = rules.map { ".\($0.name){\($0.dark)}\n" }.joined()
    switch appearance {
    case .light: return lights
    case .dark: return darks
    default:
      return lights + (darks == lights ? "" : "@media (prefers-color-scheme: dark){\n\(darks)}\n")
    }
  }
}
