import Hands
import ScrollPatterns
import Testing

/// Items that a person moves in a list.
struct ReorderingTests {
  private final class Desk {
    let axis: Axis
    let row: ItemRow
    let reorder: Reordering
    let scroll: ScrollController
    var songs: [Int]
    var now = 0.0
    var drops: [ReorderChange] = []

    init(_ axis: Axis, lengths: [Double], spacing: Double = 0, viewport: Double = 400) throws {
      self.axis = axis
      row = try ItemRow(lengths: lengths, spacing: spacing, axis: axis)
      reorder = Reordering(row)
      songs = Array(lengths.indices)
      scroll = scroller(
        [Tiling(row, make: { 0 }, show: { _, _, _ in }), reorder, Bouncing()], viewport: viewport)
      reorder.didDrop = { [unowned self] change in
        drops.append(change)
        guard case .move(let from, let to) = change else { return }
        songs.insert(songs.remove(at: Int(from)), at: Int(to))
      }
      frame()
    }

    var time: Timestamp { .seconds(now) }
    func point(_ place: Double) -> Point { axis.point(place, across: 20) }

    @discardableResult func frame(after seconds: Double = 1.0 / 64) -> FrameDemand {
      now += seconds
      return scroll.advance(to: time)
    }

    /// The starts of the songs as shown, on the screen.
    func shown() -> [Int: Double] {
      var starts: [Int: Double] = [:]
      for (index, song) in songs.enumerated() {
        guard let place = row.place(of: Int64(index), origin: ContentOrigin()) else { continue }
        let way = reorder.displacement(of: Int64(index), at: time)
        starts[song] = place.start + way - scroll.contentPosition[axis]
      }
      return starts
    }
  }

  @Test(arguments: Axis.both) func aDragMovesAnItemAndADropCommitsIt(_ axis: Axis) throws {
    let desk = try Desk(axis, lengths: [50, 50, 50, 50])
    var slots: [Int64?] = []
    desk.reorder.didMoveGap = { slots.append($0.slot) }
    #expect(desk.reorder.lift(0, at: desk.point(10), time: desk.time) && desk.reorder.lifted == 0)
    #expect(!desk.reorder.lift(1, at: desk.point(60), time: desk.time), "one at a time")
    for place in [30.0, 36, 90, 86] { desk.reorder.move(to: desk.point(place), time: desk.time) }
    #expect(slots == [1, 2] && desk.reorder.slot == 2)
    #expect(desk.shown() == [0: 76, 1: 50, 2: 100, 3: 150], "springs begin where the items are")
    desk.frame(after: 2)
    #expect(desk.shown() == [0: 76, 1: 0, 2: 50, 3: 150])
    #expect(desk.reorder.drop(time: desk.time) == .move(from: 0, to: 2))
    #expect(desk.songs == [1, 2, 0, 3] && desk.reorder.lifted == nil)
    #expect(desk.shown() == [0: 76, 1: 0, 2: 50, 3: 150], "nothing jumps")
    #expect(desk.frame() == .needsFrame)
    desk.frame(after: 2)
    #expect(desk.shown() == [0: 100, 1: 0, 2: 50, 3: 150] && desk.frame() == .idle)
    #expect(desk.reorder.edges == nil)
  }

  @Test(arguments: Axis.both) func aCancelledDragGoesBack(_ axis: Axis) throws {
    let desk = try Desk(axis, lengths: [50, 50, 50, 50])
    desk.reorder.lift(3, at: desk.point(160), time: desk.time)
    desk.reorder.move(to: desk.point(20), time: desk.time)
    desk.frame(after: 2)
    #expect(desk.shown() == [0: 50, 1: 100, 2: 150, 3: 10] && desk.reorder.slot == 0)
    desk.reorder.cancel(time: desk.time)
    #expect(desk.shown() == [0: 50, 1: 100, 2: 150, 3: 10])
    desk.frame(after: 2)
    #expect(desk.shown() == [0: 0, 1: 50, 2: 100, 3: 150] && desk.drops.isEmpty)
  }

  @Test(arguments: Axis.both) func aRefusedDropGoesBack(_ axis: Axis) throws {
    let desk = try Desk(axis, lengths: [50, 50, 50])
    desk.reorder.commit = { _ in false }
    desk.reorder.lift(0, at: desk.point(10), time: desk.time)
    desk.reorder.move(to: desk.point(110), time: desk.time)
    #expect(desk.reorder.drop(time: desk.time) == nil && desk.drops.isEmpty)
    desk.frame(after: 2)
    #expect(desk.shown() == [0: 0, 1: 50, 2: 100])
  }

  @Test(arguments: Axis.both) func theListScrollsAtItsEdge(_ axis: Axis) throws {
    let desk = try Desk(axis, lengths: Array(repeating: 50, count: 40))
    desk.reorder.lift(0, at: desk.point(10), time: desk.time)
    desk.reorder.move(to: desk.point(399), time: desk.time)
    for _ in 0..<20 { desk.frame() }
    let offset = desk.scroll.contentOffset[axis]
    #expect(offset > 200)
    #expect(desk.shown()[0] == 389, "the item stays under the finger")
    #expect(desk.reorder.slot == Int64(((offset + 389) / 50).rounded()))
    desk.reorder.drop(time: desk.time)
    for _ in 0..<100 { desk.frame() }
    #expect(desk.scroll.phase == .idle && desk.scroll.contentOffset[axis] < offset + 30)
  }

