public import ScrollEngine
public import ScrollSpace

/// Lets an axis rest in named states only: a sheet that is hidden, half open or full, a drawer, a row with actions.
///
/// ```swift
/// let sheet = AnchoredDrag(.vertical, startingIn: .half, [
///   DragAnchor(.hidden, at: 0),
///   DragAnchor(.half) { $0.view / 2 },
///   DragAnchor(.full) { min($0.content, $0.view - 40) },
/// ])
/// let scroll = ScrollController(viewport: screen, content: body, behaviors: [sheet, Bouncing(.vertical)])
/// // In every frame: the sheet's top edge.
/// let top = screen.height - scroll.contentPosition.y
/// ```
/// The anchors are the walls and the targets of the axis. So everything else of a scroller works as for a list: the
/// edge of the chain answers pulls past the outermost states, a spring carries the speed of the finger on, a nest
/// hands a movement from a list to its sheet, and a snapshot keeps all.
///
/// - ``rule`` decides between the states after a drag or a wheel. A key goes to the next state.
/// - A command of the program that ends between two states goes on to the nearer one.
/// - After a change of the sizes the content rests in the same state, also in motion. If the state is not there any
///   more, the nearest one is taken.
/// - ``allows`` may refuse a state.
///
/// Write this link after those that set the content's length, and before the edges. A ring has no anchors.
public final class AnchoredDrag: ScrollBehavior {
  /// The axis of the drag.
  public let axis: Axis
  /// The anchors. A change makes a new layout. Two anchors of one state are a programmer's mistake, and trap.
  public var anchors: [DragAnchor] {
    didSet {
      Self.check(anchors)
      known = nil
      scroll?.invalidateLayout()
    }
  }
  /// Decides in which state a drag ends. A change counts from the next release on.
  public var rule = AnchorRule()
  /// The motion to a state after a drag or a wheel, and by ``move(to:animated:)``. An arrival that is not usable is
  /// refused by the scroller.
  public var arrival = Arrival.spring(response: 0.4)
  /// Returns false to refuse a change from the first state to the second one, for example because a form has unsaved
  /// text. It is asked within a question, so it must only look. Nil, the initial value, allows every change.
  ///
  /// If a drag ends in a state that is refused, the content goes to the nearest state on the way back that is
  /// allowed, at the latest to the present one, and ``didRefuse`` is called.
  public var allows: ((_ old: DragState, _ new: DragState) -> Bool)?
  /// Called when the content sets out for another state. If nil, nothing is called.
  public var willChange: ((_ drag: AnchoredDrag, _ target: DragState) -> Void)?
  /// Called when the content has come to rest in another state, with the former one. If nil, nothing is called.
  public var didChange: ((_ drag: AnchoredDrag, _ old: DragState) -> Void)?
  /// Called after a drag whose end was refused, with the refused state: ask the person here what to do. If nil, nothing
  /// is called.
  public var didRefuse: ((_ drag: AnchoredDrag, _ refused: DragState) -> Void)?

  /// The state in which the content rests. During a movement, the state of the last rest.
  public internal(set) var state: DragState
  /// The state to which the content is on its way; at rest, ``state``. Under a finger, the last value: see
  /// ``targetIfReleased``.
  public internal(set) var target: DragState

  /// The positions at the latest sizes for which they were asked.
  private var known: (sizes: AnchorSizes, positions: AnchorPositions)?
  unowned(unsafe) var scroll: ScrollController?

  /// Creates a link whose axis is at first in a state. An axis without an anchor of that state begins in the nearest
  /// one.
  public init(_ axis: Axis, startingIn state: DragState, _ anchors: [DragAnchor]) {
    Self.check(anchors)
    (self.axis, self.anchors, self.state, target) = (axis, anchors, state, state)
  }

  private static func check(_ anchors: [DragAnchor]) {
    for (number, anchor) in anchors.enumerated() {
      precondition(
        !anchors[..<number].contains { $0.state == anchor.state }, .anchorStates,
        "An anchored drag has one anchor for each state; \(anchor.state) has two; give each state a number of its own."
      )
    }
  }

  /// The positions of the states at the present sizes; empty without a scroller.
  public var positions: AnchorPositions {
    positions(in: scroll.map { sizes($0.geometry) } ?? AnchorSizes(view: 0, content: 0))
  }

  /// The present position of the content, in points; nil without a scroller.
  public var position: Double? { scroll?.contentPosition[axis] }

  /// The state in which the content would rest if a resting finger lifted now; ``target`` while no finger is down. Use
  /// it for a tick when a drag crosses a threshold.
  public var targetIfReleased: DragState {
    guard let scroll, scroll.phase == .dragging || scroll.phase == .wheeling else { return target }
    let context = scroll.context
    return choice(after: release(in: context, at: context.offset, 0, natural: context.offset), in: positions)?
      .state
      ?? target
  }

  /// Returns the part of the way from one state to another: 0 at the first state and before it, 1 at the other one and
  /// beyond. Nil if a state is not there, or there is no scroller.
  public func progress(from start: DragState, to end: DragState) -> Double? {
    position.flatMap { positions.progress(from: start, to: end, at: $0) }
  }

  /// Moves the content to a state, at once or by ``arrival``.
  ///
  /// Returns false, and does nothing, if ``allows`` refuses the state, if the state is not there, or if there is no
  /// scroller. Within an `update` the move begins after the layout.
  @discardableResult
  public func move(to state: DragState, animated: Bool) -> Bool {
    guard let scroll, isAllowed(state) else { return false }
    let targets = PerAxis<RestTarget?>(RestTarget(id: state.id), on: axis, else: nil)
    defer { update(scroll) }
    return scroll.scroll(to: targets, of: self, arrival: animated ? arrival : nil)
  }

  func isAllowed(_ new: DragState) -> Bool { new == state || allows?(state, new) ?? true }

  /// Returns the positions at some sizes.
  func positions(in sizes: AnchorSizes) -> AnchorPositions {
    if let known, known.sizes == sizes { return known.positions }
    let positions = AnchorPositions(anchors, in: sizes)
    known = (sizes, positions)
    return positions
  }
}
