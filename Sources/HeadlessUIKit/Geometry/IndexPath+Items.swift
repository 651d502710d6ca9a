import Foundation

extension IndexPath {
  /// The index of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The index of a row in a section of a table view.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The index of an item in a section of a collection view.
  public convenience init(forItem item: Int, inSection section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The index of a row in a section of a table view.
  public convenience init(forRow row: Int, inSection section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
  /// The row in its section.
  public var row: Int { index(atPosition: 1) }
}
