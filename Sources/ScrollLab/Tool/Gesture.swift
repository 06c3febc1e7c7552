package import ScrollBehaviors
import ScrollEngine
package import ScrollNesting

/// A gesture on a scroller, with frames at 120 Hz. Distances are those of the content.
package enum Gesture {
  /// A finger that moves at a speed for 0.1 s, and is lifted; in points per second.
  case flick(Double)
  /// A finger that moves by a distance in 0.4 s, holds still for 0.1 s, and is lifted.
  case drag(Double)
  /// A finger that goes so far along both axes in 0.4 s, then turns and goes on, rests for 0.1 s, and is lifted.
  case path([Vector])
  /// Notches of a wheel, 0.05 s apart.
  case notches(Int)
  /// What the program does next, such as an edit: the event with this number.
  case event(Int)
  /// A pause, in seconds.
  case wait(Double)
  /// Frames until nothing moves any more, at most 20 s.
  case settle

  /// Plays gestures one after the other. Calls `event` for each event, and `afterFrame` after each frame. With a nest,
  /// its outermost scroller gets no input of its own.
  package static func play(
    _ gestures: [Gesture], into scroll: ScrollController, nest: ScrollNest? = nil, _ axis: Axis,
    event: @escaping (Int, Timestamp) -> Void = { _, _ in }, afterFrame: @escaping (Double) -> Void = { _ in }
  ) {
    var hand = Hand(scroll: scroll, nest: nest, axis: axis, event: event, afterFrame: afterFrame)
    hand.frame()
    for gesture in gestures { hand.do(gesture) }
  }

  private struct Hand {
    let scroll: ScrollController
    let nest: ScrollNest?
    let axis: Axis
    let event: (Int, Timestamp) -> Void
    let afterFrame: (Double) -> Void
    var now = 0.0
    var place = Point(x: 195, y: 600)

    /// The receiver of fingers and frames.
    var receiver: any ScrollReceiver { if let nest { nest } else { scroll } }

    func began() { receiver.perform(.touchBegan(at: place, time: .seconds(now))) }
    func moved() { receiver.perform(.touchMoved(to: place, time: .seconds(now))) }
    func ended() { receiver.perform(.touchEnded(at: place, time: .seconds(now))) }

    mutating func frame() {
      receiver.perform(.advance(to: .seconds(now)))
      afterFrame(now)
      now += 1.0 / 120
    }

    mutating func frames(_ seconds: Double) {
      for _ in 0..<Int((seconds * 120).rounded()) { frame() }
    }

    private mutating func swipe(by step: Vector, frames count: Int) {
      for _ in 0..<count {
        place = place - step
        moved()
        frame()
      }
    }

    private mutating func swipe(at speed: Double, frames count: Int) {
      var step = Vector.zero
      step[axis] = speed / 120
      swipe(by: step, frames: count)
    }

    mutating func `do`(_ gesture: Gesture) {
      switch gesture {
      case .flick(let speed):
        began()
        swipe(at: speed, frames: 12)
        place[axis] -= speed / 120
        ended()
      case .drag(let distance):
        began()
        swipe(at: distance / 0.4, frames: 48)
        frames(0.1)
        ended()
      case .path(let ways):
        began()
        for way in ways { swipe(by: way * (1.0 / 48), frames: 48) }
        frames(0.1)
        ended()
      case .notches(let count):
        for _ in 0..<abs(count) {
          let notch = count < 0 ? -1.0 : 1
          scroll.step(
            by: .notches(axis == .vertical ? Vector(x: 0, y: notch) : Vector(x: notch, y: 0)),
            time: .seconds(now))
          frames(0.05)
        }
      case .event(let number): event(number, .seconds(now))
      case .wait(let seconds): frames(seconds)
      case .settle:
        let end = now + 20
        repeat { frame() } while scroll.phase != .idle && now < end
      }
    }
  }
}
