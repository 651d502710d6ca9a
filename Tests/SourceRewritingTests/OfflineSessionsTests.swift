import Foundation
import SourceRewriting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import Glibc
#endif

/// `OfflineSessions.swift` beside this file is what a build of an app's cells gets, and is compiled here.
@Suite struct OfflineSessionsTests {
  @Test func theDeclarationsAreThoseOfABuild() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "OfflineSessions.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == OfflineSessions.source)
  }

  #if canImport(FoundationNetworking)
    /// A server of this machine that counts who asks for a connection.
    private struct Server {
      let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
      let port: UInt16

      init() throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = socket
        let isOpen = withUnsafeMutablePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
          }
        }
        try #require(isOpen)
        port = UInt16(bigEndian: address.sin_port)
      }

      /// Whether somebody has connected.
      var isAsked: Bool { accept(socket, nil, nil) >= 0 }
    }

    @Test(
      arguments: [
        { URLSession.shared }, { URLSession(configuration: .default) }, { URLSession(configuration: .ephemeral) },
        { URLSession(configuration: .background(withIdentifier: "cells"), delegate: nil, delegateQueue: nil) },
      ] as [@Sendable () -> URLSession])
    func requestsFailAtOnce(_ session: @Sendable () -> URLSession) async throws {
      let server = try Server()
      defer { close(server.socket) }
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
      let start = ContinuousClock.now
      let session = session()
      let code = await withCheckedContinuation { done in
        session.dataTask(with: url) { _, _, error in done.resume(returning: (error as? URLError)?.code) }.resume()
      }
      #expect(code == .notConnectedToInternet)
      await #expect(throws: URLError.self) { try await session.data(from: url) }
      #expect(throws: URLError.self) { try Data(contentsOf: url) }
      #expect(ContinuousClock.now - start < .seconds(1))
      #expect(!server.isAsked)
      // A session of FoundationNetworking's own configuration asks: the server would have noticed.
      let configuration = session.configuration
      configuration.protocolClasses = nil
      configuration.timeoutIntervalForRequest = 1
      let open = URLSession(configuration: configuration)
      let answer = Task { try await open.data(from: url) }
      var isAsked = false
      for _ in 0..<50 where !isAsked {
        try await Task.sleep(for: .milliseconds(20))
        isAsked = server.isAsked
      }
      answer.cancel()
      #expect(isAsked)
    }

    @Test func filesAreReadAsEver() throws {
      #expect(try Data(contentsOf: URL(fileURLWithPath: #filePath)).count > 1000)
    }
  #endif
}
