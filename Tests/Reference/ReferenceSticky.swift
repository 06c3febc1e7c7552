import ScrollBehaviors
import ScrollTimelines
import Testing

/// The frames of sticky boxes in a browser.
@Suite(.vectors)
struct ReferenceSticky {
  static let file = "chromium_sticky"
  static let fields: Set = [
    "id", "what", "container", "content", "padding", "direction", "scroll_padding", "boxes", "expected",
  ]

  @Test(arguments: try Vectors.cases(in: file))
  func framesMatchTheBrowser(_ vector: Vectors.Case) throws { try vector.judged(judge) }

  private func judge(_ vector: Vectors.Case) throws {
    try vector.json.holdsOnly(Self.fields)
    let padding = try StickyPage.padding(vector["scroll_padding"], of: try vector["container"].size())
    // A snapping without areas answers the padding, as a page with CSS's scroll-padding does.
    let page = try StickyPage(vector) { _ in [Snapping([], padding: padding)] }
    #expect(page.boxes.refused == 0)
    let steps = try #require(vector["expected"]["at"].array)
    for step in steps {
      page.scroll.setContentOffset(try page.offset(step["offset"]), animated: false)
      let rects = try #require(step["rects"].array)
      try #require(rects.count == page.boxes.count)
      for (box, rect) in rects.enumerated() {
        let frame = try page.place(of: box).frame
        #expect(
          frame.isClose(to: try rect.rect(), within: 0.02), "\(vector.name), box \(box) at \(step["offset"])")
      }
    }
  }
}
