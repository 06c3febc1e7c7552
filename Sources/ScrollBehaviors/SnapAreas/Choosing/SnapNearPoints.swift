import ScrollSpace
import ScrollTiling

/// The few points that may be the best after a move: those nearest to the ends of the move, the first ahead, and those
/// just past the walls.
///
/// A point is treated as an area without size that is in view everywhere.
struct SnapNearPoints {
  private let points: SnapPoints
  private let axis: Axis
  private let move: SnapMove
  private let lane: SnapLane
  /// The greatest distance of a point.
  private let reach: Double
  /// The offsets at which a point of the other axis' id stays in view.
  private var limits = -Double.infinity...Double.infinity
  /// The indices, some of them twice; -1 for none.
  private let first: Int, second: Int, third: Int, fourth: Int, fifth: Int

  init(_ points: SnapPoints, _ axis: Axis, _ move: SnapMove, _ selection: SnapSelection) {
    let port = selection.port
    (self.points, self.axis, lane) = (points, axis, SnapLane(port, axis))
    // A known id is found from any distance.
    if case .resnap(let offset, let id?) = move, id >= 0, id < Int64(points.count) {
      (self.move, reach) = (.end(offset), .infinity)
      (first, second, third, fourth, fifth) = (Int(id), -1, -1, -1, -1)
      limit(selection)
      return
    }
    let extent = port.extent[axis]
    var ahead: Int?
    if let way = move.displacement, let pixel = port.pixel {
      ahead =
        way > 0
        ? points.first(atOrAfter: move.current + pixel) : points.last(atOrBefore: move.current - pixel)
    } else if let way = move.displacement {
      ahead = way > 0 ? points.after(move.current) : points.before(move.current)
    }
    (self.move, reach) = (move, port.reach[axis])
    let usable = { (index: Int?) in
      index.flatMap { (points[$0] + port.lower[axis]).isUsable ? $0 : nil } ?? -1
    }
    first = usable(points.nearest(to: extent.clamp(move.base)))
    second = usable(points.nearest(to: extent.clamp(move.current)))
    third = usable(ahead)
    fourth = usable(extent.lower.flatMap(points.last(atOrBefore:)))
    fifth = usable(extent.upper.flatMap(points.first(atOrAfter:)))
    limit(selection)
  }

  private mutating func limit(_ selection: SnapSelection) {
    guard selection.points[axis.cross] == nil, let id = selection.known[axis.cross], id >= 0,
      id < Int64(points.count), next(below: Int(id) + 1) == Int(id)
    else { return }
    let seen = selection.port.visible(start(of: Int(id)), start(of: Int(id)), axis)
    if seen.contains(move.current) { limits = seen }
  }

  /// Returns the best point. Of two at the same distance, returns the higher one.
  func choice(_ selection: SnapSelection) -> SnapChoice? {
    guard move.intended.isFinite, move.current.isFinite, selection.port.axes[axis] else { return nil }
    var found = nearest(to: move.base, ahead: move.displacement, selection)
    if found == nil, selection.port.isMandatory, move.displacement != nil {
      found = nearest(to: move.current, ahead: nil, selection)
    }
    guard let found else { return nil }
    let offset = offset(of: found)
    return SnapChoice(
      id: Int64(named(found, at: offset, selection)),
      offset: selection.port.rounded(lane.clamp(offset), axis), covered: nil)
  }

  private func nearest(to base: Double, ahead way: Double?, _ selection: SnapSelection) -> Int? {
    var (best, distance, index) = (-1, reach, Int.max)
    while true {
      index = next(below: index)
      if index < 0 { return best < 0 ? nil : best }
      let offset = offset(of: index)
      let away = (offset - base).magnitude
      guard best < 0 ? away <= distance : away < distance, limits.contains(offset) else { continue }
      if let way {
        let ahead = way > 0 ? offset - move.current : move.current - offset
        guard selection.port.pixel.map({ ahead >= $0 }) ?? (ahead > 0) else { continue }
      }
      (best, distance) = (index, away)
    }
  }

  /// Returns the point that gives its name to an offset at which several points rest, as beyond a wall: one in the
  /// port, and of those the known one.
  private func named(_ found: Int, at offset: Double, _ selection: SnapSelection) -> Int {
    let rest = lane.clamp(offset)
    func rank(_ index: Int) -> Int {
      let isSeen = start(of: index) - lane.end <= rest && rest <= start(of: index) - lane.start
      return (isSeen ? 0 : 2) + (selection.known[axis] == Int64(index) ? 0 : 1)
    }
    var (lowest, highest, index) = (Double.infinity, -Double.infinity, Int.max)
    while true {
      index = next(below: index)
      if index < 0 { break }
      (lowest, highest) = (min(lowest, start(of: index)), max(highest, start(of: index)))
    }
    guard highest >= rest + lane.start, lowest <= rest + lane.end else { return found }
    var (best, least) = (found, rank(found))
    index = Int.max
    while true {
      index = next(below: index)
      if index < 0 { return best }
      guard self.offset(of: index) == offset, rank(index) < least,
        lane.shows(start(of: index), start(of: index), at: rest)
      else { continue }
      (best, least) = (index, rank(index))
    }
  }

  /// Returns the highest index below another one; -1 if there is none.
  private func next(below index: Int) -> Int {
    var highest = -1
    if first < index { highest = max(highest, first) }
    if second < index { highest = max(highest, second) }
    if third < index { highest = max(highest, third) }
    if fourth < index { highest = max(highest, fourth) }
    if fifth < index { highest = max(highest, fifth) }
    return highest
  }

  /// Returns where a point lies in the content if the port's start is to be there.
  private func start(of index: Int) -> Double { 0 + (points[index] + lane.start) }

  private func offset(of index: Int) -> Double {
    let start = start(of: index)
    return lane.clamp(Alignment.start.distance(from: lane.start, lane.end, to: start, start))
  }
}
