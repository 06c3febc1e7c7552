import ScrollBehaviors
import ScrollTimelines
import Testing

/// A browser's scroll and view timelines, read from a live scroller at each offset.
@Suite(.vectors)
struct ReferenceViewTimelines {
  @Test(arguments: try Vectors.cases(in: "chromium_view_timelines"))
  func progressMatchesTheBrowser(_ vector: Vectors.Case) throws {
    try vector.judged { try TimelineCase($0).judge() }
  }
}

/// A case, its scroller and its timeline.
///
/// Some parts of some cases are this browser's own: `by_the_spec` is false, and `differs_in` names the parts. Two laws
/// explain most of them: these cases are compared by their law, and then named as skipped. Of the others the parts are
/// left out.
private struct TimelineCase {
  /// The law that a case follows.
  enum Law: Equatable {
    /// That of the specification.
    case specification
    /// In a right-to-left scroller a browser counts the subject's distance from the left as that from the start.
    case leftIsStart
    /// All ranges of a subject without a length are `cover`.
    case allIsCover
    /// A sticky subject that is held just where a range begins or ends has other ranges.
    case otherRanges(Set<String>)
  }

  let vector: Vectors.Case
  let axis: Axis
  let isReversed: Bool
  let container, content: Size
  let scroll: ScrollController
  let subject: TimelineSubject?
  let timeline: ScrollTimeline
  let law: Law
  /// The largest difference of two offsets: a browser's lengths are multiples of 1/64 px.
  private let step = 1.0 / 64

  init(_ vector: Vectors.Case) throws {
    try vector.json.holdsOnly([
      "id", "kind", "axis", "direction", "container", "content", "scroll_padding", "inset", "subject",
      "ranges",
      "expected", "by_the_spec", "differs_in",
    ])
    self.vector = vector
    axis = try #require(["x": Axis.horizontal, "y": .vertical][vector["axis"].string ?? ""])
    let direction = try #require(vector["direction"].string)
    try #require(direction == "ltr" || direction == "rtl")
    isReversed = direction == "rtl"
    (container, content) = (try vector["container"].size(), try vector["content"].size())
    law = try Self.law(of: vector, axis)
    subject = try Self.subject(of: vector, axis, isReversed && law != .leftIsStart, container, content)
    let padding = try #require(vector["scroll_padding"].array)
    try #require(padding.count == 4)
    let (isMirrored, lengths) = (isReversed, [container.height, container.width])
    let sides = try (0..<4).map { try Self.length(padding[$0], of: lengths[$0 % 2]) }
    scroll = ScrollController(
      viewport: container, content: content, isReversed: PerAxis(x: isReversed, y: false),
      behaviors: [
        Padded(
          Insets(
            top: sides[0], left: sides[isMirrored ? 1 : 3], bottom: sides[2], right: sides[isMirrored ? 3 : 1]
          )),
        Clamping(),
      ])
    guard let subject else {
      timeline = scroll.timeline(on: axis)
      return
    }
    let insets = try #require(vector["inset"].array)
    try #require(insets.count == 2)
    let isEven = scroll.geometry.padding.lower(axis) == scroll.geometry.padding.upper(axis)
    if law == .leftIsStart, insets.contains(.string("auto")), !isEven {
      throw UnknownKind(what: "which padding is auto in a right-to-left scroller that counts from the left")
    }
    timeline = scroll.timeline(
      of: subject, on: axis, startInset: try Self.inset(insets[0], of: container[axis]),
      endInset: try Self.inset(insets[1], of: container[axis]))
  }

