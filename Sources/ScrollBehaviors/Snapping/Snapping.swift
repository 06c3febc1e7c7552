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
/// After a change of layout it rests on the same areas as before, on the way too. A fling that would run into the wall it
/// is to rest at with much of its speed left runs into it as the chain has it: it bounces. Walls outrank areas.
///
/// **Cost.** Frames do not touch the areas. They are searched when a movement is planned, when it ends, and
/// when the layout changes: a few passes over all of them each.
public final class Snapping: ScrollBehavior {
  /// Which axes snap. As with all below, a change counts from the next question on; call `invalidateLayout()` to
  /// have it count at once.
  public var axes: PerAxis<Bool>
  /// How strongly areas draw.
  public var strictness: SnapStrictness
  /// How much smaller than the viewport, less its insets, the port is, in points.
  public var padding: Insets
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
  /// Offsets to rest at on an axis, in place of areas, counted from the content's origin; nil where areas count.
  /// Neither padding nor insets move them, and their ids are their indices.
  public var points = PerAxis<SnapPoints?>(nil)

  unowned(unsafe) var scroll: ScrollController?
  /// Where it came to rest last, in the content's coordinates.
  var rest: Point?
  /// Where `scroll(by:animated:)` and `scroll(toArea:animated:)` have sent it: the program's target that is exact.
  var errand: Point?

  /// Makes a link that snaps to areas, on both axes if not said otherwise.
  public init(
    _ areas: [SnapArea] = [], _ strictness: SnapStrictness = .mandatory, axes: PerAxis<Bool> = PerAxis(true),
    padding: Insets = .zero, arrival: SnapArrival = .automatic
  ) {
    Self.check(arrival)
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

  private static func check(_ arrival: SnapArrival) {
    precondition(
      arrival.isSound,
      """
      Snapping arrives in a duration of 0 seconds or more, or by a spring with a response above 0; this is \
      \(arrival.number); .automatic takes a second at most.
      """)
  }

  /// "Snapping".
  public var name: StaticString { "Snapping" }

  /// Sends it to the areas that the selection names.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    if proposal.cause == .program, let errand, errand == inContent(proposal.natural, context) { return }
    let selection = selection(in: context)
    let result = result(
      of: selection, for: moves(proposal, in: context, port: selection.port), proposal.cause)
    var sent = PerAxis<SnapWay?>(nil)
    for axis in Axis.both {
      guard let place = result.offset[axis] else { continue }
      let offset = place + context.origin[axis]
      // Counted from elsewhere, the same place may differ by a hair.
      let hair = (1 + offset.magnitude) * 1e-9
      let wish = isSentBefore(proposal, axis) ? proposal.offset[axis] : proposal.natural[axis]
      let isThere = (offset - wish).magnitude <= hair
      proposal.offset[axis] = isThere ? wish : offset
      // It glides there by itself, as to anywhere in an area larger than the port; or into the wall, if that is closed.
      if isThere || runsIntoWall(proposal, at: offset, context.geometry.extent[axis], axis) {
        if proposal.cause == .release || proposal.cause == .wheel { proposal.arrival[axis] = .keepSpeed }
        continue
      }
      let (start, velocity) = (proposal.start[axis], proposal.velocity[axis])
      if offset != start || velocity != 0 {
        sent[axis] = SnapWay(distance: offset - start, velocity: velocity)
      }
    }
    switch proposal.cause {
    case .layout, .program, .drag: return
    case .release, .wheel, .step: break
    }
    let duration = arrival.duration(of: [sent.x, sent.y].compactMap { $0 }, pixel: context.pixel)
    for axis in Axis.both {
      guard let way = sent[axis] else { continue }
      proposal.arrival[axis] = .custom(arrival.law(for: way, duration: duration))
    }
  }

  /// Where to rest. A look ahead may find nothing in view, or nothing on one axis: where it must rest on areas, they are
  /// looked for once more around where it would come to rest, as the next layout would.
  private func result(of selection: SnapSelection, for moves: PerAxis<SnapMove>, _ cause: Cause) -> SnapResult
  {
    let result = selection.select(moves)
    let isAhead = cause == .release || cause == .wheel || cause == .step
    let lacks = { (axis: Axis) in
      moves[axis].isMoving && result.places[axis] == nil && selection.snaps(axis)
    }
    guard isAhead, selection.port.isMandatory, Axis.both.contains(where: lacks) else { return result }
    var rest = moves
    for axis in Axis.both where moves[axis].isMoving {
      rest[axis] = .end(result.offset[axis] ?? selection.port.extent[axis].clamp(moves[axis].intended))
    }
    let around = selection.select(rest)
    let isMore = Axis.both.allSatisfy { result.places[$0] == nil || around.places[$0] != nil }
    return isMore ? around : result
  }

