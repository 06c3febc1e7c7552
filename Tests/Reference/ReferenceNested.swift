import ScrollBehaviors
import ScrollNesting
import ScrollProfiles
import Testing

/// Nested scrollers of a browser under fingers, wheels and keys.
///
/// Every case compares which scrollers move. Rest positions are compared except for flings, whose law belongs to a
/// profile.
@Suite(.vectors)
struct ReferenceNested {
  static let file = "chromium_nested_scroll"

  @Test(arguments: try Vectors.cases(in: file))
  func theSameScrollersMoveToTheSamePlaces(_ vector: Vectors.Case) throws {
    try vector.judged { vector in
      let page = try Page(vector["layout"])
      let gestures = try #require(vector["measured"]["gestures"].array)
      let inputs = try #require(vector["input"].array)
      var index = 0
      for input in inputs {
        let kind = try #require(input["kind"].string)
        let isFling = kind == "touch_fling"
        page.begin()
        switch kind {
        case "touch_drag": try page.drag(input, gestures[index]["after_each_point"].array ?? [])
        case "touch_fling": try page.fling(input)
        case "wheel_notches", "wheel_precise_events": try page.wheel(input)
        case "wheel_precise_gesture": try page.swipe(input)
        case "key": try page.key(input)
        case "keys":
          for event in try #require(input["events"].array) {
            page.wait(until: try #require(event["t_ms"].number) / 1_000)
            try page.key(event, focus: input["focus"].string)
          }
        case "script": try page.script(input["call"])
        default: throw UnknownKind(what: "input \(kind)")
        }
        page.rest()
        let measured = gestures[index]
        index += 1
        let moved = try #require(measured["moved"].array).compactMap { $0.string }
        #expect(page.moved == moved)
        if isFling { continue }
        let rest = try #require(measured["rest"].array)
        for (scroller, place) in zip(page.scrollers, rest) {
          let offset = scroller.scroll.contentOffset
          let end = try place.point()
          #expect(offset.isClose(to: end, within: 1), "at \(offset), measured \(end)")
        }
      }
      #expect(index == gestures.count)
    }
  }

  /// The scrollers of a case, and their input.
  private final class Page {
    private(set) var scrollers: [NestedScroller] = []
    private(set) var moved: [String] = []
    private var names: [String] = []
    private var items: [String: (NestedScroller, Rect)] = [:]
    private var before: [Point] = []
    private let nest: ScrollNest
    /// The beginning of the present gesture, and the time of the latest frame, in seconds.
    private var start = 0.0
    private var now = 0.0

    init(_ layout: JSON) throws {
      for box in try #require(layout.array) {
        let rect = try box["rect"].rect()
        var chain: [any ScrollBehavior] = [Clamping()]
        if box["snap_type"].string == "y mandatory" {
          let areas = try #require(box["snap_items"].array).enumerated().map {
            SnapArea(id: Int64($0), frame: try $1["rect"].rect(), align: PerAxis(x: nil, y: .start))
          }
          chain.insert(Snapping(areas), at: 0)
        } else if box["snap_type"].string != nil {
          throw UnknownKind(what: "snap type \(box["snap_type"])")
        }
        let scroll = ScrollController(
          viewport: rect.size, content: try box["content"].size(), profile: .chromium, behaviors: chain)
        scroll.contentOffset = try box["start_offset"].point()
        let values = try #require(box["overscroll_behavior"].array).map { (value) throws -> Overscroll in
          switch value.string {
          case "auto": return .auto
          case "contain": return .contain
          case "none": return .none
          default: throw UnknownKind(what: "overscroll-behavior \(value)")
          }
        }
        let scroller = NestedScroller(
          scroll, at: rect.origin, overscroll: PerAxis(x: values[0], y: values[1]))
        scrollers.last?.add(scroller)
        scrollers.append(scroller)
        names.append(try #require(box["name"].string))
        for item in box["items"].array ?? [] {
          items[try #require(item["id"].string)] = (scroller, try item["rect"].rect())
        }
      }
      nest = ScrollNest(scrollers[0], policy: LatchingPolicy.browser)
      nest.rails = Rails()
    }

    func begin() {
      start = now
      moved = []
      before = scrollers.map { $0.scroll.contentOffset }
    }

    private func look() {
      for (index, scroller) in scrollers.enumerated()
      where (scroller.scroll.contentOffset - before[index]) != .zero && !moved.contains(names[index]) {
        moved.append(names[index])
      }
    }

