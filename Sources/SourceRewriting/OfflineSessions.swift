/// Sessions of `URLSession` that answer each request with an error at once: a build that measures cells loads nothing.
///
/// A session looks for a protocol in its configuration first, and among the registered ones then
/// (swift-corelibs-foundation, `URLSessionTask._protocolClass`), and the configurations name HTTP themselves. So the app's
/// module declares the configurations anew, and a module's own declaration comes before an imported one of the same type.
package enum OfflineSessions {
  /// The declarations, as a file of Swift.
  package static let source = """
    #if canImport(FoundationNetworking)
      import Foundation
      import FoundationNetworking

      nonisolated final class HeadlessOffline: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() { client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet)) }
        override func stopLoading() {}
      }

      nonisolated extension URLSession {
        static let shared = URLSession(configuration: .default)
      }

      nonisolated extension URLSessionConfiguration {
        class var `default`: URLSessionConfiguration {
          let configuration = (HeadlessConfiguration.self as any HeadlessConfigurationMaker.Type).make()
          configuration.protocolClasses = [HeadlessOffline.self]
          return configuration
        }
        class var ephemeral: URLSessionConfiguration { .default }
        class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
      }

      // By a protocol: a direct call of this initialiser is a warning.
      nonisolated private protocol HeadlessConfigurationMaker { static func make() -> URLSessionConfiguration }
      nonisolated private enum HeadlessConfiguration: HeadlessConfigurationMaker {
        @available(*, deprecated) static func make() -> URLSessionConfiguration { URLSessionConfiguration() }
      }

      nonisolated extension Data {
        init(contentsOf url: __shared URL, options: ReadingOptions = []) throws {
          guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
          self = try NSData(contentsOf: url, options: options) as Data
        }
      }

      nonisolated extension String {
        init(contentsOf url: __shared URL, encoding enc: Encoding) throws {
          guard let text = String(data: try Data(contentsOf: url), encoding: enc) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
          }
          self = text
        }
        init(contentsOf url: __shared URL) throws { try self.init(contentsOf: url, encoding: .utf8) }
      }
    #endif

    """
}
