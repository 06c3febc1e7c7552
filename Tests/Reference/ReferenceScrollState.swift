import ScrollBehaviors
import ScrollTimelines
import Testing

/// What a browser's scroll-state queries say: stuck, snapped, scrollable and scrolled.
@Suite(.vectors)
struct ReferenceScrollState {
  static let file = "chromium_scroll_state"
  static let fields: Set = [
    "id", "what", "direction", "container", "content", "scroll_padding", "snap_type", "boxes", "scroll_to",
    "expected",
    "overflow",
  ]
  static let stateFields: Set = ["offset", "scrollable", "stuck", "snapped", "scrolled", "rects"]

  @Test(arguments: try Vectors.cases(in: file))
  func statesMatchTheBrowser(_ vector: Vectors.Case) throws { try vector.judged(judge) }

  private func judge(_ vector: Vectors.Case) throws {
    try vector.json.holdsOnly(Self.fields)
    // The program scrolls, so a scroller whose overflow is hidden scrolls like any other.
    guard [nil, "scroll", "hidden"].contains(vector["overflow"].string) else {
      throw UnknownKind(what: "overflow \(vector["overflow"])")
    }
    var link = ScrollStateLink()
    let padding = try StickyPage.padding(vector["scroll_padding"], of: try vector["container"].size())
    let page = try StickyPage(vector) { page in
      let isSnapping = vector["snap_type"].string != "none"
      let type =
        try isSnapping ? SnapCases.type(vector["snap_type"]) : (axes: PerAxis(true), strictness: .mandatory)
      let snapping = Snapping(
        isSnapping ? page.areas : [], type.strictness, axes: type.axes,
        padding: padding.reversed(on: PerAxis(x: page.isMirrored, y: false)))
      snapping.roundsToPixels = true
      link = ScrollStateLink(snapping: isSnapping ? snapping : nil)
      return [snapping, link]
    }
    let expected = vector["expected"]
    try compare(page, link, expected["before"], vector, "before")
    let moves = try #require(vector["scroll_to"].array)
    let states = try #require(expected["at"].array)
    try #require(moves.count == states.count)
    for (move, state) in zip(moves, states) {
      if move["by"].isNull {
        page.scroll.setContentOffset(try page.offset(move), arrival: .jump)
      } else {
        let by = try move["by"].vector()
        link.scroll(by: by.reversed(on: PerAxis(x: page.isMirrored, y: false)), animated: false)
      }
      try compare(page, link, state, vector, "\(move)")
    }
  }

  private func compare(
    _ page: StickyPage, _ link: ScrollStateLink, _ state: JSON, _ vector: Vectors.Case, _ move: String
  ) throws {
    try state.holdsOnly(Self.stateFields)
    let name = "\(vector.name) \(move)"
    #expect(page.scroll.contentOffset.isClose(to: try page.offset(state["offset"]), within: 1), "\(name)")
    // The axes are those of the sides.
    func withAxes(_ edges: Edges) -> Set<String> {
      var names = page.names(edges)
      if edges.axes.x { names.insert("x") }
      if edges.axes.y { names.insert("y") }
      return names.isEmpty ? ["none"] : names
    }
    func words(_ json: JSON) throws -> Set<String> { Set(try #require(json.array).compactMap(\.string)) }
    let isTold =
      link.state
      == ScrollState(
        of: page.scroll, snapping: link.snapping, scrolled: try #require(Self.sides(link.state.scrolled)))
    #expect(isTold, "\(name)")
    #expect(withAxes(link.state.scrollable) == (try words(state["scrollable"])), "\(name)")
    if state.has("scrolled") {
      #expect(withAxes(link.state.scrolled) == (try words(state["scrolled"])), "\(name)")
    }
    if state.has("stuck") {
      let (stuck, rects) = (try #require(state["stuck"].array), try #require(state["rects"].array))
      try #require(stuck.count == page.sticky.count && rects.count == page.sticky.count)
      for (number, box) in page.sticky.enumerated() {
        let place = try page.place(of: box)
        #expect(
          (place.stuck.isEmpty ? ["none"] : place.stuck) == (try words(stuck[number])), "\(name), box \(box)")
        #expect(place.frame.isClose(to: try rects[number].rect(), within: 0.02), "\(name), box \(box)")
      }
    }
    if state.has("snapped") {
      let snapped = try #require(state["snapped"].array)
      try #require(snapped.count == page.areas.count)
      for (number, words) in snapped.enumerated() {
        let axes = link.state.axes(restingOn: Int64(number))
        let names = axes.x ? axes.y ? ["x", "y", "both"] : ["x"] : axes.y ? ["y"] : ["none"]
        #expect(Set(names) == Set(words.array?.compactMap(\.string) ?? []), "\(name), area \(number)")
      }
    }
  }

  /// The sides of the last movement, made again by movements.
  static func sides(_ edges: Edges) -> ScrolledSides? {
    var sides = ScrolledSides()
    func sign(_ axis: Axis) -> Double {
      edges.contains(Edges(axis, .upper)) ? 1 : edges.contains(Edges(axis, .lower)) ? -1 : 0
    }
    sides.move(from: .zero, to: Point(x: sign(.horizontal), y: sign(.vertical)))
    return sides.edges == edges ? sides : nil
  }
}
