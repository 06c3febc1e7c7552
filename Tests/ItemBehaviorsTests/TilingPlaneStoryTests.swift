import Hands
import ScrollBehaviors
import Testing

/// Random stories of scrolling and editing on a plane: tiles are what looking at each item would say.
struct TilingPlaneStoryTests {
  private func grid(_ seed: Int, isMoving: Bool) throws -> PlaneStory<ItemGrid.Cell> {
    typealias Cell = ItemGrid.Cell
    let rows = PerAxis(x: try ItemLengths(), y: try ItemLengths())
    let story = PlaneStory<Cell>(seed, .grid(columns: .lengths(rows.x), rows: .lengths(rows.y)))
    var lists = PerAxis(PlainList())
    story.wall.thing = { "\(lists.x.things[Int($0.x)].name) \(lists.y.things[Int($0.y)].name)" }
    story.name = { axis, index in lists[axis].things[Int(index)].name }
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
    story.someIndex = { story in
      if lists.x.things.isEmpty || lists.y.things.isEmpty { return nil }
      let (x, y) = (story.number(0...lists.x.things.count - 1), story.number(0...lists.y.things.count - 1))
      return Cell(x: Int64(x), y: Int64(y))
    }
    story.begin(Axis.both.map { story.plane.line(on: $0) }, isMoving: isMoving)
    return story
  }

  /// In every other story of lanes an item is measured when it is shown.
  private func lanes(_ seed: Int, _ axis: Axis, isMoving: Bool) throws -> PlaneStory<Int64> {
    let items = try Masonry(lanes: 1 + seed % 4, spacing: 2, leading: 8)
    let story = PlaneStory<Int64>(seed, .lanes(items, axis, width: 100, spacing: 4))
    var list = PlainList()
    story.wall.thing = { "\(list.things[Int($0)].name)" }
    story.name = { _, index in list.things[Int(index)].name }
    if seed / 2 % 2 == 1 {
      story.wall.onShow = { [unowned story] index in
        let length = 20 + Double(list.things[Int(index)].name * 7_919 % 997) / 4
        if list.things[Int(index)].length == length { return }
        list.things[Int(index)].length = length
        story.measured += 1
        #expect(throws: Never.self) { try story.plane.change(.resize(from: index, to: [length])) }
      }
    }
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
    story.someIndex = { story in
      list.things.isEmpty ? nil : Int64(story.number(0...list.things.count - 1))
    }
    story.begin([story.plane.line], isMoving: isMoving)
    return story
  }

  @Test(arguments: 0..<8) func grids(_ seed: Int) throws {
    let story = try grid(seed, isMoving: seed % 2 == 1)
    try story.run(80)
    #expect(story.kept > 3)
  }

  @Test(arguments: 0..<8, Axis.both) func lanes(_ seed: Int, _ axis: Axis) throws {
    let story = try lanes(seed, axis, isMoving: seed % 2 == 1)
    try story.run(150)
    #expect(story.kept > 3 || story.measured > 20)
  }

  /// With an origin that moves all the time, and with one that never does: the same path, the same tiles and the same
  /// words to them.
  @Test(arguments: 0..<6, [false, true]) func aMovingOriginIsNotSeen(_ seed: Int, _ isGrid: Bool) throws {
    func compare<Index>(_ make: (Bool) throws -> PlaneStory<Index>) throws {
      let pair = [try make(true), try make(false)]
      for _ in 0..<60 {
        for story in pair { try story.step() }
        let (way, phases) = (pair[0].place - pair[1].place, pair.map(\.palm.scroll.phase))
        #expect(way.x.magnitude < 1e-9 && way.y.magnitude < 1e-9 && phases[0] == phases[1])
        #expect(pair[0].wall.log == pair[1].wall.log && pair[0].plane.tiled == pair[1].plane.tiled)
      }
      #expect(pair[0].palm.scroll.contentOrigin != pair[1].palm.scroll.contentOrigin)
      for story in pair { story.end() }
    }
    if isGrid {
      try compare { try grid(seed, isMoving: $0) }
    } else {
      try compare { try lanes(seed, seed % 2 == 0 ? .vertical : .horizontal, isMoving: $0) }
    }
  }

  @Test(arguments: 0..<8) func scattered(_ seed: Int) throws {
    let items = try ScatteredItems(section: 64)
    let story = PlaneStory<Int64>(seed, .scattered(items))
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
    story.someIndex = { story in
      let known = frames.keys.sorted()
      return known.isEmpty ? nil : known[story.number(0...known.count - 1)]
    }
    story.begin([], isMoving: seed % 2 == 1)
    for _ in 0..<40 { try story.edit(story) }
    try story.run(100)
  }
}
