import ScrollSpace

/// The lengths from which the positions of anchors follow, along the axis of the drag, in points of the content.
public struct AnchorSizes: Hashable, Sendable {
  /// The length of the viewport less its insets.
  public let view: Double
  /// The length of the content, as earlier links answer it.
  public let content: Double

  /// Creates sizes.
  public init(view: Double, content: Double) { (self.view, self.content) = (view, content) }
}

/// A state of an anchored drag, and the position at which the content rests in it.
///
/// ```swift
/// DragAnchor(.hidden, at: 0)
/// DragAnchor(.half) { $0.view / 2 }
/// DragAnchor(.full) { $0.content > $0.view / 2 ? min($0.content, $0.view - 40) : nil }   // only tall sheets have it
/// ```
/// A position is one of the content, in points: it grows as a finger moves the content up, or to the left. So the
/// position of a sheet is the length of the sheet that is shown, and a row that is moved to the left to show its
/// actions has their length as position.
public struct DragAnchor {
  /// The state.
  public let state: DragState
  private let place: Place

  private enum Place {
    case fixed(Double)
    case measured((AnchorSizes) -> Double?)
  }

  /// Creates an anchor at a position. A number that is not usable means that the state is not there.
  public init(_ state: DragState, at position: Double) { (self.state, place) = (state, .fixed(position)) }

  /// Creates an anchor whose position depends on sizes. Return nil if the state is not there at these sizes. The same
  /// sizes must lead to the same position. If the position depends on something else, too, call `invalidateLayout()`
  /// of the scroller, or set ``AnchoredDrag/anchors`` anew, when that changes.
  public init(_ state: DragState, at position: @escaping (AnchorSizes) -> Double?) {
    (self.state, place) = (state, .measured(position))
  }

  /// Returns the position at some sizes; nil if the state is not there.
  public func position(in sizes: AnchorSizes) -> Double? {
    let position =
      switch place {
      case .fixed(let position): position
      case .measured(let position): position(sizes)
      }
    guard let position, position.isUsable else { return nil }
    return position + 0
  }
}
