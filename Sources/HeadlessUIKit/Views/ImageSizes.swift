import Foundation

extension UIImage {
  /// The size in points of a picture that is read from a file or from data, or of one of the system's symbols, and its
  /// scale; zero where it is not known.
  static func size(
    of source: Source, scale: CGFloat, _ configuration: SymbolConfiguration?
  ) -> (size: CGSize, scale: CGFloat) {
    switch source {
    case .size, .asset: return (.zero, scale)
    case .data(let data): return (points(ImageHeader.size(of: data), scale), scale)
    case .file(let path):
      let name = path.split(separator: "/").last ?? ""
      let scale: CGFloat = name.contains("@3x.") ? 3 : name.contains("@2x.") ? 2 : 1
      guard let file = FileHandle(forReadingAtPath: path) else { return (.zero, scale) }
      defer { try? file.close() }
      let head = (try? file.read(upToCount: 1 << 16)) ?? Data()
      return (points(ImageHeader.size(of: head), scale), scale)
    case .symbol:
      let height = symbolHeight(configuration)
      return (CGSize(width: height, height: height), scale)
    }
  }

  private static func points(_ pixels: CGSize?, _ scale: CGFloat) -> CGSize {
    pixels.map { CGSize(width: $0.width / scale, height: $0.height / scale) } ?? .zero
  }

  /// The height of a symbol's alignment rectangle, which follows from the point size alone: 14 of 12 points, 20 of 17, 40
  /// of 34 (measured for 25 symbols). Its width is not known, and counts as the height.
  private static func symbolHeight(_ configuration: SymbolConfiguration?) -> CGFloat {
    let wishes = configuration?.wishes
    let style = wishes?.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
    let points = wishes?.pointSize ?? wishes?.font?.pointSize ?? style ?? 17
    return (points * 1.1934).rounded(.down)
  }

  /// The size as far as it is known; says once of which picture it is not.
  var knownSize: CGSize? {
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

/// The size of a picture as the head of its file tells it.
private enum ImageHeader {
  /// Pixels; `nil` for anything but PNG and JPEG.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    func number(at index: Int, count: Int) -> Int? {
      guard index + count <= bytes.count else { return nil }
      return bytes[index..<(index + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      guard let width = number(at: 16, count: 4), let height = number(at: 20, count: 4) else { return nil }
      return CGSize(width: width, height: height)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    // Segments up to the frame header, whose marker tells how the picture is coded.
    var index = 2
    while let marker = number(at: index, count: 2), let length = number(at: index + 2, count: 2), length >= 2 {
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        guard let height = number(at: index + 5, count: 2), let width = number(at: index + 7, count: 2) else {
          return nil
        }
        return CGSize(width: width, height: height)
      }
      index += 2 + length
    }
    return nil
  }
}
