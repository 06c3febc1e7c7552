import Hands
import LabDrawing
import LabStories
import Testing

/// Letters that a pull loads again.
@Suite("The story of refresh") struct RefreshStoryTests {
  @Test("Two pulls and the program load once each, and a short pull does not load", arguments: Axis.both)
  func loads(axis: Axis) {
    let inbox = Inbox(axis)
    let play = Play(of: inbox)
    #expect(inbox.pulls == 2 && inbox.loads == 3)
    #expect(inbox.tiling.items.count == 30 + 3 * Inbox.batch)
    #expect(inbox.refresh.state == .idle && inbox.scroll.contentOffset[axis] == 0)
    #expect(play.words.map { $0.rest[axis] }.filter { $0 == -inbox.refresh.hold }.count == 3)
    #expect(inbox.shift[axis] == Double(Inbox.batch) * Inbox.height, "once it was away from the gap")
  }

  @Test(
    "Nothing jumps: between two frames a letter goes no further than its speed says", arguments: Axis.both)
  func nothingJumps(axis: Axis) {
    var places: [Int: Double] = [:]
    var (last, lastSpeed) = (0.0, 0.0)
    let inbox = Inbox(axis)
    _ = Play(of: inbox) { _, time, _ in
      let now = Dictionary(uniqueKeysWithValues: inbox.shown.map { ($0.letter, $0.frame.lower(axis)) })
      let speed = inbox.scroll.velocity[axis].magnitude
      let way = max(speed, lastSpeed) * (time.seconds - last) + 40
      let isAtGap = inbox.scroll.contentOffset[axis] <= 0
      for (letter, place) in now {
        // In the gap, new letters push the others down, as intended.
        guard !isAtGap, let before = places[letter] else { continue }
        #expect((place - before).magnitude <= way, "letter \(letter) at \(time)")
      }
      (places, last, lastSpeed) = (now, time.seconds, speed)
    }
  }

  @Test(
    "The thumb is seen while anything moves, never past its track, and gone after a while",
    arguments: Axis.both)
  func thumb(axis: Axis) {
    var shrunk = false
    let inbox = Inbox(axis)
    let play = Play(of: inbox) { _, time, isFrame in
      guard isFrame, let thumb = inbox.thumb else { return }
      #expect(thumb.rect.lower(axis) >= 3 - 1e-9 && thumb.rect.upper(axis) <= Inbox.screen.height - 3 + 1e-9)
      #expect(thumb.opacity >= 0 && thumb.opacity <= 1)
      if inbox.scroll.velocity[axis] != 0, inbox.scroll.phase != .dragging { #expect(thumb.opacity == 1) }
      if thumb.rect.length(axis) < 60 { shrunk = true }
    }
    #expect(shrunk)
    let end = Timestamp.seconds((play.samples.last?.time ?? 0) + 2)
    #expect(inbox.indicators.thumb(on: axis, at: end)?.opacity == 0)
  }
}
