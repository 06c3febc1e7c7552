import ScrollBehaviors
import ScrollMotion

/// A call to a scroller, or to one of the links of the cast.
public struct Action: Sendable {
  /// The number of the scroller.
  let scroller: Int
  let call: Call
  /// The seed for the commands in callbacks meanwhile. It belongs to the action, so a story without other actions has
  /// the same commands.
  let salt: UInt64
}

extension Action: CustomStringConvertible {
  /// The scroller, and the call in Swift.
  public var description: String { "\(scroller): \(call)" }
}

/// The possible calls. Places are content coordinates, which rebases do not change; links have their numbers.
enum Call: Sendable {
  // Input and frames.
  case touchBegan(Point, Timestamp, id: Int)
  case touchMoved(Point, Timestamp, id: Int)
  case touchEnded(Point, Timestamp, id: Int)
  case touchCancelled(Timestamp, id: Int)
  case wheel(Vector, WheelPhase, Timestamp)
  case step(ScrollStep, Timestamp)
  case move(Vector, glides: Bool, Timestamp)
  case advance(Timestamp)
  // Commands to the scroller.
  case viewport(Size)
  case content(Size)
  case inset(Insets)
  case safeArea(Insets)
  case obscured(Insets)
  case adjustment(InsetAdjustment)
  case resize(Size?, Insets?, safeArea: Insets?)
  case offset(Point)
  case offsetOnAxis(Axis, Double)
  /// By a distance from the present offset.
  case nudge(Vector)
  case setOffset(Point, on: Axis?, animated: Bool)
  /// With a completion.
  case travel(Point, on: Axis?, Arrival)
  case show(Rect, PerAxis<Alignment?>, padding: Insets, animated: Bool)
  case toTop(Axis)
  /// At a speed, as a lift.
  case fling(Vector, on: Axis?)
  case stop
  case invalidateLayout
  /// Several commands with one layout.
  case update([Call])
  case settings(ScrollSettings)
  case reducesMotion(Bool)
  /// The axes that input may move.
  case enabled(PerAxis<Bool>)
  case decelerationRate(Double)
  case delegate(Bool)
  // Commands to a link.
  case showItem(Int, Int64, Alignment?, animated: Bool)
  /// With a completion.
  case travelToItem(Int, Int64, Alignment?, Arrival)
  case page(Int, Int, animated: Bool)
  /// With a completion.
  case travelToPage(Int, Int, Arrival)
  case area(Int, Int64)
  case round(Int, Double, Ring.Direction)
  case threePages(Int, Int)
  case beginRefreshing(Int, reveals: Bool)
  case endRefreshing(Int)
  case flash(Int)
  case overscan(Int, TileOverscan)
  case edit(Int, [EditRequest])
  // Changes of the stage.
  /// Sets these links, which leave their former chains.
  case chain([Int])
  /// Appends a link, which leaves its former chain.
  case join(Int, at: Int)
  /// Deallocates the scroller, and creates another with the same links.
  case renew
  /// Restores the snapshot of the former call, and takes a snapshot for the next.
  case rewind
  /// Makes another cast from snapshots. It does the same from here on.
  case twin
  /// Removes the other cast.
  case untwin

  /// True for input and frames, which callbacks may not feed.
  var isFed: Bool {
    switch self {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .wheel, .step, .move, .advance: true
    default: false
    }
  }

  /// True if the call concerns the whole stage, and cannot come from a callback.
  var isStaged: Bool {
    switch self {
    case .rewind, .twin, .untwin: true
    default: false
    }
  }

  /// The link that the call concerns.
  var link: Int? {
    switch self {
    case .showItem(let link, _, _, _), .travelToItem(let link, _, _, _), .page(let link, _, _),
      .travelToPage(let link, _, _), .area(let link, _), .round(let link, _, _), .threePages(let link, _),
      .beginRefreshing(let link, _), .endRefreshing(let link), .flash(let link), .overscan(let link, _),
      .edit(let link, _):
      link
    default: nil
    }
  }
}
