import Hands
import ScrollBehaviors
import Seeds
import Testing

/// Moves the origin whenever the offset has gone 100 points.
private final class Recentring: ScrollBehavior {
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    proposal.window = PerAxis(-100...100)
  }
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    proposal.shift = 0 - context.offset[proposal.axis]
  }
}

/// A random story of one plane: what may happen to it, and what must hold after each step.
final class PlaneStory<Index: Hashable> {
  typealias Plane = TilingPlane<Index, Plate<Index>>
  var random: SeededGenerator
  let wall = PlaneWall<Index>()
  let plane: Plane
  let palm: Palm
  /// Where each item is, counted from the content's start.
  var truth: () throws -> [Index: Rect] = { [:] }
  var edit: (PlaneStory<Index>) throws -> Void = { _ in }
  /// Columns and rows, or lanes, one of which stays where it is on the screen, and who keeps it there.
  private(set) var lines: [any EditableItems] = []
  private var keepers: [KeepAnchor] = []
  /// Some item, if there is any.
  var someIndex: (PlaneStory<Index>) -> Index? = { _ in nil }
  /// What is being loaded, and what was wrong with that.
  private var loading: Set<Index> = []
  private var loadingFaults: [String] = []
  private var finger: Point?
  /// What is at an index of such a line, whatever index it has.
  var name: (Axis, Int64) -> Int = { _, index in Int(index) }
  /// How often something was kept in place, and how often an item was measured.
  var (kept, measured) = (0, 0)
  /// Where it was, and in which viewport, when something was kept the last time.
  private var last: (place: Point, viewport: Size)?

  init(_ seed: Int, _ items: PlaneItems<Index>) {
    random = SeededGenerator(seed: UInt64(seed))
    plane = Plane(items, poolCap: seed % 3 == 0 ? 4 : 256, source: wall)
    palm = Palm(scroller([], viewport: 200))
    palm.scroll.settings.slop = 0
    wall.onEnter = { [unowned self] in loading.remove($0) }
    plane.prefetch = TilePrefetch(
      begin: { [unowned self] index in
        let isNew = loading.insert(index).inserted && plane.tile(of: index) == nil
        if !isNew { loadingFaults.append("\(index) is there, or being loaded") }
      },
      cancel: { [unowned self] index in
        if loading.remove(index) == nil { loadingFaults.append("\(index) is not being loaded") }
      })
  }

  /// Watches lines from the beginning, with an origin that moves all the time or never.
  func begin(_ lines: [any EditableItems], isMoving: Bool) {
    self.lines = lines
    var chain: [any ScrollBehavior] = [plane]
    if isMoving { chain.append(Recentring()) }
    let anchors: [KeepAnchor.Anchor] = [.leading, .leading, .center, .finger, .item(Int64(number(0...12)))]
    keepers = lines.map { KeepAnchor($0, anchors[number(0...4)], holdsAtStart: number(0...2) > 0) }
    for keeper in keepers { chain.append(keeper) }
    palm.scroll.behaviors = chain + [Bouncing()]
  }

