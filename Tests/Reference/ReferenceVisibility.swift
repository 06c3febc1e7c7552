import ScrollBehaviors
import ScrollTimelines
import Testing

/// The records of a browser's intersection observer, whose root is the scroller, along a sequence of offsets.
@Suite(.vectors)
struct ReferenceVisibility {
  static let list = "chromium_visibility"

  /// A case, with what does not change during its steps.
  struct Stage {
    let items: [Rect]
    let viewport: Size
    let content: Size
    let rule: SightRule
    let rootMargin: Insets
    /// The place and the margin of the inner scroller that holds the items.
    let inner: (frame: Rect, margin: Insets)?

    init(_ vector: Vectors.Case) throws {
      try vector.json.holdsOnly([
        "id", "what", "axis", "container", "content", "items", "thresholds", "root_margin", "expected",
        "by_the_spec", "inner", "scroll_margin",
      ])
      items = try #require(vector["items"].array).map { try $0.rect() }
      viewport = try vector["container"].size()
      content = try vector["content"].size()
      rootMargin = try Self.margin(vector["root_margin"], of: viewport)
      var margin = rootMargin
      let inner = vector["inner"]
      if inner.isNull {
        self.inner = nil
      } else {
        let frame = try inner["rect"].rect()
        // This browser only: the scroll margin grows the root, too.
        margin = margin + (try Self.margin(vector["scroll_margin"], of: viewport))
        self.inner = (frame, try Self.margin(vector["scroll_margin"], of: frame.size))
      }
      rule = SightRule(
        thresholds: try #require(vector["thresholds"].array).map { try #require($0.number) }, margin: margin)
    }

    /// Four distances in points, or in parts of the view, cut to whole points as this browser does.
    static func margin(_ json: JSON, of view: Size) throws -> Insets {
      var insets = Insets.zero
      let sides: [(Axis, Side)] = [
        (.vertical, .lower), (.horizontal, .upper), (.vertical, .upper), (.horizontal, .lower),
      ]
      for (index, (axis, side)) in sides.enumerated() {
        if let points = json[index].number {
          insets[axis, side] = points.rounded(.towardZero)
        } else {
          let text = try #require(json[index].string)
          try #require(text.hasSuffix("%"))
          let part = try #require(Double(text.dropLast())) / 100
          insets[axis, side] = (part * view[axis]).rounded(.towardZero)
        }
      }
      return insets
    }

    /// Returns the frame of an item from the corner of the root, and the inner viewport that cuts it.
    func place(_ item: Rect, _ offset: [Double]) -> (item: Rect, clip: Rect?) {
      let outer = Vector(x: 0 - offset[0], y: 0 - offset[1])
      guard let inner else { return (item.offset(by: outer), nil) }
      let frame = inner.frame.offset(by: outer)
      let corner = Vector(x: frame.minX - offset[2], y: frame.minY - offset[3])
      return (item.offset(by: corner), frame.grown(by: inner.margin))
    }
  }

  private func compare(_ record: JSON, _ sight: Sight, _ what: String) throws {
    #expect((sight.ratio - (try #require(record["ratio"].number))).magnitude < 1e-6, "\(what)")
    #expect((sight.level > 0) == record["intersecting"].bool, "\(what)")
    let part = sight.part ?? .zero
    #expect(part.isClose(to: try record["intersection"].rect(), within: 0.02), "\(what): \(part)")
  }

  /// Each step is an observation of all items by ``SightRule``.
  @Test(arguments: try Vectors.cases(in: list))
  func levelsOfItemsMatchTheBrowser(_ vector: Vectors.Case) throws {
    try vector.judged { vector in
      let stage = try Stage(vector)
      let geometry = Geometry(
        viewport: stage.viewport, content: stage.content, inset: .zero, extent: PerAxis(Extent()))
      let view = stage.rule.view(in: geometry, at: .zero)
      // The bounds are those without the scroll margin.
      let bounds = SightRule(margin: stage.rootMargin).view(in: geometry, at: .zero)
      #expect(bounds.isClose(to: try vector["expected"]["root_bounds"].rect(), within: 0.02))
      var levels = [Int?](repeating: nil, count: stage.items.count)
      for step in try #require(vector["expected"]["steps"].array) {
        let offset = try #require(step["offset"].numbers)
        var records = try #require(step["records"].array)[...]
        for (index, item) in stage.items.enumerated() {
          let place = stage.place(item, offset)
          let sight = stage.rule.sight(of: place.item, in: view, clip: place.clip)
          guard sight.level != levels[index] else { continue }
          levels[index] = sight.level
          let next = records.popFirst()
          let record = try #require(next, "item \(index) at \(offset)")
          #expect(record["item"].integer == index, "at \(offset)")
          try compare(record, sight, "item \(index) at \(offset)")
        }
        #expect(records.isEmpty, "at \(offset): \(records)")
      }
    }
  }
}
