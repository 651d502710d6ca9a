import Foundation

extension UIColor {
  /// A colour of two hexadecimal numbers, in light and in dark surroundings.
  private static func pair(_ light: Int, _ dark: Int, _ alpha: CGFloat = 1, _ darkAlpha: CGFloat = 1) -> UIColor {
    let colors = (UIColor(hexadecimal: light, alpha), UIColor(hexadecimal: dark, darkAlpha))
    return UIColor { $0.userInterfaceStyle == .dark ? colors.1 : colors.0 }
  }

  private convenience init(hexadecimal number: Int, _ alpha: CGFloat) {
    let (red, green, blue) = (number >> 16 & 255, number >> 8 & 255, number & 255)
    self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
  }

  /// `black`, as in UIKit.
  public static let black = UIColor(white: 0, alpha: 1)
  /// `white`, as in UIKit.
  public static let white = UIColor(white: 1, alpha: 1)
  /// `gray`, as in UIKit.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// `darkGray`, as in UIKit.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// `lightGray`, as in UIKit.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// `red`, as in UIKit.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// `green`, as in UIKit.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// `blue`, as in UIKit.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// `cyan`, as in UIKit.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// `yellow`, as in UIKit.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// `magenta`, as in UIKit.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// `orange`, as in UIKit.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// `purple`, as in UIKit.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// `brown`, as in UIKit.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// `darkText`, as in UIKit.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// `clear`, as in UIKit.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// `lightText`, as in UIKit.
  public static let lightText = UIColor(white: 1, alpha: 0.6)

  /// `systemRed`, as in UIKit.
  public static let systemRed = pair(0xFF3B30, 0xFF453A)
  /// `systemOrange`, as in UIKit.
  public static let systemOrange = pair(0xFF9500, 0xFF9F0A)
  /// `systemYellow`, as in UIKit.
  public static let systemYellow = pair(0xFFCC00, 0xFFD60A)
  /// `systemGreen`, as in UIKit.
  public static let systemGreen = pair(0x34C759, 0x30D158)
  /// `systemMint`, as in UIKit.
  public static let systemMint = pair(0x00C7BE, 0x63E6E2)
  /// `systemTeal`, as in UIKit.
  public static let systemTeal = pair(0x30B0C7, 0x40C8E0)
  /// `systemCyan`, as in UIKit.
  public static let systemCyan = pair(0x32ADE6, 0x64D2FF)
  /// `systemBlue`, as in UIKit.
  public static let systemBlue = pair(0x007AFF, 0x0A84FF)
  /// `systemIndigo`, as in UIKit.
  public static let systemIndigo = pair(0x5856D6, 0x5E5CE6)
  /// `systemPurple`, as in UIKit.
  public static let systemPurple = pair(0xAF52DE, 0xBF5AF2)
  /// `systemPink`, as in UIKit.
  public static let systemPink = pair(0xFF2D55, 0xFF375F)
  /// `systemBrown`, as in UIKit.
  public static let systemBrown = pair(0xA2845E, 0xAC8E68)
  /// `tintColor`, as in UIKit.
  public static let tintColor = pair(0x007AFF, 0x0A84FF)
  /// `link`, as in UIKit.
  public static let link = pair(0x007AFF, 0x0984FF)
  /// `systemGray`, as in UIKit.
  public static let systemGray = pair(0x8E8E93, 0x8E8E93)
  /// `systemGray2`, as in UIKit.
  public static let systemGray2 = pair(0xAEAEB2, 0x636366)
  /// `systemGray3`, as in UIKit.
  public static let systemGray3 = pair(0xC7C7CC, 0x48484A)
  /// `systemGray4`, as in UIKit.
  public static let systemGray4 = pair(0xD1D1D6, 0x3A3A3C)
  /// `systemGray5`, as in UIKit.
  public static let systemGray5 = pair(0xE5E5EA, 0x2C2C2E)
  /// `systemGray6`, as in UIKit.
  public static let systemGray6 = pair(0xF2F2F7, 0x1C1C1E)
  /// `label`, as in UIKit.
  public static let label = pair(0x000000, 0xFFFFFF)
  /// `secondaryLabel`, as in UIKit.
  public static let secondaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
  /// `tertiaryLabel`, as in UIKit.
  public static let tertiaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// `quaternaryLabel`, as in UIKit.
  public static let quaternaryLabel = pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
  /// `placeholderText`, as in UIKit.
  public static let placeholderText = pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
  /// `separator`, as in UIKit.
  public static let separator = pair(0x3C3C43, 0x545458, 0.29, 0.6)
  /// `opaqueSeparator`, as in UIKit.
  public static let opaqueSeparator = pair(0xC6C6C8, 0x38383A)
  /// `systemFill`, as in UIKit.
  public static let systemFill = pair(0x787880, 0x787880, 0.2, 0.36)
  /// `secondarySystemFill`, as in UIKit.
  public static let secondarySystemFill = pair(0x787880, 0x787880, 0.16, 0.32)
  /// `tertiarySystemFill`, as in UIKit.
  public static let tertiarySystemFill = pair(0x767680, 0x767680, 0.12, 0.24)
  /// `quaternarySystemFill`, as in UIKit.
  public static let quaternarySystemFill = pair(0x747480, 0x767680, 0.08, 0.18)
  /// `systemBackground`, as in UIKit.
  public static let systemBackground = pair(0xFFFFFF, 0x000000)
  /// `secondarySystemBackground`, as in UIKit.
  public static let secondarySystemBackground = pair(0xF2F2F7, 0x1C1C1E)
  /// `tertiarySystemBackground`, as in UIKit.
  public static let tertiarySystemBackground = pair(0xFFFFFF, 0x2C2C2E)
  /// `groupTableViewBackground`, the former name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// `systemGroupedBackground`, as in UIKit.
  public static let systemGroupedBackground = pair(0xF2F2F7, 0x000000)
  /// `secondarySystemGroupedBackground`, as in UIKit.
  public static let secondarySystemGroupedBackground = pair(0xFFFFFF, 0x1C1C1E)
  /// `tertiarySystemGroupedBackground`, as in UIKit.
  public static let tertiarySystemGroupedBackground = pair(0xF2F2F7, 0x2C2C2E)
}