  /// Where the content's start is seen.
  var place: Point {
    let origin = palm.scroll.contentOrigin
    return palm.scroll.contentOffset - Vector(x: origin[.horizontal], y: origin[.vertical])
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  func quarters(_ range: ClosedRange<Int>) -> Double { Double(number(range)) / 4 }
  /// Some items of so many.
  func some(of count: Int, _ most: Int) -> Range<Int> {
    let first = number(0...count - 1)
    return first..<first + number(1...min(most, count - first))
  }

  func run(_ steps: Int) throws {
    for _ in 0..<steps {
      try step()
      try check()
    }
    end()
  }

  func end() {
    lift()
    palm.scroll.behaviors = []
    #expect(loading == [])
    #expect(wall.live.isEmpty && plane.entered == plane.left && plane.isBalanced)
  }

  func step() throws {
    let scroll = palm.scroll
    let deed = number(-2...14)
    let before = measured
    defer { if deed < 3 || measured != before { last = (place, scroll.viewport) } }
    if deed < 3 { return try change() }
    switch deed {
    case 3: if finger == nil { palm.fling(way(9_000)) }
    case 4: scroll.contentOffset += way(3_000)
    case 5: scroll.viewport = Size(width: quarters(4...1_600), height: quarters(4...1_600))
    case 6:
      for axis in Axis.both {
        plane.overscan[axis] = TileOverscan(
          Overscan(before: .points(quarters(0...300)), behind: .points(quarters(0...300))),
          ahead: number(0...4) == 0 ? 0.05 : 0, linger: number(0...4) == 0 ? quarters(0...300) : nil)
      }
      scroll.invalidateLayout()
    case 7: scroll.setContentOffset(scroll.contentOffset + way(3_000), animated: true)
    case 8:
      let way = way(800)
      if finger == nil { scroll.wheel(by: way, time: .seconds(palm.now)) }
    case 9: drag(by: way(400))
    case 10: lift()
    case 11:
      scroll.contentInset = Insets(
        top: quarters(0...160), left: quarters(0...160), bottom: quarters(0...160), right: quarters(0...160))
    case 12: goToItem()
    default: for _ in 0..<number(1...9) { palm.frame() }
    }
  }

  private func way(_ most: Int) -> Vector {
    Vector(x: quarters(-most...most), y: quarters(-most...most))
  }

  private func drag(by way: Vector) {
    let place = finger ?? Point(x: 100, y: 100)
    if finger == nil { palm.scroll.touchBegan(at: place, time: .seconds(palm.now)) }
    palm.now += 0.008
    finger = place - way
    palm.scroll.touchMoved(to: place - way, time: .seconds(palm.now))
  }

  private func lift() {
    if let finger { palm.scroll.touchEnded(at: finger, time: .seconds(palm.now)) }
    finger = nil
  }

  /// At once, or with all frames of the way: then it is where it should be by all that is known then.
  private func goToItem() {
    let aligns: [RectAlignment] = [.start, .center, .end]
    let align = PerAxis(x: aligns[number(0...2)], y: aligns[number(0...2)])
    let isAnimated = number(0...1) == 1
    guard let index = someIndex(self) else { return }
    #expect(plane.scroll(to: index, align: align, animated: isAnimated))
    if isAnimated, palm.scroll.phase == .animating { palm.rest() }
    let goal = plane.contentOffset(showing: index, align: align).map { $0 - palm.scroll.contentOffset }
    #expect(goal.map { max($0.x.magnitude, $0.y.magnitude) < 1.0 / 64 } == true)
  }

  /// Who is to stay where it is, in the order in which they take each other's place.
  private func anchors(_ keeper: KeepAnchor, _ line: any EditableItems) -> [(name: Int, place: Double)] {
    let (scroll, axis) = (palm.scroll, line.axis)
    if !keeper.holdsAtStart, offset(line) <= scroll.geometry.extent[axis].lower ?? -.infinity { return [] }
    let length = scroll.geometry.visibleLength(axis)
    let start = offset(line) + scroll.contentInset.lower(axis)
    let seen = line.items(from: start, length: length, origin: origin)
    func behind(_ edge: Double) -> Range<Int64> {
      let first = seen.first { (line.place(of: $0, origin: origin)?.end ?? edge) > edge }
      return (first ?? seen.upperBound)..<seen.upperBound
    }
    var order: [Int64] = []
    switch keeper.anchor {
    case .leading: break
    case .center: order += behind(start + length / 2)
    case .finger:
      guard let finger = scroll.finger else { break }
      let point = scroll.contentOffset + (finger - .zero)
      order += [line.item(under: point, origin: origin)].compactMap { $0 } + behind(point[axis])
    case .item(let index): if index < count(line) { order.append(index) }
    }
    return (order + seen).map { (name(axis, $0), screen(line, $0)) }
  }

  /// An edit. Where the offset was moved since the one before, the anchor, or if it goes the next one, is where it was
  /// on the screen, unless walls forbid it.
  private func change() throws {
    let before = (place, measured)
    let seen = zip(keepers, lines).map { anchors($0, $1) }
    try edit(self)
    // What is measured moves walls, too, and each layout on the way may come to stand at one.
    guard before.1 == measured else { return }
    for (line, seen) in zip(lines, seen) {
      let axis = line.axis
      // Who was kept before stays the one until the offset is moved.
      if let last, last.place[axis] == before.0[axis], last.viewport == palm.scroll.viewport { continue }
      let now = (0..<(count(line))).map { name(axis, $0) }
      guard let first = seen.first(where: { now.contains($0.name) }),
        let index = now.firstIndex(of: first.name)
      else { continue }
      let moved = screen(line, Int64(index)) - first.place
      let wish = (offset(line) + moved, before.0[axis] + origin[axis])
      let extent = palm.scroll.geometry.extent[axis]
      if let lower = extent.lower, min(wish.0, wish.1) < lower { continue }
      if let upper = extent.upper, max(wish.0, wish.1) > upper { continue }
      #expect(moved.magnitude < 1.0 / 64, "\(first.name) was at \(first.place) on the screen")
      kept += 1
    }
  }

  private var origin: ContentOrigin { palm.scroll.contentOrigin }
  private func offset(_ line: any EditableItems) -> Double { palm.scroll.contentOffset[line.axis] }

  private func screen(_ line: any EditableItems, _ index: Int64) -> Double {
    (line.place(of: index, origin: origin)?.start ?? .nan) - offset(line)
  }

  private func count(_ line: any EditableItems) -> Int64 {
    var count: Int64 = 0
    while line.place(of: count, origin: origin) != nil { count += 1 }
    return count
  }

  func check() throws {
    let scroll = palm.scroll
    let start = Point(x: scroll.contentOrigin[.horizontal], y: scroll.contentOrigin[.vertical])
    var view = Rect(origin: .zero + (scroll.contentOffset - start), size: scroll.viewport)
    for axis in Axis.both {
      let around = plane.overscan[axis].around
      view.origin[axis] -= around.before.distance(viewport: 0)
      view.size[axis] += around.before.distance(viewport: 0) + around.behind.distance(viewport: 0)
    }
    let wanted = try truth().filter { _, frame in frame.intersects(view) }
    let shown = wall.frames.mapValues { $0.offset(by: plane.origin - start) }
    if Axis.both.allSatisfy({ plane.overscan[$0].ahead == 0 && plane.overscan[$0].linger == nil }) {
      #expect(shown == wanted)
    } else {
      let all = try truth()
      #expect(wanted.allSatisfy { shown[$0.key] == $0.value })
      #expect(shown.allSatisfy { all[$0.key] == $0.value })
    }
    #expect(plane.alive == wall.live.count && plane.isBalanced && plane.tiled.count == plane.alive)
    for tile in wall.live.values {
      if let index = tile.index { #expect(tile.thing == wall.thing(index)) }
    }
    #expect(wall.faults.isEmpty, "\(wall.faults)")
    let isMoving = scroll.phase == .decelerating || scroll.phase == .animating
    #expect(loadingFaults == [] && loading.allSatisfy { isMoving && shown[$0] == nil })
    #expect(scroll.diagnostics.total == 0)
  }
}
