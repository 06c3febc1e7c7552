import ScrollBehaviors
import ScrollMotion

/// A behaviour with one law of the library for an axis. Flings glide by the law, and walls answer by it.
final class Feel: ScrollBehavior {
  private let axis: Axis
  private let law: any MotionLaw

  /// Creates the behaviour with a law.
  init(_ axis: Axis, _ numbers: [Double]) {
    self.axis = axis
    law = Self.makers.lazy.compactMap { $0(numbers) }.first ?? SpringLaw(response: 0.5)
  }

  var name: StaticString { "Feel" }

  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    proposal.glide[axis] = .custom(law)
    proposal.projection[axis] = .decay(rate: 0.99)
  }

  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    if proposal.axis == axis { proposal.response = .custom(resistance: 0.55, law) }
  }

  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    for maker in Self.makers { memory.law(maker) }
  }

  private static var makers: [LawMaker] {
    [
      { SpringLaw(archived: $0) }, { AndroidFling(archived: $0) }, { ChromiumFling(archived: $0) },
      { ChromiumPhysicsFling(archived: $0) }, { ConstantDeceleration(archived: $0) },
      { SteadySpeed(archived: $0) }, { TimingCurve(archived: $0) },
    ]
  }

  /// Returns any of the laws that a program can make.
  static func law(_ fate: Fate) -> any MotionLaw {
    switch fate.index(below: 7) {
    case 0:
      SpringLaw(
        response: fate.between(0.1, 1), dampingRatio: fate.pick([0.01, 0.1, 1, 3, fate.between(0.2, 1.5)]))
    case 1:
      AndroidFling(
        fate.pick([.spline, .power]), friction: fate.between(0.005, 0.05),
        pointsPerInch: fate.between(60, 400))
    case 2: ChromiumFling()
    case 3: ChromiumPhysicsFling(reach: fate.pick([nil, fate.between(300, 3_000)]))
    case 4: ConstantDeceleration(fate.between(300, 9_000))
    case 5: SteadySpeed(speed: fate.between(50, 5_000))
    default:
      TimingCurve(
        duration: fate.between(0, 1),
        curve: fate.pick([.linear, .ease, .easeInOut, CubicBezier(0.3, -1, 0.6, 2)]))
    }
  }
}