    /// Draws frames until a time, in seconds since the gesture began.
    func wait(until time: Double) {
      while now + 1.0 / 60 < start + time {
        now += 1.0 / 60
        nest.advance(to: .seconds(now))
        look()
      }
      now = start + time
    }

    func rest() {
      var frames = 0
      repeat {
        now += 1.0 / 60
        frames += 1
        look()
      } while nest.advance(to: .seconds(now)) != .idle && frames < 1_000
      look()
      now += 1
    }

    private func touch(_ points: JSON, _ lift: JSON, _ check: (Int) throws -> Void) throws {
      var last = Point.zero
      for (index, point) in try #require(points.array).enumerated() {
        let numbers = try #require(point.numbers)
        last = Point(x: numbers[1], y: numbers[2])
        wait(until: numbers[0] / 1_000)
        if index == 0 {
          nest.touchBegan(at: last, time: .seconds(now))
        } else {
          nest.touchMoved(to: last, time: .seconds(now))
        }
        look()
        try check(index)
      }
      wait(until: try #require(lift.number) / 1_000)
      nest.touchEnded(at: last, time: .seconds(now))
      look()
    }

    func drag(_ input: JSON, _ measured: [JSON]) throws {
      try touch(input["points"], input["lift_ms"]) { index in
        guard index < measured.count, let places = measured[index].array else { return }
        for (scroller, place) in zip(scrollers, places) {
          let (offset, seen) = (scroller.scroll.contentOffset, try place.point())
          #expect(offset.isClose(to: seen, within: 1), "point \(index): \(offset), measured \(seen)")
        }
      }
    }

    func fling(_ input: JSON) throws {
      for stroke in try #require(input["strokes"].array) {
        try touch(stroke["points"], stroke["lift_ms"]) { _ in }
      }
    }

    func wheel(_ input: JSON) throws {
      var place = try input["at"].point()
      for event in try #require(input["events"].array) {
        wait(until: try #require(event["t_ms"].number) / 1_000)
        if event["kind"].string == "pointer_move" {
          place = try event["to"].point()
        } else if event.has("direction") {
          nest.step(by: .notches(try event["direction"].vector()), at: place, time: .seconds(now))
        } else {
          // Such an event begins and ends a gesture.
          nest.wheel(by: .zero, phase: .began, at: place, time: .seconds(now))
          nest.wheel(by: try event["delta"].vector(), phase: .changed, at: place, time: .seconds(now))
          nest.wheel(by: .zero, phase: .cancelled, at: place, time: .seconds(now))
        }
        look()
      }
    }

    func swipe(_ input: JSON) throws {
      let (place, delta) = (try input["at"].point(), try input["delta"].vector())
      let speed = try #require(input["speed_px_s"].number)
      let frames = max(1, ((delta.x * delta.x + delta.y * delta.y).squareRoot() / speed * 60).rounded())
      nest.wheel(by: .zero, phase: .began, at: place, time: .seconds(now))
      for frame in 1...Int(frames) {
        wait(until: Double(frame) / 60)
        nest.wheel(by: delta / frames, phase: .changed, at: place, time: .seconds(now))
        look()
      }
      nest.wheel(by: .zero, phase: .cancelled, at: place, time: .seconds(now))
    }

    func key(_ input: JSON, focus: String? = nil) throws {
      let name = try #require(focus ?? input["focus"].string)
      let index = try #require(names.firstIndex(of: name))
      let step = try ScrollStep.key(input["key"].string, shift: input["shift"].bool == true)
      nest.step(by: step, from: scrollers[index], time: .seconds(now))
      look()
    }

    func script(_ call: JSON) throws {
      let isAnimated = call["behavior"].string == "smooth"
      switch call["method"].string {
      case "scrollIntoView":
        let (scroller, rect) = try #require(items[call["item"].string ?? ""])
        let align = PerAxis(
          x: try ReferenceScrollIntoView.alignment(call["inline"]),
          y: try ReferenceScrollIntoView.alignment(call["block"]))
        scroller.scrollRectToVisible(rect, align: align, animated: isAnimated)
      case "scrollBy":
        let index = try #require(names.firstIndex(of: call["on"].string ?? ""))
        let way = Vector(x: try call["left"].value(or: 0), y: try call["top"].value(or: 0))
        let scroll = scrollers[index].scroll
        scroll.setContentOffset(
          scroll.contentOffset + way, arrival: isAnimated ? .spring(response: 0.3) : .jump)
      default: throw UnknownKind(what: "call \(call["method"])")
      }
    }
  }
}
