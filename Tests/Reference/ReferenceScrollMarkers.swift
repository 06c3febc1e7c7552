import ScrollBehaviors
import ScrollTimelines
import Testing

/// Which scroll marker is current in a browser, and which scroll buttons are disabled.
///
/// The browser counts the scroll margin of a target twice when it looks for the current marker, and once when it
/// scrolls there. That is its own: a target comes to rest where its margin says, and is current around that place. So
/// the suite doubles the margins for the link that it compares, and a second link, with the margins as they are,
/// scrolls.
@Suite(.vectors)
struct ReferenceScrollMarkers {
  static let file = "chromium_scroll_markers"
  static let fields: Set = [
    "id", "what", "axis", "direction", "container", "content", "scroll_padding", "snap_type", "items",
    "steps",
    "expected",
  ]
  static let itemFields: Set = ["rect", "scroll_margin", "align"]

  @Test(arguments: try Vectors.cases(in: file))
  func currentMarkersAndButtonsMatchTheBrowser(_ vector: Vectors.Case) throws { try vector.judged(judge) }

  private func judge(_ vector: Vectors.Case) throws {
    try vector.json.holdsOnly(Self.fields)
    let page = try Page(vector)
    let expected = vector["expected"]
    try compare(page, expected["before"], nil, "\(vector.name) before")
    let steps = try #require(vector["steps"].array)
    let states = try #require(expected["after_each"].array)
    try #require(steps.count == states.count)
    for (step, state) in zip(steps, states) {
      switch step["kind"].string {
      case "scroll_to": page.scroll.setContentOffset(page.offset(try step["to"].point()), arrival: .jump)
      case "choose_marker":
        #expect(page.markers.choose(Int64(try #require(step["item"].integer)), animated: false))
      default: throw UnknownKind(what: "step \(step["kind"])")
      }
      try compare(page, state, page.markers.chosen, "\(vector.name) \(step)")
    }
  }

  private func compare(_ page: Page, _ state: JSON, _ chosen: Int64?, _ name: String) throws {
    try state.holdsOnly(["offset", "current", "disabled"])
    #expect(
      page.scroll.contentOffset.isClose(to: page.offset(try state["offset"].point()), within: 1), "\(name)")
    let current = try #require(chosen ?? page.seen.current)
    #expect(try #require(state["current"].numbers) == [Double(current)], "\(name)")
    let disabled = try #require(state["disabled"].array).map { $0.bool }
    let (buttons, isMirrored) = (page.markers.buttons, page.isMirrored)
    let (left, right) = isMirrored ? (Edges.right, Edges.left) : (.left, .right)
    #expect(disabled == [Edges.top, right, .bottom, left].map { !buttons.contains($0) }, "\(name)")
  }

  struct Page {
    let scroll: ScrollController
    /// The link with the margins as they are, and the one with the margins twice.
    let markers, seen: ScrollMarkers
    let isMirrored: Bool

    init(_ vector: Vectors.Case) throws {
      let direction = try #require(vector["direction"].string)
      guard ["ltr", "rtl"].contains(direction) else { throw UnknownKind(what: "direction \(direction)") }
      let isMirrored = direction == "rtl"
      let axes = PerAxis(x: isMirrored, y: false)
      self.isMirrored = isMirrored
      let content = try vector["content"].size()
      let container = try vector["container"].size()
      let width = isMirrored ? max(content.width, container.width) : content.width
      var areas: [SnapArea] = []
      var targets: [ScrollMarker] = []
      for item in try #require(vector["items"].array) {
        try item.holdsOnly(ReferenceScrollMarkers.itemFields)
        var rect = try item["rect"].rect()
        if isMirrored { rect.origin.x = width - rect.maxX }
        let margin = try item["scroll_margin"].insets().reversed(on: axes)
        func align(_ index: Int) throws -> Alignment? {
          let align = try SnapCases.alignment(item["align"][index])
          return isMirrored && index == 0
            ? align.map { Alignment(item: 1 - $0.item, viewport: 1 - $0.viewport) } : align
        }
        // The start of a target is its own: the left side, in both directions.
        let start = isMirrored ? Alignment.end : .start
        targets.append(
          ScrollMarker(
            rect, align: PerAxis(x: try align(0) ?? start, y: try align(1) ?? .start), margin: margin))
        areas.append(
          SnapArea(
            id: Int64(areas.count), frame: rect, align: PerAxis(x: try align(0), y: try align(1)),
            margin: margin))
      }
      let isSnapping = vector["snap_type"].string != "none"
      let type =
        try isSnapping ? SnapCases.type(vector["snap_type"]) : (axes: PerAxis(true), strictness: .proximity)
      let snapping = Snapping(
        isSnapping ? areas : [], type.strictness, axes: type.axes,
        padding: try StickyPage.padding(vector["scroll_padding"], of: container).reversed(on: axes))
      snapping.roundsToPixels = true
      markers = ScrollMarkers(targets, snapping: isSnapping ? snapping : nil)
      seen = ScrollMarkers(
        targets.map { target in
          ScrollMarker(target.rect, align: target.align, margin: target.margin + target.margin)
        })
      scroll = ScrollController(
        viewport: container, content: Size(width: width, height: content.height), isReversed: axes,
        behaviors: [snapping, markers, seen, Clamping()])
      scroll.advance(to: .zero)
    }

    /// An offset of the vectors, as one of this scroller.
    func offset(_ point: Point) -> Point { Point(x: isMirrored ? 0 - point.x : point.x, y: point.y) }
  }
}
