/// The previews of one place in an app's sources.
///
/// The build tool plugin `HeadlessSources` makes such a class of each `#Preview`, and of each provider; its name begins
/// with `HeadlessPreview_`.
public protocol DeclaredPreviews: AnyObject {
  /// Where the sources declare them.
  static var place: (file: String, line: Int) { get }
  /// The previews: one, or those of a provider.
  @MainActor static var previews: [Preview] { get }
}

/// ``Preview``, also where an app has a type of that name.
public typealias _DeclaredPreview = Preview

extension Preview {
  /// The declarations of all modules of the program, in the order of files and lines.
  package static let declarations = LoadedClasses.previews.sorted { $0.place < $1.place }
}
