import ScrollBehaviors
import Testing

/// Where Embla's carousels stop: alignment, containment at the ends, and groups of slides. Every kind is done.
@Suite(.vectors)
struct ReferencePagingEmblaSnaps {
  @Test(arguments: try Vectors.cases(in: "paging_embla_align")) func aligns(_ vector: Vectors.Case) throws {
    try vector.judged {
      try EmblaCarousel($0, file: Vectors.file("paging_embla_align")).expectSnaps($0["expected"])
    }
  }

  @Test(arguments: try Vectors.cases(in: "paging_embla_contain_scroll"))
  func contains(_ vector: Vectors.Case) throws {
    try vector.judged {
      try EmblaCarousel($0, file: Vectors.file("paging_embla_contain_scroll")).expectSnaps($0["expected"])
    }
  }

  @Test(arguments: try Vectors.cases(in: "paging_embla_slides_to_scroll"))
  func groups(_ vector: Vectors.Case) throws {
    try vector.judged {
      try EmblaCarousel($0, file: Vectors.file("paging_embla_slides_to_scroll")).expectSnaps($0["expected"])
    }
  }
}

/// How much of the way from the first stop to the last lies behind each stop of an Embla carousel.
@Suite(.vectors)
struct ReferencePagingEmblaProgress {
  @Test func agrees() throws {
    let name = "paging_embla_progress"
    let file = try Vectors.file(name)
    for vector in try Vectors.cases(in: name) {
      try vector.judged { vector in
        let carousel = try EmblaCarousel(vector, file: file)
        let progress = try #require(carousel.paging.pages.progress(at: 0 - carousel.location))
        #expect(try (progress - vector["expected"]["scrollProgress"].value()).magnitude < 1e-9)
      }
    }
  }
}

/// Which stop of an Embla carousel is selected, and which was before.
///
/// Left out: cases whose expectation is prose.
@Suite(.vectors)
struct ReferencePagingEmblaSelected {
  @Test(
    arguments: try Vectors.cases(in: "paging_embla_selected").filter { $0["expected"].object != nil })
  func agrees(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    let carousel = try EmblaCarousel(vector, file: .null)
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
