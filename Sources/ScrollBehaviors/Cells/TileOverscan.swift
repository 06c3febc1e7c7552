public import ScrollTiling

/// Which items beyond those in view have tiles.
public struct TileOverscan: Hashable, Sendable {
  /// By distance or by number, on either side of the viewport.
  public var around: Overscan
  /// By time: what comes into view within so many seconds at the present speed, but not beyond where the motion
  /// rests, and no more than four viewports: the program may send a scroller millions of rows away in half a second.
  /// Below 0 and NaN count as nothing.
  public var ahead: Double
  /// A tile that is alive stays until it is further than this from the viewport, in points. 0: a tile that only
  /// touches the viewport's edge stays, so that a scroller moving about an item's edge swaps none. Nil: it
  /// leaves as soon as its item is out of view and overscan. An edit that gives items other indices ends it for the
  /// tiles there are.
  public var linger: Double?

  /// Makes it from its three parts; nothing beyond the view if not said.
  public init(_ around: Overscan = .none, ahead: Double = 0, linger: Double? = nil) {
    self.around = around
    self.ahead = ahead
    self.linger = linger
  }
}
