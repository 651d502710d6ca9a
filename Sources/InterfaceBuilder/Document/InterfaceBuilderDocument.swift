import Catalog
import ShelfSizing

/// A `.xib` or a `.storyboard` for iOS, as Xcode 5 and later write it.
///
/// Reading goes in two steps: this one knows what holds for the whole file, `cells(for:)` reads its cells.
package struct InterfaceBuilderDocument: Sendable {
  /// Its name, for messages.
  package let file: String
  /// The first part of `toolsVersion`: 14460 of `14460.31`; 0 where the file has none.
  package let toolsVersion: Int
  /// `nil` in documents that were last saved by Xcode 7 or older.
  package let device: CanvasDevice?
  /// Without auto layout, autoresizing masks place every view.
  package let usesAutolayout: Bool
  /// Whether safe areas replace the old layout guides.
  package let usesSafeAreas: Bool
  /// Whether size classes choose among variations.
  package let usesTraitCollections: Bool
  /// Whether it is a storyboard.
  package let isStoryboard: Bool
  /// The images that the file knows the size of, by name; in points, as Interface Builder lays them out.
  package let images: [String: Size]

  var root: Element
  /// The connections of File's Owner, by the object that they lead to.
  let ownerConnections: [String: [Element]]

  /// Reads the frame of a document.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - file: its name, for messages.
  /// - Throws: what keeps it from being read at all, at its line.
  package init(_ bytes: [UInt8], file: String) throws(MalformedInput) {
    let root = try Element.parse(bytes, file: file)
    self.file = file
    self.root = root
    if let refusal = InterfaceBuilderDocument.refusal(of: root) {
      throw MalformedInput(Diagnostic(.error, file: file, position: root.position, message: refusal))
    }
    toolsVersion = Int(root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0
    device = root.child("device").flatMap { element in
      element["id"].map { CanvasDevice(id: $0, isPortrait: element["orientation"] != "landscape") }
    }
    usesAutolayout = root.flag("useAutolayout")
    usesSafeAreas = root.flag("useSafeAreas")
    usesTraitCollections = root.flag("useTraitCollections")
    isStoryboard = root["type"]?.hasSuffix("Storyboard.XIB") ?? false
    let (images, diagnostics) = InterfaceBuilderDocument.images(of: root, file: file)
    self.images = images
    ownerConnections = InterfaceBuilderDocument.ownerConnections(of: root)
    let repeated = InterfaceBuilderDocument.repeatedIDs(of: root, file: file)
    if let first = (diagnostics + repeated).first {
      throw MalformedInput(first, Array((diagnostics + repeated).dropFirst()))
    }
  }

  /// Why a document can't be read; `nil` if it can.
  private static func refusal(of root: Element) -> String? {
    switch root.name {
    case "document": break
    case "archive":
      return "this document is of Xcode 4 or older, which archived its objects; open it in a later Xcode and save it"
    default: return "this is no Interface Builder document: its root is <\(root.name)>, not <document>"
    }
    let type = root["type"] ?? ""
    if type.contains(".CocoaTouch.") { return nil }
    if type.contains(".Cocoa.") { return "this document is for macOS; only those for iOS can be read" }
    if type.isEmpty { return "this is no Interface Builder document: <document> has no 'type'" }
    return "this document is of the type '\(type)', and only those for iOS can be read"
  }

  private static func images(of root: Element, file: String) -> ([String: Size], [Diagnostic]) {
    var reader = ValueReader(file: file)
    var images: [String: Size] = [:]
    for image in root.list("resources") where image.name == "image" {
      // The size of a symbol here is that of its drawing, not the one it has beside a text.
      guard let name = image["name"], image["catalog"] != "system" else { continue }
      let width = reader.number(image, "width") ?? 0
      let height = reader.number(image, "height") ?? 0
      if width > 0, height > 0 { images[name] = Size(width: width, height: height) }
    }
    return (images, reader.errors)
  }

  /// Ids that are there twice, which leaves open what a constraint or an outlet means.
  private static func repeatedIDs(of root: Element, file: String) -> [Diagnostic] {
    var first: [String: SourcePosition] = [:]
    var diagnostics: [Diagnostic] = []
    for objects in [root.child("objects"), root.child("scenes")].compactMap({ $0 }) {
      objects.forEachElement { element in
        // First responders and the like have ids of a scene, and name no object of their own.
        guard let id = element["id"], element.name != "placeholder" else { return }
        if let other = first[id] {
          let message = "the id '\(id)' of <\(element.name)> is also that of an object at \(other)"
          diagnostics.append(Diagnostic(.error, file: file, position: element.position, message: message))
        } else {
          first[id] = element.position
        }
      }
    }
    return diagnostics
  }
}