  @Test(arguments: Axis.both) func keysMoveAnItemAndScrollItIntoView(_ axis: Axis) throws {
    let desk = try Desk(axis, lengths: Array(repeating: 50, count: 20))
    #expect(desk.reorder.lift(5, time: desk.time) && !desk.reorder.step(by: -6, time: desk.time))
    for _ in 0..<6 {
      #expect(desk.reorder.step(by: 1, time: desk.time))
      desk.frame()
    }
    desk.frame(after: 2)
    #expect(desk.reorder.slot == 11 && desk.scroll.contentOffset[axis] == 200)
    #expect(desk.shown()[5] == 350 && desk.shown()[11] == 300)
    #expect(desk.reorder.drop(time: desk.time) == .move(from: 5, to: 11))
    desk.frame(after: 2)
    #expect(desk.shown()[5] == 350 && desk.songs[11] == 5)
    #expect(!desk.reorder.step(by: 1, time: desk.time))
  }

  @Test(arguments: Axis.both) func anItemGoesToAnotherList(_ axis: Axis) throws {
    let one = try Desk(axis, lengths: [50, 50, 50])
    let other = try Desk(axis, lengths: [40, 40])
    other.reorder.commit = { [row = other.row] change in
      guard case .insert(let index) = change else { return false }
      return (try? row.insert(length: 50, at: index)) != nil
    }
    one.reorder.commit = { [row = one.row] change in
      guard case .remove(let index) = change else { return false }
      return (try? row.remove(index..<index + 1)) != nil
    }
    one.reorder.lift(1, at: one.point(60), time: one.time)
    one.reorder.leave(time: one.time)
    #expect(one.reorder.lifted == 1 && one.reorder.slot == nil)
    #expect(other.reorder.enter(length: 50, grip: 10, at: other.point(55), time: other.time))
    #expect(other.reorder.slot == 1)
    one.frame(after: 2)
    other.frame(after: 2)
    #expect(one.reorder.displacement(of: 2, at: one.time) == -50)
    #expect(other.reorder.displacement(of: 1, at: other.time) == 50)
    #expect(other.reorder.drop(time: other.time) == .insert(at: 1))
    #expect(one.reorder.give(time: one.time) == .remove(1))
    #expect(one.row.items == 0..<2 && other.row.items == 0..<3)
    #expect(other.reorder.displacement(of: 2, at: other.time) == 0)
    #expect(other.reorder.displacement(of: 1, at: other.time) == 5, "from the finger to its place")
    #expect(one.reorder.displacement(of: 1, at: one.time) == 0)
  }

  @Test(arguments: Axis.both) func anEditKeepsTheItemInTheHand(_ axis: Axis) throws {
    let desk = try Desk(axis, lengths: [50, 50, 50, 50])
    desk.reorder.lift(2, at: desk.point(110), time: desk.time)
    desk.reorder.move(to: desk.point(60), time: desk.time)
    try desk.row.change(.insert([50, 50], at: 0))
    #expect(desk.reorder.lifted == 4 && desk.reorder.slot == 1)
    try desk.row.remove(4..<5)
    #expect(desk.reorder.lifted == nil && desk.reorder.drop(time: desk.time) == nil)
  }

  @Test(arguments: 0..<150, Axis.both)
  func nothingJumpsInARandomStory(_ seed: Int, _ axis: Axis) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...14, using: &random)
    let lengths = (0..<count).map { _ in Double(Int.random(in: 40...240, using: &random)) / 4 }
    let desk = try Desk(
      axis, lengths: lengths, spacing: Double(Int.random(in: 0...8, using: &random)), viewport: 200)
    var model = desk.songs
    for _ in 0..<60 {
      let (before, held) = (desk.shown(), desk.reorder.lifted.map { desk.songs[Int($0)] })
      let slot = desk.reorder.slot
      var isMove = false
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let index = Int64.random(in: 0..<Int64(count), using: &random)
        if Bool.random(using: &random) {
          desk.reorder.lift(
            index, at: desk.point(Double.random(in: 0...200, using: &random)), time: desk.time)
        } else {
          desk.reorder.lift(index, time: desk.time)
        }
        // A lift of another item ends the springs.
        if held == nil, desk.reorder.lifted != nil { isMove = true }
      case 2:
        desk.reorder.step(by: Int64.random(in: -2...2, using: &random), time: desk.time)
      case 3, 4:
        desk.reorder.move(to: desk.point(Double.random(in: -50...250, using: &random)), time: desk.time)
        isMove = true
      case 5:
        if desk.reorder.drop(time: desk.time) != nil, let held, let slot {
          model.removeAll { $0 == held }
          model.insert(held, at: Int(slot))
        }
      case 6: desk.reorder.cancel(time: desk.time)
      default:
        for _ in 0..<Int.random(in: 1...12, using: &random) { desk.frame() }
        continue
      }
      #expect(desk.songs == model)
      let after = desk.shown()
      for song in model where !isMove {
        // The spring of the held item ends within half a pixel.
        let tolerance = song == held ? 0.5 : 1e-9
        #expect((after[song]! - before[song]!).magnitude <= tolerance, "song \(song)")
      }
      if isMove, held != nil {
        for song in model where song != held { #expect((after[song]! - before[song]!).magnitude < 1e-9) }
      }
    }
    desk.reorder.cancel(time: desk.time)
    desk.frame(after: 3)
    for index in 0..<Int64(count) { #expect(desk.reorder.displacement(of: index, at: desk.time) == 0) }
  }
}
