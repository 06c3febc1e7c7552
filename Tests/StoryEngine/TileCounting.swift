import ScrollBehaviors

/// The counts that rows and planes of tiles have in common.
protocol TileCounting {
  var alive: Int { get }
  var entered: Int { get }
  var left: Int { get }
  var made: Int { get }
  var reused: Int { get }
  var waiting: Int { get }
  var dropped: Int { get }
  /// True if the pool takes all tiles back.
  var keepsAll: Bool { get }
  var planeOrigin: Point { get }
  var overscans: PerAxis<TileOverscan> { get }
}

extension TileCounting {
  /// True if the counts agree with each other. A tile that an edit in `make` left without an item has not entered.
  var areBalanced: Bool { made + reused >= entered && made == alive + waiting + dropped }
}

extension Tiling: TileCounting {
  var keepsAll: Bool { true }
  var planeOrigin: Point {
    var point = Point.zero
    point[axis] = origin
    return point
  }
  var overscans: PerAxis<TileOverscan> { PerAxis(overscan) }
}

extension TilingPlane: TileCounting {
  var keepsAll: Bool { false }
  var planeOrigin: Point { origin }
  var overscans: PerAxis<TileOverscan> { overscan }
}
