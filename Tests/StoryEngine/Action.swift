import ScrollBehaviors

/// One call that somebody makes to a scroller, or to one of the links of the cast.
public struct Action: Sendable {
  /// Which scroller it is done to.
  let scroller: Int
  let call: Call
  /// Decides what is done in callbacks meanwhile. It goes with the deed, so that a story less other deeds is the same.
  let salt: UInt64
}

extension Action: CustomStringConvertible {
  /// The scroller, and the call as Swift writes it.
  public var description: String { "\(scroller): \(call)" }
}

/// What may be called. Places are content coordinates, which rebases leave as they are; links go by their number.
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
  /// By so much from where it is.
  case nudge(Vector)
  case setOffset(Point, on: Axis?, animated: Bool)
  /// With a completion.
  case travel(Point, on: Axis?, Arrival)
  case show(Rect, PerAxis<Alignment?>, padding: Insets, animated: Bool)
  case toTop(Axis)
  /// At a speed, as a lift would.
  case fling(Vector, on: Axis?)
  case stop
  case invalidateLayout
  /// Several commands with one layout.
  case update([Call])
  case settings(ScrollSettings)
  case reducesMotion(Bool)
  /// Which axes input may move.
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
  /// These links, taken out of whatever chain they stand in.
  case chain([Int])
  /// One link more, taken out of whatever chain it stands in.
  case join(Int, at: Int)
  /// The scroller goes away; another comes in its place with the same links.
  case renew
  /// Becomes what it was when this was done the last time, and takes a snapshot for the next.
  case rewind
  /// Another cast is made from snapshots and does the same from here on.
  case twin
  /// The other cast goes away.
  case untwin

  /// Whether it is input or a frame, which callbacks may not feed.
  var isFed: Bool {
    switch self {
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .wheel, .step, .move, .advance: true
    default: false
    }
  }

  /// Whether it is about the stage as a whole, and so nothing for a callback.
  var isStaged: Bool {
    switch self {
    case .rewind, .twin, .untwin: true
    default: false
    }
  }

  /// The link that it is about.
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
