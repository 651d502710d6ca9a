import Catalog
import Platform
import SourceRewriting
import SourceSlicing

/// The sources of an app with only what some of its types need.
struct SlicedSources {
  /// A source for each copy; nothing is in those that the slice leaves out.
  let sources: [SourceRewriter.Source]
  let absentModules: [String]
  /// The source of what stands in.
  let standIns: String
  /// Whether a root is a view of SwiftUI or shows one: only then its package links that.
  let hasViews: Bool

  init(
    _ all: [SourceRewriter.Source], _ configuration: Configuration, _ arguments: Arguments
  ) throws {
    let roots = configuration.roots.map(\.value)
    let lock = try arguments.lock.map { try SliceLock(FileReader.readAll(path: $0), file: $0) }
    if let lock { try SlicedSources.check(lock, roots, all) }
    let bytes = Dictionary(all.map { ($0.path, $0.bytes) }) { first, _ in first }
    let index = SourceIndex(
      paths: all.map(\.path).filter { lock != nil || !SlicedSources.isLeftOut($0, configuration) },
      otherTypes: lock?.otherTypes ?? []
    ) {
      bytes[$0] ?? []
    }
    let own = try arguments.own.map { path in
      SourceRewriter.Source(path: path, bytes: try FileReader.readAll(path: path, limit: 1 << 26))
    }
    let slice: SourceSlice
    do {
      let nibs = lock == nil ? SlicedSources.classes(inNibsOf: roots, configuration, index) : []
      slice = try SourceSlice(of: roots + nibs, in: index, usedBy: own, words: lock?.words ?? CompilerWords())
    } catch let failure as RootFailure {
      throw MalformedInput(
        Diagnostic(
          .error, file: arguments.configuration ?? "-", position: configuration.roots.first?.position,
          message: failure.description))
    }
    try SlicedSources.checkModules(of: slice, all)
    if let lock {
      try SlicedSources.checkNames(
        of: slice, lock, configuration, known: Set(all.compactMap { FolderListing.absolutePath($0.path) }),
        own: arguments.configuration.flatMap { FolderListing.absolutePath(String($0.dropLast("headless.json".count))) }
          .map { ["\($0)/"] } ?? [])
    }
    let kept = Dictionary(slice.files.map { ($0.path, $0) }) { first, _ in first }
    sources = all.map { kept[$0.path] ?? SourceRewriter.Source(path: $0.path, bytes: []) }
    absentModules = slice.imports.subtracting(SystemNames.modules).subtracting(configuration.addedImports).sorted()
    (standIns, hasViews) = (slice.standIns.source, slice.standIns.hasViews)
  }

  /// The classes that the nibs of roots name; a lock names them among its roots.
  private static func classes(
    inNibsOf roots: [String], _ configuration: Configuration, _ index: SourceIndex
  ) -> [String] {
    let names = Set(roots.map { String($0.prefix { $0 != "@" }).lastName })
    var classes: Set<String> = []
    for source in configuration.sources {
      guard let folder = FolderListing.absolutePath(plain(source)) else { continue }
      for file in (try? FolderListing.ownFiles(under: folder) { !AppFolders.isLeftOut($0) }) ?? []
      where file.hasSuffix(".xib") || file.hasSuffix(".storyboard") {
        guard let bytes = try? FileReader.readAll(path: file) else { continue }
        for name in names { classes.formUnion(NibElement("customClass", name, in: bytes)?.classes ?? []) }
      }
    }
    return classes.subtracting(names).sorted().filter { index.count(ofRoot: $0) == 1 }
  }

  /// Whether a file lies in a folder that is left out, below an entry of the sources.
  private static func isLeftOut(_ file: String, _ configuration: Configuration) -> Bool {
    configuration.sources.contains { source in
      guard let folder = FolderListing.absolutePath(plain(source)), file.hasPrefix("\(folder)/") else { return false }
      return AppFolders.isLeftOut(path: file.dropFirst(folder.count))
    }
  }

  /// An entry up to its first glob.
  private static func plain(_ source: String) -> String {
    source.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.contains(where: "*?[".contains) }
      .joined(separator: "/")
  }

  private static let again = "run 'shelf-height adopt' again"

  private static func check(_ lock: SliceLock, _ roots: [String], _ all: [SourceRewriter.Source]) throws(MalformedInput)
  {
    if lock.roots != roots {
      throw fault(lock, "the roots are others than when this was written: \(again)")
    }
    if all.count != lock.files.count { throw fault(lock, "some of these files are not there any more: \(again)") }
  }

  private static func fault(_ lock: SliceLock, _ message: String) -> MalformedInput {
    MalformedInput(Diagnostic(.error, file: lock.file, position: nil, message: message))
  }

  /// Nothing stands in for a module that lays views out.
  private static func checkModules(of slice: SourceSlice, _ all: [SourceRewriter.Source]) throws(MalformedInput) {
    guard let module = slice.layoutModules(besides: all.map(\.path)).first else { return }
    let place = slice.place(of: module)
    throw MalformedInput(
      Diagnostic(
        .error, file: place?.file ?? "-", position: place?.position,
        message:
          "'\(module)' lays views out, and nothing can stand in for it: name the folder of its sources in 'sources'"))
  }

  /// Looks for names that came after the lock was written in the files that it leaves out.
  private static func checkNames(
    of slice: SourceSlice, _ lock: SliceLock, _ configuration: Configuration, known: Set<String>, own: [String]
  ) throws {
    let new = slice.names.subtracting(lock.names)
    guard !new.isEmpty else { return }
    for source in configuration.sources {
      guard let folder = FolderListing.absolutePath(plain(source)) else { continue }
      for file in (try? FolderListing.ownFiles(under: folder) { !AppFolders.isLeftOut($0) }) ?? []
      where file.hasSuffix(".swift") {
        guard !known.contains(file), !own.contains(where: { file.hasPrefix($0) }),
          let bytes = try? FileReader.readAll(path: file, limit: 1 << 26)
        else { continue }
        let named = new.filter { ByteSearch.contains(bytes, SourceIndex.label(ofInitialiser: $0) ?? $0) }
        guard !named.isEmpty else { continue }
        let index = SourceIndex(paths: [file]) { _ in bytes }
        if let name = named.sorted().first(where: index.declares), let place = slice.place(of: name) {
          throw MalformedInput(
            Diagnostic(
              .error, file: place.file, position: place.position,
              message: "'\(name)' is declared in '\(file)', which the slice lacks: \(again)"))
        }
      }
    }
  }
}
