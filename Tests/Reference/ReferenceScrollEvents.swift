import ScrollBehaviors
import ScrollProfiles
import ScrollTimelines
import Testing

/// The order and the contents of the scroll events that a browser sends, with snap targets.
///
/// A run of scroll events counts as one, as in the list. The suite compares by the law, and leaves out what only this browser
/// does:
///
/// - After a change of the layout, and of the snap type, the browser may change the target without announcing it, and before or
///   after the scroll. So only changes and ends are compared there.
/// - A key or a wheel that leaves the target of a proximity scroller may do the same, so announcements are not
///   compared there.
@Suite(.vectors)
struct ReferenceScrollEvents {
  static let list = "chromium_scroll_events"

  /// An event in the form of the list.
  enum Entry: Equatable, CustomStringConvertible {
    case scroll
    case changing(PerAxis<Int64?>)
    case changed(PerAxis<Int64?>)
    case ended(Point)

    var description: String {
      func ids(_ target: PerAxis<Int64?>) -> String {
        "\(target.x.map(String.init) ?? "-"), \(target.y.map(String.init) ?? "-")"
      }
      return switch self {
      case .scroll: "scroll"
      case .changing(let target): "changing(\(ids(target)))"
      case .changed(let target): "changed(\(ids(target)))"
      case .ended(let offset): "end(\(offset.x), \(offset.y))"
      }
    }

    var isScroll: Bool { self == .scroll }
    var isChanging: Bool { if case .changing = self { true } else { false } }
    var isEnd: Bool { if case .ended = self { true } else { false } }

    init(_ json: JSON) throws {
      func target() -> PerAxis<Int64?> {
        PerAxis(x: json["inline"].integer.map(Int64.init), y: json["block"].integer.map(Int64.init))
      }
      switch json["type"].string {
      case "scroll": self = .scroll
      case "scrollsnapchanging": self = .changing(target())
      case "scrollsnapchange": self = .changed(target())
      case "scrollend": self = .ended(try json["offset"].point())
      case let type: throw UnknownKind(what: "event \(type ?? "none")")
      }
    }

    func matches(_ other: Entry) -> Bool {
      if case .ended(let one) = self, case .ended(let two) = other { return one.isClose(to: two, within: 1) }
      return self == other
    }
  }

  /// A scroller in the browser's layout.
  final class Stage {
    let snapping: Snapping
    let scroll: ScrollController
    var items: [JSON]
    var rects: [JSON]
    var strictness: String
    var entries: [Entry] = []
    var clock = 1.0
    var isDown = false

    init(_ layout: JSON) throws {
      try layout.holdsOnly(["container", "content", "snap_type", "items", "start"])
      items = try #require(layout["items"].array)
      for item in items { try item.holdsOnly(["rect", "align", "stop"]) }
      rects = items.map { $0["rect"] }
      strictness = layout["snap_type"].string ?? ""
      snapping = Snapping()
      snapping.roundsToPixels = true
      var stages: [Stage] = []
      let events = ScrollEvents(of: snapping) { event, _ in stages.first?.take(event) }
      scroll = ScrollController(
        viewport: try layout["container"].size(), content: try layout["content"].size(), profile: .chromium,
        behaviors: [snapping, events])
      try setType(layout["snap_type"])
      snapping.setAreas(try areas())
      scroll.setContentOffset(try layout["start"].point(), arrival: .jump)
      stages = [self]
    }

    func areas() throws -> [SnapArea] {
      strictness == "none" ? [] : try ReferenceSnapTargets.Stage.areas(items, rects)
    }

    func setType(_ json: JSON) throws {
      strictness = json.string ?? ""
      guard strictness != "none" else { return snapping.axes = PerAxis(false) }
      let type = try SnapCases.type(json)
      (snapping.axes, snapping.strictness) = (type.axes, type.strictness)
    }

    private func take(_ event: ScrollEvents.Event) {
      switch event {
      case .scrolled: if entries.last != .scroll { entries.append(.scroll) }
      case .snapTargetChanging(let target): entries.append(.changing(target))
      case .snapTargetChanged(let target): entries.append(.changed(target))
      case .ended(let offset): entries.append(.ended(offset))
      }
    }

