import Hands
import ScrollTesting
import Testing

/// Linked scrollers at random: fingers, commands and edits on all of them. Some join, leave or are deallocated
/// meanwhile.
struct LinkStories {
  private static let count = perBuild(debug: 100, release: 3_000)

  private struct Member {
    let scroll: ScrollController
    let checker: CallbackChecker

    init(_ links: [LinkedScrollers], _ commands: CommandCount, _ random: inout SeededGenerator) {
      let content = Double(Int.random(in: 300...1_200, using: &random))
      checker = CallbackChecker("\(content)", joinsLate: true, readsCauses: false, commands: commands)
      scroll = scroller(Casting.chain(&random), viewport: 300, content: content, delegate: checker)
      scroll.checksChain = false
      join(links, &random)
    }

    func join(_ links: [LinkedScrollers], _ random: inout SeededGenerator) {
      scroll.behaviors.removeAll { $0 is LinkedMember }
      for group in links where Bool.random(using: &random) {
        let scale = Bool.random(using: &random) ? 1 : Double.random(in: -3...3, using: &random)
        scroll.behaviors.append(
          group.member(
            scale: PerAxis(scale), leads: Int.random(in: 0..<4, using: &random) > 0,
            follows: Int.random(in: 0..<4, using: &random) > 0))
      }
    }
  }

  @Test func linkedScrollersAreValidAndComeToRest() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let links = [LinkedScrollers(), LinkedScrollers(.vertical, by: .progress), LinkedScrollers(.vertical)]
      let commands = CommandCount()
      var members = (0..<4).map { _ in Member(links, commands, &random) }
      var now = 0.0
      func flaw() -> String? {
        for member in members {
          if let flaw = Casting.flaw(member.scroll, member.checker) { return flaw }
          let refused = member.scroll.diagnostics.count(of: .command)
          if refused > 0 { return "\(member.scroll.diagnostics)" }
        }
        return nil
      }
      func frame() -> FrameDemand {
        now += 1.0 / 60
        commands.beginCall(isCommand: true)
        return members.reduce(.idle) { $0.merged(with: $1.scroll.advance(to: .seconds(now))) }
      }
      func act(on number: Int) {
        let scroll = members[number].scroll
        let place = Point(x: .random(in: 0...300, using: &random), y: .random(in: -200...600, using: &random))
        commands.beginCall(isCommand: true)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: scroll.touchBegan(at: place, time: .seconds(now))
        case 1, 2: if scroll.finger != nil { scroll.touchMoved(to: place, time: .seconds(now)) }
        case 3: if scroll.finger != nil { scroll.touchEnded(at: place, time: .seconds(now)) }
        case 4: scroll.setContentOffset(place, animated: true)
        case 5: scroll.contentOffset = place
        case 6: scroll.fling(velocity: (place - .zero) * 4)
        case 7: scroll.contentSize.height = .random(in: 0...1_500, using: &random)
        case 8: members[number].join(links, &random)
        case 9: members[number] = Member(links, commands, &random)
        case 10: scroll.wheel(by: place - Point(x: 150, y: 200), time: .seconds(now))
        default: for _ in 0..<Int.random(in: 1...9, using: &random) { _ = frame() }
        }
      }
      var found: String?
      for _ in 0..<100 where found == nil {
        now += .random(in: 0...0.02, using: &random)
        act(on: Int.random(in: 0..<members.count, using: &random))
        found = flaw()
      }
      for member in members { member.scroll.cancelAllTouches(time: .seconds(now)) }
      var frames = 0
      while found == nil, frame() != .idle {
        frames += 1
        found = frames < 3_000 ? flaw() : "no rest: \(members.map { $0.scroll.phase })"
      }
      try #require(found == nil, "seed \(seed)")
    }
  }
}
