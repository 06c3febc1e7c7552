import CScrollCore
import Testing

/// What the header says about uniform windows, rings and fingers, in small examples.
struct TileWindowTests {
  private func window(gap: Double = 0, items: csc_span, index: Int64 = 0) throws -> csc_window {
    var window = csc_window()
    try check(csc_window_open(&window, csc_strip(length: 44, gap: gap, items: items), index, 0, 100))
    return window
  }

  private let endless = csc_span(first: -CSC_MOST_ITEMS, end: CSC_MOST_ITEMS)

  @Test(arguments: [0, 1_000_000_000, 1_000_000_000_000_000, -1_000_000_000_000_000, 1 << 61] as [Int64])
  func stepsOfAQuarterPointAreExactAnywhere(index: Int64) throws {
    var window = try window(items: endless, index: index)
    var change = csc_window_change()
    for step in 1...1000 {
      try check(csc_window_move(&window, 0.25, &change))
      let place = Double(step) / 4
      let item = Int64((place / 44).rounded(.down))
      #expect(window.index == index + item)
      #expect(window.into == place - Double(item) * 44)
      #expect(csc_window_start(&window, index + item + 1) == Double(item + 1) * 44 - place)
    }
  }

  @Test func whatEntersAndLeaves() throws {
    var window = try window(items: csc_span(first: 0, end: 10))
    #expect(window.visible.first == 0 && window.visible.end == 3)
    var change = csc_window_change()
    try check(csc_window_move(&window, 44, &change))
    #expect(change.entered.1.first == 3 && change.entered.1.end == 4)
    #expect(change.left.0.first == 0 && change.left.0.end == 1)
    #expect(change.entered.0.first == change.entered.0.end && change.left.1.first == change.left.1.end)
    try check(csc_window_jump(&window, 500, 0, &change))
    #expect(window.visible.first == 10 && window.visible.end == 10)
    #expect(change.left.0.first == 1 && change.left.0.end == 4)
  }

  @Test func aGapIsNotInView() throws {
    var window = try window(gap: 16, items: csc_span(first: 0, end: 10))
    var change = csc_window_change()
    try check(csc_window_move(&window, 44, &change))
    #expect(window.index == 0 && window.visible.first == 1 && window.visible.end == 3)
  }

  @Test func framesCountFromTheViewport() throws {
    let window = try window(items: endless, index: 1_000_000_000_000_000)
    var frames = [csc_rect](repeating: csc_rect(), count: 3)
    let lane = csc_lane(axis: CSC_HORIZONTAL, origin: 10, cross: 5, cross_length: 20, gap: 0)
    withUnsafePointer(to: window) { csc_window_frames($0, $0.pointee.visible, lane, &frames) }
    #expect(frames.map(\.x) == [10, 54, 98])
    #expect(frames.allSatisfy { $0.y == 5 && $0.width == 44 && $0.height == 20 })
  }

  @Test func aRingKeepsTheSlotsOfWhatStays() throws {
    var ring = csc_ring_make(5)
    #expect(ring.capacity == 8)
    try check(csc_ring_hold(&ring, csc_span(first: 8, end: 13)))
    let slots = (9..<13).map { csc_ring_slot(ring, $0) }
    try check(csc_ring_hold(&ring, csc_span(first: 9, end: 14)))
    #expect((9..<13).map { csc_ring_slot(ring, $0) } == slots)
    try check(csc_ring_renumber(&ring, -3))
    #expect((6..<10).map { csc_ring_slot(ring, $0) } == slots)
    #expect(csc_ring_hold(&ring, csc_span(first: 0, end: 9)) == CSC_BAD_COUNT)
  }

  @Test func aStaleFingerIsNotUsed() throws {
    let row = try TileRow((0..<1000).map { Double($0 % 50) + 1 })
    var finger = csc_finger()
    var item = csc_item()
    var span = csc_span()
    let lane = csc_lane(axis: CSC_VERTICAL, origin: 0, cross: 0, cross_length: 10, gap: 0)
    var frames = [csc_rect](repeating: csc_rect(), count: 4)
    try row.run { csc_finger_seek(&finger, $0, 300, &item) }
    let before = item
    try row.insert([700], at: 0)
    #expect(throws: TileRow.Refused(status: CSC_OUTSIDE)) {
      try row.run { csc_finger_frames(&finger, $0, 400, lane, &frames, 4, &span) }
    }
    try row.run { csc_finger_seek(&finger, $0, 1000, &item) }
    #expect(item.index == before.index + 1 && item.start == before.start + 700)
    try row.run { csc_finger_frames(&finger, $0, 1100, lane, &frames, 4, &span) }
    #expect(span.first == item.index && span.end == item.index + 4 && frames[0].y == item.start)
  }
}
