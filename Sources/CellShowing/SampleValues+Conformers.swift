import SourceRewriting
import SourceSlicing

/// Values of the app's protocols.
extension SampleValues {
  /// A value of a type that conforms to a protocol of the app: one of the app's that can be made, else one made up.
  mutating func conformer(to own: OwnType, named name: String) -> String? {
    if Self.delegates.contains(where: own.path.hasSuffix), let value = madeUp(own) { return value }
    var plainest: (value: String, state: SampleValues)?
    for file in slicer.index.conforming[own.declaration.type.name] ?? [] {
      guard let sliced = slicer.file(file) else { continue }
      for piece in sliced.pieces where piece.type.inherited.contains(own.declaration.type.name) {
        guard let type = slicer.type(piece.type.path, from: sliced), type.kind != .protocol else { continue }
        // A view or a controller is no data.
        if type.declaration.type.inherited.contains(where: { $0.hasPrefix("UI") }) { continue }
        let (saved, count) = (self, textCount)
        guard let value = value(of: type, named: name) else { continue }
        if textCount > count { return value }
        // Another one may say more.
        if plainest == nil { plainest = (value, self) }
        self = saved
      }
    }
    let count = textCount
    let value = madeUp(own)
    guard let plainest, value == nil || textCount == count else { return value }
    self = plainest.state
    return plainest.value
  }

  private mutating func madeUp(_ own: OwnType) -> String? {
    let name = "Sample" + own.path.filter { $0 != "." }
    let maker = "\(name)(record)"
    if conformers.contains(where: { $0.contains(" \(name): ") }) { return maker }
    var members: [String] = []
    for parent in slicer.family(of: own) {
      guard parent.kind == .protocol else { return nil }
      let piece = parent.declaration
      guard piece.associatedTypes.isEmpty else { return nil }
      let source = piece.file.source
      for member in piece.type.members {
        switch member.kind {
        case .property:
          guard let type = member.type, !member.isStatic else { return nil }
          let text = source.text(type)
          guard let value = expression(of: text, named: member.name, in: Place(piece.file, piece)) else { return nil }
          // A property can't throw.
          if value.contains("try \(Self.unwrapping)(") { return nil }
          members.append("lazy var \(member.name): \(text) = \(value)")
        case .function:
          guard let braces = member.parameters else { return nil }
          let clause = source.text(member.nameToken..<braces.close + 1)
          let result = member.type.map { source.text($0) }
          let empty = "HeadlessStandIn.value(of: \(SourceRewriter.literal("\(own.path).\(member.name)")))"
          members.append("func \(clause)" + (result.map { " -> \($0) { \(empty) }" } ?? " {}"))
        default: return nil
        }
      }
    }
    conformers.append(
      "final class \(name): NSObject, \(own.path) { let record: CardRecord; init(_ record: CardRecord) { self.record = record }; \(members.joined(separator: "; ")) }"
    )
    return maker
  }
}