    func bring(to time: Double) {
      while clock + 1.0 / 60 < time {
        clock += 1.0 / 60
        scroll.advance(to: .seconds(clock))
      }
    }

    /// Plays the actions of a step, and draws frames until nothing moves. A finger that is down may stay down.
    func play(_ actions: [JSON]) throws -> [Entry] {
      entries = []
      let start = clock + 1
      for action in actions {
        let time = start + (try #require(action["t_ms"].number)) / 1_000
        bring(to: time)
        try act(action, at: .seconds(time))
      }
      for _ in 0..<3_600 {
        clock += 1.0 / 60
        let demand = scroll.advance(to: .seconds(clock))
        if demand == .idle || (isDown && demand != .needsFrame) { break }
      }
      clock = max(clock, start)
      return entries
    }

    private func act(_ action: JSON, at time: Timestamp) throws {
      let isSmooth = action["behavior"].string == "smooth"
      func go(_ target: Point) {
        if isSmooth {
          scroll.setContentOffset(target, animated: true)
        } else {
          scroll.setContentOffset(target, arrival: .jump)
        }
      }
      switch action["kind"].string {
      case "scroll_to": go(try action["to"].point())
      case "scroll_to_twice":
        let (first, then) = (try action["first"].point(), try action["then"].point())
        scroll.update {
          go(first)
          go(then)
        }
      case "scroll_by":
        let way = try action["by"].vector()
        if strictness == "none" { go(scroll.contentOffset + way) } else { snapping.scroll(by: way, animated: isSmooth) }
      case "scroll_into_view":
        let item = try #require(action["item"].integer)
        let align = PerAxis(
          x: try ReferenceScrollIntoView.alignment(action["inline"]),
          y: try ReferenceScrollIntoView.alignment(action["block"]))
        let target = scroll.contentOffset(showing: try rects[item].rect(), align: align)
        if target != scroll.contentOffset { go(target) }
      case "wheel": scroll.wheel(by: try action["delta"].vector(), time: time)
      case "key": scroll.step(by: try .key(action["key"].string), time: time)
      case "touch_start":
        isDown = true
        scroll.touchBegan(at: try action["at"].point(), time: time)
      case "touch_move": scroll.touchMoved(to: try action["at"].point(), time: time)
      case "touch_end":
        isDown = false
        scroll.touchEnded(at: scroll.finger ?? .zero, time: time)
      case "relayout": try layOut(action)
      case let kind: throw UnknownKind(what: "action \(kind ?? "none")")
      }
    }

    private func layOut(_ action: JSON) throws {
      try action.holdsOnly(["t_ms", "kind", "container", "content", "rects", "snap_type"])
      if action.has("snap_type") { try setType(action["snap_type"]) }
      for (key, rect) in action["rects"].object ?? [:] { rects[try #require(Int(key))] = rect }
      snapping.setAreas(
        try areas(), viewport: action.has("container") ? try action["container"].size() : nil,
        content: action.has("content") ? try action["content"].size() : nil)
    }
  }

  @Test(arguments: try Vectors.cases(in: list))
  func eventsComeInTheOrderOfTheBrowser(_ vector: Vectors.Case) throws {
    try vector.judged { vector in
      try vector.json.holdsOnly(["id", "what", "layout", "steps", "expected", "early_offsets_depend_on_time"])
      let stage = try Stage(vector["layout"])
      let expected = vector["expected"]
      #expect(stage.scroll.contentOffset.isClose(to: try expected["start_offset"].point(), within: 1))
      for (number, step) in try #require(vector["steps"].array).enumerated() {
        let actions = try #require(step.array)
        let measured = expected["steps"][number]
        let wanted = try #require(measured["events"].array).map(Entry.init)
        let found = try stage.play(actions)
        let end = try measured["offset"].point()
        #expect(
          stage.scroll.contentOffset.isClose(to: end, within: 1), "step \(number): \(stage.scroll.contentOffset)")
        #expect(
          found.count == wanted.count && zip(found, wanted).allSatisfy { $0.matches($1) },
          "step \(number): \(found), browser \(wanted)")
      }
    }
  }
}
