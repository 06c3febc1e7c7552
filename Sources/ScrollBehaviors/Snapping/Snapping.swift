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
/// Areas count from the content's origin, so a rebase does not move them; on a ring they repeat with it. Which one is taken
/// says ``SnapSelection``: a fling looks ahead and does not pass one that must stop; a drag that ends at rest goes to
/// the nearest; a step by lines goes to the next; a longer step, of half the port or more, is taken as a fling is. The
/// program's own target is taken to the area nearest to it, with the arrival it asked for. Setting `contentOffset`
/// asks nobody: it is not snapped until the layout changes.
///
/// After a change of layout it rests on the same areas as before, on the way too; one that changes nothing moves nothing, but for
/// the first after `contentOffset = …` or `stop()`, which asked nobody: that takes it to an area. A
/// fling that would run into the wall it is to rest at with much of its speed left runs into it as the chain has
/// it: it bounces. Walls outrank areas.
///
/// **Cost.** Frames do not touch the areas. They are searched when a movement is planned, when it ends, and
/// when the layout changes; it is quick among very many if those that lie together are listed together.
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

  /// The areas.
  public internal(set) var areas: SnapAreas
  /// The items that are the areas; nil where the program gives these.
  public var row: ItemRow? { items?.row }
  /// Offsets to rest at on an axis, in place of areas, counted from the content's origin; nil where areas count.
  /// Neither padding nor insets move them, and their ids are their indices.
  public var points = PerAxis<SnapPoints?>(nil)

  unowned(unsafe) var scroll: ScrollController?
  /// Where it came to rest last, in the content's coordinates.
  var rest: Point?
  /// The areas beside which it rests on none, or will: what a layout would take there does not count until it changes.
  var passed = PerAxis<SnapPassed?>(nil)
  /// Where `scroll(by:animated:)` and `scroll(toArea:animated:)` have sent it: the program's target that is exact.
  var errand: Point?
  private var items: SnappedRow?

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
    points: [Double], _ axis: Axis, _ strictness: SnapStrictness = .mandatory,
    arrival: SnapArrival = .automatic
  ) {
    var axes = PerAxis(false)
    axes[axis] = true
    self.init([], strictness, axes: axes, arrival: arrival)
    self.points[axis] = SnapPoints(points)
  }

  /// Makes a link that snaps to the items of a counted row, along its axis: an area's id is the item's index, and follows its
  /// edits. Areas are made anew after an edit, and when items have been measured: O(n). A row without ends is a mistake in
  /// the program, and traps.
  public convenience init(
    _ row: ItemRow, align: Alignment = .start, _ strictness: SnapStrictness = .mandatory,
    padding: Insets = .zero, arrival: SnapArrival = .automatic
  ) {
    precondition(
      row.total != nil,
      "Snapping needs a counted row, and this one has the items \(row.items); snap to points, or by a link of your own."
    )
    var axes = PerAxis(false)
    axes[row.taken(along: nil)] = true
    self.init([], strictness, axes: axes, padding: padding, arrival: arrival)
    items = SnappedRow(row, align, self)
  }

  deinit { if let items { items.row.remove(items) } }

  /// Takes over what has become of the row's items.
  func keepUp() { if let news = items?.news() { areas = news } }

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

  /// Sends it to the areas that the selection names.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    if let errand, isErrand(errand, proposal, context) { return }
    let isTheUsers = Axis.both.contains { isLetGo(proposal, $0) || proposal.cause[$0] == .step }
    let selection = selection(in: context, countsHidden: !isTheUsers)
    let result = result(of: selection, for: proposal, in: context)
    var sent = PerAxis<SnapWay?>(nil)
    for axis in Axis.both {
      guard let place = result.offset[axis] else { continue }
      let offset = place + context.origin[axis]
      let wish = isSentBefore(proposal, axis) ? proposal.offset[axis] : proposal.natural[axis]
      let isThere = (offset - wish).magnitude <= Tolerance.sum(near: max(place.magnitude, offset.magnitude))
      proposal.offset[axis] = isThere ? wish : offset
      // It glides there by itself, as to anywhere in an area larger than the port; or into the wall, if that is closed.
      if isThere || runsIntoWall(proposal, at: offset, context.geometry.extent[axis], axis) {
        if isLetGo(proposal, axis) { proposal.arrival[axis] = .keepSpeed }
        continue
      }
      let (start, velocity) = (proposal.start[axis], proposal.velocity[axis])
      guard isLetGo(proposal, axis) || proposal.cause[axis] == .step else { continue }
      if offset != start || velocity != 0 {
        sent[axis] = SnapWay(distance: offset - start, velocity: velocity)
      }
    }
    let duration = arrival.duration(of: [sent.x, sent.y].compactMap { $0 }, pixel: context.pixel)
    for axis in Axis.both where sent[axis] != nil {
      proposal.arrival[axis] = .custom(arrival.law(duration: duration))
    }
  }

  /// Whether the program leads exactly where one of the commands here has sent it, on the axes that it moves.
  private func isErrand(_ errand: Point, _ proposal: TargetProposal, _ context: ScrollContext) -> Bool {
    let isOwn = Axis.both.allSatisfy { proposal.cause[$0] == .program || proposal.cause[$0] == nil }
    return isOwn && errand == proposal.naturalPosition
  }

  /// Whether finger or wheel let go of an axis.
  private func isLetGo(_ proposal: TargetProposal, _ axis: Axis) -> Bool {
    proposal.cause[axis] == .release || proposal.cause[axis] == .wheel
  }

  /// Whether it is past the very wall it is to rest at, or glides into it with more than half of its speed left.
  private func runsIntoWall(_ proposal: TargetProposal, at offset: Double, _ extent: Extent, _ axis: Axis)
    -> Bool
  {
    guard isLetGo(proposal, axis) else { return false }
    let (start, natural) = (proposal.start[axis], proposal.natural[axis])
    let isPast =
      natural > extent.upper ?? .infinity && offset == extent.upper
      || natural < extent.lower ?? -.infinity && offset == extent.lower
    // A glide loses its speed evenly with the way.
    return isPast && extent.clamp(start + (natural - start) / 2) == offset
  }
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
