#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollMotion
  import ScrollProfiles
  import Testing

  // What a release asks for, by each law and profile.
  extension FrameAllocationTests {
    /// Gives each fling a law.
    private final class Feel: ScrollBehavior {
      let law: any MotionLaw
      init(_ law: any MotionLaw) { self.law = law }
      func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
        proposal.glide = PerAxis(.custom(law))
      }
    }

    private static let laws: [any MotionLaw] = [
      AndroidFling(), AndroidFling(.power), ChromiumFling(), ChromiumPhysicsFling(),
      ConstantDeceleration(2_000),
      SpringLaw(response: 0.5, dampingRatio: 0.5),
    ]

    /// A law makes one curve for each axis, and no frame makes more.
    @Test(arguments: laws.indices) func flingsByALaw(_ number: Int) {
      scroll.behaviors = [Feel(Self.laws[number])]
      let (release, frames) = releaseAndFrames()
      #expect(release <= 2, "\(release) a release")
      #expect(frames == 0)
    }

    private static let profiles: [ScrollProfile] = [.ios, .android, .gtk, .chromium, .terminal]

    /// The laws of a profile were made with the link, and a decay is no object.
    @Test(arguments: profiles.indices) func flingsByAProfile(_ number: Int) {
      scroll.behaviors = []
      scroll.apply(Self.profiles[number])
      let (release, frames) = releaseAndFrames()
      let isOfALaw = [.android, .chromium].contains(Self.profiles[number])
      #expect(release <= (isOfALaw ? 2 : 0), "\(release) a release")
      #expect(frames == 0)
    }

    /// A page is a spring, whatever law the natural stop is of.
    @Test(arguments: laws.indices) func flingsToAPage(_ number: Int) {
      scroll.behaviors = [Feel(Self.laws[number]), Paging(axis: .vertical), Bouncing()]
      let (release, frames) = releaseAndFrames()
      #expect(release <= 2, "\(release) a release")
      #expect(frames == 0)
    }

    /// What a release of a drag along both axes asks for, and the frames after it.
    private func releaseAndFrames() -> (release: UInt64, frames: UInt64) {
      warmUp()
      scroll.touchBegan(at: Point(x: 100, y: 700), time: .seconds(clock.seconds))
      for step in 0..<20 { move(step) }
      clock.seconds += 1.0 / 240
      let release = allocations {
        scroll.touchEnded(at: Point(x: 120, y: 637), time: .seconds(clock.seconds))
      }
      let frames = allocations { for _ in 0..<100 { frame() } }
      return (release, frames)
    }

    /// A fling makes one object, the drag, and nothing else.
    @Test func flings() {
      warmUp()
      let flings = 100
      let count = allocations {
        for _ in 0..<flings {
          fling()
          for _ in 0..<100 { frame() }
        }
      }
      #expect(count <= UInt64(flings), "\(Double(count) / Double(flings)) a fling")
      #expect(listener.count > 1_000)
    }
  }
#endif
