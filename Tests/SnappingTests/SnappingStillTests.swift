import Hands
import Testing

/// Whatever the areas, a movement ends where it was said to, and a layout that changes nothing moves nothing.
struct SnappingStillTests {
  /// Areas at random on a plane: overlapping, nested, larger than the port, some of them points, some that align on one
  /// axis only, some that must stop.
  static func areas(_ random: inout SeededGenerator, isCrowded: Bool) -> [SnapArea] {
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    let sides: [Alignment?] = [.start, .center, .end, nil]
    let isWhole = Bool.random(using: &random)
    var areas: [SnapArea] = []
    for index in 0..<Int.random(in: 1...(isCrowded ? 40 : 12), using: &random) {
      var frame = Rect(
        x: number(-100...2_000), y: number(-100...2_000), width: number(0...900), height: number(0...900))
      // Every other one lies in or on one before it.
      if index % 2 == 1, let outer = areas.randomElement(using: &random)?.frame {
        frame = Rect(
          x: outer.minX + number(0...60), y: outer.minY, width: outer.size.width * 0.5,
          height: outer.size.height)
      }
      if !isWhole { frame.origin.x += number(0...63) / 64 }
      let last = isWhole ? 2 : 3
      areas.append(
        SnapArea(
          id: Int64(index), frame: frame,
          align: PerAxis(
            x: sides[Int.random(in: 0...last, using: &random)],
            y: sides[Int.random(in: 0...last, using: &random)]),
          margin: Insets(all: number(-20...20)), mustStop: index % 5 == 0))
    }
    return areas
  }

  enum Kind: CaseIterable {
    case mandatory, proximity, wholePixels, proximityOnPixels, ring
  }

  private static func made(_ kind: Kind, _ areas: [SnapArea]) -> (Snapping, ScrollController) {
    let isNear = kind == .proximity || kind == .proximityOnPixels
    let snapping = Snapping(areas, isNear ? .proximity : .mandatory)
    snapping.roundsToPixels = kind == .wholePixels || kind == .proximityOnPixels
    if kind == .ring {
      let ring: [any ScrollBehavior] = [snapping, Circular(axis: .horizontal), Circular(axis: .vertical)]
      return (snapping, scroller(ring, content: 2_300))
    }
    return (snapping, scroller([snapping, Bouncing()]))
  }

  @Test(arguments: Kind.allCases, Array(0..<30) + [32, 40, 86, 93, 98, 1_417, 1_808, 1_959, 14_195])
  func aLayoutThatChangesNothingMovesNothing(_ kind: Kind, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    let areas = Self.areas(&random, isCrowded: seed % 2 == 0)
    let (snapping, scroll) = Self.made(kind, areas)
    let isAligned = areas.allSatisfy { $0.align.x != nil && $0.align.y != nil }
    let finger = Finger(scroll)
    for round in 0..<10 {
      finger.down()
      let way = Vector(
        x: number(0...20) * (number(0...1) * 2 - 1), y: number(0...20) * (number(0...1) * 2 - 1))
      for _ in 0..<8 { finger.move(by: way) }
      finger.lift(after: round % 3 == 0 ? 0.2 : 0)
      if round % 2 == 0 {
        let destination = scroll.goal
        finger.frame()
        finger.frame()
        scroll.invalidateLayout()
        #expect(scroll.goal == destination, "on the way, round \(round)")
      }
      let (goal, told) = (scroll.goal, snapping.snapTarget)
      finger.rest()
      let (rest, heading, snapped) = (scroll.contentPosition, snapping.snapTarget, snapping.snapped)
      #expect(rest == goal && snapped == told, "round \(round)")
      if snapping.strictness == .mandatory, isAligned {
        #expect(snapped.x != nil || snapped.y != nil, "round \(round)")
      }
      for again in 0..<3 {
        if again == 1 { snapping.setAreas(areas) } else { scroll.invalidateLayout() }
        #expect(scroll.contentPosition == rest, "round \(round), layout \(again): on \(snapped)")
        #expect(snapping.snapTarget == heading && snapping.snapped == snapped, "round \(round)")
        if scroll.contentPosition != rest { return }
      }
    }
  }
}

extension ScrollController {
  /// The destination as a content coordinate.
  fileprivate var goal: Point { converted(toContent: destination) }
}
