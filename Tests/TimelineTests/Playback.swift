import Hands
import ScrollTimelines
import Testing

/// A gesture of a random story, with times that do not depend on frames.
struct StoryGesture {
  enum Kind {
    case drag(samples: [(seconds: Double, place: Point)], lift: Double)
    case wheel([(seconds: Double, delta: Vector)])
    case animate(to: Point)
    case fling(Vector)
    case step(ScrollStep)
  }

  let kind: Kind
  /// The seconds from the first frame at which the gesture begins.
  let begins: Double
}

/// A scroller that plays the same gestures at different frame rates.
struct Playback {
  /// When frames are drawn.
  enum Frames {
    /// So many a second.
    case rate(Double)
    /// One before each gesture, and one after all motions have ended.
    case atEnds
  }

  let gestures: [StoryGesture]
  let end: Double

  /// Plays the gestures. Each begins with a frame at its time, because a motion of the program begins with a frame.
  func play(_ scroll: ScrollController, _ frames: Frames) {
    var inputs: [(time: Double, act: (Timestamp) -> Void)] = []
    func add(_ time: Double, _ act: @escaping (Timestamp) -> Void) { inputs.append((time, act)) }
    for gesture in gestures {
      let begins = gesture.begins
      switch gesture.kind {
      case .drag(let samples, let lift):
        guard let first = samples.first, let last = samples.last else { continue }
        add(begins) { scroll.touchBegan(at: first.place, time: $0) }
        for sample in samples.dropFirst() {
          add(begins + sample.seconds) { scroll.touchMoved(to: sample.place, time: $0) }
        }
        add(begins + lift) { scroll.touchEnded(at: last.place, time: $0) }
      case .wheel(let deltas):
        for delta in deltas { add(begins + delta.seconds) { scroll.wheel(by: delta.delta, time: $0) } }
        // A run of deltas ends in a frame. A motion that also ends in this frame is not known to a link.
        add(begins + (deltas.last?.seconds ?? 0) + 0.11) { scroll.advance(to: $0) }
      case .animate(let target):
        add(begins) {
          scroll.advance(to: $0)
          scroll.setContentOffset(target, animated: true)
          scroll.advance(to: $0)
        }
      case .fling(let velocity):
        add(begins) {
          scroll.advance(to: $0)
          scroll.fling(velocity: velocity)
          scroll.advance(to: $0)
        }
      case .step(let step): add(begins) { scroll.step(by: step, time: $0) }
      }
    }
    var frame = 0
    scroll.advance(to: .zero)
    for input in inputs {
      if case .rate(let rate) = frames {
        while Double(frame + 1) / rate < input.time {
          frame += 1
          scroll.advance(to: .seconds(Double(frame) / rate))
        }
      }
      input.act(.seconds(input.time))
    }
    if case .rate(let rate) = frames {
      while Double(frame) / rate < end {
        frame += 1
        scroll.advance(to: .seconds(Double(frame) / rate))
      }
    }
    scroll.advance(to: .seconds(end))
  }

  /// Makes random gestures over content of a size, in both directions.
  init(_ random: inout SeededGenerator, across: Bool) {
    var (gestures, time) = ([StoryGesture](), 0.25)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      let kind: StoryGesture.Kind
      switch Int.random(in: 0...5, using: &random) {
      case 0, 1:
        var (place, seconds) = (Point(x: 200, y: 300), 0.0)
        var samples = [(seconds: 0.0, place: place)]
        let speed = Vector(x: across ? number(-900...900) : 0, y: number(-2_500...2_500))
        for _ in 0..<Int.random(in: 2...8, using: &random) {
          let gap = number(0.004...0.03)
          seconds += gap
          place = place + speed * gap
          samples.append((seconds, place))
        }
        kind = .drag(samples: samples, lift: seconds + number(0...0.01))
      case 2: kind = .animate(to: Point(x: across ? number(0...900) : 0, y: number(0...4_000)))
      case 3: kind = .fling(Vector(x: across ? number(-1_500...1_500) : 0, y: number(-3_000...3_000)))
      case 4:
        var (deltas, seconds) = ([(seconds: Double, delta: Vector)](), 0.0)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          deltas.append((seconds, Vector(x: across ? number(-60...60) : 0, y: number(-150...150))))
          seconds += number(0.004...0.03)
        }
        kind = .wheel(deltas)
      default: kind = .step(.arrows(Vector(x: 0, y: number(0...1) < 0.5 ? -1 : 1)))
      }
      gestures.append(StoryGesture(kind: kind, begins: time))
      // Some gestures catch the motion of the one before.
      time += number(0.3...1.8)
    }
    (self.gestures, end) = (gestures, time + 3)
  }
}

let frameRates: [Playback.Frames] = [.rate(7), .rate(60), .rate(240), .atEnds]
