import Hands

/// Pages in which each moves before the page in it, or after it, and their nest. Each has 150 points of room.
final class FlungPages {
  let pages: [NestedScroller]
  let nest: ScrollNest
  var now = 0.0

  init(_ count: Int, isOuterFirst: Bool = true) {
    var pages: [NestedScroller] = []
    for place in 0..<count {
      let length = 400 - Double(place) * 20
      let page = NestedScroller(scroller([Bouncing()], viewport: length, content: length + 150))
      if isOuterFirst { page.scrollsFirst = .bottom }
      pages.last?.add(page)
      pages.append(page)
    }
    (self.pages, nest) = (pages, ScrollNest(pages[0], policy: NegotiatingPolicy()))
  }

  var offsets: [Double] { pages.map { $0.scroll.contentOffset.y } }

  func frame(after seconds: Double) {
    now += seconds
    nest.advance(to: .seconds(now))
  }

  /// A fling by a finger over all of them, in their nest or in another one.
  func fling(in other: ScrollNest? = nil) {
    let nest = other ?? nest
    nest.touchBegan(at: Point(x: 200, y: 200), time: .seconds(now))
    for step in 1...8 {
      now += 0.008
      nest.touchMoved(to: Point(x: 200, y: 200 - 12 * Double(step)), time: .seconds(now))
    }
    nest.touchEnded(at: Point(x: 200, y: 104), time: .seconds(now))
  }
}
