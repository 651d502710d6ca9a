import Foundation
import Platform
import Testing

@Suite struct OutputFileTests {
  @Test func writesANewFileWithNothingLeftBeside() throws {
    try withFolder { folder in
      let output = try OutputFile(path: folder + "/out.json")
      #expect(try names(folder).count == 1, "the temporary, and no target yet")
      #expect(try names(folder).first?.hasPrefix(".out.json.shelf-height-") == true)
      try output.write("[1")
      try output.write("]")
      #expect(try output.finish() == .written)
      #expect(try names(folder) == ["out.json"])
      #expect(try text(folder + "/out.json") == "[1]")
      #expect(try output.finish() == .written, "finishing twice is harmless")
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
  func writesEverySizeInPieces(size: Int) throws {
    try withFolder { folder in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      let output = try OutputFile(path: folder + "/out")
      var rest = bytes[...]
      while !rest.isEmpty {
        try rest.prefix(70_001).withUnsafeBytes { try output.write($0) }
        rest = rest.dropFirst(70_001)
      }
      try output.finish()
      #expect(try FileReader.readAll(path: folder + "/out", limit: size) == bytes)
    }
  }

  @Test func leavesUnchangedFilesAlone() throws {
    try withFolder { folder in
      let path = folder + "/out"
      try put("same", path)
      let before = try status(path)
      let output = try OutputFile(path: path)
      try output.write("same")
      #expect(try output.finish() == .unchanged)
      let after = try status(path)
      #expect(before.inode == after.inode && before.modified == after.modified)
      #expect(try names(folder) == ["out"])

      for other in ["sane", "same ", "sam", ""] {
        let output = try OutputFile(path: path)
        try output.write(other)
        #expect(try output.finish() == .written)
        #expect(try text(path) == other)
        try put("same", path)
      }
    }
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o666])
  func keepsTheMode(mode: Int) throws {
    try withFolder { folder in
      let path = folder + "/out"
      try put("old", path)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      let output = try OutputFile(path: path)
      try output.write("new")
      try output.finish()
      #expect(try status(path).mode == mode)
      #expect(try text(path) == "new")
    }
  }

  @Test func followsLinks() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/deep", withIntermediateDirectories: false)
      try put("old", folder + "/deep/target")
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "deep/target")
      try FileManager.default.createSymbolicLink(atPath: folder + "/second", withDestinationPath: "link")
      try FileManager.default.createSymbolicLink(atPath: folder + "/dangling", withDestinationPath: "deep/new")
      for (link, target) in [("link", "target"), ("second", "target"), ("dangling", "new")] {
        let output = try OutputFile(path: folder + "/" + link)
        try output.write("written through \(link)")
        try output.finish()
        #expect(try text(folder + "/deep/" + target) == "written through \(link)")
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "deep/target")
      #expect(try names(folder + "/deep") == ["new", "target"])
    }
  }

  @Test func withoutFinishNothingHappens() throws {
    try withFolder { folder in
      try put("old", folder + "/out")
      do {
        let output = try OutputFile(path: folder + "/out")
        try output.write("new")
        try output.flush()
      }
      #expect(try names(folder) == ["out"])
      #expect(try text(folder + "/out") == "old")
    }
  }

  @Test func writesNamesOfAnyLength() throws {
    try withFolder { folder in
      for name in [
        String(repeating: "n", count: 255), String(repeating: "é", count: 125), String(repeating: "a", count: 99) + "é",
      ] {
        let output = try OutputFile(path: folder + "/" + name)
        try output.write(name)
        try output.finish()
        #expect(try text(folder + "/" + name) == name)
        #expect(try names(folder) == [name])
        try FileManager.default.removeItem(atPath: folder + "/" + name)
      }
    }
  }

  @Test func twoWritersOfAFileLeaveEachOtherAlone() throws {
    try withFolder { folder in
      let (first, second) = (try OutputFile(path: folder + "/out"), try OutputFile(path: folder + "/out"))
      try first.write("first")
      try second.write("second")
      #expect(try names(folder).count == 2)
      try second.finish()
      try first.finish()
      #expect(try text(folder + "/out") == "first")
      #expect(try names(folder) == ["out"])
    }
  }

  @Test func removesStaleTemporariesAndNothingElse() throws {
    try withFolder { folder in
      let others = [
        ".out.backup", ".out.shelf-height-", ".out.shelf-height-abc", ".out.shelf-height-abcdefg",
        ".out.x.shelf-height-abcdef",
        ".ou.shelf-height-abcdef", "out.shelf-height-abcdef",
      ]
      for name in others + [".out.shelf-height-abc123", ".out.shelf-height-zzzzzz"] { try put("", folder + "/" + name) }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/.out.shelf-height-linked", withDestinationPath: ".out.backup")
      try FileManager.default.createDirectory(
        atPath: folder + "/.out.shelf-height-folder", withIntermediateDirectories: false)
      try OutputFile(path: folder + "/out").finish()
      let left = others + [".out.shelf-height-linked", ".out.shelf-height-folder", "out"]
      #expect(try names(folder) == left.sorted())
    }
  }

  /// The exit test runs in a process of its own, which finds its folder by its name.
  @Test func removesWhatAKilledRunLeft() async throws {
    let folder = NSTemporaryDirectory() + "shelf-height-killed-\(getpid())"
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
      let output = try OutputFile(path: folder + "/out")
      try output.write("half")
      try output.flush()
      kill(getpid(), SIGKILL)
    }
    #expect(try names(folder).count == 1)
    let output = try OutputFile(path: folder + "/out")
    #expect(try names(folder).count == 1)
    try output.finish()
    #expect(try names(folder) == ["out"])
  }

  /// The list is one for the process, so that other tests may begin it anew: what each tells is asked in one go.
  @Test func takesThePlaceOfNoInput() async throws {
    await #expect(processExitsWith: .success) {
      let folder = NSTemporaryDirectory() + "shelf-height-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      for name in ["in", "late", "other"] { try put(name, folder + "/" + name) }
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "in")
      try FileManager.default.linkItem(atPath: folder + "/in", toPath: folder + "/hard")
      // Nothing is noted yet.
      _ = try FileReader(path: folder + "/other")
      FilesRead.begin(readsAgain: false)
      FilesRead.note(folder + "/missing")
      FilesRead.note(folder + "/in")
      _ = try FileReader(path: "/dev/null")
      for name in ["in", "./in", "link", "hard"] {
        let error = #expect(throws: FileError.self) { try OutputFile(path: folder + "/" + name) }
        #expect(error?.kind == .replacing(input: folder + "/in"))
        #expect(
          error?.description
            == "The output '\(folder)/\(name)' would replace the input '\(folder)/in'; name another file")
      }
      for name in ["other", "missing", "new"] { try OutputFile(path: folder + "/" + name).finish() }
      try OutputFile(path: "/dev/null").finish()
      try OutputFile(path: folder + "/in", mayReplaceInput: true).finish()
      // A file that is opened later is known in time.
      let output = try OutputFile(path: folder + "/late")
      try output.write("lost")
      _ = try FileReader(path: folder + "/late")
      #expect(throws: FileError.self) { try output.finish() }
      #expect(try text(folder + "/late") == "late")
      let noted = ["missing", "in", "late"].map { "\(folder)/\($0)" }
      #expect(FilesRead.files.map(\.path) == Array(noted[..<2]) + ["/dev/null", noted[2]])
      #expect(FilesRead.files.map(\.isOpened) == [false, false, true, true])
    }
  }

  @Test func refusesWhatCannotBeWritten() throws {
    try withFolder { folder in
      for (path, reason) in [
        (folder, "Is a directory"), (folder + "/missing/out", "No such file or directory"),
        (folder + "/a\0b", "the path contains a NUL byte"), ("", "the path is empty"),
      ] {
        let error = #expect(throws: FileError.self) { try OutputFile(path: path) }
        #expect(error?.kind == .write)
        #expect(error?.reason == reason)
      }
      let left = try names(folder)
      #expect(left.isEmpty)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func aFullDeviceIsAnError() throws {
    let output = try OutputFile(path: "/dev/full")
    try output.write("lost")
    let error = #expect(throws: FileError.self) { try output.finish() }
    #expect(error?.description == "cannot write '/dev/full': No space left on device")
    #expect(throws: FileError.self, "the error stays") { try output.finish() }

    let large = try OutputFile(path: "/dev/full")
    #expect(throws: FileError.self) { try large.write(String(repeating: "x", count: 1 << 20)) }
  }

  @Test func devicesAreWrittenStraight() throws {
    let output = try OutputFile(path: "/dev/null")
    try output.write("gone")
    #expect(try output.finish() == .written)
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test func pipesAreWrittenStraight() throws {
    let path = NSTemporaryDirectory() + "shelf-height-pipe-" + UUID().uuidString
    #expect(mkfifo(path, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: path) }
    // A task would wait for all tests before it, with the half of the cores that this one holds up meanwhile.
    nonisolated(unsafe) var read: [UInt8]?
    let thread = Thread { read = try? FileReader.readAll(path: path, limit: 100) }
    thread.start()
    let output = try OutputFile(path: path)
    try output.write("through the pipe")
    try output.finish()
    while !thread.isFinished { usleep(1000) }
    #expect(read == Array("through the pipe".utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
  }
}
