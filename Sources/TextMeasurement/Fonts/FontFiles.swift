/// Where a ``FontLibrary`` gets font files from: it opens none itself, so that it works on bytes alone.
public protocol FontFiles: Sendable {
  /// The paths of installed fonts, in the order in which a family is looked for.
  var installed: [String] { get }

  /// The content of a file.
  ///
  /// - Parameters:
  ///   - path: as in ``installed``, or as somebody wrote it.
  ///   - limit: the largest size accepted, in bytes.
  /// - Throws: an error whose description names the file and says what is wrong.
  func bytes(ofFile path: String, limit: Int) throws -> [UInt8]

  /// Up to `count` bytes of a file from `offset` on; fewer at its end.
  func bytes(ofFile path: String, at offset: Int, count: Int) throws -> [UInt8]
}
