import Foundation
import ScrollBehaviors
import ScrollPlot
import ScrollProfiles
import Testing

/// Fingers in Chromium 156, and a scroller with the profile `.chromium`: the path and the rest position of the
/// content.
///
/// Draws a picture of each case into a folder, and prints the path: the folder of `SCROLL_PLOTS`, or a temporary one.
@Suite(.vectors)
struct ReferenceChromiumTouches {
  /// The differences of the browser.
  static let learned = [
    "B-010": reach, "B-013": reach, "B-065": reach, "B-068": reach,
    "B-045":
      "the browser looks for an item after the first frame of the fling, which passes the next one that must stop",
  ]
  static let reach =
    "three viewports of the scroller are 1,200 points; the browser takes those of its page, which are 1,500"

  static let plots =
    ProcessInfo.processInfo.environment["SCROLL_PLOTS"].map { URL(filePath: $0) }
    ?? FileManager.default.temporaryDirectory.appending(path: "scroll-plots")

  /// A played case.
  struct Played {
    let scroll: ScrollController
    /// The offsets, each 1/240 s from the first touch on.
    private(set) var offsets: [Point] = []

    /// With a reach, if the page has another reach than the scroller.
    init(_ vector: Vectors.Case, reach: Double? = nil) throws {
      let page = vector["page"]
      try page.holdsOnly(["container", "content", "start", "snap_type", "items"])
      var links: [any ScrollBehavior] = [AxisLock(.sticky, channel: 47)]
      if let snapping = try SnapCases.snapping(page) { links.append(snapping) }
      var profile = ScrollProfile.chromium
      if let reach { profile.fling = .chromium(reach: reach) }
      scroll = ScrollController(
        viewport: try page["container"].size(), content: try page["content"].size(), profile: profile,
        behaviors: links)
      scroll.setContentOffset(try page["start"].point(), arrival: .jump)
      var (tick, place, last) = (0, Point.zero, (time: 0.0, place: Point.zero))
      for sample in try #require(vector["samples"].array) {
        let time = try #require(sample[0].number) / 1_000
        while Double(tick) / 240 < time {
          draw(&tick)
        }
        if let x = sample[2].number, let y = sample[3].number { place = Point(x: x, y: y) }
        switch sample[1].string {
        case "touchStart":
          scroll.touchBegan(at: place, time: .seconds(1 + time))
          last = (time, place)
        case "touchMove":
          scroll.touchMoved(to: place, time: .seconds(1 + time))
          let ahead = Self.ahead(of: place, at: time, after: last)
          if scroll.isDragging { scroll.touchPredicted(at: ahead, time: .seconds(1 + time)) }
          (last, place) = ((time, place), ahead)
        case "touchEnd": scroll.touchEnded(at: place, time: .seconds(1 + time))
        case let kind: throw UnknownKind(what: "sample \(kind ?? "none")")
        }
      }
      while scroll.phase != .idle, tick < 240 * 60 { draw(&tick) }
    }

    /// The seconds by which the browser draws a finger ahead: half an interval of samples, and at most 8 ms.
    private static func ahead(of place: Point, at time: Double, after last: (time: Double, place: Point))
      -> Point
    {
      let seconds = time - last.time
      guard seconds > 0 else { return place }
      return place + (place - last.place) * (min(seconds / 2, 0.008) / seconds)
    }

    private mutating func draw(_ tick: inout Int) {
      scroll.advance(to: .seconds(1 + Double(tick) / 240))
      offsets.append(scroll.contentOffset)
      tick += 1
    }

    /// Returns the offset at a time since the first touch.
    func offset(at seconds: Double) -> Point {
      offsets.isEmpty
        ? scroll.contentOffset : offsets[min(max(0, Int((seconds * 240).rounded())), offsets.count - 1)]
    }

