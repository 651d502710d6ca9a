import Catalog
import CellLayout
import Foundation
import InterfaceBuilder
import ShelfSizing

/// A nib or a storyboard by its name, or by its text.
@MainActor final class NibDocument {
  /// The name for messages.
  let name: String
  let bundle: Bundle?
  private let data: Data?
  private let kind: String
  private var known: (language: String?, file: NibFile)?
  /// The files that were read, by their paths: views that load their content from a nib name it each time.
  private static var files: [LocalizedFile: NibFile] = [:]

  /// The content of the file.
  var content: InterfaceBuilderDocument { file.content }
  /// The elements by their ids.
  var elements: [String: Element] { file.elements }

  init(name: String, bundle: Bundle?, kind: String) {
    (self.name, self.bundle, self.kind, data) = (name, bundle, kind, nil)
  }

  init(data: Data, bundle: Bundle?) {
    (name, self.bundle, kind, self.data) = ("nib", bundle, "xib", data)
  }

  /// The views of an element at the present size classes; what is wrong in the file stops the program.
  func views(of element: Element, controllersGuides: [Element] = []) -> ImportedViews {
    file.views(of: element, controllersGuides)
  }

  /// The file as the present language has it.
  private var file: NibFile {
    let language = NibFiles.language
    if let known, known.language == language { return known.file }
    let file = read(in: language)
    known = (language, file)
    return file
  }

  private func read(in language: String?) -> NibFile {
    if let data { return NibFile(data, path: "\(name).xib") }
    guard let path = NibFiles.path(of: name, kind, in: bundle) else { Messages.raise(missing, exception) }
    let localized = LocalizedFile(of: path, in: language)
    if let known = NibDocument.files[localized] { return known }
    guard let data = FileManager.default.contents(atPath: localized.path) else { Messages.raise(missing, exception) }
    let file = NibFile(data, path: localized.path, localized.texts)
    NibDocument.files[localized] = file
    return file
  }

  private var exception: Messages.Exception { kind == "xib" ? .inconsistency : .invalidArgument }

  /// UIKit's words, and where the file was looked for.
  private var missing: String {
    let bundle = self.bundle ?? .main
    var seen: Set<String> = []
    let folders = NibFiles.all(of: self.bundle).filter { seen.insert($0).inserted }.joined(separator: ", ")
    let compiled =
      NibFiles.path(of: name, "nib", in: self.bundle).map { "; \($0) is compiled by Xcode, which only UIKit reads" }
      ?? "; 'nibs' in headless.json, or HEADLESS_UIKIT_NIBS, names the folder that has it"
    return kind == "xib"
      ? "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)': "
        + "no \(name).xib in \(folders)\(compiled)"
      : "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded): "
        + "no \(name).storyboard in \(folders)\(compiled)"
  }
}

/// The file of a nib or a storyboard, read once, and what was read of its views.
@MainActor private final class NibFile {
  let content: InterfaceBuilderDocument
  let elements: [String: Element]
  private var known: [ViewsKey: ImportedViews] = [:]

  private struct ViewsKey: Hashable {
    let position: SourcePosition
    let traits: Traits
  }

  /// - Parameter texts: the texts of another language.
  init(_ data: Data, path: String, _ texts: StringsTable? = nil) {
    if data.starts(with: "NIBArchive".utf8) || data.starts(with: "bplist".utf8) {
      Messages.raise("\(path) is a nib that Xcode has compiled, which only UIKit reads; its .xib is needed")
    }
    do {
      let content = try InterfaceBuilderDocument([UInt8](data), file: path)
      self.content = texts.map(content.translated) ?? content
    } catch {
      Messages.raise("Could not load NIB: \(error)")
    }
    var elements: [String: Element] = [:]
    for object in content.objects + content.scenes {
      object.forEachElement { element in if let id = element["id"] { elements[id] = element } }
    }
    self.elements = elements
  }

  func views(of element: Element, _ controllersGuides: [Element]) -> ImportedViews {
    let traits = UITraitCollection.current.sizeClasses
    let key = ViewsKey(position: element.position, traits: traits)
    if let views = known[key] { return views }
    do {
      let views = try content.views(of: element, for: traits, controllersGuides: controllersGuides)
      known[key] = views
      return views
    } catch {
      Messages.raise("Could not load NIB: \(error)")
    }
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
