import CellLayout
import Foundation
import InterfaceBuilder

/// The objects that are made of a nib at one time.
///
/// The order is that which Apple documents (`awakeFromNib()`; "Resource Programming Guide", "Nib Files"): each object is
/// made by `init(coder:)`, with the properties of views and all that lies in them; then user defined attributes are set,
/// then outlets, and then each object awakes, but neither the owner nor another object that was there before.
@MainActor final class NibLoad {
  let document: NibDocument
  private let owner: AnyObject?
  private let external: [String: Any]
  /// The storyboard that asks for controllers.
  let storyboard: UIStoryboard?
  private var objects: [String: AnyObject] = [:]
  /// The objects with their elements, in the order in which they were made.
  private(set) var made: [(object: AnyObject, element: Element)] = []
  /// The elements of objects that were there before, which are connected as well.
  private var placeholders: [(object: AnyObject?, element: Element)] = []

  init(
    _ document: NibDocument, owner: AnyObject?, external: [String: Any] = [:], storyboard: UIStoryboard? = nil
  ) {
    (self.document, self.owner, self.external, self.storyboard) = (document, owner, external, storyboard)
  }

  /// Makes the objects of elements, connects them and awakes them.
  func makeObjects(of elements: [Element]) -> [Any] {
    let objects = elements.compactMap { notePlaceholder($0) ? nil : makeObject($0) }
    finish()
    return objects
  }

  private func notePlaceholder(_ element: Element) -> Bool {
    guard element.name == "placeholder" else { return false }
    let identifier = element["placeholderIdentifier"] ?? ""
    let object = identifier == "IBFilesOwner" ? owner : external[identifier].map { $0 as AnyObject }
    if let id = element["id"] { objects[id] = object }
    if identifier != "IBFirstResponder" { placeholders.append((object, element)) }
    return true
  }

  /// Keeps an object that was there before, to be connected.
  func noteOwner(_ object: AnyObject, _ element: Element) {
    if let id = element["id"] { objects[id] = object }
    placeholders.append((object, element))
  }

  func makeObject(_ element: Element) -> AnyObject? {
    if InterfaceBuilderDocument.isView(element) { return makeTree(element) }
    if let recognizer = NibClasses.gestureRecognizer(element, in: document) {
      note(recognizer, element)
      return recognizer
    }
    if NibClasses.controllers[element.name] != nil {
      let controller = makeController(element)
      made.append((controller, element))
      return controller
    }
    if element.name == "customObject", let object = NibClasses.customObject(element, in: document) {
      note(object, element)
      return object
    }
    return nil
  }

  /// Keeps an object under its id, to be connected and to awake.
  func note(_ object: AnyObject, _ element: Element) {
    if let id = element["id"] { objects[id] = object }
    made.append((object, element))
  }

  /// Keeps an object under an id, to which outlets may lead.
  func note(_ object: AnyObject, id: String) { objects[id] = object }

  /// Keeps an object under an id that has none.
  func noteIfNew(_ object: AnyObject, id: String) { if objects[id] == nil { objects[id] = object } }

  /// Makes a view and all that lies in it.
  func makeTree(_ element: Element) -> UIView { NibTree(document.views(of: element), self).make() }

  // MARK: Connections

  /// Sets attributes, connects outlets and awakes the objects.
  func finish() {
    // Views that the size classes leave out have outlets all the same.
    for element in made.map(\.element) + placeholders.map(\.element) {
      for connection in element.list("connections") { makeLeftOut(connection["destination"] ?? "") }
    }
    for (object, element) in made { setAttributes(of: object, element) }
    for (object, element) in made { connect(object, element) }
    for (object, element) in placeholders { connect(object, element) }
    for (object, _) in made { (object as? UIResponder)?.awakeFromNib() }
  }

  private func makeLeftOut(_ id: String) {
    guard objects[id] == nil, let element = document.elements[id] else { return }
    if InterfaceBuilderDocument.isView(element) { _ = makeTree(element) }
  }

  private func connect(_ object: AnyObject?, _ element: Element) {
    var collections: [(name: String, objects: [AnyObject], element: Element)] = []
    for connection in element.list("connections") {
      let destination = connection["destination"].flatMap { objects[$0] }
      switch connection.name {
      case "outlet":
        guard let property = connection["property"], let destination else { continue }
        set(destination, property, of: object, at: connection)
      case "outletCollection":
        guard let property = connection["property"], let destination else { continue }
        if let index = collections.firstIndex(where: { $0.name == property }) {
          collections[index].objects.append(destination)
        } else {
          collections.append((property, [destination], connection))
        }
      case "action": NibClasses.keepAction(connection, of: object, target: destination)
      default: break
      }
    }
    for collection in collections { set(collection.objects, collection.name, of: object, at: collection.element) }
  }

  private func set(_ value: Any, _ property: String, of object: AnyObject?, at element: Element) {
    if let object, NibKeys.set(value, property, of: object) { return }
    let name = object.map { "<\(String(reflecting: type(of: $0)))>" } ?? "<NSObject> (the nib has no owner)"
    Messages.raise(
      "[\(name) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property).",
      .unknownKey, at: "\(document.content.file):\(element.position)")
  }

  func setAttributes(of object: AnyObject, _ element: Element) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"], let value = NibAttribute(attribute, document).value else { continue }
      if NibKeys.set(value.value, path: path, of: object) { continue }
      Messages.sayOnce(
        """
        Failed to set (\(path)) user defined inspected property on (\(String(reflecting: type(of: object)))): \
        [setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(path). \
        (\(document.content.file):\(attribute.position))
        """)
    }
  }
}
