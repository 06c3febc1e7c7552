import Hands
import ScrollPatterns
import Testing

/// The rule of anchors at random positions, and random stories of a sheet.
struct AnchorPropertyTests {
  private struct Case {
    let anchors: [DragAnchor]
    let rule: AnchorRule
    let release: AnchorRule.Release

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 4 }
      anchors = (0..<Int64.random(in: 1...5, using: &random)).map {
        DragAnchor(DragState($0), at: number(-2_000...2_000))
      }
      let threshold =
        Bool.random(using: &random)
        ? AnchorRule.Threshold.part(number(0...4)) : .points(number(0...800))
      rule = AnchorRule(distance: threshold, speed: number(0...2_000), skips: Bool.random(using: &random))
      let (start, position) = (number(-2_000...2_000), number(-2_500...2_500))
      release = AnchorRule.Release(
        position: position, start: Bool.random(using: &random) ? start : position,
        velocity: Bool.random(using: &random) ? 0 : number(-4_000...4_000), natural: number(-4_000...4_000))
    }

    var positions: AnchorPositions { AnchorPositions(anchors, in: AnchorSizes(view: 400, content: 400)) }
  }

  @Test(arguments: 0..<600) func theMirroredReleaseLeadsToTheMirroredState(_ seed: Int) throws {
    let setting = Case(seed: seed)
    let (release, positions) = (setting.release, setting.positions)
    let state = try #require(setting.rule.state(after: release, in: positions))
    let mirrored = AnchorPositions(
      setting.anchors.reversed().map { anchor in
        DragAnchor(anchor.state) { anchor.position(in: $0).map { 0 - $0 } }
      },
      in: AnchorSizes(view: 400, content: 400))
    let other = AnchorRule.Release(
      position: -release.position, start: -release.start, velocity: -release.velocity,
      natural: -release.natural)
    let answer = try #require(setting.rule.state(after: other, in: mirrored))
    let (one, two) = (
      try #require(positions.position(of: state)), try #require(mirrored.position(of: answer))
    )
    // Half-way the lower one is taken, in either direction.
    let isHalfway = (one - release.position).magnitude == (two + release.position).magnitude
    #expect(one == -two || isHalfway)
  }

  @Test(arguments: 0..<600) func aFastReleaseNeverGoesBackAndASlowOneStaysBetweenItsNeighbours(_ seed: Int)
    throws
  {
    let setting = Case(seed: seed)
    let (release, positions, rule) = (setting.release, setting.positions, setting.rule)
    let state = try #require(rule.state(after: release, in: positions))
    let (end, range) = (try #require(positions.position(of: state)), try #require(positions.range))
    let inside = min(max(release.position, range.lowerBound), range.upperBound)
    if release.velocity != 0, release.velocity.magnitude >= rule.speed {
      #expect((end - inside) * release.velocity >= 0)
      if !rule.skips {
        let between = positions.anchors.filter {
          ($0.position - inside) * release.velocity > 0 && ($0.position - end) * release.velocity < 0
        }
        #expect(between.isEmpty, "no state is skipped")
      }
    } else {
      let between = positions.anchors.filter {
        min(inside, end) < $0.position && $0.position < max(inside, end)
      }
      #expect(between.isEmpty)
    }
  }

  @Test(arguments: 0..<120, Axis.both) func aSheetRestsInItsState(_ seed: Int, _ axis: Axis) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sheet = AnchoredDrag(
      axis, startingIn: .half,
      [
        DragAnchor(.hidden, at: 0), DragAnchor(.half) { $0.view > 250 ? $0.view / 2 : nil },
        DragAnchor(.full) { $0.view - 10 },
      ])
    sheet.rule = AnchorRule(skips: Bool.random(using: &random))
    var (state, target, refused) = (DragState.half, DragState.half, 0)
    var isLocked = false
    sheet.allows = { isLocked ? $1 != .hidden : true }
    sheet.didRefuse = { _, new in
      refused += 1
      #expect(new == .hidden && isLocked)
    }
    sheet.willChange = {
      #expect($1 != target); target = $1
    }
    sheet.didChange = {
      #expect($1 == state && $0.state != state); state = $0.state
    }
    let hand = Hand(scroller([sheet, Bouncing()]), axis, frames: 1)
    for _ in 0..<25 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: hand.fling(at: Double.random(in: -3_000...3_000, using: &random), frames: 2)
      case 1:
        hand.pull(by: Double.random(in: -200...200, using: &random), for: 0.5)
        hand.lift()
      case 2:
        let way = Double(Int.random(in: -1...1, using: &random))
        hand.scroll.step(by: .arrows(axis.vector(way)), time: hand.time)
      case 3:
        sheet.move(to: DragState(.random(in: 0...2, using: &random)), animated: Bool.random(using: &random))
      case 4:
        let length = Double.random(in: 200...500, using: &random)
        hand.scroll.viewport = Size(width: length, height: length)
      case 5: hand.scroll.contentOffset[axis] = Double.random(in: -50...500, using: &random)
      case 6: isLocked.toggle()
      default: break
      }
      if Bool.random(using: &random) {
        hand.frames(Int.random(in: 1...8, using: &random))
      } else {
        _ = hand.resting()
      }
      #expect(sheet.state == state && sheet.target == target)
      guard hand.scroll.phase == .idle,
        sheet.positions.anchors.contains(where: { $0.position == hand.offset })
      else {
        continue
      }
      #expect(sheet.target == sheet.state && sheet.positions.position(of: state) == hand.offset)
    }
    hand.scroll.invalidateLayout()
    _ = hand.resting()
    #expect(sheet.positions.position(of: sheet.state) == hand.offset, "a layout leaves no place between")
  }
}
