public import ScrollTiling

/// The items beyond the view that have tiles.
public struct TileOverscan: Hashable, Sendable {
  /// The overscan by distance or by number, on either side of the viewport.
  public var around: Overscan
  /// The overscan by time, in seconds: the items that come into view within that time at the present speed.
  ///
  /// It ends at the rest position of the motion, and at four viewports: the program may send a scroller
  /// millions of rows away in half a second. Values below 0, and NaN, count as 0.
  public var ahead: Double
  /// The distance from the viewport, in points, up to which a live tile stays.
  ///
  /// With 0, a tile that only touches the viewport's edge stays, so a scroller that moves about an item's
  /// edge swaps no tiles. If nil, a tile leaves as soon as its item is out of view and overscan. An edit that
  /// gives items other indices ends this for the present tiles.
  public var linger: Double?

  /// Creates an overscan from its three parts; by default, nothing beyond the view.
  public init(_ around: Overscan = .none, ahead: Double = 0, linger: Double? = nil) {
    self.around = around
    self.ahead = ahead
    self.linger = linger
  }
}
