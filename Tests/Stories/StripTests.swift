import ScrollBehaviors
import Testing

/// An endless strip of labels that are made, told their place, moved on and used again.
@Suite("The endless strip")
struct StripTests {
  private final class Label {
    var text = ""
    var frame = Rect.zero
    var isShown = false

    func place(_ text: String, in frame: Rect) {
      (self.text, self.frame) = (text, frame)
      isShown = true
    }
  }

  /// Half as high as the viewport, and moved as a whole; its labels stand at its bottom.
  private final class Street {
    static let screen = Size(width: 320, height: 480)
    var all: [Label] = []
    private(set) var strip: ScrollController!
    private(set) var labels: Tiling<Label>!
    var now = Timestamp.zero

    init() {
      let container = Size(width: 5_000, height: Self.screen.height / 2)
      labels = Tiling<Label>(
        .uniform(length: 500), axis: .horizontal,
        make: { [unowned self] in
          all.append(Label())
          return all[all.count - 1]
        },
        show: { label, index, frame in
          let bottom = Rect(x: frame.minX, y: container.height - 80, width: frame.width, height: 80)
          label.place("\(index) Infinite Loop", in: bottom)
        },
        hide: { label, _ in label.isShown = false })
      strip = ScrollController(viewport: Self.screen, behaviors: [Infinite(.horizontal), labels])
    }

    /// What is on the screen: text and place of every label that is seen, from left to right.
    var seen: [(text: String, frame: Rect)] {
      let place = Vector(x: labels.origin - strip.contentOffset.x, y: 0)
      return all.filter(\.isShown).map { ($0.text, $0.frame.offset(by: place)) }
        .sorted { $0.1.minX < $1.1.minX }
    }

    func fling(by step: Double) {
      var x = 160.0
      strip.touchBegan(at: Point(x: x, y: 100), time: now)
      for _ in 0..<8 {
        now += 0.008
        x -= step
        strip.touchMoved(to: Point(x: x, y: 100), time: now)
      }
      strip.touchEnded(at: Point(x: x, y: 100), time: now)
    }
  }

  @Test("Program (3): labels are there before any input, and never more than the screen holds")
  func labels() {
    let street = Street()
    #expect(street.strip.contentOffset.x == 2_340 && street.strip.contentSize.width == 5_000)
    #expect(street.seen.map(\.text) == ["0 Infinite Loop"])
    #expect(street.seen[0].frame == Rect(x: 0, y: 160, width: 500, height: 80))
    for fling in 0..<12 {
      street.fling(by: fling % 3 == 2 ? -45 : 60)
      repeat {
        street.now += 1 / 60
        check(street)
      } while street.strip.advance(to: street.now) == .needsFrame
    }
    #expect(street.labels.made == 2, "a screen of 320 shows two labels of 500 at most")
    #expect(street.labels.entered > 20 && street.labels.reused == street.labels.entered - 2)
    #expect(street.labels.entered - street.labels.left == street.labels.alive)
    #expect(street.strip.contentOrigin[.horizontal] < -5_000, "the origin moved more than once")
    #expect(street.strip.diagnostics.total == 0)
  }

  /// No hole, no label twice, each where its number says.
  private func check(_ street: Street) {
    let (seen, offset) = (street.seen, street.strip.contentOffset.x)
    #expect((offset - 2_340).magnitude <= 1_250)
    let travelled = offset - street.strip.contentOrigin[.horizontal]
    let first = (travelled / 500).rounded(.down)
    let count = ((travelled + 320) / 500).rounded(.up) - first
    #expect(seen.map(\.text) == (0..<Int(count)).map { "\(Int(first) + $0) Infinite Loop" })
    for (label, index) in zip(seen, 0...) {
      let place = (first + Double(index)) * 500 - travelled
      #expect((label.frame.minX - place).magnitude < 1e-9)
    }
  }

  @Test("Detached, the strip lets every label go")
  func detached() {
    let street = Street()
    street.strip.contentOffset.x += 250
    #expect(street.labels.alive == 2)
    street.strip.behaviors = []
    #expect(street.labels.alive == 0 && street.labels.left == street.labels.entered)
    #expect(street.all.allSatisfy { !$0.isShown })
    street.strip.behaviors = [Infinite(.horizontal), street.labels]
    // It begins at the content's start again, and what is seen there has its labels.
    check(street)
  }
}
