import ScrollSeeds
import Testing

/// Random subjects, sticky or not, in random ports: ranges are what one sees.
struct TimelineGeometryTests {
  private struct Case {
    let subject: TimelineSubject
    let timeline: ScrollTimeline
    private let viewport: Double

    init(_ seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random).rounded() }
      func maybe(_ range: ClosedRange<Double>) -> Double? {
        Bool.random(using: &random) ? number(range) : nil
      }
      let viewport = number(100...600)
      self.viewport = viewport
      let (start, length) = (number(-500...2_000), Bool.random(using: &random) ? number(0...900) : 60)
      let free = TimelineSubject(start: start, length: length)!
      let section = (start - number(0...500), start + length + number(0...500))
      let port = TimelinePort(
        viewport: viewport, start: .length(number(-100...49)), end: .length(number(-100...49)))
      // Half of the subjects that are held are held just where they meet an edge of the port.
      let places = [port.start, port.start - length, viewport - port.end, viewport - port.end - length]
      func inset(_ distance: (Double) -> Double) -> Double? {
        Bool.random(using: &random) ? maybe(-50...120) : places.randomElement(using: &random).map(distance)
      }
      subject =
        seed % 3 == 0
        ? free
        : free.sticky(
          start: inset { $0 }, end: inset { viewport - $0 - length }, from: section.0, to: section.1)
      timeline = ScrollTimeline(of: subject, through: port, walls: Extent())
    }

    var offsets: StrideThrough<Double> {
      stride(from: subject.start - 2_500.25, through: subject.start + 2_500, by: 7.5)
    }

    func phase(_ range: TimelineRange, _ offset: Double) -> TimelineProgress.Phase? {
      timeline.progress(in: range, at: offset)?.phase
    }

    /// The edges of the subject, counted from the edges of the port.
    func gaps(at offset: Double) -> (
      startToStart: Double, startToEnd: Double, endToStart: Double, endToEnd: Double
    ) {
      let start = subject.place(at: offset, viewport: viewport)
      let (from, to) = (timeline.port.start, viewport - timeline.port.end)
      return (start - from, start - to, start + subject.length - from, start + subject.length - to)
    }
  }

  /// The figures of a subject are its place in the port, which is computed from the other direction.
  @Test func phasesAreWhatOneSees() {
    for seed in 0..<UInt64(perBuild(debug: 120, release: 10_000)) {
      let it = Case(seed)
      for offset in it.offsets {
        let gaps = it.gaps(at: offset)
        // A subject may be held exactly at an edge of the port, along many offsets: see the next test.
        if [gaps.startToStart, gaps.startToEnd, gaps.endToStart, gaps.endToEnd].contains(0) { continue }
        let isBefore = gaps.startToEnd > 0
        let isOver = gaps.endToStart < 0
        #expect(it.phase(.cover, offset) == (isBefore ? .before : isOver ? .after : .active), "seed \(seed)")
        let isWhole = gaps.startToStart > 0 && gaps.endToEnd < 0
        let fills = gaps.startToStart < 0 && gaps.endToEnd > 0
        #expect((it.phase(.contain, offset) == .active) == (isWhole || fills), "seed \(seed) at \(offset)")
        #expect(
          (it.phase(.entryCrossing, offset) == .after) == (gaps.endToEnd < 0), "seed \(seed) at \(offset)")
        #expect(
          (it.phase(.exitCrossing, offset) == .before) == (gaps.startToStart > 0), "seed \(seed) at \(offset)"
        )
      }
    }
  }

  @Test func aHeldSubjectCountsToTheFirstOrTheLastOffset() {
    for seed in 0..<UInt64(perBuild(debug: 120, release: 10_000)) {
      let it = Case(seed)
      func span(_ range: TimelineRange) -> TimelineSpan { it.timeline.span(of: range)! }
      let (cover, contain) = (span(.cover), span(.contain))
      // At its edges the range is met, and a step outside or inside it is not met any more.
      #expect(it.gaps(at: cover.start).startToEnd == 0 && it.gaps(at: cover.start + 0.25).startToEnd < 0)
      #expect(it.gaps(at: cover.end).endToStart == 0 && it.gaps(at: cover.end - 0.25).endToStart > 0)
      for (offset, way) in [(contain.start, -0.25), (contain.end, 0.25)] {
        let (at, outside) = (it.gaps(at: offset), it.gaps(at: offset + way))
        let (start, end) = (at.startToStart, at.endToEnd)
        #expect(start == 0 || end == 0, "seed \(seed)")
        #expect(
          (start == 0 ? outside.startToStart : outside.endToEnd) != 0 || start == 0 && end == 0,
          "seed \(seed)")
      }
      let (entered, leaving) = (span(.entryCrossing).end, span(.exitCrossing).start)
      if span(.entryCrossing).length > 0 {
        #expect(
          it.gaps(at: entered).endToEnd == 0 && it.gaps(at: entered - 0.25).endToEnd > 0, "seed \(seed)")
      }
      #expect(
        it.gaps(at: leaving).startToStart == 0 && it.gaps(at: leaving + 0.25).startToStart < 0, "seed \(seed)"
      )
      #expect(span(.entry) == TimelineSpan.between(cover.start, contain.start))
      #expect(span(.exit) == TimelineSpan.between(contain.end, cover.end))
    }
  }

  @Test func progressNeverRunsBackAndFractionsAreTheirInverse() {
    for seed in 0..<UInt64(perBuild(debug: 200, release: 10_000)) {
      var random = SeededGenerator(seed: seed)
      let it = Case(seed)
      let names: [TimelineRange.Name] = [.cover, .contain, .entry, .exit, .entryCrossing, .exitCrossing]
      let edges = (0..<2).map { _ in
        TimelineEdge(
          names.randomElement(using: &random)!, .random(in: -0.5...1.5, using: &random),
          plus: .random(in: -40...40, using: &random))
      }
      let range = TimelineRange(from: edges[0], to: edges[1])
      let span = it.timeline.span(of: range)!
      var (last, transition) = (-Double.infinity, -1.0)
      for offset in it.offsets {
        let value = it.timeline.progress(in: range, at: offset)!.value
        #expect(value >= last, "seed \(seed) at \(offset)")
        last = value
        let now = it.timeline.transition(at: offset)!
        #expect(now >= transition && now <= 1, "seed \(seed) at \(offset)")
        transition = now
      }
      guard span.length > 1e-3 else { continue }
      for fraction in [0, 0.25, 0.5, 1, 1.75] {
        let value = it.timeline.progress(in: range, at: span.offset(at: fraction))!.value
        #expect((value - fraction).magnitude < 1e-6, "seed \(seed): \(fraction)")
      }
    }
  }
}

extension TimelineSpan {
  /// A span, whose end is not before its start.
  fileprivate static func between(_ start: Double, _ end: Double) -> TimelineSpan? {
    ScrollTimeline(
      through: TimelinePort(viewport: 1), walls: Extent(lower: start, upper: end > start ? end : start + 1)
    ).span(of: end > start ? .scroll : TimelineRange(from: .scroll(0), to: .scroll(0)))
  }
}
