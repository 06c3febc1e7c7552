import ScrollBehaviors
import Testing

/// A carousel made from a case of Embla's: its slides as pages of a scroller.
///
/// Embla's locations are the content offsets with the other sign.
struct EmblaCarousel {
  let paging: Paging
  let scroll: ScrollController

  private static let knownOptions: Set = [
    "align", "containScroll", "slidesToScroll", "loop", "axis", "startSnap",
  ]

  /// A carousel with the options of a case and the slides of its fixture, or five equal ones.
  init(_ vector: Vectors.Case) throws {
    let options = vector["options"]
    let unknown = Set(try #require(options.object).keys).subtracting(Self.knownOptions)
    guard unknown.isEmpty else { throw UnknownKind(what: "options \(unknown)") }
    let loops = options["loop"].bool ?? false
    let axis = try Self.axis(options["axis"])
    let ends = try Self.ends(options["containScroll"])
    let fixture = try Vectors.file(vector.list)["fixtures"][vector["fixture"].string ?? ""]
    let slides = try Self.slides(fixture, axis)
    // The margin behind the last slide counts only if slides are contained.
    let trailing = loops || ends == .pad ? 0 : try fixture["end_margin"]["value"].value(or: 0)
    let size = fixture["container"].numbers ?? [0, 0, 1_000, 1_000]
    paging = Paging(
      .items(slides, trailing: trailing), axis: axis, align: try Self.align(options["align"]),
      grouping: try Self.grouping(options["slidesToScroll"]), ends: ends,
      startingAt: options["startSnap"].integer)
    scroll = ScrollController(
      viewport: Size(width: size[2], height: size[3]),
      behaviors: loops ? [paging, Circular(axis: axis)] : [paging])
  }

  /// The location in Embla's terms.
  var location: Double { 0 - scroll.contentOffset[paging.axis] }

  private static func slides(_ fixture: JSON, _ axis: Axis) throws -> [PageItem] {
    guard let rects = fixture["slides_x_y_w_h"].array else {
      return (0..<5).map { PageItem(start: Double($0) * 1_000, length: 1_000) }
    }
    return try rects.map { rect in
      let numbers = try #require(rect.numbers)
      return axis == .horizontal
        ? PageItem(start: numbers[0], length: numbers[2]) : PageItem(start: numbers[1], length: numbers[3])
    }
  }

  private static func axis(_ option: JSON) throws -> Axis {
    switch option.string {
    case nil, "x": .horizontal
    case "y": .vertical
    case let axis?: throw UnknownKind(what: "axis \(axis)")
    }
  }

  private static func align(_ option: JSON) throws -> Alignment {
    if let part = option["custom_fraction_of_view"].number { return Alignment(item: 0, viewport: part) }
    switch option.string {
    case "start": return .start
    case nil where option.isNull, "center": return .center
    case "end": return .end
    default: throw UnknownKind(what: "align \(option)")
    }
  }

  private static func ends(_ option: JSON) throws -> PageEnds {
    switch (option.string, option.bool) {
    case ("trimSnaps", _): return .trim
    case ("keepSnaps", _): return .keep
    case (_, false): return .pad
    default:
      guard option.isNull else { throw UnknownKind(what: "containScroll \(option)") }
      return .trim
    }
  }

  private static func grouping(_ option: JSON) throws -> PageGrouping {
    if let count = option.integer { return .count(count) }
    if option.string == "auto" { return .fitting }
    guard option.isNull else { throw UnknownKind(what: "slidesToScroll \(option)") }
    return .single
  }
}

extension EmblaCarousel {
  /// Compares the places of the pages, the slides of each page, and the first location, as far as a case has them.
  /// Embla rounds to thousandths.
  func expectSnaps(_ expected: JSON) throws {
    let pages = paging.pages
    let snaps = try #require(expected["scrollSnaps"].numbers)
    let ours = (0..<pages.count).compactMap { pages.offset(of: $0) }
    #expect(ours.count == snaps.count)
    for (offset, snap) in zip(ours, snaps) { #expect((offset + snap).magnitude < 0.001) }
    #expect(try (location - expected["location"].value()).magnitude < 0.001)
    guard let groups = expected["slidesBySnap"].array else { return }
    #expect(groups.count == pages.count)
    for (page, group) in groups.enumerated() {
      let slides = try #require(group.numbers).map { Int($0) }
      #expect(pages.items(of: page).map(Array.init) == slides)
      for slide in slides { #expect(pages.page(ofItem: slide) == page) }
    }
  }
}
