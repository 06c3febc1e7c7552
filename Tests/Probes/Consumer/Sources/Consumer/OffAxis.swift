import ScrollBehaviors

/// A scroller stays valid under flicks off its axis, wheels and steps in 16 directions.
struct OffAxis {
  let scroll: ScrollController
  private var now: Timestamp

  init(_ scroll: ScrollController) {
    self.scroll = scroll
    now = scroll.context.time + 1
  }

  /// After each of them it rests between its walls, where its content is in view.
  mutating func tryAll() {
    for direction in 0..<16 {
      let way = Self.way(direction)
      flick(way)
      rest("flicked by \(way)")
      scroll.wheel(by: way, time: now)
      rest("wheeled by \(way)")
      scroll.step(by: .lines(Vector(x: way.x / 20, y: way.y / 20)), time: now)
      rest("stepped by \(way)")
      scroll.step(by: .pages(Vector(x: way.x / 200, y: way.y / 200)), time: now)
      rest("paged by \(way)")
    }
  }

  /// Along an axis and some 10° off it, at 22° and 45°, and so on round.
  private static func way(_ direction: Int) -> Vector {
    let quarter = [
      Vector(x: 200, y: 0), Vector(x: 197, y: 35), Vector(x: 185, y: 77), Vector(x: 141, y: 141),
    ]
    var way = quarter[direction % 4]
    for _ in 0..<direction / 4 { way = Vector(x: -way.y, y: way.x) }
    return way
  }

  private mutating func flick(_ way: Vector) {
    let start = Point(x: 195, y: 100)
    scroll.touchBegan(at: start, time: now)
    for step in 1...10 {
      now += 0.008
      let part = Double(step) / 10
      scroll.touchMoved(to: start + Vector(x: way.x * part, y: way.y * part), time: now)
    }
    scroll.touchEnded(at: start + way, time: now)
  }

  private mutating func rest(_ after: String) {
    let end = now + 60
    frames: while true {
      now += 1 / 60
      switch scroll.advance(to: now) {
      case .needsFrame: break
      case .sleep(let wake): now = max(now, wake)
      case .idle: break frames
      }
      precondition(now < end, "A minute has passed and it still moves, \(after): \(scroll).")
    }
    for axis in Axis.both {
      let (offset, extent) = (scroll.contentOffset[axis], scroll.geometry.extent[axis])
      precondition(
        extent.clamp(offset) == offset, "\(after), it rests at \(offset), outside of \(extent): \(scroll).")
    }
    precondition(scroll.diagnostics.total == 0, "Something was refused: \(scroll.diagnostics).")
  }
}
