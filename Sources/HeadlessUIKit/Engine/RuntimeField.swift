/// A stored property of a type, as the runtime knows it: `Mirror` asks it by the same functions
/// (`stdlib/public/core/ReflectionMirror.swift` of the Swift project).
package struct RuntimeField {
  /// The type of the property.
  package let type: Any.Type
  /// Where it lies in a value, or in an object.
  package let offset: Int
  let name: String
  let isStrong: Bool
  let isVariable: Bool

  /// How many there are, with those of superclasses first.
  package static func count(_ type: Any.Type) -> Int { runtimeCount(type) }

  /// One of them.
  package init(_ index: Int, of type: Any.Type) {
    var entry = Entry()
    self.type = runtimeType(type, index: index, &entry)
    defer { entry.free?(entry.name) }
    name = entry.name.map { String(cString: $0) } ?? ""
    (isStrong, isVariable) = (entry.isStrong, entry.isVariable)
    offset = runtimeOffset(type, index: index)
  }

  fileprivate struct Entry {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeCount(_ type: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeOffset(_ type: Any.Type, index: Int) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeType(_ type: Any.Type, index: Int, _ entry: UnsafeMutablePointer<RuntimeField.Entry>) -> Any.Type
