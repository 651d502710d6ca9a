import Catalog
import CellLayout
import InterfaceBuilder
import Platform

/// The cells of a `.xib` or `.storyboard`.
package struct NibFile {
  /// The file's cells, at least one, in the order of the file.
  package let cells: [ImportedCell]

  /// `compact,regular`: the size classes of width and height.
  package static func traits(_ setting: Setting<String>?) throws(BatchError) -> Traits {
    guard let setting else { return .phonePortrait }
    let classes = setting.value.split(separator: ",").map { Traits.SizeClass(rawValue: String($0)) }
    guard classes.count == 2, let horizontal = classes[0], let vertical = classes[1] else {
      throw setting.failure(
        "The value '\(setting.value)' is invalid for size classes: it takes those of width and height, as "
          + "'compact,regular'")
    }
    return Traits(horizontal: horizontal, vertical: vertical)
  }

  /// Where an app shows a nib: in one that is built with an SDK.
  package static func environment(_ sdk: Setting<Int>?) throws(BatchError) -> LayoutEnvironment {
    guard let sdk else { return .app }
    guard sdk.value >= IOSVersion.oldest.major else {
      throw sdk.failure(
        "\(sdk.value) is no version of the iOS SDK whose layout is known: it takes \(IOSVersion.oldest.major) and "
          + "later, of which \(IOSVersion.latest.major) is the latest")
    }
    return .device(IOSVersion(major: sdk.value))
  }

  /// Whether a path is one of Interface Builder's.
  package static func isNib(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  /// - Parameters:
  ///   - strings: texts that replace those of the file.
  ///   - traits: choose among the variations of the file.
  ///   - environment: where the cells are laid out.
  package init(_ path: String, strings: StringsTable?, traits: Traits, in environment: LayoutEnvironment) throws {
    let document = try InterfaceBuilderDocument(FileReader.readAll(path: path), file: path)
    let cells = try document.cells(for: traits, in: environment)
    self.cells = strings.map { strings in cells.map { $0.applying(strings) } } ?? cells
  }
}
