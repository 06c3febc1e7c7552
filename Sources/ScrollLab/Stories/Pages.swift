package import LabDrawing
package import ScrollBehaviors
package import ScrollEngine
package import ScrollSpace

extension Story {
  /// Pages as long as the viewport.
  package static let pages = Story(
    "pages", "pages of one viewport: a slow drag, a flick, a hard flick, and a rotation"
  ) { Album() }
}

/// Pictures that each fill the viewport, with a page indicator below.
package final class Album: Scene {
  package static let upright = Size(width: 320, height: 480)
  package static let sideways = Size(width: 480, height: 320)
  package static let count = 6

  package let axis = Axis.horizontal
  package let scroll: ScrollController
  package let paging = Paging()

  package init() {
    scroll = ScrollController(
      viewport: Self.upright, content: Self.content(in: Self.upright),
      behaviors: [paging, Bouncing(.horizontal)])
  }

  private static func content(in viewport: Size) -> Size {
    Size(width: Double(count) * viewport.width, height: viewport.height)
  }

  private func rotate(to viewport: Size) {
    scroll.resize(viewport: viewport, content: Self.content(in: viewport))
  }

  package var script: Script {
    var script = Script()
    let finger = Point(x: 280, y: 200)
    script.look("The first of six pages.")
    script.swipe(from: finger, by: Vector(x: -130, y: 0), in: 0.5, hold: 0.2)
    script.look("A slow drag, let go before the middle.")
    script.rest()
    script.look("It went back to where it was.")
    script.swipe(from: finger, by: Vector(x: -60, y: 0), in: 0.08)
    script.rest()
    script.swipe(from: finger, by: Vector(x: -250, y: 0), in: 0.05)
    script.rest()
    script.look("A short flick turned one page, and a hard one no more than one.")
    script.add(.call(.step(by: .lines(Vector(x: 1, y: 0)), time: .zero)))
    script.rest()
    script.look("An arrow key turned one more.")
    script.swipe(from: finger, by: Vector(x: -60, y: 0), in: 0.08)
    script.wait(0.1)
    script.add(.command { [unowned self] in rotate(to: Self.sideways) })
    script.look("Rotated while a page is turned: it goes on to the same page.")
    script.rest()
    script.look("Page 5, in the new size.")
    return script
  }

  package var picture: Picture {
    let viewport = scroll.viewport
    var picture = Picture(
      of: Rect(
        x: -0.8 * viewport.width, y: -viewport.height / 12, width: 2.6 * viewport.width,
        height: viewport.height * 14 / 12),
      columns: 78, rows: 14)
    for page in 0..<Self.count {
      let place = Rect(
        x: Double(page) * viewport.width - scroll.contentOffset.x, y: 0, width: viewport.width,
        height: viewport.height)
      picture.box(place, "page \(page + 1)", ink: .motion)
    }
    picture.viewport(Rect(origin: .zero, size: viewport))
    picture.dots(index: paging.page, of: paging.pageCount)
    picture.note(paging.words + "   " + scroll.offsetWords(.horizontal), ink: .faint)
    return picture
  }

  package var facts: [Fact] {
    [Fact("page", "\(paging.page + 1) of \(paging.pageCount)"), Fact("rests by", scroll.explanation.x)]
  }
}
