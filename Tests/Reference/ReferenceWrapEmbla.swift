import ScrollBehaviors
import ScrollTiling
import Testing

/// Embla's loop: the place of each slide on the screen at any location. Embla moves the container and some of its
/// slides. A ring has neither, so the visible result is compared.
///
/// A location is minus the content offset. In a right-to-left container slides are mirrored: distances count from its
/// right edge.
@Suite(.vectors)
struct ReferenceWrapEmbla {
  private final class Slide {
    var index: Int64 = 0
    var frame = Rect.zero
  }

  /// The carousel of a fixture.
  private struct Carousel {
    let view: Double
    let isRightToLeft: Bool
    /// The starts of slides, from the leading edge, and their lengths.
    var starts: [Double] = []
    var lengths: [Double] = []
    /// The gap between the last slide and the first: the margins of both.
    let gap: Double

    init(_ fixture: JSON, isRightToLeft: Bool) throws {
      let container = try #require(fixture["container"].numbers)
      view = container[2]
      self.isRightToLeft = isRightToLeft
      for slide in try #require(fixture["slides_x_y_w_h"].array) {
        let box = try #require(slide.numbers)
        starts.append(isRightToLeft ? container[2] - box[0] - box[2] : box[0])
        lengths.append(box[2])
      }
      gap = (fixture["end_margin"]["value"].number ?? 0) + (starts.first ?? 0)
    }

    var period: Double { (zip(starts, lengths).map { $0 + $1 }.max() ?? 0) - (starts.first ?? 0) + gap }
    /// The space between slides, which a row has between all of them.
    var spacing: Double { starts.count > 1 ? starts[1] - starts[0] - lengths[0] : 0 }
  }

  /// A place on the screen, to a thousandth of a point: locations are not multiples of 1/64.
  private struct Seen: Hashable {
    let index: Int64
    let thousandths: Int
    init(_ index: Int64, _ start: Double) {
      self.index = index
      thousandths = Int((start * 1_000).rounded())
    }
  }

  private static func carousel(_ vector: Vectors.Case) throws -> Carousel {
    let name = try #require(vector["fixture"].string)
    let fixture = try Vectors.file("wrap_embla_loop")["fixtures"][name]
    return try Carousel(fixture, isRightToLeft: vector["options"]["direction"].string == "rtl")
  }

  /// The visible slides of the ring at a location.
  private static func shown(_ carousel: Carousel, at location: Double) throws -> Set<Seen> {
    var shown: [Slide] = []
    let tiles = Tiling<Slide>(
      .lengths(try ItemLengths(carousel.lengths, spacing: carousel.spacing)), axis: .horizontal,
      make: { Slide() },
      show: { slide, index, frame in
        (slide.index, slide.frame) = (index, frame)
        shown.append(slide)
      }, move: { slide, index, frame in (slide.index, slide.frame) = (index, frame) },
      hide: { slide, _ in shown.removeAll { $0 === slide } })
    let ring = Circular(axis: .horizontal, gap: carousel.gap)
    let scroll = ScrollController(
      viewport: Size(width: carousel.view, height: 190),
      isReversed: PerAxis(x: carousel.isRightToLeft, y: false), behaviors: [tiles, ring])
    #expect(ring.ring?.period == carousel.period)
    let first = carousel.starts.first ?? 0
    scroll.contentOffset.x = 0 - location - first
    var seen: Set<Seen> = []
    tiles.forEachTile { slide, _, frame in
      guard shown.contains(where: { $0 === slide }) else { return }
      let start = carousel.isRightToLeft ? carousel.view - frame.maxX : frame.minX
      seen.insert(Seen(slide.index, start))
    }
    // The same without tiles: a host that owns its slides asks for the laps of each slide.
    var asked: Set<Seen> = []
    for (index, start) in carousel.starts.enumerated() {
      let start = start - first
      for lap in ring.visibleLaps(ofLength: carousel.lengths[index], at: start) {
        asked.insert(Seen(Int64(index), start + Double(lap) * carousel.period - ring.position))
      }
    }
    #expect(asked == seen)
    return seen
  }

  @Test(arguments: try Vectors.cases(in: "wrap_embla_loop"))
  func slidesAreAtTheirVisiblePlaces(_ vector: Vectors.Case) throws {
    let carousel = try Self.carousel(vector)
    let location = try #require(vector["location"].number)
    let expected = vector["expected"]
    let shown = try Self.shown(carousel, at: location)
    #expect(!shown.isEmpty)
    var isChecked = false
    if let translate = expected["container_translate"].number {
      // Embla has moved by whole laps to get there. The picture is the same.
      let wrapped = carousel.isRightToLeft ? translate : 0 - translate
      #expect(try Self.shown(carousel, at: 0 - wrapped) == shown)
      let rounds = (location + wrapped) / carousel.period
      #expect((rounds - rounds.rounded()).magnitude < 1e-9)
      isChecked = true
    }
    if let slides = expected["slide_translate"].object {
      // A slide that Embla shows is at the same place here. A slide that is out of view for Embla is not visible
      // here.
      for (name, translate) in slides {
        let index = try #require(Int(name))
        let moved = try #require(translate.number) * (carousel.isRightToLeft ? -1 : 1)
        let start = location + carousel.starts[index] + moved
        // Embla moves a slide half a point late or early, so that none is missing at an edge. At the very edge it may
        // show less than is visible, but nothing else.
        let isSeen = start < carousel.view && start + carousel.lengths[index] > 0
        #expect(shown.contains(Seen(Int64(index), start)) == isSeen, "slide \(index) at \(start)")
      }
      isChecked = true
    }
    #expect(isChecked, "a case without an expectation")
  }
}
