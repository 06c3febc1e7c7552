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
      let offset = try (move["by"].isNull ? move : move["by"]).point()
      try compare(page, link, state, vector, move["by"].isNull ? "\(offset)" : "by \(offset)")
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
    if state.has("snapped") { try compareAreas(page, link, state["snapped"], vector, move) }
  }

  /// Compares the areas on which the axes rest, unless the browser names an area on which they do not.
  ///
  /// In a scroller that snaps on both axes this browser may name an area beside the view though another one in view
  /// offers the same offset, and the area of an earlier rest for an axis that has found none since. By the specification
  /// neither is a snap target.
  private func compareAreas(
    _ page: StickyPage, _ link: ScrollStateLink, _ snapped: JSON, _ vector: Vectors.Case, _ move: String
  ) throws {
    let name = "\(vector.name) \(move)"
    let words = try #require(snapped.array).map { Set($0.array?.compactMap(\.string) ?? []) }
    try #require(words.count == page.areas.count)
    let claims = PerAxis(
      x: words.indices.filter { words[$0].contains("x") }, y: words.indices.filter { words[$0].contains("y") }
    )
    for axis in Axis.both {
      if let area = link.state.snapped[axis] {
        #expect(isTarget(Int(area), axis, page), "\(name), area \(area)")
      }
    }
    guard Axis.both.allSatisfy({ axis in claims[axis].allSatisfy { isTarget($0, axis, page) } }) else {
      vector.skip(because: "as to \(move): the browser names an area on which no axis rests in view")
      return
    }
    for (number, words) in words.enumerated() {
      let axes = link.state.axes(restingOn: Int64(number))
      let names = axes.x ? axes.y ? ["x", "y", "both"] : ["x"] : axes.y ? ["y"] : ["none"]
      #expect(Set(names) == words, "\(name), area \(number)")
    }
  }

  /// Returns true if an axis rests on an area: the area is aligned there, or covers the port, and it is in view. An area
  /// beside the view counts only if no other one offers the same.
  private func isTarget(_ number: Int, _ axis: Axis, _ page: StickyPage) -> Bool {
    guard offers(page.areas[number], axis, page) else { return false }
    return isInView(page.areas[number], page)
      || !page.areas.contains { offers($0, axis, page) && isInView($0, page) }
  }

  private func port(_ axis: Axis, _ page: StickyPage) -> (lower: Double, upper: Double) {
    let (padding, viewport) = (page.scroll.geometry.padding, page.scroll.viewport)
    return (padding.lower(axis), viewport[axis] - padding.upper(axis))
  }

  private func isInView(_ area: SnapArea, _ page: StickyPage) -> Bool {
    Axis.both.allSatisfy { axis in
      let ((lower, upper), offset) = (port(axis, page), page.scroll.contentOffset[axis])
      return area.frame.upper(axis) - offset > lower && area.frame.lower(axis) - offset < upper
    }
  }

  private func offers(_ area: SnapArea, _ axis: Axis, _ page: StickyPage) -> Bool {
    guard let align = area.align[axis] else { return false }
    let (lower, upper) = port(axis, page)
    let aligned = page.scroll.geometry.extent[axis].clamp(
      align.distance(from: lower, upper, to: area.frame.lower(axis), area.frame.upper(axis)))
    return (aligned - page.scroll.contentOffset[axis]).magnitude <= 1
      || area.frame.length(axis) > upper - lower
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
