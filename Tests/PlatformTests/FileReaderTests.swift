import Foundation
import Platform
import Testing

@Suite struct FileReaderTests {
  @Test func readsWholeFiles() throws {
    try withFolder { folder in
      try put("twelve bytes", folder + "/in")
      #expect(try FileReader.readAll(path: folder + "/in", limit: 12) == Array("twelve bytes".utf8))
      let error = #expect(throws: FileError.self) { try FileReader.readAll(path: folder + "/in", limit: 11) }
      #expect(error?.kind == .tooLarge)
    }
  }

  @Test func saysWhyAFileCannotBeRead() throws {
    try withFolder { folder in
      for (path, kind, reason) in [
        (folder + "/missing", FileError.Kind.missing, "No such file or directory"),
        (folder, .directory, "Is a directory"), (folder + "/a\0b", .unreadable, "the path contains a NUL byte"),
      ] {
        let error = #expect(throws: FileError.self) { try FileReader(path: path) }
        #expect(error?.kind == kind)
        #expect(error?.reason == reason)
      }
      let error = #expect(throws: FileError.self) { try FileReader(path: folder + "/missing") }
      #expect(error?.description == "cannot open '\(folder)/missing': No such file or directory")
    }
  }

  @Test func refusesWhatIsNoRegularFile() throws {
    try withFolder { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      for path in [folder + "/pipe", "/dev/zero"] {
        let error = #expect(throws: FileError.self) { try FileReader(path: path, isRegular: true) }
        #expect(error?.kind == .unreadable)
        #expect(error?.description == "cannot read '\(path)': it is no regular file")
      }
      let error = #expect(throws: FileError.self) { try FileReader(path: folder, isRegular: true) }
      #expect(error?.kind == .directory)
      try put("regular", folder + "/in")
      _ = try FileReader(path: folder + "/in", isRegular: true)
    }
  }

  @Test func readsTheStartOfWhatMayHaveNoEnd() throws {
    #expect(try FileReader.readStart(ofFile: "/dev/zero", count: 100_000) == Array(repeating: 0, count: 100_000))
    try withFolder { folder in
      try put("twelve bytes", folder + "/in")
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      #expect(try FileReader.readStart(ofFile: folder + "/pipe", count: 6).isEmpty)
      #expect(try FileReader.readStart(ofFile: folder + "/in", count: 6) == Array("twelve".utf8))
      #expect(try FileReader.readStart(ofFile: folder + "/in", count: 13) == Array("twelve bytes".utf8))
    }
  }

  @Test func listsFoldersSortedAndOnce() throws {
    try withFolder { folder in
      let manager = FileManager.default
      for part in ["b/deep", "a"] {
        try manager.createDirectory(atPath: folder + "/" + part, withIntermediateDirectories: true)
      }
      for file in ["b/deep/z.ttf", "b/é.otf", "a/A.ttf", "a/a.ttf", "B.ttf"] { try put("", folder + "/" + file) }
      try manager.createSymbolicLink(atPath: folder + "/b/loop", withDestinationPath: "..")
      try manager.createSymbolicLink(atPath: folder + "/b/nowhere", withDestinationPath: "missing")
      let files = try FolderListing.files(under: folder).map { $0.dropFirst(folder.utf8.count + 1) }
      #expect(files == ["B.ttf", "a/A.ttf", "a/a.ttf", "b/deep/z.ttf", "b/é.otf"])
      #expect(try FolderListing.files(under: folder, maximumDepth: 0).count == 1)
      #expect(throws: FileError.self) { try FolderListing.files(under: folder + "/missing") }
    }
  }

  @Test func followsALinkedFolder() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/fonts", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: folder + "/elsewhere", withIntermediateDirectories: true)
      try put("", folder + "/elsewhere/linked.ttf")
      try FileManager.default.createSymbolicLink(atPath: folder + "/fonts/more", withDestinationPath: "../elsewhere")
      #expect(try FolderListing.files(under: folder + "/fonts") == [folder + "/fonts/more/linked.ttf"])
    }
  }

  @Test func knowsItsProcess() throws {
    #expect(HostProcess.coreCount() >= 1)
    for count in [1, 2, 5] { #expect(HostProcess.grantedThreads(count) == count) }
    #expect(HostProcess.grantedThreads(0) == 1)
    let first = HostProcess.monotonicNanoseconds()
    #expect(HostProcess.monotonicNanoseconds() >= first)
    #expect(HostProcess.environmentValue("SHELF_HEIGHT_NOT_SET") == nil)
    #expect(try HostProcess.arguments().count == CommandLine.arguments.count - 1)
  }
}
