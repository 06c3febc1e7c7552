import Hands

/// What happens to a scroller, as calls with times: fingers, wheels, keys, sticks, commands, frames and changes of
/// sizes.
///
/// Places and deltas are multiples of 1/8 point, so that a place is exact in the coordinates of a window, too.
struct TwinStory {
  private(set) var calls: [ScrollCall] = []
  /// The calls before which nothing holds the content.
  private(set) var pauses: [Int] = []
  private var random: SeededGenerator
  private let hasSpeeds: Bool
  private var now = 0.0

  /// - Parameter hasSpeeds: true if steady speeds of a stick are among the calls.
  init(seed: UInt64, hasSpeeds: Bool) {
    (random, self.hasSpeeds) = (SeededGenerator(seed: seed), hasSpeeds)
    for _ in 0..<10 {
      pauses.append(calls.count)
      act()
    }
    frames(60)
  }

  private var time: Timestamp { .seconds(now) }

  private mutating func number(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }

  private mutating func frames(_ count: Int) {
    for _ in 0..<count {
      now += 1.0 / 64
      calls.append(.advance(to: time))
    }
  }

  private mutating func act() {
    let way = Vector(x: number(-24...24) / 8, y: number(-320...320) / 8)
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: drag(by: way)
    case 3:
      for _ in 0..<5 {
        now += 1.0 / 64
        calls.append(.wheel(by: way, time: time))
      }
    case 4: calls.append(.step(by: step(way.y < 0 ? -1 : 1), time: time))
    case 5 where hasSpeeds:
      calls.append(.move(at: way * 20, time: time))
      frames(10)
      calls.append(.move(at: .zero, time: time))
    case 6:
      let place = Point(x: 0, y: number(-100...3_000))
      calls.append(.setContentOffset(place, on: nil, arrival: way.x > 0 ? .timed(0.4, .easeInOut) : nil))
    case 7: calls.append(.fling(velocity: way * 50))
    case 8: calls.append(.stop)
    case 9:
      let side = number(200...600)
      calls.append(
        .resize(
          viewport: Size(width: side, height: side), content: Size(width: side, height: number(300...4_000))))
    case 10: calls.append(.resize(inset: Insets(top: number(0...80))))
    default: break
    }
    frames(Int.random(in: 0...20, using: &random))
  }

  private mutating func drag(by way: Vector) {
    var place = Point(x: 100, y: 100)
    calls.append(.touchBegan(at: place, time: time))
    for _ in 0..<6 {
      now += 1.0 / 128
      place = place - way + Vector(x: 0, y: number(-16...16) / 8)
      calls.append(.touchMoved(to: place, time: time))
    }
    if Bool.random(using: &random) { now += 0.1 }
    calls.append(.touchEnded(at: place, time: time))
  }

  private mutating func step(_ way: Double) -> ScrollStep {
    let amount = Vector(x: 0, y: way)
    return [.arrows(amount), .lines(amount), .notches(amount), .pages(amount), .ends(amount)]
      .randomElement(using: &random)!
  }
}
