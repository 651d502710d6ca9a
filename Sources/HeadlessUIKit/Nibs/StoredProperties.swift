import Foundation

// Problem: a class that no one has written setters for (`NibOutlets`) has outlets all the same, and Swift sets no property
// by its name.
//
// Idea: the runtime's reflection, by which `Mirror` reads, says at which offset a stored property lies, of which type it is
// and whether it is strong. A value of that type may be written there.
//
// Invariant: only variables of the app's classes are written, by a value of their own type. Observers do not run.

/// The stored properties of an object, written by name.
enum StoredProperties {
  /// Writes a value.
  ///
  /// - Returns: whether the object has such a variable; a value of another type is left out, and a message names both.
  static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    let type: AnyClass = Swift.type(of: object)
    // Those of superclasses come first, of UIKit's before all; the last of a name is the class's own.
    for index in (ofUIKit(type)..<RuntimeField.count(type)).reversed() {
      let field = RuntimeField(index, of: type)
      guard field.isVariable, field.name == name else { continue }
      let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
      func write<Value>(_ type: Value.Type) { self.write(value, to: address, isStrong: field.isStrong, as: type) }
      _openExistential(field.type, do: write)
      return true
    }
    return false
  }

  /// Reads a value; `nil` where the object has no such property.
  static func value(_ name: String, of object: AnyObject) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// How many are UIKit's, whose setters do more.
  private static func ofUIKit(_ type: AnyClass) -> Int {
    var type: AnyClass? = type
    while let current = type, !String(reflecting: current).hasPrefix("HeadlessUIKit.") {
      type = _getSuperclass(current)
    }
    return type.map { RuntimeField.count($0) } ?? 0
  }

  private static func write<Value>(
    _ value: Any?, to address: UnsafeMutableRawPointer, isStrong: Bool, as type: Value.Type
  ) {
    guard let value = NibValue.convert(value, to: Value.self) else {
      Messages.say("a property of the type \(type) does not take \(value.map { "\(Swift.type(of: $0))" } ?? "nil")")
      return
    }
    if isStrong {
      address.assumingMemoryBound(to: Value.self).pointee = value
      return
    }
    // A weak reference, and behind it what an existential has beside its object.
    withUnsafeBytes(of: value) { bytes in
      guard bytes.count >= MemoryLayout<UInt>.size else { return }
      let object =
        bytes.load(as: UInt.self) == 0 ? nil : bytes.load(as: Unmanaged<AnyObject>.self).takeUnretainedValue()
      address.assumingMemoryBound(to: WeakReference.self).pointee.object = object
      let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(MemoryLayout<UInt>.size))
      (address + MemoryLayout<UInt>.size).copyMemory(
        from: rest.baseAddress ?? UnsafeRawPointer(address), byteCount: rest.count)
    }
  }

  private struct WeakReference { weak var object: AnyObject? }
}
