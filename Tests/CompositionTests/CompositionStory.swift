import Hands

/// A chain of built-in links and what is done to it, both made from a seed.
struct CompositionStory {
  var chain: [CompositionLink]
  private(set) var actions: [Action] = []

  /// One thing that happens; the content comes to rest after each.
  enum Action {
    /// A finger that goes by these vectors, 8 ms each, and lifts after a pause.
    case drag([Vector], pause: Double)
    case wheel([Vector])
    case set(Point, animated: Bool)
    case step(Vector)
    case resize(viewport: Double, content: Double)
  }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func happens(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < chance }
    func number(_ limit: Double) -> Double { Double.random(in: -limit...limit, using: &generator) }
    func quarter(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &generator)) / 4 }
    func some() -> Edges { Edges(rawValue: UInt8.random(in: 1...15, using: &generator)) }

    chain = []
    if happens(0.6) {
      chain.append(.lock([.off, .dominant, .sticky][Int.random(in: 0...2, using: &generator)]))
    }
    for axis in Axis.both {
      switch Int.random(in: 0...9, using: &generator) {
      case 0...4: chain.append(.paging(axis))
      case 5, 6: chain.append(.areas(axis))
      default: break
      }
      if happens(0.15) { chain.append(.endless(axis)) }
      if happens(0.15) { chain.append(.ring(axis)) }
      for _ in 0..<Int.random(in: 0...2, using: &generator) where happens(0.5) {
        let lower = quarter(-400...4_000)
        chain.append(.walls(axis, lower, lower + quarter(0...5_000)))
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      chain.append(happens(0.5) ? .clamping(some()) : .bouncing(some()))
    }
    if happens(0.5) { chain.append(happens(0.5) ? .clamping(.all) : .bouncing(.all)) }
    chain.shuffle(using: &generator)

    for _ in 0..<6 {
      switch Int.random(in: 0...9, using: &generator) {
      case 0: actions.append(.wheel((0..<6).map { _ in Vector(x: number(30), y: number(30)) }))
      case 1: actions.append(.set(Point(x: number(2_500), y: number(2_500)), animated: happens(0.5)))
      case 2: actions.append(.step(Vector(x: number(20), y: number(20))))
      case 3: actions.append(.resize(viewport: quarter(800...2_400), content: quarter(400...12_000)))
      default:
        let speed = Vector(x: number(40), y: number(40))
        actions.append(
          .drag(
            (0..<8).map { _ in speed + Vector(x: number(15), y: number(15)) }, pause: happens(0.2) ? 0.1 : 0))
      }
    }
  }

  /// Does it all. `lifted` is called between the lift of a drag and the frames that follow it, `rested` after them.
  func play(
    on scroll: ScrollController, lifted: (Finger) -> Void = { _ in }, rested: (Finger) -> Void = { _ in }
  ) {
    let finger = Finger(scroll)
    for action in actions {
      switch action {
      case .drag(let moves, let pause):
        finger.down()
        for move in moves { finger.move(by: move) }
        finger.lift(after: pause)
        lifted(finger)
      case .wheel(let deltas): for delta in deltas { finger.wheel(by: delta) }
      case .set(let offset, let animated): scroll.setContentOffset(offset, animated: animated)
      case .step(let lines): scroll.step(by: .lines(lines), time: .seconds(finger.now))
      case .resize(let viewport, let content):
        scroll.resize(
          viewport: Size(width: viewport, height: viewport), content: Size(width: content, height: content))
      }
      finger.rest(every: 0.05)
      rested(finger)
    }
  }
}
