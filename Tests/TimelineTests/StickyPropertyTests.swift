import Hands
import ScrollTimelines
import Testing

/// Properties of random trees of sticky boxes, at random offsets. All numbers are quarters, so sums are exact.
struct StickyPropertyTests {
  private struct Tree {
    var boxes: [StickyBox] = []
    var content = Rect.zero
    var view = Rect.zero

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 4 }
      func rect(in outer: Rect) -> Rect {
        var rect = Rect.zero
        for axis in Axis.both {
          let lengths = Int(outer.size[axis] * 4)
          let length = Int.random(in: 0...lengths, using: &random)
          rect.size[axis] = Double(length) / 4
          rect.origin[axis] =
            outer.lower(axis) + Double(Int.random(in: 0...(lengths - length), using: &random)) / 4
        }
        return rect
      }
      content = Rect(x: 0, y: 0, width: number(400...8_000), height: number(400...8_000))
      view = Rect(
        x: number(-400...8_000), y: number(-400...8_000), width: number(0...1_600), height: number(0...1_600))
      for index in 0..<Int.random(in: 1...9, using: &random) {
        let parent =
          index > 0 && Bool.random(using: &random) ? Int.random(in: 0..<index, using: &random) : nil
        var insets = StickyInsets()
        for axis in Axis.both {
          for side in [Side.lower, .upper] where Int.random(in: 0...2, using: &random) == 0 {
            insets[axis, side] = number(-80...200)
          }
        }
        boxes.append(
          StickyBox(rect(in: parent.map { boxes[$0].rect } ?? content), sticks: insets, in: parent))
      }
    }

    func places(at view: Rect) -> [StickyPlace] {
      guard let port = StickyPort(view: view, content: content) else { return [] }
      let tree = StickyBoxes(boxes)
      return boxes.indices.compactMap { tree.place(of: $0, in: port) }
    }

    var places: [StickyPlace] { places(at: view) }
  }

  private static let seeds = 0..<perBuild(debug: UInt64(400), release: 10_000)

  /// The rule in other words: of all places within its parent, or at rest, a box takes the one nearest to its rest
  /// that its insets allow; what the start allows comes first.
  @Test func everyBoxIsAtTheNearestPlaceThatItsInsetsAllow() {
    for seed in Self.seeds {
      let tree = Tree(seed: seed)
      let places = tree.places
      #expect(places.count == tree.boxes.count)
      for (box, place) in zip(tree.boxes, places) {
        let parent = box.parent.map { places[$0].frame } ?? tree.content
        let moved = box.parent.map { parent.origin - tree.boxes[$0].rect.origin } ?? .zero
        for axis in Axis.both {
          let (rest, length) = (box.rect.lower(axis) + moved[axis], box.rect.size[axis])
          let least = min(rest, parent.lower(axis))
          let most = max(rest, parent.upper(axis) - length)
          var wanted = rest
          if let end = box.insets[axis, .upper] { wanted = min(wanted, tree.view.upper(axis) - end - length) }
          if let start = box.insets[axis, .lower] { wanted = max(wanted, tree.view.lower(axis) + start) }
          let expected = max(least, min(most, wanted))
          #expect(place.frame.lower(axis) == expected, "seed \(seed), \(axis)")
          #expect(place.stuck.contains(Edges(axis, .lower)) == (expected > rest), "seed \(seed), \(axis)")
          #expect(place.stuck.contains(Edges(axis, .upper)) == (expected < rest), "seed \(seed), \(axis)")
        }
        #expect(place.frame.size == box.rect.size)
      }
    }
  }

  @Test func aBoxWithinItsParentStaysWithinIt() {
    for seed in Self.seeds {
      let tree = Tree(seed: seed)
      let places = tree.places
      for (box, place) in zip(tree.boxes, places) {
        let parent = box.parent.map { places[$0].frame } ?? tree.content
        for axis in Axis.both {
          #expect(place.frame.lower(axis) >= parent.lower(axis), "seed \(seed)")
          #expect(place.frame.upper(axis) <= parent.upper(axis), "seed \(seed)")
        }
      }
    }
  }

  @Test func aBoxNeverMovesFartherThanTheView() {
    for seed in Self.seeds {
      let tree = Tree(seed: seed)
      var random = SeededGenerator(seed: seed ^ 0xA5)
      for axis in Axis.both {
        let way = Double(Int.random(in: 1...2_000, using: &random)) / 4
        let next = tree.view.offset(by: axis.vector(way))
        for (one, other) in zip(tree.places, tree.places(at: next)) {
          let moved = other.frame.lower(axis) - one.frame.lower(axis)
          #expect(moved >= 0 && moved <= way, "seed \(seed)")
          #expect(other.frame.lower(axis.cross) == one.frame.lower(axis.cross), "seed \(seed)")
        }
      }
    }
  }

  @Test func theSameTreeElsewhereHasTheSamePlaces() {
    for seed in Self.seeds {
      let tree = Tree(seed: seed)
      let way = Vector(x: 0x1p30, y: -0x1p20)
      var moved = tree
      (moved.content, moved.view) = (tree.content.offset(by: way), tree.view.offset(by: way))
      for index in moved.boxes.indices { moved.boxes[index].rect.origin += way }
      for (one, other) in zip(tree.places, moved.places) {
        #expect(other.frame == one.frame.offset(by: way) && other.stuck == one.stuck, "seed \(seed)")
      }
    }
  }

  @Test func bothAxesFollowTheSameRule() {
    func transposed(_ rect: Rect) -> Rect {
      Rect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    for seed in Self.seeds {
      let tree = Tree(seed: seed)
      var other = tree
      (other.content, other.view) = (transposed(tree.content), transposed(tree.view))
      for index in other.boxes.indices {
        let box = tree.boxes[index]
        var insets = StickyInsets()
        for axis in Axis.both {
          for side in [Side.lower, .upper] { insets[axis.cross, side] = box.insets[axis, side] }
        }
        other.boxes[index] = StickyBox(transposed(box.rect), sticks: insets, in: box.parent)
      }
      for (one, place) in zip(tree.places, other.places) {
        #expect(place.frame == transposed(one.frame), "seed \(seed)")
      }
    }
  }
}
