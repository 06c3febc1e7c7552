import Hands
import Testing

/// Items that are measured once an edit has brought them into view, and anchors that turn out to be shorter.
struct KeepAnchorMeasuringTests {
  /// What an edit brings into view is measured in the same call; who was kept in the edit is kept in that too. In lanes
  /// nobody but the anchor tells what was seen.
  @Test(arguments: [KeepAnchor.Anchor.leading, .center, .finger, .item(31)], [false, true])
  func itemsMeasuredRightAfterAnEditMoveNoAnchor(_ anchor: KeepAnchor.Anchor, _ inLanes: Bool) throws {
    for axis in Axis.both {
      let tiles = try MeasuredItems(axis, inLanes: inLanes)
      tiles.onShow = { [unowned tiles] index, frame in
        if frame.length(axis) == 49 { try? tiles.change([.resize(from: index, to: [7.5 + Double(index)])]) }
      }
      let hand = Hand(scroller([tiles.link, KeepAnchor(tiles.items, anchor), Clamping()]), axis, at: 1_410)
      hand.down(at: 170)
      // In view are 28 to 36; the middle is in 32, the finger on 31.
      let kept: Int64 = anchor == .leading ? 28 : anchor == .center ? 32 : 31
      func place(_ index: Int64) throws -> ItemPlace {
        try #require(tiles.items.place(of: index, origin: hand.scroll.contentOrigin))
      }
      let screen = try place(kept).start - hand.offset
      try tiles.change([
        .insertRun(count: 12, length: 49, at: kept), .insertRun(count: 12, length: 49, at: kept + 13),
      ])
      #expect(try place(kept + 12).start - hand.offset == screen)
      let seen = tiles.items.items(from: hand.offset, length: 400, origin: hand.scroll.contentOrigin)
      #expect(try !seen.isEmpty && seen.allSatisfy { try place($0).length != 49 })
      if let row = tiles.link as? Tiling<Int> { #expect(row.tiled == seen) }
      if let plane = tiles.link as? TilingPlane<Int64, Int> { #expect(plane.alive > 0) }
      #expect(hand.scroll.diagnostics.total == 0)
    }
  }

  /// Nobody would see that an anchor stays that has shrunk out of view, so the next item stays. Browsers go on with the
  /// shrunk one.
  @Test(arguments: Axis.both, [KeepAnchor.Anchor.leading, .center, .finger])
  func anAnchorShrunkOutOfViewGivesWay(_ axis: Axis, _ anchor: KeepAnchor.Anchor) throws {
    for (inset, asBrowsers) in [(0.0, false), (12, false), (0, true), (12, true)] {
      let setup = try KeepAnchorTests.Setup(axis, anchor)
      setup.keep.holdsResized = !asBrowsers
      setup.hand.scroll.contentInset = axis.inset(.lower, inset)
      setup.hand.scroll.contentOffset[axis] = 4_030 - inset
      setup.hand.down(at: inset + 2)
      // Item 100 begins 30 before the view. The view is so small that the item in its middle is 100, too.
      if anchor == .center { setup.hand.scroll.viewport = axis.size(inset + 8, across: 300) }
      try setup.tiles.change(.resize(from: 100, to: [29]))
      // If no other item was in view, the next one enters.
      let place = anchor == .center ? inset : inset + 10
      #expect(try setup.screen(101) == (asBrowsers ? inset - 1 : place))
      try setup.tiles.change(.insert([100], at: 101))
      #expect(try setup.screen(102) == (asBrowsers ? inset + 99 : place))
    }
  }

  /// Two rows that come into view are measured in one pass, with a layout between them.
  @Test(arguments: Axis.both, [true, false])
  func itemsMeasuredAroundALayoutMoveNoAnchor(_ axis: Axis, _ inLanes: Bool) throws {
    let tiles = try MeasuredItems(axis, inLanes: inLanes)
    let scroll = scroller([tiles.link, KeepAnchor(tiles.items), Clamping()])
    scroll.contentOffset[axis] = 2_000
    var measured: [Int64] = []
    tiles.onShow = { [unowned tiles] index, _ in
      guard index == 38 || index == 39, !measured.contains(index) else { return }
      measured.append(index)
      try? tiles.change([.resize(from: index, to: [80])])
      scroll.invalidateLayout()
    }
    scroll.contentOffset[axis] = 1_900
    tiles.onShow = { _, _ in }
    let place = try #require(tiles.items.place(of: 40, origin: scroll.contentOrigin))
    #expect(measured == [38, 39] && place.start - scroll.contentOffset[axis] == 100)
    #expect(scroll.contentOffset[axis] == 1_960)
  }

  /// A command goes to an item while items on the way are measured. The axis rests on that item, whichever is first
  /// in view.
  @Test(arguments: Axis.both, [20.0, 300])
  func theItemOfACommandIsKeptAfterwards(_ axis: Axis, _ estimate: Double) throws {
    for target in stride(from: Int64(10), to: 50, by: 4) {
      let stack = Stack(count: 60, estimate: estimate) { index, _ in 20 + 2 * Double(index * 37 % 97) }
      let content = Arranging(stack, axis: axis, overscan: .none)
      let scroll = ScrollController(axis.size(480, across: 320), [content, Clamping()])
      scroll.advance(to: .zero)
      content.scroll(to: target, align: .center, animated: false)
      let offset = scroll.contentOffset[axis]
      let first = content.items(from: offset, length: 480, origin: scroll.contentOrigin).lowerBound
      let frame = try #require(content.frame(of: first))
      try content.change(.resize(from: first, to: [frame.length(axis) + 33]))
      #expect(scroll.contentOffset[axis] == offset + (first < target ? 33 : 16.5))
    }
  }

  /// A wall holds the anchor back while the items before it are estimates. Those are measured in the same call, and it
  /// is kept then as far as the content goes.
  @Test(arguments: Axis.both, [92.0, 30, 250])
  func aWallThatEstimatesHaveMadeHoldsNoAnchorBack(_ axis: Axis, _ new: Double) throws {
    var lengths = [146.0, 110, 164]
    let stack = Stack(count: 3, spacing: 8, estimate: 60) { index, _ in lengths[Int(index)] }
    let content = Arranging(stack, axis: axis)
    let hand = Hand(
      ScrollController(
        axis.size(600, across: 390), [content, KeepAnchor(stack.row, holdsAtStart: true), Clamping()]), axis,
      frames: 1)
    lengths.insert(contentsOf: [new, new, new, new], at: 0)
    try stack.row.insert(4, at: 0)
    #expect(hand.scroll.contentSize[axis] == 436 + 4 * (new + 8))
    #expect(hand.offset == max(0, hand.scroll.contentSize[axis] - 600))
    // What comes after that moves no item that has been seen there.
    let offset = hand.offset
    lengths.append(300)
    try stack.row.insert(1, at: 7)
    #expect(hand.offset == offset)
  }
}
