import ScrollBehaviors
import ScrollEngine
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
  /// A call of the scroller. Its animation has no completion.
  case call(ScrollCall)
  // Commands to the scroller that depend on its state, have a completion, or consist of several calls.
  case offsetOnAxis(Axis, Double)
  /// By a distance from the present offset.
  case nudge(Vector)
  /// With a completion.
  case travel(Point, on: Axis?, Arrival)
  /// Several commands with one layout.
  case update([Call])
  case reducesMotion(Bool)
  /// The axes that input may move.
  case enabled(PerAxis<Bool>)
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
  var isFed: Bool { if case .call(let call) = self { call.admission == .input } else { false } }

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