  func judge() throws {
    let expected = vector["expected"]
    try expected.holdsOnly(["at", "end_offset", "max_offset", "named", "ranges", "start_offset"])
    let limit = scroll.geometry.extent[axis]
    #expect(((limit.upper ?? -1) - (try #require(expected["max_offset"].number))).magnitude <= 0.5)
    let named = try (expected["named"].object ?? [:]).map { name, span in
      (name, try Self.range(named: name), span)
    }
    let ranges = try (vector["ranges"].array ?? []).map {
      TimelineRange(from: try Self.edge($0[0], else: 0), to: try Self.edge($0[1], else: 1))
    }
    if expected.has("start_offset"), compares(.whole) {
      try compare(.whole, .array([expected["start_offset"], expected["end_offset"]]))
    }
    for (_, range, span) in named where compares(range) { try compare(range, span) }
    for (index, range) in ranges.enumerated() where compares(range) && timeline.isActive {
      try compare(range, expected["ranges"][index])
    }
    for reading in try #require(expected["at"].array) {
      try reading.holdsOnly(["named", "offset", "progress", "ranges", "subject_rect"])
      let offset = try #require(reading["offset"].number)
      scroll.setContentOffset(
        axis == .horizontal ? Point(x: offset, y: 0) : Point(x: 0, y: offset), animated: false)
      #expect((scroll.contentOffset[axis] - offset).magnitude <= 0.5)
      if compares(.whole) { compare(.whole, reading["progress"], nil, at: offset) }
      for (name, range, _) in named where compares(range) {
        let pair = reading["named"][name]
        compare(range, pair[0], pair[1], at: offset)
      }
      for (index, range) in ranges.enumerated() where compares(range) {
        let pair = reading["ranges"][index]
        compare(range, pair[0], pair[1], at: offset)
      }
      if reading.has("subject_rect") {
        try comparePlace(with: try reading["subject_rect"].rect(), at: offset)
      }
    }
    skip()
  }

  /// Names what the specification has otherwise.
  private func skip() {
    switch law {
    case .specification: break
    case .leftIsStart:
      vector.skip(
        because: "this browser takes the distance from the left for that from the start; compared by that law"
      )
    case .allIsCover:
      vector.skip(
        because: "in this browser all ranges of a subject without a length are cover; compared by that law")
    case .otherRanges(let names):
      vector.skip(because: "as to \(names.sorted()): a sticky subject held where a range begins or ends")
    }
  }

  /// The range that the library computes for a range of the browser.
  private func judged(_ range: TimelineRange) -> TimelineRange {
    guard law == .allIsCover else { return range }
    func edge(_ edge: TimelineEdge) -> TimelineEdge { .cover(edge.fraction, plus: edge.length) }
    return TimelineRange(from: edge(range.start), to: edge(range.end))
  }

  /// True if the browser's range follows the law.
  private func compares(_ range: TimelineRange) -> Bool {
    guard case .otherRanges(let names) = law else { return true }
    return ![range.start, range.end].contains { names.contains(Self.text(of: $0.name ?? .cover)) }
  }

  private func compare(_ range: TimelineRange, _ offsets: JSON) throws {
    let span = try #require(timeline.span(of: judged(range)))
    let pair = try #require(offsets.numbers)
    // Fractions up to 1.2 of a range whose edges are both rounded.
    #expect((span.start - pair[0]).magnitude <= 2 * step, "\(range)")
    #expect((span.end - pair[1]).magnitude <= 2 * step, "\(range)")
  }

  private func compare(_ range: TimelineRange, _ value: JSON, _ phase: JSON?, at offset: Double) {
    let range = judged(range)
    guard let progress = timeline.progress(in: range, at: offset), let span = timeline.span(of: range) else {
      #expect(value.isNull && !timeline.isActive, "\(range) at \(offset)")
      return
    }
    let measured = value.number ?? .nan
    let own = phase == nil ? progress.value : progress.fraction
    // Up to three rounded lengths: of a padding or an inset, of the subject, and of the range.
    let rounding = min(0.003, 3 * step / max(span.length, step))
    #expect((own - measured).magnitude <= 1e-6 + rounding, "\(range) at \(offset)")
    if let phase { #expect(Double(progress.phase.rawValue) == phase.number, "\(range) at \(offset)") }
  }

  private func comparePlace(with rect: Rect, at offset: Double) throws {
    let subject = try #require(subject)
    let place = subject.place(at: offset, viewport: container[axis])
    let isFromEnd = isReversed && axis == .horizontal
    let start = isFromEnd ? container[axis] - rect.upper(axis) : rect.lower(axis)
    #expect((place - start).magnitude <= step && (subject.length - rect.length(axis)).magnitude <= step)
  }
}

/// Reading.
extension TimelineCase {
  private static let names: [String: TimelineRange.Name] = [
    "cover": .cover, "contain": .contain, "entry": .entry, "exit": .exit, "entry-crossing": .entryCrossing,
    "exit-crossing": .exitCrossing, "scroll": .scroll,
  ]

