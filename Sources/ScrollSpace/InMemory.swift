/// A member that keeps a large value in memory. It has no data.
///
/// Swift 6.3 may hold a value of many numbers in registers instead, and then copies all of it to call one of its
/// functions: 220 instructions for 2 kB. A value that holds another one of any type is always in memory. Embedded Swift
/// has no such type.
package struct InMemory: Equatable, Sendable {
  #if !hasFeature(Embedded)
    private let any: (any Sendable)? = nil
  #endif

  /// Creates the member.
  package init() {}

  package static func == (one: InMemory, other: InMemory) -> Bool { true }
}
