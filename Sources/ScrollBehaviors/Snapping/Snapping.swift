public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// Rests on areas of the content, as CSS scroll snap does: after flings, drags, wheels, steps, and where the program
/// goes by an animation.
///
/// ```swift
/// let rooms = Snapping(areas, .mandatory, padding: Insets(all: 16))
/// let scroll = ScrollController(viewport: screen, content: plan, behaviors: [rooms, Bouncing()])
/// rooms.didSnap = { print("now at", $0.snapped) }
/// ```
/// Areas count from the content's origin, so a rebase does not move them; on a ring they repeat with it.
/// ``SnapSelection`` decides which area is taken: a fling looks ahead and does not pass one that must stop; a drag that ends at rest goes to
/// the nearest; a step by lines goes to the next; a longer step, of half the port or more, is taken as a fling is. The
/// program's own target is taken to the area nearest to it, with the arrival it asked for. Setting `contentOffset`
/// and `stop()` do not snap; the next layout does, also one that changes nothing.
///
/// After a change of layout it rests on the same areas as before, on the way too. A layout that changes nothing moves
/// nothing else. A fling that would run into the wall it is to rest at with much of its speed left runs into it as the chain has
/// it: it bounces. Walls outrank areas.
///
/// **Cost.** Frames do not touch the areas. They are searched when a movement is planned and when the layout
/// changes, and when it ends elsewhere; it is quick among very many if those that lie together are listed together.
public final class Snapping: ScrollBehavior {
  /// Which axes snap. As with all below, a change counts from the next question on; call `invalidateLayout()` to
  /// have it count at once.
  public var axes: PerAxis<Bool>
  /// How strongly areas draw.
  public var strictness: SnapStrictness
  /// How much smaller than the viewport, less its insets, the port is, in points. Beyond 1e150, or not finite, is a mistake
  /// in the program, and traps.
  public var padding: Insets { didSet { Self.check(padding) } }
  /// How it arrives after releases, wheels and steps. A duration below 0 and a response of 0 or less, or not finite,
  /// are mistakes in the program, and trap.
  public var arrival: SnapArrival { didSet { Self.check(arrival) } }
  /// Whether it rests on whole pixels, halves up, as browsers do. Places less than a pixel ahead are then passed over.
  public var roundsToPixels = false
  /// Ids that are taken first where several areas offer the same offset: what has the focus, then what a link led
  /// to.
  public var preferred: [Int64] = []
  /// Told when it has come to rest on other areas than before.
  public var didSnap: ((Snapping) -> Void)?
  /// Told when it sets out for other areas than it was on or on its way to.
  public var willSnap: ((Snapping) -> Void)?

  /// The ids of the areas it rests on, on each axis; nil where it rests on none. While it moves, those it rested on
  /// last.
  public internal(set) var snapped = PerAxis<Int64?>(nil)
  /// The ids of the areas it is on its way to; at rest, those it rests on. Under a finger, the last ones.
  public internal(set) var heading = PerAxis<Int64?>(nil)

  /// The areas; none where a row's items are.
  public internal(set) var areas: SnapAreas
  /// The items that are the areas; nil where the program gives these.
  public var row: ItemRow? { items?.row }
  /// Offsets to rest at on an axis, in place of areas, counted from the content's origin; nil where areas count.
  /// Neither padding nor insets move them, and their ids are their indices.
  public var points = PerAxis<SnapPoints?>(nil)

  /// Where it rests or will, in content coordinates, as `heading` was found out; nil where that may be otherwise by now.
  var foundAt: Point?
  unowned(unsafe) var scroll: ScrollController?
  private(set) var items: SnappedRow?

  /// Makes a link that snaps to areas, on both axes if not said otherwise.
  public init(
    _ areas: [SnapArea] = [], _ strictness: SnapStrictness = .mandatory, axes: PerAxis<Bool> = PerAxis(true),
    padding: Insets = .zero, arrival: SnapArrival = .automatic
  ) {
    Self.check(arrival)
    Self.check(padding)
    self.areas = SnapAreas(areas)
    self.strictness = strictness
    self.axes = axes
    self.padding = padding
    self.arrival = arrival
  }

  /// Makes a link that snaps to offsets along one axis: a list of places, in any order.
  public convenience init(
    points: [Double], axis: Axis, _ strictness: SnapStrictness = .mandatory,
    arrival: SnapArrival = .automatic
  ) {
    self.init([], strictness, axes: PerAxis(true, on: axis, else: false), arrival: arrival)
    self.points[axis] = SnapPoints(points)
  }

  /// Makes a link that snaps to the items of a row, along its axis: see <doc:Items#The-axis-of-a-row>. An area's id is the
  /// item's index, and follows its edits. Only the items near where it rests and goes are looked at, so a row may be as long as
  /// it likes, also without ends.
  public convenience init(
    _ row: ItemRow, align: Alignment = .start, _ strictness: SnapStrictness = .mandatory,
    padding: Insets = .zero, arrival: SnapArrival = .automatic
  ) {
    let axes = PerAxis(true, on: row.claim(along: nil), else: false)
    self.init([], strictness, axes: axes, padding: padding, arrival: arrival)
    items = SnappedRow(row, align, self)
  }

  deinit { if let items { items.row.remove(items) } }

  private static func check(_ arrival: SnapArrival) {
    precondition(
      arrival.isSound,
      """
      Snapping arrives in a duration of 0 seconds or more, or by a spring with a response above 0; this is \
      \(arrival.number); .automatic takes a second at most.
      """)
  }

  private static func check(_ padding: Insets) {
    precondition(
      [padding.top, padding.left, padding.bottom, padding.right].allSatisfy { $0.isUsable },
      """
      Snapping needs a padding of finite points up to 1e150; this is \(padding.top), \(padding.left), \
      \(padding.bottom) and \(padding.right); use .zero for none.
      """)
  }

  /// "Snapping".
  public var name: StaticString { "Snapping" }
}

extension SnapArrival {
  /// The number that counts, for a message.
  fileprivate var number: Double {
    switch self {
    case .automatic: 0
    case .duration(let number), .spring(let number): number
    }
  }
}
