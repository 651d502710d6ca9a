import Catalog
import InterfaceBuilder
import Platform
import SourceSlicing

/// The classes and properties that Xcode makes of an app's data models when it builds the app: no source declares them.
///
/// Objects are optional whatever the model says, and a relationship to many is a set of Objective-C's, as in the files that
/// Xcode writes ("Generating code", Core Data, Apple's documentation).
struct CoreDataEntities {
  /// How the file is called.
  static let fileName = "Entities.swift"

  private var declarations: [String] = []
  /// Warnings of models that can't be read.
  private(set) var warnings: [Diagnostic] = []

  /// - Parameters:
  ///   - files: the `contents` of all versions of the models.
  ///   - isDeclared: whether a source declares a class.
  init(_ files: [String], besides isDeclared: (String) -> Bool, read: (String) throws -> [UInt8]) {
    var seen: Set<String> = []
    for file in CoreDataEntities.current(files, read) {
      do {
        let entities = try Element.parse(try read(file), file: file).children.filter { $0.name == "entity" }
        let classes = Dictionary(
          entities.compactMap { entity in CoreDataEntities.name(of: entity).map { (entity["name"] ?? "", $0) } }
        ) { first, _ in first }
        for entity in entities {
          let code = entity["codeGenerationType"] ?? ""
          guard let name = CoreDataEntities.name(of: entity), ["class", "category"].contains(code),
            isDeclared(name) == (code == "category"), seen.insert(name).inserted
          else { continue }
          let parent = entity["parentEntity"].flatMap { classes[$0] } ?? "NSManagedObject"
          let head = code == "class" ? "public class \(name): \(parent)" : "extension \(name)"
          let properties = entity.children.compactMap { CoreDataEntities.property($0, classes) }
          declarations.append("\(head) {\n\(properties.joined())}\n")
        }
      } catch {
        let fault = (error as? MalformedInput)?.diagnostic
        warnings.append(
          Diagnostic(
            .warning, file: file, position: fault?.position,
            message: "\(fault?.message ?? "\(error)"): the classes of this data model are not known"))
      }
    }
  }

  /// The source; `nil` where the models have no class that Xcode makes.
  var source: String? {
    declarations.isEmpty
      ? nil
      : "// Xcode makes these of the app's data models when it builds the app.\nimport CoreData\n\n"
        + declarations.joined(separator: "\n")
  }

  /// The current version of each model, by the file that names it, else the last.
  private static func current(_ files: [String], _ read: (String) throws -> [UInt8]) -> [String] {
    Dictionary(grouping: files) { $0.folder.folder }.sorted { $0.key < $1.key }.flatMap { model, versions in
      guard model.hasSuffix(".xcdatamodeld") else { return versions }
      let stated = (try? read("\(model)/.xccurrentversion")).map { String(decoding: $0, as: UTF8.self) }
      let named = versions.first { stated?.contains(">\($0.folder.dropFirst(model.count + 1))<") == true }
      return [named ?? versions[versions.count - 1]]
    }
  }

  /// The class of an entity, without the module that may stand before it.
  private static func name(of entity: Element) -> String? {
    let stated = entity["representedClassName"] ?? entity["name"] ?? ""
    return stated.lastName.isIdentifier ? stated.lastName : nil
  }

  /// A property for an attribute or a relationship.
  private static func property(_ element: Element, _ classes: [String: String]) -> String? {
    guard let name = element["name"], name.isIdentifier else { return nil }
    let type =
      switch element.name {
      case "attribute": type(of: element)
      case "relationship" where element.flag("toMany"): element.flag("ordered") ? "NSOrderedSet?" : "NSSet?"
      case "relationship": element["destinationEntity"].flatMap { classes[$0] }.map { "\($0)?" }
      default: String?.none
      }
    return type.map { "  @NSManaged public var \(name): \($0)\n" }
  }

  private static func type(of attribute: Element) -> String? {
    let kind = attribute["attributeType"] ?? ""
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
      "Boolean": "Bool",
    ]
    if let scalar = scalars[kind] { return attribute.flag("usesScalarValueType") ? scalar : "NSNumber?" }
    if kind == "Date", attribute.flag("usesScalarValueType") { return "TimeInterval" }
    if kind == "Transformable" {
      // `[String]` as well as a name.
      let named = attribute["customClassName"] ?? ""
      let stated = named.isEmpty ? "NSObject" : named
      return stated.allSatisfy { $0.isLetter || $0.isNumber || "_.[]: ".contains($0) } ? "\(stated)?" : nil
    }
    let objects = [
      "String": "String?", "Date": "Date?", "Binary": "Data?", "URI": "URL?", "UUID": "UUID?",
      "Decimal": "NSDecimalNumber?",
    ]
    return objects[kind]
  }
}
