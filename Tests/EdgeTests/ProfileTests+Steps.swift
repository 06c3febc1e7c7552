import Hands
import Testing

/// Steps with the profiles.
extension ProfileTests {
  /// Steps by which links are asked with the cause `.step`, and by parts of a notch with `.wheel`; and how far each
  /// goes.
  private static let steps:
    [(
      isWheel: Bool, step: @Sendable (Vector) -> ScrollStep, way: @Sendable (ScrollSettings, Double) -> Double
    )] = [
      (false, { .arrows($0) }, { settings, _ in settings.arrowLength }),
      (false, { .points($0 * 70) }, { _, _ in 70 }),
      (true, { .notches($0) }, { $0.notchLength(of: $1) }),
      (true, { .lines($0 * 3) }, { settings, _ in settings.lineLength * 3 }),
      (true, { .notches($0 / 4) }, { $0.notchLength(of: $1) / 4 }),
    ]

  @Test(arguments: all.indices, steps.indices)
  func keysAndNotchesAreAnimatedByTheProfile(_ index: Int, _ number: Int) {
    let profile = Self.all[index].profile
    let (isWheel, step, length) = Self.steps[number]
    let animation = isWheel ? profile.notches : profile.keys
    for axis in Axis.both {
      let hand = hand(profile, axis)
      let way = length(profile.settings, hand.scroll.viewport[axis])
      hand.frame()
      hand.scroll.step(by: step(axis.vector(1)), time: hand.time)
      #expect((hand.destination - 4_000 - way).magnitude < 1e-9)
      switch animation {
      case .jump: #expect(hand.offset == hand.destination && hand.scroll.phase == .idle)
      case .timed(let seconds, _): #expect(hand.scroll.motion?.settlingTime == seconds)
      case .spring: #expect(hand.scroll.phase == .animating)
      }
      hand.frames(3)
      let (offset, speed) = (hand.offset, hand.speed)
      hand.scroll.step(by: step(axis.vector(1)), time: hand.time)
      if animation != .jump { #expect(hand.offset == offset && (hand.speed - speed).magnitude < 1e-6) }
      let isShown = profile.settings.keyAddition == .never && !isWheel
      let rest = (isShown ? offset : 4_000 + way) + way
      #expect((hand.resting() - rest).magnitude < 1e-9 && hand.scroll.diagnostics.total == 0)
    }
  }

  /// Tells what a chain is asked with.
  final class Asked: ScrollBehavior {
    var (steps, projected, natural) = ([ScrollStep?](), [Double](), [Double]())
    let axis: Axis
    init(_ axis: Axis) { self.axis = axis }
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      steps.append(proposal.step)
      projected.append(proposal.projected[axis])
      natural.append(proposal.natural[axis])
    }
  }

  @Test(arguments: steps.indices, Axis.both) func aLinkReadsTheStepOfAQuestion(_ number: Int, _ axis: Axis) {
    let asked = Asked(axis)
    let hand = hand(.ios, axis, [asked])
    let step = Self.steps[number].step(axis.vector(1))
    asked.steps = []
    hand.scroll.step(by: step, time: hand.time)
    hand.rest()
    hand.fling(at: 900)
    hand.rest()
    hand.scroll.setContentOffset(.zero, animated: true)
    #expect(asked.steps == [step, nil, nil] && step.isWheel == Self.steps[number].isWheel)
    #expect(asked.projected == asked.natural)
  }
}
