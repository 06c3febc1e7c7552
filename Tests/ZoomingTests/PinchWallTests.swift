import Hands
import Testing

/// A pinch past walls: what is shown moves no farther than the fingers, and where the walls allow the content is
/// between them, on every way there.
struct PinchWallTests {
  private static let chains: [(String, @Sendable () -> [any ScrollBehavior])] = [
    ("none", { [] }),
    ("clamping", { [Clamping()] }),
    ("bouncing", { [Bouncing()] }),
    ("centred", { [Aligning(.center), Bouncing()] }),
    ("always", { [Bouncing(always: .all)] }),
    ("limited", { [Bouncing(limit: 40)] }),
    ("dead zone", { [Bouncing(deadZone: 12)] }),
    ("inner walls", { [Clamping(axis: .vertical, to: 30...200), Bouncing()] }),
  ]

  /// A pinch of a seed: content, limits, and a way of the fingers.
  private struct Way {
    let random: SeededGenerator
    let content: Size
    let start, end: Point
    let spread: Double

    init(seed: UInt64, content: ClosedRange<Double>) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      self.content = Size(width: number(content), height: number(content))
      start = Point(x: number(0...400), y: number(0...600))
      end = Point(x: number(0...400), y: number(0...600))
      spread = number(0.2...4)
      self.random = random
    }

    func photo(_ behaviors: [any ScrollBehavior], _ isReversed: Bool) -> Photo {
      var random = random
      let photo = Photo(content, scales: 0.5...6, behaviors: behaviors)
      photo.scroll.isReversed = PerAxis(isReversed)
      photo.scroll.setZoomScale(.random(in: 1...3, using: &random), about: end, animated: false)
      photo.scroll.advance(to: .zero)
      return photo
    }

    /// The fingers at a part of the way: the point between them, and their spread.
    func fingers(_ part: Double) -> (Point, Double) {
      (start + (end - start) * part, Mathematics.exp(Mathematics.log(spread) * part))
    }
  }

  @Test(arguments: chains.indices, [false, true])
  func theContentMovesNoFartherThanTheFingers(_ chain: Int, _ isReversed: Bool) {
    for seed in 0..<UInt64(perBuild(debug: 20, release: 640)) {
      // Content begins to fit on the way, on one axis or on both.
      let way = Way(seed: seed, content: 100...1_200)
      let photo = way.photo(Self.chains[chain].1(), isReversed)
      photo.pinch(at: way.start)
      for isBack in [false, true] {
        for step in 1...60 {
          let part = isBack ? 1 - Double(step) / 60 : Double(step) / 60
          let (focus, spread) = way.fingers(part)
          let (former, from, scale) = (photo.focus, photo.scroll.contentOffset, photo.scroll.zoomScale)
          photo.spread(to: spread, at: focus)
          let growth = (photo.scroll.zoomScale / scale - 1).magnitude
          for axis in Axis.both {
            // An offset is as far from a fixed point of the zoom as the content is long, at most.
            let length = photo.scroll.zoomScale * way.content[axis] + 2 * photo.scroll.viewport[axis]
            let reach = (focus[axis] - former[axis]).magnitude + 2 * growth * length
            let moved = (photo.scroll.contentOffset[axis] - from[axis]).magnitude
            #expect(moved <= reach + 1e-9, "\(Self.chains[chain].0), seed \(seed), step \(step), \(axis)")
          }
          // The spread pulls content by the law of the edge, also while the content begins to fit.
          if Self.chains[chain].0 == "limited" {
            #expect(photo.overshoot <= 40 + 1e-9, "seed \(seed), step \(step)")
          }
        }
      }
    }
  }

  @Test(arguments: chains.indices, [false, true])
  func oneStepAndManyLeadToTheSamePlace(_ chain: Int, _ isReversed: Bool) {
    var inside = 0
    for seed in 0..<UInt64(perBuild(debug: 30, release: 1_000)) {
      // Content never fits, so that each wall gives one answer on all ways.
      let way = Way(seed: seed, content: 2_600...4_000)
      let ends = [1, 4, 40].map { count in
        let photo = way.photo(Self.chains[chain].1(), isReversed)
        let point = photo.content(at: way.start)
        photo.pinch(at: way.start)
        for step in 1...count {
          let (focus, spread) = way.fingers(Double(step) / Double(count))
          photo.spread(to: spread, at: focus)
        }
        let (extent, offset) = (photo.scroll.geometry.extent, photo.scroll.contentOffset)
        // At a wall and past it, the wall decides.
        let isInside = Axis.both.allSatisfy {
          offset[$0] > extent[$0].lower ?? -.infinity && offset[$0] < extent[$0].upper ?? .infinity
        }
        if isInside {
          inside += 1
          #expect(photo.gap(point, photo.focus) < 1e-9, "\(Self.chains[chain].0), seed \(seed), \(count)")
        }
        return offset
      }
      for end in ends.dropFirst() {
        let gap = max((end.x - ends[0].x).magnitude, (end.y - ends[0].y).magnitude)
        #expect(gap < 1e-9, "\(Self.chains[chain].0), seed \(seed): \(ends)")
      }
    }
    #expect(inside > 20)
  }

  /// A finger holds content past an elastic wall while something else zooms it a little.
  @Test(arguments: [false, true]) func heldContentDoesNotJumpIfSomethingZoomsIt(_ byWheel: Bool) {
    let photo = Photo(Photo.big, at: Point(x: -50, y: -80))
    photo.scroll.touchBegan(at: Point(x: 9, y: 9), time: photo.time)
    #expect(photo.scroll.phase == .tracking && photo.scroll.contentOffset == Point(x: -50, y: -80))
    for step in 1...20 {
      let before = photo.scroll.contentOffset
      if byWheel {
        photo.scroll.zoom(by: 1.001, about: .zero, time: photo.time)
      } else {
        photo.scroll.setZoomScale(1 + 0.001 * Double(step), about: .zero, animated: false)
      }
      let after = photo.scroll.contentOffset
      #expect(max((after.x - before.x).magnitude, (after.y - before.y).magnitude) < 1)
    }
  }

  /// The wall past which a pinch is names itself, on the way back too.
  @Test func aPinchReportsTheWallThatItIsPast() {
    let pulls = PullLog()
    let photo = Photo(Photo.big, behaviors: [Clamping(), pulls])
    photo.scroll.setZoomScale(2, about: .zero, animated: false)
    photo.scroll.contentOffset = Point(x: 3_600, y: 5_400)
    photo.pinch(at: .zero)
    photo.spread(to: 0.75)
    for step in 1...5 { photo.spread(to: 0.75, at: Point(x: 10 * Double(step), y: 10 * Double(step))) }
    #expect(photo.scroll.contentOffset.x == photo.scroll.geometry.extent.x.upper)
    #expect(!pulls.sides.isEmpty && pulls.sides.allSatisfy { $0 == .upper })
  }
}

private final class PullLog: ScrollBehavior {
  var sides: [Side] = []

  func scrollDidPull(_ scroll: ScrollController, _ pull: EdgePull) { sides.append(pull.side) }
}