  /// Whether it is past the very wall it is to rest at, or glides into it with more than half of its speed left.
  private func runsIntoWall(_ proposal: TargetProposal, at offset: Double, _ extent: Extent, _ axis: Axis)
    -> Bool
  {
    guard proposal.cause == .release || proposal.cause == .wheel else { return false }
    let (start, natural) = (proposal.start[axis], proposal.natural[axis])
    let isPast =
      natural > extent.upper ?? .infinity && offset == extent.upper
      || natural < extent.lower ?? -.infinity && offset == extent.lower
    // A glide loses its speed evenly with the way.
    return isPast && extent.clamp(start + (natural - start) / 2) == offset
  }

  /// Whether a link before has another place for what the program or a layout leads to, as a ``Tiling`` for its item.
  private func isSentBefore(_ proposal: TargetProposal, _ axis: Axis) -> Bool {
    guard proposal.cause == .program || proposal.cause == .layout else { return false }
    return proposal.offset[axis] != proposal.natural[axis]
  }

  /// What a proposal means for each axis, in the content's coordinates.
  private func moves(_ proposal: TargetProposal, in context: ScrollContext, port: SnapPort) -> PerAxis<
    SnapMove
  > {
    let natural = inContent(proposal.natural, context)
    let start = inContent(proposal.start, context)
    let sent = inContent(proposal.offset, context)
    var moves = PerAxis(SnapMove.stay(at: 0))
    for axis in Axis.both {
      let way = proposal.natural[axis] - proposal.start[axis]
      if isSentBefore(proposal, axis) {
        moves[axis] = .end(port.extent[axis].clamp(sent[axis]))
        continue
      }
      switch proposal.cause {
      case .program, .drag: moves[axis] = .end(natural[axis])
      case .layout: moves[axis] = .again(at: port.extent[axis].clamp(natural[axis]), id: heading[axis])
      case .release, .wheel:
        let isStill = context.dragStart?[axis] == proposal.start[axis] && rest?[axis] == start[axis]
        if proposal.velocity[axis] != 0, way != 0 {
          moves[axis] = .endAndDirection(from: start[axis], by: way)
        } else if isStill {
          moves[axis] = .stay(at: start[axis])
        } else {
          moves[axis] = .end(natural[axis])
        }
      case .step:
        let from = context.phase == .animating ? inContent(context.destination, context)[axis] : start[axis]
        let step = natural[axis] - from
        if proposal.natural[axis] == context.destination[axis] {
          moves[axis] = .stay(at: natural[axis])
        } else if step.magnitude < port.length(axis) / 2 {
          moves[axis] = .direction(from: from, step: step)
        } else {
          moves[axis] = .endAndDirection(from: from, by: step)
        }
      }
    }
    return moves
  }

  func inContent(_ point: Point, _ context: ScrollContext) -> Point {
    inContent(point, context.origin)
  }

  func inContent(_ point: Point, _ origin: ContentOrigin) -> Point {
    Point(x: point.x - origin[.horizontal], y: point.y - origin[.vertical])
  }

  /// The selection as it stands: to ask it what would be snapped to.
  public func selection(in context: ScrollContext) -> SnapSelection {
    SnapSelection(
      areas,
      port: SnapPort(
        context.geometry, origin: context.origin, padding: padding, axes: axes, strictness: strictness,
        pixel: roundsToPixels ? context.pixel : nil),
      preferred: preferred, points: points)
  }

  /// Sends what is on its way to areas to where these are now. What stays in view meanwhile is for others to say.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard context.phase == .decelerating || context.phase == .animating else { return }
    var selection = selection(in: context)
    selection.port = SnapPort(
      change.new, origin: context.origin, padding: padding, axes: axes, strictness: strictness,
      pixel: selection.port.pixel)
    let destination = inContent(change.destination, context)
    var moves = PerAxis(SnapMove.stay(at: 0))
    for axis in Axis.both {
      moves[axis] =
        heading[axis] == nil
        ? .stay(at: destination[axis]) : .again(at: destination[axis], id: heading[axis])
    }
    let result = selection.select(moves)
    for axis in Axis.both {
      if let offset = result.places[axis]?.offset { change.destination[axis] = offset + context.origin[axis] }
    }
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
