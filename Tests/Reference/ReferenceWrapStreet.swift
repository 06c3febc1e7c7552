import ScrollBehaviors
import Testing

/// Apple's StreetScroller: the places of labels after every layout, and the numbers of labels that entered and left.
///
/// The sample bridges a jump label by label, and so counts invisible labels. If a step is longer than the viewport,
/// only positions are compared.
@Suite(.vectors)
struct ReferenceWrapStreet {
  private final class Label {}

  @Test(arguments: try Vectors.cases(in: "wrap_street_scroller"))
  func recentringAndTilesMatchTheSample(_ vector: Vectors.Case) throws {
    try vector.judged(judge)
  }

  private func judge(_ vector: Vectors.Case) throws {
    try vector.json.holdsOnly(["name", "view", "steps", "layouts", "note", "tile", "content"])
    let view = try #require(vector["view"].number)
    // The sample's own lengths, if the case has none.
    let (tile, content) = try (vector["tile"].value(or: 500), vector["content"].value(or: 5_000))
    let steps = try #require(vector["steps"].numbers)
    let layouts = try #require(vector["layouts"].array)
    #expect(steps.count == layouts.count)
    // As in the sample, a label that only touches the viewport's edge stays.
    let labels = Tiling<Label>(
      .uniform(length: tile), axis: .horizontal, overscan: TileOverscan(linger: 0), make: { Label() },
      show: { _, _, _ in })
    let strip = ScrollController(
      viewport: Size(width: view, height: 480),
      behaviors: [Infinite(axis: .horizontal, length: content), labels])
    #expect(strip.contentSize.width == content)
    var (entered, left) = (0, 0)
    for (step, layout) in zip(steps, layouts) {
      // The first layout comes before any input.
      if step != 0 { strip.contentOffset.x += step }
      #expect(strip.contentOffset.x == layout["offset"].number)
      let places = labels.tiled.compactMap { labels.frame(of: $0).map { labels.origin + $0.minX } }
      #expect(places == layout["tiles_min_x"].numbers)
      if step.magnitude <= view {
        #expect(labels.entered - entered == layout["inserted"].integer)
        #expect(labels.left - left == layout["removed"].integer)
      }
      (entered, left) = (labels.entered, labels.left)
    }
  }
}
