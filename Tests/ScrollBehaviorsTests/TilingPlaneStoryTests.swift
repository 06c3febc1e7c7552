import Hands
import ScrollBehaviors
import Seeds
import Testing

/// Random stories of scrolling and editing on a plane: tiles are what looking at each item would say.
struct TilingPlaneStoryTests {
  /// Moves the origin whenever the offset has gone 500 points.
  private final class Recentring: ScrollBehavior {
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      proposal.window = PerAxis(-500...500)
    }
    func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
      proposal.shift = 0 - context.offset[proposal.axis]
    }
  }

  private final class Story<Index: Hashable> {
    typealias Plane = TilingPlane<Index, Plate<Index>>
    var random: SeededGenerator
    let wall = PlaneWall<Index>()
    let plane: Plane
    let palm: Palm
    /// Where each item is, counted from the content's start.
    var truth: () throws -> [Index: Rect] = { [:] }
    var edit: (Story<Index>) throws -> Void = { _ in }

    init(_ seed: Int, _ items: PlaneItems<Index>) {
      random = SeededGenerator(seed: UInt64(seed))
      plane = Plane(items, poolCap: seed % 3 == 0 ? 4 : 256, source: wall)
      let chain: [any ScrollBehavior] =
        seed % 2 == 1 ? [plane, Recentring(), Bouncing()] : [plane, Bouncing()]
      palm = Palm(scroller(chain, viewport: 200))
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
      palm.scroll.behaviors = []
      #expect(wall.live.isEmpty && plane.entered == plane.left && plane.isBalanced)
    }

    private func step() throws {
      let scroll = palm.scroll
      switch number(0...9) {
      case 0, 1, 2: try edit(self)
      case 3: palm.fling(Vector(x: quarters(-9_000...9_000), y: quarters(-9_000...9_000)))
      case 4: scroll.contentOffset += Vector(x: quarters(-3_000...3_000), y: quarters(-3_000...3_000))
      case 5: scroll.viewport = Size(width: quarters(4...1_600), height: quarters(4...1_600))
      case 6:
        for axis in Axis.both {
          plane.overscan[axis] = TileOverscan(
            Overscan(before: .points(quarters(0...300)), behind: .points(quarters(0...300))))
        }
        scroll.invalidateLayout()
      case 7:
        scroll.setContentOffset(Point(x: quarters(0...3_000), y: quarters(0...3_000)), animated: true)
      default: for _ in 0..<number(1...9) { palm.frame() }
      }
    }

    private func check() throws {
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
      #expect(shown == wanted)
      #expect(plane.alive == wall.live.count && plane.isBalanced && plane.tiled.count == plane.alive)
      for tile in wall.live.values {
        if let index = tile.index { #expect(tile.thing == wall.thing(index)) }
      }
      #expect(wall.faults.isEmpty, "\(wall.faults)")
    }
  }

  /// Things in a row with their lengths, as a plain list, and the same changes to it as a tiling is told.
  private struct PlainList {
    var things: [(name: Int, length: Double)] = []
    private var next = 0

    mutating func insert(_ lengths: [Double], at place: Int) {
      let new = lengths.map { length in
        next += 1
        return (next, length)
      }
      things.insert(contentsOf: new, at: place)
    }

    /// One random change, done here and told.
    mutating func change<Index>(_ story: Story<Index>) -> TileEdit {
      switch things.count < 15 ? 0 : story.number(0...4) {
      case 0:
        let place = story.number(0...things.count)
        let lengths = (0..<story.number(1...6)).map { _ in story.quarters(4...400) }
        insert(lengths, at: place)
        return .insert(lengths, at: Int64(place))
      case 1:
        let range = story.some(of: things.count, 5)
        things.removeSubrange(range)
        return .remove(Int64(range.lowerBound)..<Int64(range.upperBound))
      case 2:
        let range = story.some(of: things.count, 5)
        let moved = things[range]
        things.removeSubrange(range)
        let place = story.number(0...things.count)
        things.insert(contentsOf: moved, at: place)
        return .move(Int64(range.lowerBound)..<Int64(range.upperBound), to: Int64(place))
      case 3:
        let place = story.number(0...things.count - 1)
        things[place].length = story.quarters(4...600)
        return .resize(from: Int64(place), to: [things[place].length])
      default: return .reload(0..<Int64(story.number(0...things.count)))
      }
    }

    /// Where each starts, and how long it is.
    var spans: [(start: Double, length: Double)] {
      var end = 0.0
      return things.map { thing in
        end += thing.length
        return (end - thing.length, thing.length)
      }
    }
  }

  @Test(arguments: 0..<8) func grids(_ seed: Int) throws {
    typealias Cell = ItemGrid.Cell
    let rows = PerAxis(x: try ItemLengths(), y: try ItemLengths())
    let story = Story<Cell>(seed, .grid(columns: .lengths(rows.x), rows: .lengths(rows.y)))
    var lists = PerAxis(PlainList())
    story.wall.thing = { "\(lists.x.things[Int($0.x)].name) \(lists.y.things[Int($0.y)].name)" }
    story.edit = { story in
      let axis: Axis = story.number(0...1) == 0 ? .horizontal : .vertical
      // What the story says is told once the list is as it will be.
      let edit = lists[axis].change(story)
      try story.plane.change(edit, on: axis)
    }
    story.truth = {
      var truth: [Cell: Rect] = [:]
      for (x, column) in lists.x.spans.enumerated() {
        for (y, row) in lists.y.spans.enumerated() {
          truth[Cell(x: Int64(x), y: Int64(y))] = Rect(
            x: column.start, y: row.start, width: column.length, height: row.length)
        }
      }
      return truth
    }
    try story.run(80)
  }

  @Test(arguments: 0..<8, Axis.both) func lanes(_ seed: Int, _ axis: Axis) throws {
    let items = try Masonry(lanes: 1 + seed % 4, spacing: 2, leading: 8)
    let story = Story<Int64>(seed, .lanes(items, axis, width: 100, spacing: 4))
    var list = PlainList()
    story.wall.thing = { "\(list.things[Int($0)].name)" }
    story.edit = { story in
      let edit = list.change(story)
      try story.plane.change(edit)
    }
    story.truth = {
      var truth: [Int64: Rect] = [:]
      for (index, thing) in list.things.enumerated() {
        let placed = try items.place(of: Int64(index))
        #expect(placed.place.length == thing.length)
        let lane = Lane(axis, cross: Double(placed.lane) * 104, crossLength: 100)
        truth[Int64(index)] = lane.frame(of: placed.place)
      }
      return truth
    }
    try story.run(100)
  }

  @Test(arguments: 0..<8) func scattered(_ seed: Int) throws {
    let items = try ScatteredItems(section: 64)
    let story = Story<Int64>(seed, .scattered(items))
    var frames: [Int64: Rect] = [:]
    story.edit = { story in
      let frame = Rect(
        x: story.quarters(-2_000...4_000), y: story.quarters(-2_000...4_000), width: story.quarters(1...800),
        height: story.quarters(1...800))
      let index = Int64(story.number(0...Int(items.count)))
      if index == items.count {
        try items.append(frame)
        frames[index] = frame
      } else if story.number(0...1) == 0 {
        try items.setFrame(of: index, to: frame)
        frames[index] = frame
      } else {
        try items.remove(at: index)
        frames[index] = nil
      }
      story.palm.scroll.invalidateLayout()
    }
    story.truth = { frames }
    for _ in 0..<40 { try story.edit(story) }
    try story.run(100)
  }
}
