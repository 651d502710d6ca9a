/// A reference to an object that something else keeps alive, for loops over cards: an ordinary one is counted at each use,
/// by atomic operations that cost more than most of what a card asks of the object.
package typealias UncountedReference<Object: AnyObject> = Unmanaged<Object>
