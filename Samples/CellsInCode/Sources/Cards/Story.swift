/// A story of the app, as its server sends it.
package struct Story: Decodable, Sendable {
  package let id: String
  package let title: String
  package let body: String?
}
