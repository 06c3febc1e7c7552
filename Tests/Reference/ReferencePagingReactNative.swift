import ScrollBehaviors
import Testing

/// React Native's snapToInterval and snapToOffsets: the target of a release.
///
/// Left out:
/// - a release on the free stretch of `snapToStart` and `snapToEnd` before the first offset or behind the last,
///   without a snap: pages have no free stretch;
/// - the middle between two intervals on the negative side: React Native takes the farther one from zero.
@Suite(.vectors)
struct ReferencePagingReactNative {
  private let rule = PageRule(.beyondStop, threshold: 0, limit: nil)

  @Test(arguments: try Vectors.cases(in: "paging_react_native_snap"))
  func targetsMatchReactNative(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let pages: Pages?
    switch vector["function"].string {
    case "snapToInterval": pages = try intervals(vector)
    case "snapToOffsets": pages = try offsets(vector)
    case let function: throw UnknownKind(what: "function \(function ?? "none")")
    }
    guard let pages else { return }
    let target = try vector["proposed_target"].value()
    let page = pages.target(
      from: try vector["current_offset"].value(or: target), velocity: try vector["velocity"].value(),
      natural: target, rule: rule)
    let offset = try #require(page.flatMap(pages.offset(of:)))
    let expected = try vector["expected"].value()
    // The same, except for the rounding of one product.
    #expect((offset - expected).magnitude <= 1e-9 * max(1, expected.magnitude))
  }

  /// Intervals continue without end: a ring of one page.
  private func intervals(_ vector: Vectors.Case) throws -> Pages? {
    let interval = try vector["interval"].value()
    let frame = try vector["frame_length"].value()
    let (align, distance): (Alignment, Double)
    switch vector["alignment"].string {
    case nil, "start": (align, distance) = (.start, 0)
    case "center": (align, distance) = (.center, frame / 2 + interval / 2)
    case "end": (align, distance) = (.end, frame)
    case let alignment?: throw UnknownKind(what: "alignment \(alignment)")
    }
    let place = try (vector["proposed_target"].value() + distance) / interval
    if try vector["velocity"].value() == 0, place < 0, place - place.rounded(.down) == 0.5 { return nil }
    let geometry = Geometry(
      viewport: Size(width: frame, height: 100), content: .zero, inset: .zero,
      extent: PerAxis(Extent(period: interval)))
    return Pages(.items(count: 1, length: interval), align: align, in: geometry)
  }

  /// The content's start and end are stops too, for a motion towards them, and if they are not free.
  private func offsets(_ vector: Vectors.Case) throws -> Pages? {
    let offsets = try #require(vector["offsets"].numbers)
    let target = try vector["proposed_target"].value()
    let current = try vector["current_offset"].value(or: target)
    let velocity = try vector["velocity"].value()
    let end = max(0, try vector["content_length"].value() - vector["view_length"].value())
    let isStartFree = vector["snapToStart"].bool == false
    let isEndFree = vector["snapToEnd"].bool == false
    let staysFree =
      isStartFree && max(target, current) <= offsets.first ?? 0
      || isEndFree && min(target, current) >= offsets.last ?? 0
    if staysFree { return nil }
    var places = velocity < 0 ? offsets.filter { $0 <= end } : offsets
    if velocity <= 0, !isStartFree { places.append(0) }
    if velocity >= 0, !isEndFree { places.append(end) }
    let geometry = Geometry(
      viewport: .zero, content: .zero, inset: .zero, extent: PerAxis(Extent(lower: 0, upper: end)))
    return Pages(.offsets(places), in: geometry)
  }
}
