import Hands

/// An answer that a link may change. Two links without a common answer commute.
enum Say: Hashable {
  /// How long the content is along an axis, and with that where its walls are.
  case length(Axis)
  /// Where the wall on a side is.
  case wall(Axis, Side)
  /// How that wall answers.
  case edge(Axis, Side)
  /// Where an axis comes to rest.
  case landing(Axis)
  /// How a drag moves the content.
  case drag
}

/// A built-in link as random chains have it.
enum CompositionLink: Hashable {
  case clamping(Edges)
  case bouncing(Edges)
  case walls(Axis, Double, Double)
  case endless(Axis)
  case ring(Axis)
  case paging(Axis)
  case areas(Axis)
  case lock(AxisLock.Mode)

  func made() -> any ScrollBehavior {
    switch self {
    case .clamping(let edges): Clamping(edges)
    case .bouncing(let edges): Bouncing(edges)
    case .walls(let axis, let lower, let upper): Clamping(axis: axis, to: lower...upper)
    case .endless(let axis): Infinite(axis: axis)
    case .ring(let axis): Circular(axis: axis)
    case .paging(let axis): Paging(axis: axis)
    case .areas(let axis):
      Snapping(
        Self.areas(along: axis), axes: PerAxis(x: axis == .horizontal, y: axis == .vertical))
    case .lock(let mode): AxisLock(mode)
    }
  }

  /// The table of the documentation, as far as these links go.
  var says: Set<Say> {
    func edges(_ edges: Edges) -> Set<Say> {
      Set(Self.places.filter { edges.contains(Edges($0.0, $0.1)) }.map { Say.edge($0.0, $0.1) })
    }
    switch self {
    case .clamping(let held), .bouncing(let held): return edges(held)
    case .walls(let axis, _, _):
      return [
        .wall(axis, .lower), .wall(axis, .upper), .edge(axis, .lower), .edge(axis, .upper),
      ]
    case .endless(let axis): return [.length(axis), .wall(axis, .lower), .wall(axis, .upper)]
    case .ring(let axis): return [.wall(axis, .lower), .wall(axis, .upper)]
    case .paging(let axis), .areas(let axis): return [.landing(axis)]
    case .lock: return [.drag]
    }
  }

  /// Whether the order of two links makes no difference, by the rule.
  func commutes(with other: CompositionLink) -> Bool {
    let shared = says.intersection(other.says)
    if shared.isEmpty { return true }
    switch (self, other) {
    // Ranges that overlap narrow each other, and the answer at both is the same.
    case (.walls(_, let lower, let upper), .walls(_, let otherLower, let otherUpper)):
      return lower <= otherUpper && otherLower <= upper
    // A ring has no walls, inner ones neither.
    case (.walls, .ring), (.ring, .walls): return true
    // Both answer the edges they share in the same way.
    case (.clamping, .clamping), (.bouncing, .bouncing), (.clamping, .walls), (.walls, .clamping): return true
    default: return false
    }
  }

  /// Twelve areas of 137 points, one after the other, that reach far across.
  static func areas(along axis: Axis) -> [SnapArea] {
    [SnapArea](12, axis, every: 137, length: 137, reach: -1e6...1e6)
  }

  static let places: [(Axis, Side)] = Axis.both.flatMap { axis in [(axis, .lower), (axis, .upper)] }
}