    /// Returns the mean distance from the browser's frames, if the frames show the state of some seconds before.
    func deviation(from frames: [(time: Double, offset: Point)], late: Double) -> Double {
      let distances = frames.map { frame in
        let way = frame.offset - offset(at: frame.time - late)
        return (way.x * way.x + way.y * way.y).squareRoot()
      }
      return distances.reduce(0, +) / Double(max(1, distances.count))
    }
  }

  static func frames(_ vector: Vectors.Case) throws -> [(time: Double, offset: Point)] {
    try #require(vector["measured"]["frames"].array).map { frame in
      let numbers = try #require(frame.numbers)
      return (numbers[0] / 1_000, Point(x: numbers[1], y: numbers[2]))
    }
  }

  /// Free motions end within 3 % of the distance, or 3 points, of an end in one of the browser's passes. Snapping
  /// motions end at the same item.
  static func rests(_ offset: Point, as vector: Vectors.Case) throws -> Bool {
    let start = try vector["measured"]["start_offset"].point()
    let isSnapping = vector["page"]["items"].array != nil
    return try #require(vector["final_offsets_of_all_passes"].array).contains { end in
      let end = try end.point()
      return Axis.both.allSatisfy {
        (offset[$0] - end[$0]).magnitude <= (isSnapping ? 1 : max(3, 0.03 * (end[$0] - start[$0]).magnitude))
      }
    }
  }

  /// The distance between the ends of the frames' offsets.
  static func span(of frames: [(time: Double, offset: Point)]) -> Double {
    let (xs, ys) = (frames.map { $0.offset.x }, frames.map { $0.offset.y })
    return max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  @Test func restPositionsMatchTheBrowser() throws {
    var counts = [false: (hits: 0, all: 0), true: (hits: 0, all: 0)]
    var withReach = 0
    var (misses, unexplained, shape) = ([String](), [String](), [false: 0.0, true: 0.0])
    for vector in try Vectors.cases(in: ReferenceChromiumFlings.list) {
      let isSnapping = vector["page"]["items"].array != nil
      let played = try Played(vector)
      // By the ends of the fastest flings, the page around the scrollers is 500 points high.
      let paged = try Played(vector, reach: 1_500)
      if try !isSnapping && Self.rests(paged.scroll.contentOffset, as: vector) { withReach += 1 }
      let (end, frames) = (played.scroll.contentOffset, try Self.frames(vector))
      let shown = isSnapping ? played : paged
      // Frames show a finger one or two frames later.
      let late = stride(from: 0, through: 0.05, by: 1.0 / 240).min {
        shown.deviation(from: frames, late: $0) < shown.deviation(from: frames, late: $1)
      }
      let deviation = shown.deviation(from: frames, late: late ?? 0)
      try Self.draw(vector.name, vector["gesture"].string ?? "", shown, frames, late ?? 0)
      counts[isSnapping]?.all += 1
      let final = try vector["measured"]["final_offset"].point()
      print(
        "  \(vector.name) \(end) browser \(final), mean distance of its frames \((deviation * 10).rounded() / 10) pt"
      )
      if try Self.rests(shown.scroll.contentOffset, as: vector) {
        shape[isSnapping] = max(shape[isSnapping] ?? 0, deviation / max(100, Self.span(of: frames)))
      }
      if try Self.rests(end, as: vector) {
        counts[isSnapping]?.hits += 1
        continue
      }
      let reason = Self.learned[vector.name]
      misses.append(
        "\(vector.name) \(vector["gesture"].string ?? "") \(end), browser \(final): \(reason ?? "unexplained")"
      )
      if reason == nil { unexplained.append(misses.last ?? "") }
    }
    let (free, snapping) = (try #require(counts[false]), try #require(counts[true]))
    print(
      "reference vectors: \(ReferenceChromiumFlings.list): \(free.hits) of \(free.all) free ones rest where the",
      "browser does, \(withReach) with the reach of the page; \(snapping.hits) of \(snapping.all) snapping ones rest",
      "on the same item; the mean distance of their frames is a part of the way of \(shape[false] ?? 0) at most,",
      "snapping \(shape[true] ?? 0); plots: \(Self.plots.path())")
    for miss in misses { print("  \(miss)") }
    #expect(unexplained.isEmpty, "\(unexplained), drawn in \(Self.plots.path())")
    #expect(Double(free.hits) >= 0.8 * Double(free.all) && snapping.hits >= snapping.all - 1)
    #expect(withReach == free.all, "drawn in \(Self.plots.path())")
    #expect(shape[false] ?? 1 < 0.03 && shape[true] ?? 1 < 0.06, "drawn in \(Self.plots.path())")
  }

  private static func draw(
    _ name: String, _ gesture: String, _ played: Played, _ frames: [(time: Double, offset: Point)],
    _ late: Double
  ) throws {
    let first = frames[0].offset
    let last = frames[frames.count - 1].offset
    let axis: Axis = (last.x - first.x).magnitude > (last.y - first.y).magnitude ? .horizontal : .vertical
    let seen = frames.filter { $0.time >= 0 }
    let plot = Plot(
      "\(name): \(gesture)",
      [
        Plot.Curve("Chromium", seen.map { ($0.time, $0.offset[axis] - first[axis]) }),
        Plot.Curve(
          "here", seen.map { ($0.time, played.offset(at: $0.time - late)[axis] - first[axis]) },
          isDashed: true),
      ])
    try FileManager.default.createDirectory(at: plots, withIntermediateDirectories: true)
    try plot.svg()
      .write(to: plots.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
  }
}
