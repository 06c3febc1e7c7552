import ScrollBehaviors
import Testing

/// Flutter's PageView: pages that are a part of the viewport, and the page after a release.
///
/// Left out:
/// - cases whose action is prose;
/// - a fling back that begins on a page: Flutter subtracts half a page and rounds away from zero, and so stays
///   there; here it goes back, as UIScrollView does;
/// - a release before the first page or behind the last, which Flutter leaves to another physics.
@Suite(.vectors)
struct ReferencePagingFlutter {
  @Test(arguments: try Vectors.cases(in: "paging_flutter_pageview").filter { $0["action"].string == nil })
  func pagesMatchFlutter(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    if vector.json.has("pixels") {
      try expectTarget(vector)
    } else if vector["expected"].has("item_left_x") {
      try expectPlaces(vector)
    } else if vector["viewport"].array != nil {
      try expectChange(vector)
    } else if vector["expected"].has("item_center_x") {
      try expectCenters(vector)
    } else {
      throw UnknownKind(what: vector.name)
    }
  }

  /// A scroller with centred pages that rests on a page.
  private func view(_ vector: Vectors.Case, page: Int) throws -> (Paging, ScrollController) {
    let part = try vector["viewportFraction"].value(or: 1)
    let viewport = Size(width: try vector["viewport"].value(), height: 600)
    // The default number of pages, if the case has none.
    let reached = try vector["pixels"].value(or: 0) / max(1, part * viewport.width)
    let count = vector["item_count"].integer ?? page + 100 + Int(max(0, min(reached, 1e9)))
    let paging = Paging(.items(count: count, part: part), align: .center, ends: .pad, startingAt: page)
    let scroll = ScrollController(viewport: viewport, behaviors: [paging])
    #expect(paging.page == page)
    return (paging, scroll)
  }

  /// Flutter's pixels at our offset 0. Flutter counts from the first page, unless that page is longer than the
  /// viewport.
  private func pad(_ vector: Vectors.Case) throws -> Double {
    let viewport = try vector["viewport"].value()
    return max(0, viewport * (1 - (try vector["viewportFraction"].value(or: 1))) / 2)
  }

  private func left(_ item: Int, _ vector: Vectors.Case, _ scroll: ScrollController) throws -> Double {
    let length = try vector["viewport"].value() * vector["viewportFraction"].value(or: 1)
    return Double(item) * length - scroll.contentOffset.x
  }

  private func expectPlaces(_ vector: Vectors.Case) throws {
    let (_, scroll) = try view(vector, page: try #require(vector["page"].integer))
    if let pixels = vector["derived_pixels"].number {
      #expect((scroll.contentOffset.x + (try pad(vector)) - pixels).magnitude < 1e-9)
    }
    for (item, place) in try #require(vector["expected"]["item_left_x"].object) {
      let left = try left(try #require(Int(item)), vector, scroll)
      #expect((left - (try place.value())).magnitude < 1e-9)
    }
  }

  private func expectCenters(_ vector: Vectors.Case) throws {
    let length = try vector["viewport"].value() * vector["viewportFraction"].value(or: 1)
    for (name, place) in try #require(vector["expected"]["item_center_x"].object) {
      let numbers = name.split(separator: " ").compactMap { Int($0) }
      try #require(numbers.count == 2)
      let (_, scroll) = try view(vector, page: numbers[1])
      let center = try left(numbers[0], vector, scroll) + length / 2
      #expect((center - (try place.value())).magnitude < 1e-9)
    }
  }

  /// The viewport, in the middle of a window, changes. The shown page stays in the window's middle.
  private func expectChange(_ vector: Vectors.Case) throws {
    guard let viewports = vector["viewport"].numbers, let prose = vector["expected"]["item_center_x"].string,
      let center = prose.split(separator: " ").compactMap({ Double($0) }).first
    else { throw UnknownKind(what: "a change that expects \(vector["expected"])") }
    let count = vector["item_count"].integer ?? 10
    let part = try vector["viewportFraction"].value(or: 1)
    let page = vector["page"].string == "last" ? count - 1 : Int(try vector["page"].count())
    let paging = Paging(.items(count: count, part: part), align: .center, ends: .pad, startingAt: page)
    let scroll = ScrollController(viewport: Size(width: viewports[0], height: 600), behaviors: [paging])
    for viewport in viewports {
      scroll.resize(viewport: Size(width: viewport, height: 600))
      #expect(paging.page == page)
      let length = viewport * part
      let left =
        (try vector["window"].value() - viewport) / 2 + Double(page) * length - scroll.contentOffset.x
      #expect((left + length / 2 - center).magnitude < 1e-9)
    }
  }

  private func expectTarget(_ vector: Vectors.Case) throws {
    let (paging, scroll) = try view(vector, page: 0)
    let pages = withExtendedLifetime(scroll) { paging.pages }
    let pad = try pad(vector)
    let offset = try vector["pixels"].value() - pad
    let velocity = try vector["velocity"].value()
    let tolerance = try vector["tolerance_velocity"].value()
    let fraction = try #require(pages.fraction(at: offset))
    let first = try #require(pages.offset(of: 0))
    let last = try #require(pages.offset(of: pages.count - 1))
    let isOnPage = (fraction - fraction.rounded()).magnitude < 1e-9
    if offset < first || offset > last || velocity < 0 && velocity < -tolerance && isOnPage { return }
    #expect((fraction - (try vector["expected"]["page"].value(or: fraction))).magnitude < 1e-9)
    let rule = PageRule(.toNext, threshold: tolerance.nextUp, limit: nil)
    let page = try #require(pages.target(from: offset, velocity: velocity, rule: rule))
    let target = try #require(pages.offset(of: page)) + pad
    #expect((target - (try vector["expected"]["target_pixels"].value())).magnitude < 1e-9)
  }
}
