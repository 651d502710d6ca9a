/// The names that a compiler missed in an earlier slice.
extension Slicer {
  /// Keeps what the names that a compiler missed may mean.
  func followWords() {
    // It misses declarations: what these do is far.
    steps = Slicer.reach
    defer { steps = 0 }
    for name in words.globals.sorted() {
      for (path, file) in index.places(ofType: name) {
        if let file = self.file(file), let type = type(path, from: file) { keep(type) }
      }
      keepGlobals(name, in: nil)
      keepExtensionMembers(name, of: nil, isStatic: nil)
    }
    mentioned.formUnion(words.members.keys)
    for (receiver, names) in words.members.sorted(by: { $0.key < $1.key }) {
      for name in names.sorted() {
        if let own = type(receiver, from: nil), use(name, of: own) { continue }
        keepExtensionMembers(name, of: receiver, isStatic: nil)
      }
    }
    for (type, labels) in words.initialisers.sorted(by: { $0.key < $1.key }) {
      keepInitialisers(of: type, labels: labels)
    }
    for path in words.unmade.sorted() {
      if let own = type(path, from: nil) { make(own) }
    }
    for path in words.wholes.sorted() {
      guard let own = type(path, from: nil) else { continue }
      own.isWhole = true
      make(own)
    }
    for name in words.overloads.sorted() where members.insert(name).inserted {
      keepExtensionMembers(name, of: nil, isStatic: nil)
    }
  }

  /// Whether what is kept has a name that a compiler missed.
  ///
  /// - Parameter receiver: the type that lacks it, or `nil` for a name outside of types.
  func has(_ name: String, of receiver: String?) -> Bool {
    guard let receiver else {
      return index.declaring[name] != nil
        || extensionMembers(name).contains { piece, index in index.map { piece.members[$0] != nil } ?? false }
    }
    if type(receiver, from: nil) != nil { return index.declares(name) }
    return extensionMembers(name).contains { piece, index in
      guard mayInherit(receiver, piece.type.path) else { return false }
      return index.map { piece.members[$0] != nil } ?? piece.isKept
    }
  }
}
