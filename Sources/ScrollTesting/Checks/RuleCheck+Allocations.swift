import ScrollBehaviors

extension RuleCheck {
  /// Counts the allocations of frames in release builds: in debug builds the compiler makes copies of its own.
  func allocation(_ script: CheckScript) -> RuleFinding? {
    #if DEBUG
      return nil
    #else
      guard let allocationCount else { return nil }
      let scroll = ScrollController(
        viewport: script.viewport, content: Size(width: 60_000, height: 60_000),
        behaviors: maker.chain().behaviors)
      scroll.checksChain = false
      var now = 0.0
      func fling(_ velocity: Vector) {
        for each in Gesture.fling(velocity: velocity).inputs {
          scroll.feed(each.input, at: .seconds(now + each.time))
        }
        now += 0.12
      }
      func frames(_ count: Int) -> UInt64 {
        var worst: UInt64 = 0
        for _ in 0..<count {
          now += 1.0 / 60
          let before = allocationCount()
          scroll.advance(to: .seconds(now))
          worst = max(worst, allocationCount() - before)
        }
        return worst
      }
      // Everything that is created once is created now.
      for velocity in [Vector(x: 900, y: 2_900), Vector(x: -700, y: -2_100), Vector(x: 800, y: 3_000)] {
        fling(velocity)
        _ = frames(400)
      }
      fling(Vector(x: -700, y: -2_500))
      let worst = frames(200)
      return worst == 0 ? nil : RuleFinding("a frame of a fling allocates \(worst) times")
    #endif
  }
}
