import ScrollBehaviors
import Testing

/// Measured in a browser: a scroller with snap areas, an action on it, and where it came to rest.
///
/// Left out: key presses. A browser's arrow goes 40 points, which is the host's to choose.
@Suite(.vectors)
struct ReferenceSnapTargets {
  static let file = "chromium_scroll_snap_targets"

  static func cases() throws -> [Vectors.Case] {
    try Vectors.cases(in: file).filter { $0["action"]["kind"].string != "key" }
  }

  /// A scroller as a case has it.
  struct Stage {
    let snapping: Snapping
    let scroll: ScrollController
    let items: [JSON]

    init(_ vector: Vectors.Case) throws {
      items = try #require(vector["items"].array)
      let type = try SnapCases.type(vector["snap_type"])
      let rects = items.map { $0["rect"] }
      snapping = Snapping(
        try Self.areas(items, rects), type.strictness, axes: type.axes,
        padding: try SnapCases.insets(vector["scroll_padding"]))
      snapping.roundsToPixels = true
      scroll = ScrollController(
        viewport: try SnapCases.size(vector["container"], "container"),
        content: try SnapCases.size(vector["content"], "content"), behaviors: [snapping, Clamping()])
    }

    /// The items that are there: a rect that is null is not.
    static func areas(_ items: [JSON], _ rects: [JSON]) throws -> [SnapArea] {
      var areas: [SnapArea] = []
      for (index, item) in items.enumerated() where !rects[index].isNull {
        areas.append(
          SnapArea(
            id: Int64(index), frame: try SnapCases.rect(rects[index]),
            align: PerAxis(
              x: try SnapCases.alignment(item["align"][0]), y: try SnapCases.alignment(item["align"][1])),
            margin: try SnapCases.insets(item["scroll_margin"]), mustStop: item["stop"].string == "always"))
      }
      return areas
    }

    func act(_ action: JSON) throws {
      switch action["kind"].string {
      case "scrollTo":
        let target = Point(x: try #require(action["x"].number), y: try #require(action["y"].number))
        scroll.setContentOffset(target, animated: true)
      case "scrollBy":
        let way = Vector(x: try #require(action["dx"].number), y: try #require(action["dy"].number))
        snapping.scroll(by: way, animated: true)
      case "relayout":
        let after = action["after"]
        let rects = try #require(after["rects"].array)
        try #require(rects.count == items.count)
        snapping.setAreas(
          try Self.areas(items, rects), viewport: try SnapCases.size(after["container"], "container"),
          content: try SnapCases.size(after["content"], "content"))
      default: throw SnapCases.Unreadable(what: "action")
      }
      SnapCases.settle(scroll)
    }

    /// The browser may take an area around an area that is larger than the port and lies in it, after a change of
    /// layout; here the same area stays snapped to.
    func mayTakeOuter(_ action: JSON) throws -> Bool {
      guard action["kind"].string == "relayout" else { return false }
      let areas = try Self.areas(items, try #require(action["after"]["rects"].array))
      let port = try SnapCases.size(action["after"]["container"], "container")
      return areas.contains { inner in
        Axis.both.contains { axis in
          snapping.snapped[axis] == inner.id && inner.frame.length(axis) >= port[axis] / 2
            && areas.contains { outer in
              outer.id != inner.id
                && Axis.both.allSatisfy {
                  outer.frame.lower($0) <= inner.frame.lower($0)
                    && outer.frame.upper($0) >= inner.frame.upper($0)
                }
            }
        }
      }
    }
  }

  static func isNear(_ a: Point, _ b: Point) -> Bool {
    Axis.both.allSatisfy { (a[$0] - b[$0]).magnitude <= 1 }
  }

  @Test func restsWhereTheBrowserDoes() throws {
    let cases = try Self.cases()
    var (misses, unexplained): ([String], [String]) = ([], [])
    for vector in cases {
      let stage = try Stage(vector)
      stage.scroll.setContentOffset(try SnapCases.point(vector["start_scroll_to"], "start"), arrival: .jump)
      let mayTakeOuter = try stage.mayTakeOuter(vector["action"])
      try stage.act(vector["action"])
      let final = try SnapCases.point(vector["measured"]["final_offset"], "final offset")
      let offset = stage.scroll.contentOffset
      if Self.isNear(offset, final) { continue }
      let reason = mayTakeOuter ? "the browser may take an area around the one it was on" : "unexplained"
      let kind = vector["action"]["kind"].string ?? ""
      let miss = "\(vector.name) \(kind) \(offset), browser \(final): \(reason)"
      misses.append(miss)
      if !mayTakeOuter { unexplained.append(miss) }
    }
    let hits = cases.count - misses.count
    print("reference vectors: \(Self.file): \(hits) of \(cases.count) rest where the browser does")
    for miss in misses { print("  \(miss)") }
    #expect(unexplained.isEmpty, "\(unexplained)")
    #expect(Double(hits) >= 0.95 * Double(cases.count), "\(misses)")
  }

  /// The first layout and the way to the starting point are snaps too, in every case of the file.
  @Test func beginsWhereTheBrowserDoes() throws {
    let cases = try Vectors.cases(in: Self.file)
    var misses: [String] = []
    for vector in cases {
      let stage = try Stage(vector)
      let first = try SnapCases.point(vector["measured"]["initial_offset"], "initial offset")
      if !Self.isNear(stage.scroll.contentOffset, first) {
        misses.append("\(vector.name) at first \(stage.scroll.contentOffset), browser \(first)")
      }
      stage.scroll.setContentOffset(try SnapCases.point(vector["start_scroll_to"], "start"), arrival: .jump)
      let start = try SnapCases.point(vector["measured"]["start_offset"], "start offset")
      if !Self.isNear(stage.scroll.contentOffset, start) {
        misses.append("\(vector.name) at the start \(stage.scroll.contentOffset), browser \(start)")
      }
    }
    for miss in misses { print("  \(miss)") }
    #expect(Double(misses.count) <= 0.05 * Double(2 * cases.count), "\(misses)")
  }
}
