import Hands
import Testing

extension Hand {
  /// A hand on another scroller, in which this one's snapshot has been restored: that tells the same.
  func twin(
    _ links: [any ScrollBehavior], delegate: (any ScrollDelegate)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Hand {
    let snapshot = try #require(scroll.snapshot(), sourceLocation: sourceLocation)
    let twin = Hand(scroller(links, delegate: delegate), axis, now: now)
    try twin.scroll.restore(snapshot)
    #expect(twin.scroll.snapshot() == snapshot, sourceLocation: sourceLocation)
    return twin
  }
}
