import Foundation
import Hummingbird
import ShelfBatch

/// Answers records with the heights of their shelves: `HeightService <configuration> [<port>]`.
///
/// | request | answer |
/// |---|---|
/// | `GET /health` | 200 and `ok` |
/// | `POST /heights`, a body of JSON or NDJSON | 200 and an ``Answer`` |
/// | the same with a body that can't be measured | 400 and a ``Refusal`` with the position of the fault |
/// | a body of more than ``bodyLimit`` bytes, of another type | 413, 415 and a ``Refusal`` |
///
/// It listens on the loopback interface alone; 0 takes a free port. At SIGTERM or SIGINT, requests that have begun are
/// answered, and it ends.
@main
struct HeightService: Sendable {
  /// Made once: it has read the cell and its fonts, and serves any number of requests at once.
  let plan: BatchPlan

  /// The most bytes of a body.
  private static let bodyLimit = 1 << 20

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard (2...3).contains(arguments.count), let port = UInt16(arguments.count == 3 ? arguments[2] : "8080") else {
      fail("usage: HeightService <configuration> [<port>]", code: 64)
    }
    let plan: BatchPlan
    do { plan = try BatchPlan(configuration: arguments[1]) } catch { fail("\(error)", code: 65) }
    let application = Application(
      router: HeightService(plan: plan).router(),
      server: .http1(configuration: .init(idleTimeout: .seconds(30))),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: Int(port))))
    try await application.runService()
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }

  func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.get("health") { _, _ in "ok" }
    router.post("heights") { request, _ in
      guard let format = BatchInput.Format(contentType: request.headers[.contentType]) else {
        throw Refusal(.unsupportedMediaType, "a body is application/json or application/x-ndjson")
      }
      return try Answer(plan, to: BatchInput(try await body(of: request), format: format, name: "body"))
    }
    return router
  }

  /// The bytes of a body, of which no more than the limit are ever in memory.
  private func body(of request: Request) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    for try await part in request.body {
      guard bytes.count + part.readableBytes <= HeightService.bodyLimit else {
        throw Refusal(.contentTooLarge, "the body has more than \(HeightService.bodyLimit) bytes")
      }
      bytes.append(contentsOf: part.readableBytesView)
    }
    return bytes
  }
}

extension BatchInput.Format {
  /// The format of a media type, whose parameters say nothing new: both formats are UTF-8.
  init?(contentType: String?) {
    switch contentType?.prefix(while: { $0 != ";" }).trimmingCharacters(in: .whitespaces).lowercased() {
    case "application/json": self = .json
    case "application/x-ndjson", "application/ndjson", "application/jsonl": self = .ndjson
    default: return nil
    }
  }
}
