import ScrollBehaviors
import ScrollEngine
import ScrollMotion

/// Decides what happens next: whole gestures and frames, and single actions at random. Its decisions depend only on
/// fate and the plan, not on their results.
struct Author {
  let fate: Fate
  let plan: StagePlan
  private var now = 0.0

  init(_ fate: Fate, _ plan: StagePlan) { (self.fate, self.plan) = (fate, plan) }

  private mutating func time(after seconds: Double) -> Timestamp {
    if fate.happens(plan.mood.leaps) {
      if fate.happens(0.5) { return .seconds(fate.number(1e6)) }
      now += fate.number(3)
    } else {
      now += seconds
    }
    return .seconds(now)
  }

  /// Returns some related actions.
  mutating func nextScene() -> [Call] {
    if plan.isOfRows, fate.happens(0.4), let call = linkCommand() { return [call] }
    switch fate.index(below: 15) {
    case 0...3: return gesture()
    case 4...6: return frames()
    case 7: return swipe()
    case 8: return fate.happens(0.4) ? steady() : [.call(.step(by: step(), time: time(after: 0.05)))]
    case 9: return plan.mood == .sane ? frames() : [loose()]
    case 10: return fate.happens(0.8) ? [.twin] : [.untwin]
    case 11: return fate.happens(0.7) ? [.rewind] + gesture() + frames() + [.rewind] : [.rewind]
    case 12 where !plan.isOfRows: return [change()]
    default: return [command()]
    }
  }

  private mutating func frame(after seconds: Double) -> Call {
    .call(.advance(to: time(after: seconds)))
  }

  private mutating func gesture() -> [Call] {
    let id = fate.index(below: 3)
    var place = Point(x: fate.between(0, 400), y: fate.between(0, 800))
    let speed = Vector(x: fate.between(-60, 60), y: fate.between(-60, 60))
    var actions: [Call] = [.call(.touchBegan(at: place, time: time(after: 0.05), id: id))]
    for _ in 0...fate.index(below: 7) {
      place += speed * fate.between(0.5, 1.5)
      if fate.happens(fate.strangeness) { place = fate.point(1e4) }
      actions.append(.call(.touchMoved(to: place, time: time(after: 0.008), id: id)))
      if fate.happens(0.2) { actions.append(frame(after: 0.004)) }
      if fate.happens(0.05) { actions.append(command()) }
      if fate.happens(0.03) { actions.append(loose()) }
    }
    if fate.happens(0.1) { now += 0.2 }
    if fate.happens(0.08) { return actions }
    let isCancelled = fate.happens(0.1)
    let end = time(after: 0.004)
    actions.append(
      .call(isCancelled ? .touchCancelled(time: end, id: id) : .touchEnded(at: place, time: end, id: id)))
    return fate.happens(0.5) ? actions + rest() : actions
  }

  /// Draws frames until any usual motion is over.
  private mutating func rest() -> [Call] {
    [0.02, 0.1, 0.3, 1, 3, 10].map { frame(after: $0) }
  }

  /// Lifts all fingers, and draws frames until any usual motion is over.
  mutating func comeToRest() -> [Call] {
    (0..<3).map { .call(.touchCancelled(time: time(after: 0.01), id: $0)) }
      + [wheel(.zero, .cancelled, after: 0.01)] + rest() + rest()
  }

  private mutating func frames() -> [Call] {
    let step = fate.pick([1.0 / 120, 1.0 / 60, 0.1, 1])
    return (0...fate.index(below: 12)).map { _ in frame(after: step) }
  }

  private mutating func wheel(_ delta: Vector, _ phase: WheelPhase, after seconds: Double) -> Call {
    .call(.wheel(by: delta, phase: phase, time: time(after: seconds)))
  }

  private static let phases = (0...8).compactMap { WheelPhase(rawValue: $0) }

  /// Returns precise deltas, with or without phases. Their ends may be lost.
  private mutating func swipe() -> [Call] {
    if fate.happens(0.3) {
      return (0...fate.index(below: 5)).map { _ in wheel(fate.vector(80), .unknown, after: 0.01) }
    }
    let isKnown = fate.happens(0.7)
    var delta = fate.vector(80)
    var swipe: [Call] = []
    func add(_ phase: WheelPhase, _ count: Int, keeping part: Double) {
      for _ in 0..<count {
        swipe.append(wheel(delta, isKnown ? phase : .unknown, after: fate.pick([0.008, 0.016])))
        delta = delta * part
      }
    }
    add(.changed, 1 + fate.index(below: 6), keeping: 1.2)
    if isKnown, fate.happens(0.8) {
      swipe.append(wheel(.zero, fate.pick([.ended, .ended, .cancelled]), after: 0))
    }
    add(.momentumChanged, fate.index(below: 12), keeping: 0.9)
    return swipe
  }

  /// Returns a changing speed, with frames in between. Its end may be lost.
  private mutating func steady() -> [Call] {
    var calls: [Call] = []
    for _ in 0...fate.index(below: 3) {
      calls += [.call(.move(at: fate.vector(3_000), time: time(after: 0.01)))] + frames()
    }
    if fate.happens(0.8) {
      calls.append(.call(.move(at: .zero, glides: fate.happens(0.5), time: time(after: 0.01))))
    }
    return calls
  }

  private func step() -> ScrollStep {
    fate.pick([
      .lines(fate.vector(5)), .pages(fate.vector(2)), .arrows(fate.vector(3)), .notches(fate.vector(1.5)),
    ])
  }

  /// Returns unrelated input.
  mutating func loose() -> Call {
    let id = fate.index(below: 3)
    let time = time(after: 0.005)
    let call: ScrollCall =
      switch fate.index(below: 7) {
      case 0: .touchBegan(at: fate.point(500), time: time, id: id)
      case 1: .touchMoved(to: fate.point(500), time: time, id: id)
      case 2: .touchEnded(at: fate.point(500), time: time, id: id)
      case 3: .touchCancelled(time: time, id: id)
      case 4: .wheel(by: fate.vector(300), phase: fate.pick(Self.phases), time: time)
      case 5: .step(by: step(), time: time)
      default: .advance(to: time)
      }
    return .call(call)
  }

  /// Returns actions whose numbers are multiples of 1/64, and after which nothing moves by itself.
  mutating func exactScene() -> [Call] {
    var place = Point(x: fate.exact(0, 400), y: fate.exact(0, 400))
    switch fate.index(below: 4) {
    case 0:
      var settings = ScrollSettings()
      settings.slop = 0
      var actions: [Call] = [
        .call(.setSettings(settings)), .call(.touchBegan(at: place, time: time(after: 1))),
      ]
      for _ in 0...fate.index(below: 6) {
        place += Vector(x: fate.exact(-60, 60), y: fate.exact(-60, 60))
        actions.append(.call(.touchMoved(to: place, time: time(after: 0.008))))
        if fate.happens(0.2), let call = linkCommand(), case .edit = call { actions.append(call) }
      }
      return actions + [.call(.touchEnded(at: place, time: time(after: 1)))]
    case 1: return [.call(.resize(viewport: Size(width: side(), height: side())))]
    case 2: return [.nudge(Vector(x: fate.exact(-900, 900), y: fate.exact(-900, 900)))]
    default:
      if let call = linkCommand(), case .edit = call { return [call] }
      return [.call(.invalidateLayout)]
    }
  }
}
