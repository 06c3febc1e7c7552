import Hands

/// Gives its axis one law, for flings and walls.
private final class Feel: ScrollBehavior {
  let law: any MotionLaw
  init(_ law: any MotionLaw) { self.law = law }
  func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    proposal.glide.x = .custom(law)
  }
  func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    proposal.response = .custom(resistance: 0.5, law)
  }
}

/// Chains by how flings glide and walls answer: the built-in ways, and each law.
enum LawChain: CaseIterable {
  case open, clamping, bouncing, paging, snapping
  case android, flutter, chromium, physics, constant, swinging, crawling, steady, timing

  var links: [any ScrollBehavior] {
    switch self {
    case .open: []
    case .clamping: [Clamping()]
    case .bouncing: [Bouncing()]
    case .paging: [Paging(), Bouncing()]
    case .snapping: [Bouncing(), Snapping(points: [300, 900], axis: .horizontal)]
    case .android: [Feel(AndroidFling())]
    case .flutter: [Feel(AndroidFling(.power))]
    case .chromium: [Feel(ChromiumFling())]
    case .physics: [Feel(ChromiumPhysicsFling(reach: 900))]
    case .constant: [Feel(ConstantDeceleration(3_000))]
    case .swinging: [Feel(SpringLaw(response: 0.6, dampingRatio: 0.2))]
    case .crawling: [Feel(SpringLaw(response: 0.2, dampingRatio: 3))]
    case .steady: [Feel(SteadySpeed(speed: 700))]
    case .timing: [Feel(TimingCurve(duration: 0.7, curve: .easeOut))]
    }
  }
}
