/// Values of GPOS that change with the axes (OpenType, "OpenType Layout Common Table Formats", "VariationIndex table").
extension FontTable {
  /// What the device table that an Offset16 leads to adds to its value; those for single pixel sizes add nothing.
  ///
  /// - Parameter deltas: of GDEF's store; `nil` where no axis is set.
  func delta(deviceAt offset: Int, _ deltas: ItemDeltas?) -> Int {
    guard let deltas, let device = table(offset16At: offset), device.u16(4) == 0x8000,
      let outer = device.u16(0), let inner = device.u16(2)
    else { return 0 }
    return deltas[outer, inner]
  }
}
