import ScrollSpace
import Testing

/// Nests of scrolled and transformed boxes, with the rectangle of each in the window, measured in a browser.
///
/// Each box becomes a space. Its bounds origin is the scroll offset, so the scroll tree is converted as in an
/// application. A transform about an origin becomes the frame: the box of the transformed border box.
@Suite(.vectors)
struct ReferenceConvertChromium {
  @Test(arguments: try Vectors.cases(in: "chromium_rect_conversion"))
  func conversionsComposeEveryLevel(_ vector: Vectors.Case) throws {
    let levels = try #require(vector["levels"].array)
    let measured = try #require(vector["measured"]["levels"].array)
    try #require(!levels.isEmpty && levels.count == measured.count)
    #expect(
      vector["measured"]["window_scroll"].numbers == [0, 0], "the file's rule has the window unscrolled")

    var tree = SpaceTree(root: Space(frame: .zero))
    var outer = tree.root
    var contentStart = Vector.zero  // where the first child's margin begins, in the coordinates of `outer`
    for (level, truth) in zip(levels, measured) {
      let scroll = try truth["scroll_offset"].point()
      let margin = try level["margin"].vector()
      let box = Rect(origin: .zero + contentStart + margin, size: try level["size"].size())
      outer = tree.add(try space(box, scroll, level["transform"]), to: outer)
      let border = try level["border"].insets()
      let padding = try level["padding"].insets()
      contentStart = Vector(x: border.left + padding.left, y: border.top + padding.top)

      let rect = tree.convert(tree[outer].bounds, from: outer, to: tree.root)
      let seen = try truth["bounding_client_rect"].rect()
      #expect(rect.isClose(to: seen, within: 0.001), "\(rect) should be \(seen)")
      // The conversion back: the measured rectangle is the bounds, in the box's own coordinates.
      let bounds = tree.convert(seen, from: tree.root, to: outer)
      #expect(bounds.isClose(to: tree[outer].bounds, within: 0.005), "\(bounds)")
    }
  }

  /// Returns the space of a border box that is at `box` before its transform: p → origin + translate + scale·(p −
  /// origin).
  private func space(_ box: Rect, _ scroll: Point, _ transform: JSON) throws -> Space {
    if transform.isNull { return Space(frame: box, boundsOrigin: scroll) }
    let known: Set = ["translate", "scale", "origin"]
    let parts = try #require(transform.object)
    try #require(known.isSuperset(of: parts.keys), "unknown transform \(parts.keys)")
    let scale = try transform["scale"].perAxis()
    let origin = try transform["origin"].vector()
    let moved = Map(offset: -origin).then(
      Map(scale: scale, offset: origin + (try transform["translate"].vector())))
    let local = moved.convert(Rect(origin: .zero, size: box.size))
    return Space(frame: local.offset(by: box.origin - .zero), boundsOrigin: scroll, scale: scale)
  }
}
