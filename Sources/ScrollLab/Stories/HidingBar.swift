package import LabDrawing
package import ScrollAccessories
import ScrollBehaviors
package import ScrollEngine
package import ScrollNesting
package import ScrollSpace

extension Story {
  /// A navigation bar that hides while nested lists scroll.
  package static let bar = Story(
    "bar", "a bar over a page with a list in it: hides on the way down, shows on the way up"
  ) { HidingBar() }
}

/// A page with a picture and a list, and a bar that both move.
package final class HidingBar: Scene {
  package static let screen = Size(width: 390, height: 480)
  package static let hero = 200.0, rowHeight = 60.0, rows = 40

  package let axis = Axis.vertical
  package let bar = CollapsingBar(maximum: 88, minimum: 20)
  /// The page.
  package let scroll: ScrollController
  package let list: ScrollController
  package let nest: ScrollNest?

  package init() {
    let screen = Self.screen
    scroll = ScrollController(
      viewport: screen, content: Size(width: screen.width, height: Self.hero + screen.height),
      safeArea: bar.inset, behaviors: [Bouncing(), bar.link()])
    list = ScrollController(
      viewport: screen,
      content: Size(width: screen.width, height: Double(Self.rows) * Self.rowHeight),
      behaviors: [Bouncing(), bar.link()])
    let page = NestedScroller(scroll)
    page.scrollsFirst = .bottom
    page.add(list, at: Point(x: 0, y: Self.hero))
    nest = ScrollNest(page, policy: NegotiatingPolicy())
  }

  /// Adds a swipe: a finger moves evenly by a distance, holds still, and is lifted.
  private func swipe(_ script: inout Script, by way: Double, in duration: Double, hold: Double = 0) {
    let start = Point(x: 195, y: way < 0 ? 420 : 140)
    script.swipe(from: start, by: Vector(x: 0, y: way), in: duration, hold: hold)
  }

  package var script: Script {
    var script = Script()
    script.look("At the beginning the bar is open, and the page begins below it.")
    swipe(&script, by: -50, in: 0.4, hold: 0.2)
    script.look("On by 40 points: the bar gives way, point by point, and no gap opens below it.")
    script.wait(1)
    script.look("Let go, it opens again: so near to the beginning it cannot shut.")
    swipe(&script, by: -330, in: 0.25)
    script.wait(0.3)
    script.look("A flick: the page goes to its end, and the fling goes on in the list. The bar is shut.")
    script.wait(3)
    swipe(&script, by: 40, in: 0.3, hold: 0.2)
    script.look("Back by 30 in the list, and the bar comes in by 30.")
    script.wait(1)
    script.look("Less than half of it was in: it shuts by itself, and the list stays.")
    swipe(&script, by: 260, in: 0.12)
    script.wait(0.35)
    script.look("A flick back: the bar is open long before the beginning is reached.")
    script.wait(3)
    for _ in 0..<4 {
      swipe(&script, by: 300, in: 0.1)
      script.wait(2)
    }
    script.rest()
    script.look("All the way back through the list and the page: a bounce has not moved the bar.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -20, y: -60, width: 430, height: 600), columns: 56, rows: 26)
    let page = -scroll.contentOffset.y
    picture.box(Rect(x: 0, y: page, width: 390, height: Self.hero - 4), "picture", ink: .faint)
    for row in 0..<Self.rows {
      let y = page + Self.hero + Double(row) * Self.rowHeight - list.contentOffset.y
      guard y > page + Self.hero - Self.rowHeight, y < 540 else { continue }
      picture.box(Rect(x: 0, y: y, width: 390, height: Self.rowHeight - 4), "row \(row + 1)", ink: .motion)
    }
    picture.box(Rect(x: 0, y: 0, width: 390, height: bar.height), "bar", ink: .strong, fill: " ")
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.note(
      "\(scroll.offsetWords(.vertical))   list \(list.contentOffset.y.rounded(decimals: 1))   bar "
        + "\(bar.height.rounded(decimals: 1)) pt, \(Int((bar.fraction * 100).rounded())) % open", ink: .faint)
    return picture
  }

  package var facts: [Fact] { [Fact("bar", bar.height), Fact("list", list.contentOffset.y)] }
}
