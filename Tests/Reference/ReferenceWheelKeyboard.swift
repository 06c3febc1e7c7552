import ScrollBehaviors
import ScrollMotion
import ScrollProfiles
import Testing

extension ScrollStep {
  /// The effect of a key in a browser.
  static func key(_ name: String?, shift: Bool = false) throws -> ScrollStep {
    switch name {
    case "ArrowDown": .arrows(Vector(x: 0, y: 1))
    case "ArrowUp": .arrows(Vector(x: 0, y: -1))
    case "ArrowRight": .arrows(Vector(x: 1, y: 0))
    case "ArrowLeft": .arrows(Vector(x: -1, y: 0))
    case "PageDown", "Space": .pages(Vector(x: 0, y: shift ? -1 : 1))
    case "PageUp": .pages(Vector(x: 0, y: -1))
    case "Home": .ends(Vector(x: 0, y: -1))
    case "End": .ends(Vector(x: 0, y: 1))
    default: throw UnknownKind(what: "key \(name ?? "none")")
    }
  }
}

/// Notches, precise deltas, keys and animated scrolling, on free content and on snap areas, measured in a browser.
/// Compares the rest position, and for single keys and notches also the path. The scroller has the profile
/// `.chromium`.
@Suite(.vectors)
struct ReferenceWheelKeyboard {
  static let list = "chromium_wheel_keyboard"

  /// Cases in which the browser rests elsewhere by a rule of its own.
  static let declined = [
    "C-060":
      """
    the browser rests at the notch's end first, 420, and goes on to the next area; \
    here the area nearest to 420 is taken
    """
  ]

  /// The scroller of a case, at its start.
  struct Stage {
    let snapping: Snapping?
    let scroll: ScrollController

    init(_ page: JSON) throws {
      try page.holdsOnly(["container", "content", "start", "snap_type", "items"])
      snapping = try SnapCases.snapping(page)
      scroll = ScrollController(
        viewport: try page["container"].size(), content: try page["content"].size(), profile: .chromium,
        behaviors: snapping.map { [$0] } ?? [])
      scroll.setContentOffset(try page["start"].point(), arrival: .jump)
    }

    /// Draws frames up to a time, in seconds.
    func bring(to time: Double, from last: inout Double) {
      while last + 1.0 / 60 < time {
        last += 1.0 / 60
        scroll.advance(to: .seconds(last))
      }
    }

    /// The events in the browser's page.
    func take(_ event: JSON, isNotch: Bool, at time: Timestamp) throws {
      switch event[1].string {
      case "wheel":
        let delta = Vector(x: try #require(event[2].number), y: try #require(event[3].number))
        guard isNotch else { return scroll.wheel(by: delta, time: time) }
        let length = max(delta.x.magnitude, delta.y.magnitude)
        scroll.settings.notchLength = length
        scroll.step(by: .notches(delta / length), time: time)
      case "keydown": scroll.step(by: try .key(event[2].string), time: time)
      default: break
      }
    }

    /// The actions of a page's program.
    func command(_ input: JSON) throws {
      let way = Vector(x: try #require(input["x"].number), y: try #require(input["y"].number))
      switch input["method"].string {
      case "scrollTo": scroll.setContentOffset(Point.zero + way, animated: true)
      case "scrollBy": snapping?.scroll(by: way, animated: true)
      default: throw UnknownKind(what: "method \(input["method"])")
      }
    }

    func play(_ vector: Vectors.Case) throws {
      let inputs = try #require(vector["inputs"].array)
      var frame = 0.0
      for input in inputs where input["kind"].string == "scroll_smooth" { try command(input) }
      for event in try #require(vector["measured"]["events"].array) {
        guard let milliseconds = event[0].number, ["wheel", "keydown"].contains(event[1].string) else {
          continue
        }
        let time = max(0, milliseconds / 1_000)
        bring(to: time, from: &frame)
        try take(event, isNotch: inputs[0]["kind"].string == "wheel_notch", at: .seconds(time))
      }
      for _ in 0..<36_000 {
        frame += 1.0 / 60
        if scroll.advance(to: .seconds(frame)) == .idle { return }
      }
    }
  }

  @Test func restPositionsMatchTheBrowser() throws {
    let cases = try Vectors.cases(in: Self.list)
    var (judged, misses, unexplained) = (0, [String](), [String]())
    for vector in cases {
      try vector.judged { vector in
        let stage = try Stage(vector["page"])
        try stage.play(vector)
        judged += 1
        let (offset, final) = (stage.scroll.contentOffset, try vector["measured"]["final_offset"].point())
        if ReferenceSnapTargets.isNear(offset, final) { return }
        let reason = Self.declined[vector.name]
        let what = vector["what"].string ?? ""
        misses.append("\(vector.name) \(what) \(offset), browser \(final): \(reason ?? "unexplained")")
        if reason == nil { unexplained.append(misses.last!) }
      }
    }
    let hits = judged - misses.count
    print("reference vectors: \(Self.list): \(hits) of \(judged) rest where the browser does")
    for miss in misses { print("  \(miss)") }
    #expect(judged == cases.count && unexplained.isEmpty, "\(unexplained)")
    #expect(Double(hits) >= 0.9 * Double(judged))
  }

  /// Keys take 0.15 s, notches 0.19 s.
  @Test func thePathOfAStepMatchesTheBrowser() throws {
    var judged = 0
    for vector in try Vectors.cases(in: Self.list) where vector["page"]["items"].isNull {
      let inputs = try #require(vector["inputs"].array)
      guard inputs.count == 1, let kind = inputs[0]["kind"].string, ["key", "wheel_notch"].contains(kind)
      else { continue }
      judged += 1
      let stage = try Stage(vector["page"])
      let measured = vector["measured"]
      let (start, end) = (try measured["start_offset"].point(), try measured["final_offset"].point())
      let way = max((end - start).x.magnitude, (end - start).y.magnitude)
      let frames = try #require(measured["frames"].array).map { try #require($0.numbers) }
      // The browser's animation begins with the frame before the first frame that shows it.
      let first = try #require(frames.firstIndex { Point(x: $0[1], y: $0[2]) != start }) - 1
      let event = try #require(
        measured["events"].array?.first { ["wheel", "keydown"].contains($0[1].string) })
      try stage.take(event, isNotch: kind != "key", at: .zero)
      for frame in frames[first...] {
        stage.scroll.advance(to: .milliseconds(frame[0] - frames[first][0]))
        let off = stage.scroll.contentOffset - Point(x: frame[1], y: frame[2])
        #expect(max(off.x.magnitude, off.y.magnitude) <= 1 + 0.025 * way, "\(vector.name) at \(frame[0]) ms")
      }
    }
    print("reference vectors: \(Self.list): \(judged) ways compared frame by frame")
    #expect(judged >= 12)
  }

  /// One arrow key, and a held arrow key: each repeat moves as far as the first.
  @Test func distancesMatchTheBrowser() throws {
    var (single, held) = (0, 0)
    for vector in try Vectors.cases(in: Self.list) where vector["page"]["items"].isNull {
      let keys = vector["inputs"].array?.compactMap { $0["key"].string } ?? []
      guard let key = keys.first, key.hasPrefix("Arrow"), Set(keys).count == 1 else { continue }
      if keys.count == 1 { single += 1 } else { held += 1 }
      let measured = vector["measured"]
      let way = try measured["final_offset"].point() - measured["start_offset"].point()
      let length = ScrollDistances.chromium.arrow * Double(keys.count)
      #expect(max(way.x.magnitude, way.y.magnitude) == length, "\(vector.name)")
    }
    #expect(single >= 3 && held >= 1)
  }
}
