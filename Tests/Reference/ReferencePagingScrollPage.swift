import ScrollBehaviors
import Testing

/// A page controller for UIScrollView: the page after a drag, and the page as a fraction.
///
/// Left out: offsets in the middle between two pages, at which the original is undefined. Also pages out of order,
/// for which the original takes the next page of the list, not the next one in the direction.
@Suite(.vectors)
struct ReferencePagingScrollPage {
  @Test(arguments: try Vectors.cases(in: "paging_scrollpage"))
  func pagesMatchTheController(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let offsets = try #require(vector["pageOffsets"].numbers)
    let offset = try vector["offset"].value()
    let pages = Pages(offsets: offsets)
    switch vector["function"].string {
    case "pageFraction":
      guard !vector["expected"].isNull else { return #expect(pages.fraction(at: offset) == nil) }
      let fraction = try #require(pages.fraction(at: offset))
      #expect(
        try (fraction - vector["expected"].value()).magnitude <= vector["tolerance"].value(or: 1e-12))
    case "pageOffset":
      guard isJudged(offsets, offset) else { return }
      // The original has points per millisecond.
      let velocity = try vector["velocity"].value() * 1_000
      let page = pages.target(
        from: offset, velocity: velocity, rule: PageRule(.fromNearest, threshold: 200))
      #expect(page.flatMap(pages.offset(of:)) == vector["expected"].number)
    case let function: throw UnknownKind(what: "function \(function ?? "none")")
    }
  }

  private func isJudged(_ offsets: [Double], _ offset: Double) -> Bool {
    let distances = offsets.map { ($0 - offset).magnitude }.sorted()
    let isTie = distances.count > 1 && distances[0] == distances[1]
    return !isTie && zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
  }
}
