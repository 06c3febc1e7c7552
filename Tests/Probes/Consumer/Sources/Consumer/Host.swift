import ScrollBehaviors

/// A host with a clock of its own: it strokes a scroller and draws frames, 60 in a second.
struct Host {
  let scroll: ScrollController
  private(set) var now = Timestamp.zero
  /// The offset at every frame.
  private(set) var offsets: [Point] = []

  init(_ scroll: ScrollController) { self.scroll = scroll }

  /// A finger travels this far in ten moves of 8 ms.
  mutating func stroke(by travel: Vector, lifts: Bool = true) {
    let start = Point(x: 200, y: 400)
    scroll.touchBegan(at: start, time: now)
    for step in 1...10 {
      now += 0.008
      let part = Double(step) / 10
      scroll.touchMoved(to: start + Vector(x: travel.x * part, y: travel.y * part), time: now)
    }
    if lifts { scroll.touchEnded(at: start + travel, time: now) }
  }

  /// The finger that was left on it is lifted.
  mutating func lift(after seconds: Double, at position: Point) {
    now += seconds
    scroll.touchEnded(at: position, time: now)
  }

  /// A finger comes down on what moves, and holds it.
  mutating func hold() { scroll.touchBegan(at: Point(x: 200, y: 400), time: now) }

  /// A trackpad moves the content.
  mutating func wheel(by delta: Vector) { scroll.wheel(by: delta, time: now) }

  /// Steps by a page, as the page keys do.
  mutating func page(_ pages: Double) { scroll.step(by: .pages(Vector(x: 0, y: pages)), time: now) }

  /// Steps by lines, as the arrow keys do.
  mutating func line(_ lines: Vector) { scroll.step(by: .lines(lines), time: now) }

  /// Draws frames while they are wanted and sleeps until the next one is, at most 600 of them, until it rests. A link
  /// that wants to be woken later may move it on again.
  mutating func settle() {
    now += 1 / 60
    for _ in 0..<600 {
      let demand = scroll.advance(to: now)
      offsets.append(scroll.contentOffset)
      switch demand {
      case .needsFrame: now += 1 / 60
      case .sleep where scroll.phase == .idle: return
      case .sleep(let wake): now = max(wake, now + 1 / 60)
      case .idle: return
      }
    }
    preconditionFailure("It still moves after 600 frames: \(scroll).")
  }

  /// Draws frames for some seconds.
  mutating func wait(_ seconds: Double) {
    let end = now + seconds
    while now < end {
      now += 1 / 60
      scroll.advance(to: now)
    }
  }
}
