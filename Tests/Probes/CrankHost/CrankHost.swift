package import ScrollBehaviors
package import ScrollHosting

/// A hand-held device with a crank: a screen of 400 by 240 pixels, numbers of 32 bits, and an update 30 or 50 times a
/// second.
///
/// The crank moves the content as fingers on a trackpad do: it holds the content as long as it turns, and lets go when
/// it rests.
package final class CrankHost {
  /// How far a turn moves the content, in points: half a screen.
  package static let turn: Float = 120
  /// After so long without a turn, the crank has let go, in seconds.
  package static let rest: Float = 0.15

  package let host = ScrollHost()
  package let list: ScrollController
  private let area: ScrollArea
  private var clock = EventClock()
  private var now = Timestamp.zero
  private var isTurning = false
  private var turned = Timestamp.zero
  private var isDown = false

  package init(rows: Int32, height: Float, behaviors: [any ScrollBehavior]) {
    let screen = Rect(x: 0, y: 0, width: 400, height: 240)
    list = ScrollController(
      viewport: screen.size, content: Size(width: 400, height: Double(rows) * Double(height)),
      behaviors: behaviors)
    area = host.add(list, frame: screen)
    host.focus = area
    // The device calls for each update.
    host.frameDuration = 0
  }

  /// One update of the device: how far the crank has turned since the last one, in degrees, and the arrow pad. Returns
  /// whether the screen must be drawn.
  package func update(milliseconds: UInt32, crankChange: Float, isDocked: Bool, isDownPressed: Bool) -> Bool {
    now = clock.time(of: UInt64(milliseconds), arrival: max(now, .milliseconds(Double(milliseconds))))
    let center = Point(x: 200, y: 120)
    if crankChange != 0, !isDocked {
      let delta = Vector(x: 0, y: Double(crankChange / 360 * Self.turn))
      host.wheel(by: delta, phase: isTurning ? .changed : .began, at: center, time: now)
      (isTurning, turned) = (true, now)
    } else if isTurning, isDocked || now - turned > Double(Self.rest) {
      host.wheel(by: .zero, phase: .ended, at: center, time: now)
      isTurning = false
    }
    if isDownPressed != isDown {
      if isDownPressed { host.keyPressed(.down, time: now) } else { host.keyReleased(.down, time: now) }
      isDown = isDownPressed
    }
    return host.frame(at: now) == .needsFrame
  }

  /// Where the content is, in whole pixels, as drawing takes it.
  package var offset: Float {
    let grid = host.pixelGrid(of: area, pixelsPerPoint: 1)
    let start = Rect(origin: .zero - (list.contentOffset - .zero), size: list.contentSize)
    return Float(-grid.pixels(of: start).y)
  }
}
