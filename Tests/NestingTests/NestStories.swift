import Hands
import ScrollTesting
import Testing

/// Fingers, wheels, keys, commands and edits at random, on three levels of scrollers.
struct NestStories {
  /// The kinds of stories.
  enum Mood: CaseIterable {
    /// Input and frames only.
    case calm
    /// The program also commands scrollers and changes the tree.
    case busy
    /// Commands also come from callbacks, times go back, numbers are unusable, and snapshots are restored.
    case wild
  }

  private static let count = perBuild(debug: 100, release: 1_000)

  @Test(arguments: Mood.allCases) func aNestIsValidAndComesToRest(_ mood: Mood) throws {
    // The last seed has a fling of 1.8e-15 points and another fling in one update.
    for seed in Array(0..<UInt64(Self.count)) + [5_605] {
      let story = NestStory(seed: seed, mood)
      for _ in 0..<120 where story.flaw == nil { story.act() }
      story.end()
      try #require(story.flaw == nil, "seed \(seed)\n\(story.acts.suffix(12).joined(separator: "\n"))")
    }
  }
}

/// A story, step by step.
private final class NestStory {
  private let cast: NestCast
  private let nest: ScrollNest
  private let mood: NestStories.Mood
  private var now = 0.0
  private var fingers: [Int: Point] = [:]
  /// True if scrollers have shared movements so far.
  private var hasShared = false
  /// True if the program has acted since the last input or frame, or a speed was set.
  private var isEdited = false
  private var isDriven = false
  /// True if input was fed to the nest.
  private var isFed = false
  private var snapshot: (of: ScrollController, ScrollSnapshot)?
  private(set) var acts: [String] = []
  private(set) var flaw: String?

  init(seed: UInt64, _ mood: NestStories.Mood) {
    cast = NestCast(seed: seed)
    (nest, self.mood) = (cast.nest, mood)
    if mood == .wild { cast.meddle = { [unowned self] in meddle($0) } }
  }

  private var time: Timestamp { .seconds(now) }

  /// Performs a call, and checks the nest afterwards.
  private func act(
    _ name: String, isCommand: Bool = false, _ call: NestChecker.Call = .other, _ act: () -> Void
  ) {
    guard flaw == nil else { return }
    hasShared = hasShared || nest.policy.decidesEachMovement
    acts.append("\(now): \(name)")
    cast.commands.beginCall(isCommand: isCommand)
    cast.order.beginCall(call, in: nest)
    defer { hasShared = hasShared || nest.policy.decidesEachMovement }
    isFed = !isCommand
    act()
    flaw = cast.flaw()
    // Snapshots restore touches of any scroller.
    if mood != .wild { flaw = flaw ?? cast.flawOfLeavers() }
    if cast.commands.inCallbacks == (call == .frame && hasShared ? 1 : 0) {
      // A speed may reach several walls in one frame.
      if !isDriven { flaw = flaw ?? cast.order.endCall(isShared: hasShared, isEdited: isEdited) }
      let hasPlanned = call == .frame && mood != .wild
      if hasPlanned { flaw = flaw ?? NestChecker.waitingScroller(in: nest) }
    }
    isEdited = call == .other && (isCommand || isEdited) || cast.commands.inCallbacks > 0 && mood == .wild
    // A scroller that continues a fling rests elsewhere than at its destination at the lift.
    if isCommand { cast.commands.beginCall(isCommand: true) }
  }

  func act() {
    now += cast.isChance(20) ? cast.number(0...1) : cast.number(0...0.02)
    let time = mood == .wild && cast.isChance(15) ? Timestamp.seconds(now - cast.number(0...2)) : time
    switch Int.random(in: 0..<(mood == .calm ? 9 : 14), using: &cast.random) {
    case 0: touch(time)
    case 1, 2: move(time)
    case 3: lift(time)
    case 4:
      touch(time)
      for _ in 0..<5 {
        now += 0.01
        move(.seconds(now))
      }
      lift(.seconds(now))
    case 5: wheel(time)
    case 6:
      let step = ScrollStep.notches(cast.vector(3))
      let (place, focus) = (cast.point(), cast.isChance(2) ? cast.anyone().nested : nil)
      act("\(step)") {
        if let focus { return nest.step(by: step, from: focus, time: time) }
        nest.step(by: step, at: place, time: time)
      }
    case 7:
      let speed = cast.isChance(3) ? .zero : cast.vector(800)
      let (focus, glides) = (cast.anyone().nested, cast.isChance(2))
      act("moves at \(speed)", isCommand: hasShared) {
        nest.move(at: speed, glides: glides, from: focus, time: time)
      }
      isDriven = speed != .zero || isDriven && focus.path.last !== nest.root
    case 8: frames(Int.random(in: 1...20, using: &cast.random))
    case 9, 10: act("edit", isCommand: true) { cast.edit() }
    default: command()
    }
  }

  private func touch(_ time: Timestamp) {
    let (id, place) = (Int.random(in: 0..<3, using: &cast.random), cast.point())
    act("finger \(id) comes down at \(place)", .touch) { nest.touchBegan(at: place, time: time, id: id) }
    fingers[id] = place
  }

