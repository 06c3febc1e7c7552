import ScrollBehaviors
import Testing

/// The stops of Embla's carousels: alignment, containment at the ends, and groups of slides. The suite has
/// every kind.
@Suite(.vectors)
struct ReferencePagingEmblaSnaps {
  static let lists = ["paging_embla_align", "paging_embla_contain_scroll", "paging_embla_slides_to_scroll"]

  @Test(arguments: try lists.flatMap(Vectors.cases(in:))) func stopsMatchEmbla(_ vector: Vectors.Case) throws
  {
    try vector.judged { try EmblaCarousel($0).expectSnaps($0["expected"]) }
  }
}

/// The part of the distance from the first stop to the last that is behind each stop of an Embla carousel.
@Suite(.vectors)
struct ReferencePagingEmblaProgress {
  @Test func agrees() throws {
    for vector in try Vectors.cases(in: "paging_embla_progress") {
      try vector.judged { vector in
        let carousel = try EmblaCarousel(vector)
        let progress = try #require(carousel.paging.pages.progress(at: 0 - carousel.location))
        #expect(try (progress - vector["expected"]["scrollProgress"].value()).magnitude < 1e-9)
      }
    }
  }
}

/// The selected stop of an Embla carousel, and the stop selected before.
///
/// Left out: cases whose expectation is prose.
@Suite(.vectors)
struct ReferencePagingEmblaSelected {
  @Test(arguments: try Vectors.cases(in: "paging_embla_selected").filter { $0["expected"].object != nil })
  func agrees(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let carousel = try EmblaCarousel(vector)
    for action in vector["actions"].array ?? [] {
      switch (action.string, action["goTo"].integer) {
      case ("goToNext", _): carousel.paging.scroll(byPages: 1, animated: true)
      case ("goToPrev", _): carousel.paging.scroll(byPages: -1, animated: true)
      case (_, let page?): carousel.paging.scroll(toPage: page, animated: true)
      default: throw UnknownKind(what: "action \(action)")
      }
    }
    #expect(carousel.paging.selected == vector["expected"]["selectedSnap"].integer)
    #expect(carousel.paging.previous == vector["expected"]["previousSnap"].integer)
  }
}
