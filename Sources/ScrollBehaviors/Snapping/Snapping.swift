public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// Comes to rest on areas of the content, as CSS scroll snap does: after flings, drags, wheels, steps and the
/// program's animations.
///
/// ```swift
/// let rooms = Snapping(areas, .mandatory, padding: Insets(all: 16))
/// let scroll = ScrollController(viewport: screen, content: plan, behaviors: [rooms, Bouncing()])
/// rooms.didSnap = { print("now at", $0.snapped) }
/// ```
/// Areas count from the content's origin, so a rebase does not move them. On a ring the areas repeat with the
/// period.
///
/// ``SnapSelection`` decides which area is taken:
///
/// - A fling takes an area ahead, and does not pass one that must stop.
/// - A drag that ends at rest takes the nearest area.
/// - A step by lines takes the next area. A step of half the port or more is treated as a fling.
/// - An animation of the program takes the area nearest to its target, and keeps its own arrival.
///
/// Setting `contentOffset` and `stop()` do not snap. The next layout does, even if it changes nothing.
///
/// After a change of layout the content rests on the same areas as before, also in motion. Otherwise, a
/// layout that changes nothing moves nothing. Walls outrank areas. If a fling is to rest at a wall and would
/// reach it with more than half of its speed, the edge answers, for example by a bounce.
///
/// **Cost.** Frames do not touch the areas. They are searched when a movement is planned, when the layout
/// changes, and when a movement ends elsewhere. A search among very many areas is quick if neighbours in the
/// content are neighbours in the list.
public final class Snapping: ScrollBehavior {
  /// The axes that snap. A change of this property, and of those below, counts from the next question on, and
  /// a change of the padding from the next layout on. Call `invalidateLayout()` to apply a change at once.
  public var axes: PerAxis<Bool>
  /// The distance at which areas attract the content.
  public var strictness: SnapStrictness
  /// The distance of the port's edges from those of the viewport less its insets, in points, along the axes that snap.
  /// It is part of the geometry's padding, so page keys and commands that bring something into view see the same
  /// port. A distance that is not finite, or beyond 1e150, is a programmer's mistake and traps.
  public var padding: Insets { didSet { Self.check(padding) } }
  /// The duration or spring of arrivals after releases, wheels and steps. A duration below 0, a response of 0
  /// or less, and a number that is not finite are programmer's mistakes and trap.
  public var arrival: SnapArrival { didSet { Self.check(arrival) } }
  /// True if the content rests on whole pixels, halves rounded up, as in browsers. Areas less than a pixel
  /// ahead are then passed over.
  public var roundsToPixels = false
  /// The ids that are taken first if several areas offer the same offset: the focused area, then the target
  /// of a link.
  public var preferred: [Int64] = []
  /// Called when the content has come to rest on other areas than before. If nil, nothing is called.
  public var didSnap: ((Snapping) -> Void)?
  /// Called when the content sets out for other areas than its present ones, or than those it was on its way
  /// to.
  public var willSnap: ((Snapping) -> Void)?

  /// The id of the area on which each axis rests; nil if it rests on none. During a movement, the areas of
  /// the last rest.
  @exclusivity(unchecked) public internal(set) var snapped = PerAxis<Int64?>(nil)
  /// The id of the area to which each axis is on its way; at rest, the area on which it rests. Under a
  /// finger, the last value.
  @exclusivity(unchecked) public internal(set) var snapTarget = PerAxis<Int64?>(nil)

  /// The areas; empty if the areas are a row's items.
  @exclusivity(unchecked) public internal(set) var areas: SnapAreas
  /// The row whose items are the areas; nil if the program gives the areas.
  public var row: ItemRow? { items?.row }
  /// Offsets to rest at on an axis, in points from the content's origin; nil if the axis uses areas. Padding
  /// and insets do not move them. Their ids are their indices.
  @exclusivity(unchecked) public var points = PerAxis<SnapPoints?>(nil)

  /// The rest position, in content coordinates, for which `snapTarget` was found; nil if `snapTarget` may be out of
  /// date.
  @exclusivity(unchecked) var foundAt: Point?
  @exclusivity(unchecked) unowned(unsafe) var scroll: ScrollController?
  @exclusivity(unchecked) private(set) var items: SnappedRow?

  /// Creates a link that snaps to areas, by default on both axes.
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

  /// Creates a link that snaps to offsets along one axis, in points and in any order.
  public convenience init(
    points: [Double], axis: Axis, _ strictness: SnapStrictness = .mandatory,
    arrival: SnapArrival = .automatic
  ) {
    self.init([], strictness, axes: PerAxis(true, on: axis, else: false), arrival: arrival)
    self.points[axis] = SnapPoints(points)
  }

  /// Creates a link that snaps to the items of a row along the row's axis: see <doc:Items#The-axis-of-a-row>.
  ///
  /// An area's id is the item's index, and follows the row's edits. Only items near the present offset and
  /// the destination are examined, so a row may have any length, or no ends.
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
      arrival.isSound, .snappingArrival,
      """
      Snapping needs an arrival with a duration of 0 seconds or more, or a response above 0; this is \
      \(arrival.number); .automatic takes a second at most.
      """)
  }

  private static func check(_ padding: Insets) {
    precondition(
      [padding.top, padding.left, padding.bottom, padding.right].allSatisfy { $0.isUsable }, .snappingPadding,
      """
      Snapping needs a padding of finite points up to 1e150; this is \(padding.top), \(padding.left), \
      \(padding.bottom) and \(padding.right); use .zero for none.
      """)
  }

  /// "Snapping".
  @_documentation(visibility: internal)
  public var name: StaticString { "Snapping" }
}

extension SnapArrival {
  /// The duration or response, for a message.
  fileprivate var number: Double {
    switch self {
    case .automatic: 0
    case .duration(let number), .spring(let number): number
    }
  }
}
