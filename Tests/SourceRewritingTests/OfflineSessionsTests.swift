import Dispatch
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
    func requestsFailAtOnce(_ session: @Sendable () -> URLSession) throws {
      let server = try Server()
      defer { close(server.socket) }
      let url = try #require(URL(string: "http://127.0.0.1:\(server.port)/"))
      let session = session()
      let ended = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var code: URLError.Code?
      session.dataTask(with: url) { _, _, error in
        code = (error as? URLError)?.code
        ended.signal()
      }.resume()
      // A few milliseconds, but other tests take the machine as well; this server never answers.
      #expect(ended.wait(timeout: .now() + 10) == .success)
      #expect(code == .notConnectedToInternet)
      #expect(throws: URLError.self) { try Data(contentsOf: url) }
      #expect(throws: URLError.self) { try String(contentsOf: url, encoding: .utf8) }
      #expect(!server.isAsked)
      // A session of FoundationNetworking's own configuration asks: the server would have noticed.
      let configuration = session.configuration
      configuration.protocolClasses = nil
      let request = URLSession(configuration: configuration).dataTask(with: url)
      request.resume()
      var isAsked = false
      for _ in 0..<500 where !isAsked {
        usleep(20_000)
        isAsked = server.isAsked
      }
      request.cancel()
      #expect(isAsked)
    }

    @Test func filesAreReadAsEver() throws {
      let file = URL(fileURLWithPath: #filePath)
      #expect(try Data(contentsOf: file).count > 1000)
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("import Dispatch"))
    }
  #endif
}
