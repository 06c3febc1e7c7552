public import ScrollSpace

/// The positions of the states of an anchored drag at some sizes, from the lowest to the highest.
///
/// ```
///   hidden 0          half 400                     full 760
///      ├────────────────┼────────────────────────────┤      progress(from: .hidden, to: .full, at: 380) is 0.5
/// ```
/// This is the rule of ``AnchoredDrag`` as a value, for programs that move the content themselves.
public struct AnchorPositions: Hashable, Sendable {
  /// A state and its position.
  public struct Anchor: Hashable, Sendable {
    /// The state.
    public let state: DragState
    /// The position, in points.
    public let position: Double
  }

  /// The states that are there, by ascending positions. Of two states at one position, the one that was given first
  /// comes first.
  public let anchors: [Anchor]

  /// Creates the positions of anchors at some sizes. States without a position are left out.
  public init(_ anchors: [DragAnchor], in sizes: AnchorSizes) {
    var sorted: [Anchor] = []
    for anchor in anchors {
      guard let position = anchor.position(in: sizes) else { continue }
      var index = sorted.count
      while index > 0, sorted[index - 1].position > position { index -= 1 }
      sorted.insert(Anchor(state: anchor.state, position: position), at: index)
    }
    self.anchors = sorted
  }

  /// The lowest and the highest position; nil if no state is there.
  public var range: ClosedRange<Double>? {
    guard let first = anchors.first, let last = anchors.last else { return nil }
    return first.position...last.position
  }

  /// Returns the position of a state; nil if it is not there.
  public func position(of state: DragState) -> Double? { index(of: state).map { anchors[$0].position } }

  /// Returns the state whose position is nearest, the lower of two as near; nil if no state is there.
  public func nearest(to position: Double) -> DragState? {
    nearestIndex(to: position).map { anchors[$0].state }
  }

  /// Returns the next state in a direction, farther from a position than by rounding; nil if there is none.
  public func next(from position: Double, towards side: Side) -> DragState? {
    let tolerance = Tolerance.sum(near: position)
    return switch side {
    case .upper: anchors.first { $0.position > position + tolerance }?.state
    case .lower: anchors.last { $0.position < position - tolerance }?.state
    }
  }

  /// Returns the part of the way from one state to another at a position: 0 at the first state and before it, 1 at
  /// the other one and beyond. Nil if a state is not there. If both are at one place, the result is 1 there and beyond.
  public func progress(from start: DragState, to end: DragState, at position: Double) -> Double? {
    guard let from = self.position(of: start), let to = self.position(of: end) else { return nil }
    guard from != to else { return position >= to ? 1 : 0 }
    let part = (position - from) / (to - from)
    return part > 0 ? min(part, 1) : 0
  }

  func index(of state: DragState) -> Int? { anchors.firstIndex { $0.state == state } }

  func nearestIndex(to position: Double) -> Int? {
    var best: Int?
    for index in anchors.indices {
      guard let former = best else {
        best = index
        continue
      }
      let isNearer =
        (anchors[index].position - position).magnitude < (anchors[former].position - position).magnitude
      if isNearer { best = index }
    }
    return best
  }
}
