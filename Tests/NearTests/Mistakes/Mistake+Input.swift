import Hands
import ScrollNesting

extension Mistake {
  /// A host that passes times, velocities, fingers or sizes that cannot be right.
  static let ofInput: [Mistake] = [
    Mistake("moves of a touch in milliseconds", .likely, "Write .milliseconds(t)") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.touchBegan(at: .zero, time: .zero)
      for step in 1...8 {
        scroll.touchMoved(to: Point(x: 0, y: Double(step) * 9), time: .seconds(8 * Double(step)))
      }
      $0.collect(scroll)
    },
    Mistake("frames in milliseconds", .likely, "Write .milliseconds(t)") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      for step in 0..<12 {
        scroll.wheel(by: Vector(x: 0, y: 20), time: .seconds(32 * Double(step)))
        scroll.advance(to: .seconds(32 * Double(step) + 16))
      }
      $0.collect(scroll)
    },
    Mistake("flings in points per millisecond", .likely, "multiply by 1000", isForDebugBuilds: true) {
      let scroll = $0.scroller([Bouncing()], content: tall)
      for turn in 0..<5 {
        scroll.fling(velocity: Vector(x: 0, y: 1.5))
        $0.rest(scroll, from: Double(turn) * 6)
      }
      $0.collect(scroll)
    },
    Mistake("lifts in points per millisecond", .likely, "multiply by 1000", isForDebugBuilds: true) {
      let scroll = $0.scroller([Bouncing()], content: tall)
      for turn in 0..<5 {
        $0.drag(scroll, at: Double(turn) * 6, velocity: Vector(x: -1, y: -2))
        $0.rest(scroll, from: Double(turn) * 6 + 0.2)
      }
      $0.collect(scroll)
    },
    Mistake("a finger that never ends", .likely, "Call touchEnded or touchCancelled") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.touchBegan(at: .zero, time: .zero)
      scroll.touchMoved(to: Point(x: 0, y: 40), time: .seconds(0.1))
      for second in 1...40 { scroll.advance(to: .seconds(Double(second))) }
      $0.collect(scroll)
    },
    Mistake("a move of a finger that is not down", .refusal, "Begin each touch once, and end it once") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.touchMoved(to: .zero, time: .zero, id: 7)
      $0.collect(scroll)
    },
    Mistake("a finger that comes down twice", .refusal, "Begin each touch once, and end it once") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.touchBegan(at: .zero, time: .zero)
      scroll.touchBegan(at: .zero, time: .seconds(1))
      $0.collect(scroll)
    },
    Mistake("a frame before the last frame", .refusal, "Give times that do not go back") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.advance(to: .seconds(0.5))
      scroll.advance(to: .seconds(0.25))
      $0.collect(scroll)
    },
    Mistake("two clocks", .refusal, "take the times of events and frames from one clock") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.advance(to: .seconds(99_999))
      scroll.touchBegan(at: .zero, time: .seconds(1))
      $0.collect(scroll)
    },
    Mistake("a position that is no number", .refusal, "Give numbers that are finite") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.touchBegan(at: Point(x: 0, y: 1 / 0.0), time: .zero)
      $0.collect(scroll)
    },
    Mistake("a negative size", .refusal, "no negative sizes") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.viewport.height = -1
      $0.collect(scroll)
    },
    Mistake("a setting out of its range", .refusal, "slop -1") {
      let scroll = $0.scroller([Bouncing()], content: tall)
      scroll.settings.slop = -1
      $0.collect(scroll)
    },
    Mistake("input for a scroller that is not in the nest", .refusal, "Add the scroller to the nest first") {
      let nest = ScrollNest(
        NestedScroller($0.scroller([Bouncing()], content: tall)), policy: NegotiatingPolicy())
      let other = NestedScroller($0.scroller([Bouncing()], content: tall))
      nest.step(by: .pages(Vector(x: 0, y: 1)), from: other, time: .zero)
      $0.collect(nest.diagnostics)
    },
  ]
}
