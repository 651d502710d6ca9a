import CellLayout

extension PrototypeCells.Blueprint {
  /// Whether a label shows a field, rather than that it decides something else.
  func isText(_ field: String) -> Bool {
    prototypes.flatMap(\.cell.bindings).contains { $0.role == .text && $0.field.utf8.elementsEqual(field.utf8) }
  }

  /// What the values of a field decide, to go on with after its name: `which a label shows`.
  func uses(ofField field: String) -> String {
    var uses: [String] = []
    if let identifierField, identifierField.utf8.elementsEqual(field.utf8) {
      uses.append("by which records choose their cell")
    }
    let bindings = prototypes.flatMap(\.cell.bindings).filter { $0.field.utf8.elementsEqual(field.utf8) }
    for role in CellBinding.Role.allCases where bindings.contains(where: { $0.role == role }) {
      if !uses.contains(role.use) { uses.append(role.use) }
    }
    return uses.joined(separator: " and ")
  }
}

extension CellBinding.Role {
  fileprivate var use: String {
    switch self {
    case .text: "which a label shows"
    case .hiddenWithout: "without which a view is hidden"
    case .pixelWidth, .pixelHeight: "which gives an image its size"
    case .aspectRatio: "which gives an image its shape"
    }
  }
}