  private func move(_ time: Timestamp) {
    guard let (id, place) = fingers.min(by: { $0.key < $1.key }) else { return }
    fingers[id] = place + cast.vector(60)
    if mood == .wild, cast.isChance(10) { nest.touchMoved(to: Point(x: .nan, y: 3), time: time, id: id) }
    act("finger \(id) moves to \(fingers[id]!)", .move) {
      nest.touchMoved(to: fingers[id]!, time: time, id: id)
    }
  }

  private func lift(_ time: Timestamp) {
    guard let (id, place) = fingers.min(by: { $0.key < $1.key }) else { return }
    fingers[id] = nil
    if cast.isChance(4) { return act("finger \(id) is gone") { nest.touchCancelled(time: time, id: id) } }
    act("finger \(id) lifts", isCommand: hasShared, .lift) { nest.touchEnded(at: place, time: time, id: id) }
  }

  private func wheel(_ time: Timestamp) {
    let (place, all) = (cast.point(), (0...8).compactMap { WheelPhase(rawValue: $0) })
    let phases: [WheelPhase] = [
      .mayBegin, .began, .changed, .changed, .changed, .ended, .momentumBegan, .momentumChanged,
      .momentumEnded,
    ]
    let way = cast.vector(20)
    for (number, phase) in (cast.isChance(3) ? phases : [all.randomElement(using: &cast.random)!])
      .enumerated()
    {
      if number > 0 { now += 0.008 }
      let time = number > 0 ? self.time : time
      let delta = phase == .mayBegin || phase == .ended ? .zero : way
      act("wheel \(phase) \(delta)", isCommand: hasShared) {
        nest.wheel(by: delta, phase: phase, at: place, time: time)
      }
    }
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      now += 1.0 / 60
      frame { nest.advance(to: time) }
    }
  }

  /// Draws a frame. Commands of the nest may plan a fling through several scrollers again in it.
  private func frame(_ advance: () -> Void) {
    act("frame", isCommand: hasShared, .frame) {
      isFed = true
      if hasShared { cast.commands.commandInCallback() }
      advance()
    }
  }

  private func command() {
    let one = cast.anyone()
    act("command to \(one.scroll.viewport.width)", isCommand: true) { command(one.scroll, one.nested) }
  }

  private func command(_ scroll: ScrollController, _ nested: NestedScroller) {
    switch Int.random(in: 0..<(mood == .wild ? 12 : 11), using: &cast.random) {
    case 0: scroll.contentOffset = cast.point()
    case 1: scroll.setContentOffset(cast.point(), animated: true)
    case 2: scroll.fling(velocity: cast.vector(3_000))
    case 3: scroll.stop()
    case 4: scroll.contentSize = Size(width: cast.number(0...900), height: cast.number(0...900))
    case 5: nest.policy = NestCast.policy(&cast.random)
    case 6: nested.scrollsFirst = Edges(rawValue: .random(in: 0...15, using: &cast.random))
    case 7: nest.rails = cast.isChance(2) ? Rails() : nil
    case 8:
      nested.scrollRectToVisible(
        Rect(origin: cast.point(), size: Size(width: 50, height: 50)), animated: true)
    case 9: scroll.settings.isScrollEnabled = PerAxis(x: !cast.isChance(3), y: !cast.isChance(3))
    case 10: scroll.behaviors = Array(scroll.behaviors.reversed())
    default:
      if let (scroll, snapshot) = snapshot { try? scroll.restore(snapshot) }
      snapshot = scroll.phase == .idle ? scroll.snapshot().map { (scroll, $0) } : nil
    }
  }

  private func meddle(_ scroll: ScrollController) {
    guard cast.isChance(60) else { return }
    cast.commands.commandInCallback()
    switch Int.random(in: isFed ? 0..<4 : 2..<4, using: &cast.random) {
    case 0: nest.advance(to: time)
    case 1: nest.touchEnded(at: cast.point(), time: time, id: 0)
    case 2: cast.edit()
    default:
      let one = cast.anyone()
      command(one.scroll, one.nested)
    }
  }

  /// All devices are released, and everything comes to rest.
  func end() {
    cast.meddle = { _ in }
    now += 3
    for id in 0..<3 { act("finger \(id) lifts") { nest.touchCancelled(time: time, id: id) } }
    act("all stops") { nest.move(at: .zero, from: nest.root, time: time) }
    act("wheel ends") { nest.wheel(by: .zero, phase: .cancelled, at: .zero, time: time) }
    guard flaw == nil else { return }
    if cast.members.contains(where: { $0.scroll.isTracking }) { flaw = "a finger is left" }
    var demand = FrameDemand.needsFrame
    for _ in 0..<3_000 where demand != .idle && flaw == nil {
      now += 1.0 / 60
      frame {
        demand = nest.advance(to: time)
        for member in cast.members where member.nested.path.last !== nest.root {
          demand = demand.merged(with: member.scroll.advance(to: time))
        }
      }
    }
    if demand != .idle || cast.members.contains(where: { $0.scroll.phase != .idle }) {
      flaw = flaw ?? "no rest: \(cast.members.map { $0.scroll.phase })"
    }
  }
}
