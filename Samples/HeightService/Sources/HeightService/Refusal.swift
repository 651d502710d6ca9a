import Hummingbird

/// The answer to a request that can't be served: what is wrong with it, and where.
struct Refusal: HTTPResponseError, Encodable {
  let message: String
  /// The position in the body, counted from 1; `nil` where no position is meant.
  let line: Int?
  let column: Int?
  let status: HTTPResponse.Status

  private enum CodingKeys: CodingKey { case message, line, column }

  init(_ status: HTTPResponse.Status, _ message: String, line: Int? = nil, column: Int? = nil) {
    self.status = status
    self.message = message
    self.line = line
    self.column = column
  }

  func response(from request: Request, context: some RequestContext) throws -> Response {
    var response = try context.responseEncoder.encode(["error": self], from: request, context: context)
    response.status = status
    return response
  }
}
