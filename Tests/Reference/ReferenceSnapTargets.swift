import ScrollBehaviors
import ScrollMotion
import Testing

/// A scroller with snap areas, an action, and the rest position, measured in a browser.
@Suite(.vectors)
struct ReferenceSnapTargets {
  static let file = "chromium_scroll_snap_targets"

  static func cases() throws -> [Vectors.Case] { try Vectors.cases(in: file) }

  /// Cases in which the browser rests elsewhere by an unknown rule.
  static let declined = [
    "A3-046":
      """
    an area that must stop is larger than the port, and holds a smaller one: \
    a page key rests on the smaller one there
    """
  ]

  /// The scroller of a case.
  struct Stage {
    let snapping: Snapping
    let scroll: ScrollController
    let items: [JSON]

    /// The known members of a case and its items. A case with another member is of another kind.
    static let fields: Set = [
      "id", "dims", "axis", "container", "content", "scroll_padding", "snap_type", "items", "start_scroll_to",
      "action", "measured", "note",
    ]
    static let itemFields: Set = ["rect", "align", "scroll_margin", "stop", "has_focus"]

    init(_ vector: Vectors.Case) throws {
      try vector.json.holdsOnly(Self.fields)
      for item in vector["items"].array ?? [] { try item.holdsOnly(Self.itemFields) }
      items = try #require(vector["items"].array)
      let type = try SnapCases.type(vector["snap_type"])
      let rects = items.map { $0["rect"] }
      snapping = Snapping(
        try Self.areas(items, rects), type.strictness, axes: type.axes,
        padding: try SnapCases.insets(vector["scroll_padding"]))
      snapping.roundsToPixels = true
      scroll = ScrollController(
        viewport: try vector["container"].size(),
        content: try vector["content"].size(), behaviors: [snapping, Clamping()])
      scroll.settings.distances = .chromium
    }

    /// The present items. A rect that is null is not present.
    static func areas(_ items: [JSON], _ rects: [JSON]) throws -> [SnapArea] {
      var areas: [SnapArea] = []
      for (index, item) in items.enumerated() where !rects[index].isNull {
        areas.append(
          SnapArea(
            id: Int64(index), frame: try rects[index].rect(),
            align: PerAxis(
              x: try SnapCases.alignment(item["align"][0]), y: try SnapCases.alignment(item["align"][1])),
            margin: try SnapCases.insets(item["scroll_margin"]), mustStop: item["stop"].string == "always"))
      }
      return areas
    }

    func act(_ action: JSON) throws {
      // Items that get the focus after the rest at the start.
      snapping.preferred = items.indices.filter { items[$0]["has_focus"].bool == true }.map(Int64.init)
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
          try Self.areas(items, rects), viewport: try after["container"].size(),
          content: try after["content"].size())
      case "key":
        scroll.step(
          by: try Self.step(action["key"].string, snapping.axes.x ? .horizontal : .vertical), time: .zero)
      default: throw UnknownKind(what: "action \(action["kind"])")
      }
      SnapCases.settle(scroll)
    }

    /// The effect of a key along an axis.
    static func step(_ key: String?, _ axis: Axis) throws -> ScrollStep {
      func vector(_ number: Double) -> Vector {
        axis == .horizontal ? Vector(x: number, y: 0) : Vector(x: 0, y: number)
      }
      switch key {
      case "ArrowUp", "ArrowLeft": return .arrows(vector(-1))
      case "ArrowDown", "ArrowRight": return .arrows(vector(1))
      case "PageUp": return .pages(vector(-1))
      case "PageDown": return .pages(vector(1))
      default: throw UnknownKind(what: "key \(key ?? "none")")
      }
    }

    /// The reason for which the browser may rest elsewhere after an action, by a rule that is not ours.
    func declined(_ action: JSON) throws -> String? {
      guard snapping.axes == PerAxis(true) else { return nil }
      if action["kind"].string == "relayout", snapping.snapped.x == nil || snapping.snapped.y == nil {
        return "the browser goes back to an area that an axis was on before it rested on none"
      }
      let alignsNowhere = Axis.both.contains { axis in
        items.allSatisfy { $0["align"][axis == .horizontal ? 0 : 1].string == "none" }
      }
      return alignsNowhere ? "the browser does not move along an axis on which no item aligns" : nil
    }
  }

  static func isNear(_ a: Point, _ b: Point) -> Bool {
    Axis.both.allSatisfy { (a[$0] - b[$0]).magnitude <= 1 }
  }

  @Test func restPositionsMatchTheBrowser() throws {
    let cases = try Self.cases()
    var (misses, unexplained): ([String], [String]) = ([], [])
    var judged = 0
    for vector in cases {
      try vector.judged { vector in
        let stage = try Stage(vector)
        stage.scroll.setContentOffset(try vector["start_scroll_to"].point(), arrival: .jump)
        let declined = try Self.declined[vector.name] ?? stage.declined(vector["action"])
        try stage.act(vector["action"])
        let final = try vector["measured"]["final_offset"].point()
        let offset = stage.scroll.contentOffset
        judged += 1
        if Self.isNear(offset, final) { return }
        let reason = declined ?? "unexplained"
        let kind = vector["action"]["kind"].string ?? ""
        let miss = "\(vector.name) \(kind) \(offset), browser \(final): \(reason)"
        misses.append(miss)
        if declined == nil { unexplained.append(miss) }
      }
    }
    #expect(judged > 0)
    let hits = judged - misses.count
    print("reference vectors: \(Self.file): \(hits) of \(judged) rest where the browser does")
    for miss in misses { print("  \(miss)") }
    #expect(unexplained.isEmpty, "\(unexplained)")
    #expect(Double(hits) >= 0.95 * Double(judged), "\(misses)")
  }

  /// In every case of the file, the first layout and the motion to the starting point are snaps too.
  @Test func startPositionsMatchTheBrowser() throws {
    let cases = try Vectors.cases(in: Self.file)
    var misses: [String] = []
    for vector in cases {
      try vector.judged { vector in
        let stage = try Stage(vector)
        let first = try vector["measured"]["initial_offset"].point()
        if !Self.isNear(stage.scroll.contentOffset, first) {
          misses.append("\(vector.name) at first \(stage.scroll.contentOffset), browser \(first)")
        }
        stage.scroll.setContentOffset(try vector["start_scroll_to"].point(), arrival: .jump)
        let start = try vector["measured"]["start_offset"].point()
        if !Self.isNear(stage.scroll.contentOffset, start) {
          misses.append("\(vector.name) at the start \(stage.scroll.contentOffset), browser \(start)")
        }
      }
    }
    for miss in misses { print("  \(miss)") }
    #expect(Double(misses.count) <= 0.05 * Double(2 * cases.count), "\(misses)")
  }
}
