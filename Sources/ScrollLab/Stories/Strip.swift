package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// Apple's StreetScroller: an endless strip of labels.
  package static let strip = Story(
    "strip", "an endless strip of labels: made, moved on, used again; only its origin moves"
  ) { Street() }
}

/// Endless labels of 500 × 80 points, in a content of 5,000. They are at the bottom of a container that is half as high
/// as the viewport and takes no touches, so that a finger on a label scrolls.
package final class Street: Scene, ScrollDelegate {
  /// A label of a host: a text and a place in the container.
  package final class Label {
    package fileprivate(set) var text = ""
    package fileprivate(set) var frame = Rect.zero
    package fileprivate(set) var isShown = false
  }

  package static let screen = Size(width: 320, height: 480)
  /// The container of the labels. Its x is the tiles' origin: the container moves, and the labels in it do not.
  package static let container = Size(width: 5_000, height: screen.height / 2)
  package static let containerTakesTouches = false

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let tiling: Tiling<Label>
  private let shelf = Shelf()
  /// The number of shifts of the origin.
  package private(set) var rebases = 0
  /// The largest number of labels that existed at once.
  package private(set) var mostAlive = 0

  private final class Shelf {
    var labels: [Label] = []
  }

  package init() {
    let shelf = shelf
    tiling = Tiling<Label>(
      .uniform(length: 500), axis: .horizontal,
      make: {
        shelf.labels.append(Label())
        return shelf.labels[shelf.labels.count - 1]
      },
      show: { label, index, frame in
        label.text = "\(index) Infinite Loop"
        label.frame = Rect(x: frame.minX, y: Self.container.height - 80, width: frame.width, height: 80)
        label.isShown = true
      },
      hide: { label, _ in label.isShown = false })
    scroll = ScrollController(viewport: Self.screen, behaviors: [tiling, Infinite(axis: .horizontal)])
    scroll.delegate = self
    mostAlive = tiling.alive
  }

  package func scrollDidScroll(_ scroll: ScrollController) { mostAlive = max(mostAlive, tiling.alive) }

  package func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) { rebases += 1 }

  package func takesTouch(at place: Point) -> Bool {
    !Self.containerTakesTouches || place.y >= Self.container.height
  }

  /// The labels on the screen and beside it, from left to right, in the screen's coordinates.
  package var labels: [(text: String, frame: Rect)] {
    let place = Vector(x: tiling.origin - scroll.contentOffset.x, y: 0)
    return shelf.labels.filter(\.isShown).map { ($0.text, $0.frame.offset(by: place)) }
      .sorted { $0.1.minX < $1.1.minX }
  }

  /// The distance from the beginning, in points.
  package var travelled: Double { scroll.contentOffset.x - scroll.contentOrigin[.horizontal] }

  package var script: Script {
    var script = Script()
    let label = Point(x: 290, y: 200)
    script.look("Before any touch: the first layout has put the offset at the centre, and made a label.")
    script.swipe(from: label, by: Vector(x: -240, y: 0), in: 0.15)
    script.wait(0.3)
    script.look("A finger on a label flicks the strip; the next label has come.")
    script.rest()
    for _ in 0..<4 {
      script.swipe(from: label, by: Vector(x: -280, y: 0), in: 0.06)
      script.wait(0.35)
    }
    script.look("Four hard flicks: the origin has moved on the way, and labels are used again.")
    script.rest()
    script.swipe(from: Point(x: 30, y: 200), by: Vector(x: 280, y: 0), in: 0.05)
    script.rest()
    script.look("And back. The strip rests at its destination.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -334, y: -32, width: 988, height: 544), columns: 76, rows: 17)
    for label in labels { picture.box(label.frame, label.text, ink: .motion) }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.note(
      """
      position \(travelled.rounded(decimals: 1))   \(scroll.offsetWords(.horizontal)) of 5000   \
      made \(tiling.made)   reused \(tiling.reused)
      """
        + "   origin moved \(rebases)×", ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("made", tiling.made), Fact("reused", tiling.reused), Fact("alive", tiling.alive),
      Fact("alive at most", mostAlive), Fact("origin moved", rebases),
      Fact("came to", travelled.rounded(decimals: 1)),
    ]
  }
}
