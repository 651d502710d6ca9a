import Foundation

// Problem: a nib names classes, and without Objective-C nothing finds a class by its name alone: Swift's own look-up wants
// the module, which has another name on the device.
//
// Idea: every image lists the types that it declares, for the runtime's own look-up (Swift's ABI,
// docs/ABI/TypeMetadata.rst in swiftlang/swift). The lists are read once, for names alone; a class is made ready when a nib
// asks for it.
//
// Invariant: only what a descriptor says of itself is followed; generic classes, which a name alone does not decide, are
// left out.

/// The classes of all modules of the program, by their names.
@MainActor enum LoadedClasses {
  /// A class that has not been made ready.
  struct Declared {
    /// The module, and the types that it is nested in.
    let path: [String]
    let makeReady: () -> AnyClass?
  }

  nonisolated(unsafe) private static let declared = Dictionary(grouping: all()) { $0.path[$0.path.count - 1] }
  private static let outlets = generated("HeadlessOutlets").compactMap { $0 as? any NibOutlets.Type }
  private static let outletsOfClass = Dictionary(grouping: outlets) { ObjectIdentifier($0.owner) }
  private static var known: [String: AnyClass?] = [:]

  /// The class of a name in a nib: of the module that the nib names, or of any; nested ones too.
  ///
  /// - Parameter kind: whether a class may stand where the nib has it.
  static func named(_ name: String, module: String?, where kind: (AnyClass) -> Bool) -> AnyClass? {
    let key = "\(module ?? "").\(name)"
    if let found = known[key] { return found.flatMap { kind($0) ? $0 : nil } }
    var path = path(of: name)
    if name.hasPrefix("_TtC"), path.count > 1 { path.removeFirst() }
    let renamed: AnyClass? = outlets.first { $0.nibName == name }?.owner
    let candidates = (declared[path[path.count - 1]] ?? []).filter { $0.path.suffix(path.count) == path[...] }
    let inOrder = candidates.filter { $0.path[0] == module } + candidates.filter { $0.path[0] != module }
    let found: AnyClass? = renamed ?? inOrder.lazy.compactMap { $0.makeReady() }.first(where: kind)
    known[key] = .some(found)
    return found.flatMap { kind($0) ? $0 : nil }
  }

  /// The paths of the folders that classes of the program name.
  nonisolated static let nibFolders = generated("HeadlessNibFolders").flatMap {
    ($0 as? any NibFolders.Type)?.paths ?? []
  }

  /// The classes that declare previews.
  static var previews: [any DeclaredPreviews.Type] {
    generated("HeadlessPreview_").compactMap { $0 as? any DeclaredPreviews.Type }
  }

  /// The lists of stand-ins; none where the program was not cut from an app's sources.
  nonisolated(unsafe) private static let standInNames = generated("HeadlessStandInNames").compactMap {
    $0 as? any StandInNames.Type
  }

  /// The stand-ins that may decide a size.
  nonisolated static let standIns = standInNames.flatMap { $0.names }

  /// The values that stand in for others of their types.
  nonisolated(unsafe) static let valuesStandingIn = standInNames.flatMap { $0.values }

  /// Whether the program was cut from an app's sources, and what is not there has stand-ins.
  nonisolated static let isOfSlice = !standInNames.isEmpty

  /// The classes that a tool has written for us, by how their names begin.
  nonisolated private static func generated(_ prefix: String) -> [AnyClass] {
    declared.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }
      .flatMap { $0.value.compactMap { $0.makeReady() } }
  }

  /// The types that set the properties of a class by name, without those of its superclasses.
  static func outlets(of type: AnyClass) -> [any NibOutlets.Type] { outletsOfClass[ObjectIdentifier(type)] ?? [] }

  /// The names of a class and of what it lies in: `Module.Outer.Cell`, or `_TtCC6Module5Outer4Cell` as Objective-C has it.
  nonisolated private static func path(of name: String) -> [String] {
    guard name.hasPrefix("_TtC") else { return name.split(separator: ".").map(String.init) }
    var names: [String] = []
    var rest = name.dropFirst(4).drop { $0 == "C" }
    while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
      rest = rest.drop { $0.isNumber }
      names.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return names.isEmpty ? [name] : names
  }
}