  private static func text(of name: TimelineRange.Name) -> String {
    names.first { $0.value == name }?.key ?? ""
  }

  private static func range(named text: String) throws -> TimelineRange {
    TimelineRange(try #require(names[text], "no range has the name \(text)"))
  }

  private static func law(of vector: Vectors.Case, _ axis: Axis) throws -> Law {
    let isByTheSpecification = vector["by_the_spec"].bool
    guard let isByTheSpecification else { throw UnknownKind(what: "a case without by_the_spec") }
    if isByTheSpecification { return .specification }
    if vector["direction"].string == "rtl" { return .leftIsStart }
    if try vector["subject"]["rect"].rect().length(axis) == 0 { return .allIsCover }
    let names = try #require(vector["differs_in"].array).compactMap(\.string)
    guard vector["subject"].has("sticky"), !names.isEmpty else {
      throw UnknownKind(what: "this browser's \(names)")
    }
    return .otherRanges(Set(names))
  }

  /// A length, or a text with % of another length, which the browser cuts to 1/64 px. `auto` is 0.
  private static func length(_ json: JSON, of whole: Double) throws -> Double {
    if json.string == "auto" { return 0 }
    if let number = json.number { return number }
    let part = try #require(json.string.flatMap { $0.hasSuffix("%") ? Double($0.dropLast()) : nil })
    return (part / 100 * whole * 64).rounded(.towardZero) / 64
  }

  private static func inset(_ json: JSON, of whole: Double) throws -> TimelinePort.Inset {
    json.string == "auto" ? .auto : .length(try length(json, of: whole))
  }

  private static func subject(
    of vector: Vectors.Case, _ axis: Axis, _ isMirrored: Bool, _ container: Size, _ content: Size
  ) throws -> TimelineSubject? {
    let json = vector["subject"]
    if json.isNull { return nil }
    try json.holdsOnly(["rect", "section", "sticky"])
    let isMirrored = isMirrored && axis == .horizontal
    // Content that is narrower than the scrollport begins at its right side, too.
    func counted(_ rect: Rect) -> Rect {
      guard isMirrored else { return rect }
      return Rect(x: content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let subject = try #require(TimelineSubject(counted(try json["rect"].rect()), on: axis))
    guard json.has("sticky") else { return subject }
    try json["sticky"].holdsOnly(["top", "right", "bottom", "left"])
    let section = counted(try json["section"].rect())
    let sides = axis == .vertical ? ("top", "bottom") : isMirrored ? ("right", "left") : ("left", "right")
    func inset(_ side: String) throws -> Double? {
      json["sticky"].has(side) ? try length(json["sticky"][side], of: container[axis]) : nil
    }
    return subject.sticky(
      start: try inset(sides.0), end: try inset(sides.1), from: section.lower(axis), to: section.upper(axis))
  }

  /// Reads the edge of a range: `normal`, or a name, a length, a percentage, or a sum of both in `calc()`.
  private static func edge(_ json: JSON, else side: Double) throws -> TimelineEdge {
    var words = try #require(json.string).split { " ()".contains($0) }.map(String.init)
    if words == ["normal"] { return .part(side) }
    let name = words.first.flatMap { names[$0] }
    if name != nil { words.removeFirst() }
    if words.isEmpty { return TimelineEdge(name, side) }
    if words.first == "calc" { words.removeFirst() }
    var (fraction, length, sign) = (0.0, 0.0, 1.0)
    for word in words {
      if word == "+" || word == "-" {
        sign = word == "+" ? 1 : -1
      } else if word.hasSuffix("%"), let number = Double(word.dropLast()) {
        fraction += sign * number / 100
      } else if word.hasSuffix("px"), let number = Double(word.dropLast(2)) {
        length += sign * number
      } else {
        throw UnknownKind(what: "the edge \(json)")
      }
    }
    return TimelineEdge(name, fraction, plus: length)
  }
}

/// Answers with scroll padding.
private final class Padded: ScrollBehavior {
  let padding: Insets
  init(_ padding: Insets) { self.padding = padding }
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) { proposal.padding = padding }
}
