import Foundation

/// A view or bar item that an app may style; a proxy for all of a class is absent.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance {}
