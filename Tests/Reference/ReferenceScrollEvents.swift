import ScrollBehaviors
import ScrollProfiles
import ScrollTimelines
import Testing

/// The order and the contents of the scroll events that a browser sends, with snap targets.
///
/// A run of scroll events counts as one, as in the list. The suite compares by the law, and leaves out what only this
/// browser does:
///
/// - After a change of the layout, and of the snap type, the browser may change the target without announcing it, and
///   before or after the scroll. So only changes and ends are compared there.
/// - A key or a wheel that leaves the target of a proximity scroller may do the same, and names no target then, also
///   if the content rests on one. So only scrolls and ends are compared there.
/// - Of two commands in one turn, the browser announces the target of the first. So only scrolls and ends are
///   compared there.
/// - If both axes snap, several items share a column or a row, and the browser names any of them. So targets count by
///   the place at which they are aligned, and a target at the place of the former one is no change.
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

    var isChanging: Bool { if case .changing = self { true } else { false } }
    var isChanged: Bool { if case .changed = self { true } else { false } }

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

    /// Returns the entry with each target in place of the item that has it.
    func mapped(_ place: (Axis, Int64) -> Int64?) -> Entry {
      func places(_ target: PerAxis<Int64?>) -> PerAxis<Int64?> {
        PerAxis(x: target.x.flatMap { place(.horizontal, $0) }, y: target.y.flatMap { place(.vertical, $0) })
      }
      return switch self {
      case .scroll, .ended: self
      case .changing(let target): .changing(places(target))
      case .changed(let target): .changed(places(target))
      }
    }

    /// The target of a change or of its announcement.
    var target: PerAxis<Int64?>? {
      switch self {
      case .scroll, .ended: nil
      case .changing(let target), .changed(let target): target
      }
    }

    func matches(_ other: Entry, within slack: Double) -> Bool {
      if case .ended(let one) = self, case .ended(let two) = other {
        return one.isClose(to: two, within: slack)
      }
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
    /// The time of the latest sample of the finger.
    var lastMove: Timestamp?
    /// True if a finger was lifted in motion. The browser predicts such a finger, so that its fling is a little longer.
    /// Another suite compares flings.
    var isFlung = false

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

    /// The offset, at which the content is aligned.
    var places: PerAxis<Int64?> {
      PerAxis(
        x: Int64(scroll.contentOffset.x.rounded()), y: Int64(scroll.contentOffset.y.rounded()))
    }

    /// Returns entries with the places of targets, without changes to the same place.
    func placed(_ entries: [Entry], from start: PerAxis<Int64?>) -> [Entry] {
      var (announced, rest, placed) = (start, start, [Entry]())
      for entry in entries {
        let entry = entry.mapped { axis, id in (try? rects[Int(id)].rect()).map { Int64($0.lower(axis)) } }
        switch entry {
        case .changing(let target) where target == announced: continue
        case .changed(let target) where target == rest: continue
        case .changing(let target): announced = target
        case .changed(let target): rest = target
        case .scroll, .ended: break
        }
        placed.append(entry)
      }
      return ReferenceScrollEvents.joined(placed)
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
      (entries, isFlung) = ([], false)
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
        if strictness == "none" {
          go(scroll.contentOffset + way)
        } else {
          snapping.scroll(by: way, animated: isSmooth)
        }
      case "scroll_into_view":
        let item = try #require(action["item"].integer)
        let align = PerAxis(
          x: try ReferenceScrollIntoView.alignment(action["inline"]),
          y: try ReferenceScrollIntoView.alignment(action["block"]))
        let target = scroll.contentOffset(showing: try rects[item].rect(), align: align)
        if target != scroll.contentOffset { go(target) }
      case "wheel":
        // Each is a gesture of its own.
        scroll.wheel(by: try action["delta"].vector(), phase: .began, time: time)
        scroll.wheel(by: .zero, phase: .ended, time: time)
      case "key":
        if scroll.phase == .animating, scroll.moveCause == .program {
          throw UnknownKind(
            what: "a key in an animation goes on from the animation's end here, there from the offset")
        }
        scroll.step(by: try .key(action["key"].string), time: time)
      case "touch_start":
        if scroll.phase == .animating {
          throw UnknownKind(what: "a finger catches an animation here, and does not stop it there")
        }
        isDown = true
        scroll.touchBegan(at: try action["at"].point(), time: time)
      case "touch_move":
        scroll.touchMoved(to: try action["at"].point(), time: time)
        lastMove = time
      case "touch_end":
        isDown = false
        if let lastMove, time - lastMove < 0.05, scroll.isDragging { isFlung = true }
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

  /// Returns what is compared of both lists.
  static func comparable(_ wanted: [Entry], _ found: [Entry], after kinds: [String]) -> ([Entry], [Entry]) {
    let keeps: (Entry) -> Bool
    let isUnannounced = wanted.contains { $0.isChanged } && !wanted.contains { $0.isChanging }
    if kinds.contains("relayout") {
      keeps = { $0 != .scroll && !$0.isChanging }
    } else if kinds.contains("scroll_to_twice") || isUnannounced {
      keeps = { $0.target == nil }
    } else {
      return (wanted, found)
    }
    return (joined(wanted.filter(keeps)), joined(found.filter(keeps)))
  }

  /// Joins runs of scrolls.
  static func joined(_ entries: [Entry]) -> [Entry] {
    var joined: [Entry] = []
    for entry in entries where entry != .scroll || joined.last != .scroll { joined.append(entry) }
    return joined
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
        let kinds = actions.compactMap { $0["kind"].string }
        let isNamed = stage.snapping.axes != PerAxis(true)
        let (start, offset) = (stage.places, stage.scroll.contentOffset)
        var wanted = try #require(measured["events"].array).map(Entry.init)
        var found = try stage.play(actions)
        if !isNamed {
          (wanted, found) = (stage.placed(wanted, from: start), stage.placed(found, from: start))
        }
        (wanted, found) = Self.comparable(wanted, found, after: kinds)
        let end = try measured["offset"].point()
        let way = max((end.x - offset.x).magnitude, (end.y - offset.y).magnitude)
        let slack = stage.isFlung ? max(6, 0.06 * way) : 1
        #expect(
          stage.scroll.contentOffset.isClose(to: end, within: slack),
          "step \(number): \(stage.scroll.contentOffset)")
        #expect(
          found.count == wanted.count
            && zip(found, wanted).allSatisfy { $0.matches($1, within: slack) },
          "step \(number): \(found), browser \(wanted)")
      }
    }
  }
}
