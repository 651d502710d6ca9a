import Foundation
import InterfaceBuilder

/// The content of a nib, of which objects are made again and again.
///
/// It is the `.xib` that Xcode compiles for a device: on Linux the package manager keeps the file as it is. ``NibFiles``
/// says where it is looked for.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Options of making objects.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Takes UIKit's value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that replace the nib's external ones, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: NibDocument

  /// Names a nib of a bundle; `nil` for the main one. A nib that is not there stops the program when objects are asked for.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = NibDocument(name: name, bundle: bundleOrNil, kind: "xib")
  }

  /// Takes the text of a `.xib`.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    document = NibDocument(data: data, bundle: bundleOrNil)
  }

  init(_ document: NibDocument) { self.document = document }

  /// Makes the objects of the nib: all exist before outlets are connected, and all outlets are before any object awakes.
  ///
  /// - Returns: the objects at the top of the nib.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let load = NibLoad(document, owner: ownerOrNil.map { $0 as AnyObject }, external: external)
    return load.makeObjects(of: document.content.objects)
  }

  /// The nib of a stated folder that is called as a class and has it at the top; `nil` where there is none.
  package static func ofClass(_ type: UIView.Type) -> UINib? {
    let name = "\(type)"
    guard NibFiles.isStated(name) else { return nil }
    let nib = UINib(nibName: name, bundle: nil)
    return nib.document.content.objects.contains { $0["customClass"] == name } ? nib : nil
  }

  /// The name of its file.
  package var file: String { document.content.file }

  /// The first view of a class at the top of the nib.
  package func makeView<View: UIView>(_ type: View.Type) -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }

  /// A view of a class from a file that has it: at the top of a nib, or as a prototype in a table or collection view.
  ///
  /// - Parameter file: the name of a `.xib` or `.storyboard`.
  package static func makeView<View: UIView>(_ type: View.Type, from file: String) -> View {
    let parts = file.split(separator: ".")
    let document = NibDocument(
      name: parts.dropLast().joined(separator: "."), bundle: nil, kind: String(parts.last ?? ""))
    let name = "\(type)"
    var views: [Any] = []
    if document.content.objects.contains(where: { $0["customClass"] == name }) {
      views = UINib(document).instantiate(withOwner: nil)
    } else {
      var found: Element?
      for object in document.content.objects + document.content.scenes where found == nil {
        object.forEachElement { if found == nil, $0["customClass"] == name { found = $0 } }
      }
      views = found.map { NibLoad(document, owner: nil).makeObjects(of: [$0]) } ?? []
    }
    guard let view = views.lazy.compactMap({ $0 as? View }).first else {
      Messages.raise("'\(file)' has no view of the class '\(name)'")
    }
    return view
  }

  /// The first view of the nib.
  func makeView() -> UIView? { instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle.
  ///
  /// - Returns: the objects at the top of the nib.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
