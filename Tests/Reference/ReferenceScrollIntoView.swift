import ScrollBehaviors
import ScrollNesting
import Testing

/// A browser's `scrollIntoView` and `scrollTo`, in one scroller or in two nested scrollers.
@Suite(.vectors)
struct ReferenceScrollIntoView {
  @Test(arguments: try Vectors.cases(in: "chromium_scroll_into_view"))
  func offsetsMatchTheBrowser(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let boxes = try #require(vector["scrollers"].array)
    let measured = vector["measured"]
    let scrollers = try boxes.map(Scroller.init)
    for (outer, inner) in zip(scrollers, scrollers.dropFirst()) { outer.nested.add(inner.nested) }
    let action = vector["action"]
    switch try #require(action["kind"].string) {
    case "scrollTo":
      let scroller = try #require(scrollers.last)
      let requested = Point(x: try #require(action["x"].number), y: try #require(action["y"].number))
      // A browser clamps the target at once. Ours does so during the animation.
      scroller.scroll.setContentOffset(requested, arrival: .jump)
    case "scrollIntoView":
      let item = vector["item"]
      let rect = try item["rect"].rect()
      let margin = try item["scroll_margin"].insets()
      let align = PerAxis(
        x: try Self.alignment(action["inline"]), y: try Self.alignment(action["block"]))
      try #require(scrollers.last).nested.scrollRectToVisible(
        rect, align: align, padding: margin, animated: false)
    case let kind: throw UnknownKind(what: "action \(kind)")
    }
    let finals = try #require(measured["final_offset"].array)
    try #require(finals.count == scrollers.count)
    for (scroller, final) in zip(scrollers, finals) {
      #expect(scroller.scroll.contentOffset.isClose(to: try final.point(), within: 1))
    }
  }

  static func alignment(_ json: JSON) throws -> Alignment? {
    let names: [String: Alignment?] = [
      "start": .start, "center": .center, "end": .end, "nearest": .nearest,
    ]
    return try #require(names[json.string ?? ""])
  }

  /// A scrolling box: its place in the box around it, and its scroller.
  struct Scroller {
    let scroll: ScrollController
    let nested: NestedScroller

    init(_ json: JSON) throws {
      let rect = try json["rect"].rect()
      scroll = ScrollController(
        viewport: rect.size, content: try json["content"].size(), behaviors: [Clamping()])
      nested = NestedScroller(scroll, at: rect.origin)
      nested.scrollPadding = try json["scroll_padding"].insets()
      scroll.setContentOffset(try json["start_scroll_to"].point(), arrival: .jump)
    }
  }
}

extension Rect {
  func grown(by insets: Insets) -> Rect {
    Rect(
      x: origin.x - insets.left, y: origin.y - insets.top, width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
