import CellLayout
import Foundation

extension UIImage {
  /// The size and the insets in points of a picture that is read from a file or from data, or of one of the system's
  /// symbols, and its scale; a size of zero where it is not known.
  static func known(
    of source: Source, scale: CGFloat, _ configuration: SymbolConfiguration?, _ traits: UITraitCollection?
  ) -> (size: CGSize, scale: CGFloat, insets: UIEdgeInsets) {
    switch source {
    case .size: return (.zero, scale, .zero)
    case .data(let data): return (points(ImageHeader.size(of: data), scale), scale, .zero)
    case .asset(let name, let bundle):
      let current = UITraitCollection.current
      let traits = traits.map { UITraitCollection($0.values.over(current.values)) } ?? current
      guard let picture = AssetCatalogs.picture(named: name, in: bundle, for: traits) else { return (.zero, 1, .zero) }
      return (points(sizeOfFile(picture.path), picture.scale), picture.scale, picture.alignmentInsets)
    case .file(let path):
      let name = path.split(separator: "/").last ?? ""
      let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
      return (points(sizeOfFile(path), scale), scale, .zero)
    case .symbol:
      let height = symbolHeight(configuration)
      return (CGSize(width: height, height: height), scale, .zero)
    }
  }

  private static func sizeOfFile(_ path: String) -> CGSize? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return (try? file.read(upToCount: ImageHeader.mostBytes)).flatMap(ImageHeader.size)
  }

  private static func points(_ pixels: CGSize?, _ scale: CGFloat) -> CGSize {
    pixels.map { CGSize(width: $0.width / scale, height: $0.height / scale) } ?? .zero
  }

  /// The height of a symbol's alignment rectangle. Its width is not known, and counts as the height.
  private static func symbolHeight(_ configuration: SymbolConfiguration?) -> CGFloat {
    ImageTemplate.symbolHeight(pointSize: pointSize(of: configuration))
  }

  /// The point size that a symbol is drawn for.
  static func pointSize(of configuration: SymbolConfiguration?) -> CGFloat {
    let wishes = configuration?.wishes
    let style = wishes?.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    return wishes?.pointSize ?? wishes?.font?.pointSize ?? style ?? 17
  }

  /// The size as far as it is known; says once of which picture it is not.
  package var knownSize: CGSize? {
    switch source {
    case .symbol(let name):
      Messages.sayOnce("note: the width of the symbol '\(name)' is not known, and counts as its height")
    case .asset(let name, _) where size == .zero:
      Messages.sayOnce("note: the size of the image '\(name)' is not known, and counts as none")
    case .file(let path) where size == .zero:
      Messages.sayOnce("note: the size of the image '\(path)' is not known, and counts as none")
    default: break
    }
    return size == .zero ? nil : size
  }
}
