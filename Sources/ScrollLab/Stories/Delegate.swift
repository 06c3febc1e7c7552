package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// Pages without a behaviour for pages.
  package static let delegate = Story(
    "delegate", "pages by a delegate alone: it sets the target and the page indicator"
  ) { Gallery() }
}

/// The code of a view controller that pages without a behaviour. `willEndDragging` sets the target from the velocity
/// and the pages' offsets, and `didScroll` sets the indicator from the fraction. ``Pages`` does the arithmetic.
package final class Gallery: Scene, ScrollDelegate {
  /// A page indicator of a host.
  package final class Indicator {
    package fileprivate(set) var numberOfPages = 0
    package fileprivate(set) var currentPage = 0
  }

  package static let screen = Size(width: 320, height: 240)
  package static let inset = Insets(left: 20, right: 20)
  package static let count = 5

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let indicator = Indicator()
  /// The nearest page. A flick of 200 pt/s and more turns to the next page.
  package let rule = PageRule(.fromNearest)

  package init() {
    let page = Self.screen.width - Self.inset.left - Self.inset.right
    scroll = ScrollController(
      viewport: Self.screen, content: Size(width: Double(Self.count) * page, height: 240),
      behaviors: [Bouncing(.horizontal)])
    scroll.contentInset = Self.inset
    scroll.contentOffset.x = pages.offset(of: 0) ?? 0
    scroll.delegate = self
    indicator.numberOfPages = pages.count
  }

  /// The pages: as long as the viewport without its insets.
  package var pages: Pages { Pages(.viewport, in: scroll.geometry) }

  package func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    let page = pages.target(from: scroll.contentOffset.x, velocity: velocity.x, rule: rule)
    if let page, let offset = pages.offset(of: page) { targetContentOffset.x = offset }
  }

  package func scrollDidScroll(_ scroll: ScrollController) {
    if let fraction = pages.fraction(at: scroll.contentOffset.x) {
      indicator.currentPage = Int(fraction.rounded())
    }
  }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 260, y: 120)
    script.look("The first of five pages, the next one peeking in.")
    script.swipe(from: finger, by: Vector(x: -160, y: 0), in: 0.5, hold: 0.2)
    script.look("A slow drag past the middle: the indicator shows page 2 already.")
    script.rest()
    script.look("Let go, it went to the nearest page.")
    script.swipe(from: finger, by: Vector(x: -60, y: 0), in: 0.1)
    script.rest()
    script.swipe(from: Point(x: 60, y: 120), by: Vector(x: 60, y: 0), in: 0.1)
    script.rest()
    script.look("A flick on and a flick back.")
    for _ in 0..<4 {
      script.swipe(from: finger, by: Vector(x: -60, y: 0), in: 0.1)
      script.rest()
    }
    script.look("Four flicks more: the last page, and no further.")
    return script
  }

  package var picture: Picture {
    var picture = Picture(of: Rect(x: -220, y: -24, width: 760, height: 288), columns: 76, rows: 12)
    let width = scroll.geometry.visibleLength(.horizontal)
    for page in 0..<pages.count {
      let place = Rect(x: Double(page) * width - scroll.contentOffset.x, y: 0, width: width, height: 240)
      picture.box(place, "page \(page + 1)", ink: .motion)
    }
    picture.viewport(Rect(origin: .zero, size: Self.screen))
    picture.dots(index: indicator.currentPage, of: indicator.numberOfPages)
    let place = (pages.fraction(at: scroll.contentOffset.x) ?? 0) + 1
    picture.note(
      "page \(indicator.currentPage + 1) of \(indicator.numberOfPages), at \(place.rounded(decimals: 3))   "
        + scroll.offsetWords(.horizontal), ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [
      Fact("page", "\(indicator.currentPage + 1) of \(indicator.numberOfPages)"),
      Fact("rests by", scroll.explanation.x),
    ]
  }
}
