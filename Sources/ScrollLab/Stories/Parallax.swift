package import LabDrawing
import ScrollBehaviors
package import ScrollEngine
package import ScrollNesting
package import ScrollSpace
import TouchRecordings

extension Story {
  /// A header with a picture behind it, over a list.
  package static let parallax = Story(
    "parallax", "a header that goes first; a fling goes on into its list"
  ) { Profile() }
}

/// A page whose header leaves before its list scrolls, in one motion, and returns when the list is at its top.
///
/// ```
///  page  ┌──────────────┐        ┌──────────────┐
///        │ header 200   │        ├ row 1 ───────┤  the page has gone 200 points, the picture 100,
///        ├ row 1 ───────┤  ───▶  ├ row 2 ───────┤  and the list takes over at the same speed
///        ├ row 2 ───────┤        ├ row 3 ───────┤
/// ```
package final class Profile: Scene {
  package static let screen = Size(width: 390, height: 480)
  package static let header = 200.0
  package static let row = 60.0
  package static let rows = 40

  package let axis = Axis.vertical
  /// The list.
  package let scroll: ScrollController
  /// The scroller of the header and the list.
  package let page: NestedScroller
  /// The picture behind the header.
  package let layer: ScrollController
  package var nest: ScrollNest? { fed }
  private let fed: ScrollNest

  package init() {
    let links = LinkedScrollers(.vertical)
    let outer = ScrollController(
      viewport: Self.screen, content: Size(width: 390, height: Self.header + 480),
      behaviors: [Clamping(), links.member(follows: false)])
    layer = ScrollController(
      viewport: Size(width: 390, height: Self.header), content: Size(width: 390, height: Self.header * 1.5),
      behaviors: [Clamping(), links.member(scale: PerAxis(0.5), leads: false)])
    scroll = ScrollController(
      viewport: Self.screen, content: Size(width: 390, height: Double(Self.rows) * Self.row),
      behaviors: [Bouncing()])
    page = NestedScroller(outer)
    page.scrollsFirst = .bottom
    page.add(scroll, at: Point(x: 0, y: Self.header))
    // At the end the list's own edge answers. At the top the edge of the page answers, which is rigid.
    fed = ScrollNest(page, policy: NegotiatingPolicy(pulling: .innermost))
  }

  /// The sum of the header's and the list's offsets.
  package var way: Double { page.scroll.contentOffset.y + scroll.contentOffset.y }
  /// The sum of both velocities on the screen.
  package var speed: Double { page.scroll.velocity.y + scroll.velocity.y }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 195, y: 400)
    script.look("The header over the list.")
    script.swipe(from: finger, by: Vector(x: 0, y: -100), in: 0.4, hold: 0.2)
    script.rest()
    script.look("Dragged by 100: half of the header is gone, its picture went 45. The list has not moved.")
    script.swipe(from: finger, by: Vector(x: 0, y: -66), in: 0.05)
    script.wait(0.1)
    script.look("A fling: the rest of the header is gone, and the list goes on at that speed.")
    script.rest()
    script.look("Both came to rest at the destinations of the lift, some 800 points from the top.")
    script.swipe(from: Point(x: 195, y: 100), by: Vector(x: 0, y: 300), in: 0.12)
    script.rest()
    script.look("Flung back: the list first, and at its top the header follows.")
    script.swipe(from: finger, by: Vector(x: 0, y: -150), in: 0.08)
    script.wait(0.15)
    script.add(.call(.touchBegan(at: finger, time: .zero)))
    script.wait(0.2)
    script.look("A finger comes down while they move: it holds both.")
    script.add(.call(.touchEnded(at: finger, time: .zero)))
    script.rest()
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -20, y: -24, width: 430, height: 528), columns: 56, rows: 24)
    let top = 0 - page.scroll.contentOffset.y
    let list = Rect(x: 0, y: Self.header + top, width: 390, height: 480)
    for row in 0..<Self.rows {
      let place = Double(row) * Self.row - scroll.contentOffset.y
      guard place > -Self.row, place < list.height - top else { continue }
      let frame = Rect(x: 10, y: list.minY + place, width: 370, height: Self.row)
      if frame.maxY <= 480, frame.minY >= max(0, list.minY) {
        picture.box(frame, "row \(row + 1)", ink: .motion)
      }
    }
    let shown = max(0, Self.header + top)
    if shown > 30 {
      let title = "picture, moved by \(layer.contentOffset.y.rounded(decimals: 1))"
      picture.box(Rect(x: 0, y: 0, width: 390, height: shown), title, ink: .finger, edge: .dashed)
    }
    picture.viewport(Rect(x: -10, y: 0, width: 410, height: 480))
    picture.note(
      "page \(page.scroll.offsetWords(axis))   list \(scroll.offsetWords(axis))   both \(way.rounded(decimals: 1))",
      ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("page", page.scroll.contentOffset.y.rounded(decimals: 1)),
      Fact("list", scroll.contentOffset.y.rounded(decimals: 1)),
      Fact("refused", fed.diagnostics.total),
    ]
  }
}
