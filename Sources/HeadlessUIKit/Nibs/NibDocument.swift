import Catalog
import CellLayout
import Foundation
import InterfaceBuilder
import ShelfSizing

/// The file of a nib or a storyboard, read once, and what was read of its views.
@MainActor final class NibDocument {
  /// The name for messages.
  let name: String
  let bundle: Bundle?
  /// Reads the file when it is asked for first.
  private(set) lazy var content = read()
  private let data: Data?
  private let kind: String
  private var known: [ViewsKey: ImportedViews] = [:]
  /// The elements by their ids.
  private(set) lazy var elements = NibDocument.elements(of: content)

  private struct ViewsKey: Hashable {
    let position: SourcePosition
    let traits: Traits
  }

  init(name: String, bundle: Bundle?, kind: String) {
    (self.name, self.bundle, self.kind, data) = (name, bundle, kind, nil)
  }

  init(data: Data, bundle: Bundle?) {
    (name, self.bundle, kind, self.data) = ("nib", bundle, "xib", data)
  }

  /// The views of an element at the present size classes; what is wrong in the file stops the program.
  func views(of element: Element, controllersGuides: [Element] = []) -> ImportedViews {
    let traits = UITraitCollection.current.sizeClasses
    let key = ViewsKey(position: element.position, traits: traits)
    if let views = known[key] { return views }
    do {
      let views = try content.views(of: element, for: traits, controllersGuides: controllersGuides)
      known[key] = views
      return views
    } catch {
      fatalError("Could not load NIB: \(error)")
    }
  }

  private func read() -> InterfaceBuilderDocument {
    if let data { return parse(data, "\(name).xib") }
    guard let path = NibFiles.path(of: name, kind, in: bundle), let data = FileManager.default.contents(atPath: path)
    else { fatalError(missing) }
    return parse(data, path)
  }

  private func parse(_ data: Data, _ file: String) -> InterfaceBuilderDocument {
    if data.starts(with: "NIBArchive".utf8) || data.starts(with: "bplist".utf8) {
      fatalError("\(file) is a nib that Xcode has compiled, which only UIKit reads; its .xib is needed")
    }
    do {
      return try InterfaceBuilderDocument([UInt8](data), file: file)
    } catch {
      fatalError("Could not load NIB: \(error)")
    }
  }

  /// UIKit's words, and where the file was looked for.
  private var missing: String {
    let bundle = self.bundle ?? .main
    let folders = NibFiles.all(of: self.bundle).joined(separator: ", ")
    let compiled =
      NibFiles.path(of: name, "nib", in: self.bundle).map { "; \($0) is compiled by Xcode, which only UIKit reads" }
      ?? ""
    return kind == "xib"
      ? "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)': "
        + "no \(name).xib in \(folders)\(compiled)"
      : "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded): "
        + "no \(name).storyboard in \(folders)\(compiled)"
  }

  private static func elements(of content: InterfaceBuilderDocument) -> [String: Element] {
    var elements: [String: Element] = [:]
    for object in content.objects + content.scenes {
      object.forEachElement { element in if let id = element["id"] { elements[id] = element } }
    }
    return elements
  }
}

extension UITraitCollection {
  /// The size classes, as nibs choose variations by them.
  fileprivate var sizeClasses: Traits {
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> Traits.SizeClass? {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    return Traits(horizontal: name(horizontalSizeClass), vertical: name(verticalSizeClass))
  }
}
