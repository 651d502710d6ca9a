/// The variants of a symbol that are shown where there are some.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle, a square or a rectangle.
  public static let (circle, square, rectangle) = (none.circle, none.square, none.rectangle)
  /// Filled, or with a line through it.
  public static let (fill, slash) = (none.fill, none.slash)
  /// In a circle.
  public var circle: SymbolVariants { changed { $0.shape = "circle" } }
  /// In a square.
  public var square: SymbolVariants { changed { $0.shape = "square" } }
  /// In a rectangle.
  public var rectangle: SymbolVariants { changed { $0.shape = "rectangle" } }
  /// Filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// With a line through it.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }
  /// Whether all of another one's variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var changed = self
    change(&changed)
    return changed
  }

  /// Adds another one's variants.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol's variant: names have their words in the order shape, slash, fill ("person.circle.fill"). A
  /// symbol that has the variant in its name stays; whether there is such a variant is not asked.
  package func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
    var words = symbol.split(separator: ".").map(String.init)
    let wasFilled = words.last == "fill"
    if wasFilled { words.removeLast() }
    if let shape, !words.contains(shape) { words.append(shape) }
    if isSlashed, !words.contains("slash") { words.append("slash") }
    if isFilled || wasFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}

extension EnvironmentValues {
  /// The variants of symbols that are shown.
  public var symbolVariants: SymbolVariants {
    get { storage.rare.isEmpty ? .none : rare(#function, .none) }
    set { own.rare[#function] = newValue }
  }
}
extension View {
  /// Symbols of the view in a variant.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
