import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct BitmapTests {
  @Test func picturesHaveTheirPixels() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 30, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let image = try #require(context.makeImage())
    #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 15, height: 10))
    let part = try #require(image.cropping(to: CGRect(x: 10, y: -5, width: 100, height: 10)))
    #expect(part.width == 20 && part.height == 5)
    #expect(image.cropping(to: CGRect(x: 31, y: 0, width: 5, height: 5)) == nil)
  }

  @Test func pathsGoOnWhereTheyEnd() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.close()
    path.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(path.currentPoint == CGPoint(x: 13, y: 4))
    let copy: CGPath? = path.cgPath.copy()
    #expect(copy == path.cgPath && UIBezierPath().currentPoint == .zero)
  }
}