#if canImport(ObjectiveC)
  extension LoadedClasses {
    nonisolated private static func all() -> [Declared] {
      var count: UInt32 = 0
      guard let classes = objc_copyClassList(&count) else { return [] }
      defer { free(UnsafeMutableRawPointer(classes)) }
      return (0..<Int(count)).compactMap { index in
        let type: AnyClass = classes[index]
        let path = path(of: NSStringFromClass(type))
        return path.isEmpty ? nil : Declared(path: path) { type }
      }
    }
  }
#else
  extension LoadedClasses {
    nonisolated private static func all() -> [Declared] {
      var found: [Declared] = []
      withUnsafeMutablePointer(to: &found) { found in
        forEachImage(
          { image, found in
            guard let image, let found = found?.assumingMemoryBound(to: [Declared].self) else { return true }
            let types = image.load(as: TypesOfImage.self)
            for offset in stride(from: 0, to: types.length, by: 4) {
              let record = types.start + offset
              let pointer = record.load(as: Int32.self)
              // The two lowest bits say whether the pointer leads to the descriptor or to a pointer to it.
              var address = record + Int(pointer & ~3)
              if pointer & 3 == 1 {
                address = address.load(as: UnsafeRawPointer.self)
              } else if pointer & 3 != 0 {
                continue
              }
              if let declared = TypeDescriptor(address: address).declaredClass { found.pointee.append(declared) }
            }
            return true
          }, found)
      }
      return found
    }

    @_silgen_name("swift_enumerateAllMetadataSections")
    nonisolated private static func forEachImage(
      _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?
    )
  }

  /// The lists of an image, as far as the one of its types (`swift::MetadataSections`).
  private struct TypesOfImage {
    let version: UInt
    let base: UInt
    let unused: (UInt, UInt)
    let protocols: (UInt, UInt)
    let conformances: (UInt, UInt)
    let start: UnsafeRawPointer
    let length: Int
  }

  /// A descriptor of a type, or of what a type is declared in: pointers in it are relative to where they stand.
  private struct TypeDescriptor {
    let address: UnsafeRawPointer

    private var flags: UInt32 { address.load(as: UInt32.self) }
    private var kind: UInt32 { flags & 0x1f }
    private var isGeneric: Bool { flags & 0x80 != 0 }
    private static let (module, extension_, class_, enum_) = (UInt32(0), UInt32(1), UInt32(16), UInt32(18))

    private func pointer(at offset: Int) -> UnsafeRawPointer {
      address + offset + Int((address + offset).load(as: Int32.self))
    }
    private var name: String { String(cString: pointer(at: 8).assumingMemoryBound(to: CChar.self)) }
    private var parent: TypeDescriptor? {
      let pointer = (address + 4).load(as: Int32.self)
      guard pointer != 0 else { return nil }
      let target = address + 4 + Int(pointer & ~1)
      return TypeDescriptor(address: pointer & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self))
    }

    /// The names of the module and of the types that it lies in; private types have a context without a name between.
    private var path: [String] {
      let outer = parent?.path ?? []
      let hasName = kind == TypeDescriptor.module || (TypeDescriptor.class_...TypeDescriptor.enum_).contains(kind)
      return hasName ? outer + [name] : outer
    }

    var declaredClass: LoadedClasses.Declared? {
      guard kind == TypeDescriptor.class_, !isGeneric else { return nil }
      let accessor = pointer(at: 12)
      return LoadedClasses.Declared(path: path) {
        // Takes a request, and gives the type in the register that C returns pointers in.
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self) as? AnyClass
      }
    }
  }
#endif
