import ScrollBehaviors
import ScrollTimelines
import Testing

/// The common parts of the files with boxes in a scroller: the page, read from the side where scrolling starts.
///
/// The vectors count from the left, in both directions. This package counts from where the content begins, so a
/// right-to-left page is mirrored here, with its insets, and so are the results.
struct StickyPage {
  let isMirrored: Bool
  let content: Size
  let scroll: ScrollController
  private(set) var boxes = StickyBoxes()
  /// The boxes that stick, by their indices.
  private(set) var sticky: [Int] = []
  /// The boxes that snap, as areas with their indices among such boxes.
  private(set) var areas: [SnapArea] = []

  static let boxFields: Set = ["rect", "sticky", "children", "align"]

  /// The padding is an inset of ours: scrollable room around the content. `links` come before the edges.
  init(_ vector: Vectors.Case, links: (StickyPage) throws -> [any ScrollBehavior] = { _ in [] }) throws {
    let direction = try #require(vector["direction"].string)
    guard ["ltr", "rtl"].contains(direction) else { throw UnknownKind(what: "direction \(direction)") }
    isMirrored = direction == "rtl"
    let container = try vector["container"].size()
    let padding = vector["padding"].isNull ? .zero : try vector["padding"].insets()
    var content = try vector["content"].size()
    if isMirrored { content.width = max(content.width, container.width) }
    self.content = content
    let viewport = Size(
      width: container.width + padding.total(.horizontal), height: container.height + padding.total(.vertical)
    )
    let axes = PerAxis(x: isMirrored, y: false)
    scroll = ScrollController(
      viewport: viewport, content: content, isReversed: axes)
    scroll.contentInset = padding.reversed(on: axes)
    for box in try #require(vector["boxes"].array) { try add(box, in: nil, of: container) }
    scroll.behaviors = try links(self) + [Clamping()]
    scroll.advance(to: .zero)
  }

  private mutating func add(_ json: JSON, in parent: Int?, of container: Size) throws {
    try json.holdsOnly(Self.boxFields)
    let index = boxes.append(
      StickyBox(mirrored(try json["rect"].rect()), sticks: try insets(json["sticky"], container), in: parent))
    if !json["sticky"].isNull { sticky.append(index) }
    if !json["align"].isNull {
      var across = try SnapCases.alignment(json["align"][0])
      if isMirrored, let start = across {
        across = Alignment(item: 1 - start.item, viewport: 1 - start.viewport)
      }
      areas.append(
        SnapArea(
          id: Int64(areas.count), frame: mirrored(try json["rect"].rect()),
          align: PerAxis(x: across, y: try SnapCases.alignment(json["align"][1]))))
    }
    for child in json["children"].array ?? [] { try add(child, in: index, of: container) }
  }

  func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(x: content.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func insets(_ json: JSON, _ container: Size) throws -> StickyInsets {
    guard !json.isNull else { return .none }
    try json.holdsOnly(["top", "right", "bottom", "left"])
    var insets = StickyInsets()
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        let name = Self.name(axis, isMirrored && axis == .horizontal ? side.opposite : side)
        insets[axis, side] = try Self.length(json[name], of: container[axis])
      }
    }
    return insets
  }

  static func name(_ axis: Axis, _ side: Side) -> String {
    axis == .horizontal ? side == .lower ? "left" : "right" : side == .lower ? "top" : "bottom"
  }

  /// A number of points, or a text with a percentage; nil for `auto`.
  static func length(_ json: JSON, of whole: Double) throws -> Double? {
    if json.isNull || json.string == "auto" { return nil }
    if let number = json.number { return number }
    guard let text = json.string, text.hasSuffix("%"), let part = Double(text.dropLast()) else {
      throw UnknownKind(what: "length \(json)")
    }
    return part / 100 * whole
  }

  /// Top, right, bottom, left, each of which may be a percentage, or `auto` for 0.
  static func padding(_ json: JSON, of container: Size) throws -> Insets {
    func side(_ index: Int, _ axis: Axis) throws -> Double {
      try length(json[index], of: container[axis]) ?? 0
    }
    try #require(json.array?.count == 4)
    return Insets(
      top: try side(0, .vertical), left: try side(3, .horizontal), bottom: try side(2, .vertical),
      right: try side(1, .horizontal))
  }

  /// The sides of a set, from the left, by their names in the vectors.
  func names(_ edges: Edges) -> Set<String> {
    var names: Set<String> = []
    for axis in Axis.both {
      for side in [Side.lower, .upper] where edges.contains(Edges(axis, side)) {
        names.insert(Self.name(axis, isMirrored && axis == .horizontal ? side.opposite : side))
      }
    }
    return names
  }

  /// An offset of the vectors, as one of this scroller.
  func offset(_ json: JSON) throws -> Point {
    let point = try json.point()
    let inset = scroll.adjustedContentInset
    return Point(x: (isMirrored ? 0 - point.x : point.x) - inset.left, y: point.y - inset.top)
  }

  /// The present place of a box from the upper left corner of the viewport, on both sides of the page.
  func place(of box: Int) throws -> (frame: Rect, stuck: Set<String>) {
    let place = try #require(boxes.place(of: box, on: scroll))
    return (scroll.space.mapToParent.convert(place.frame), names(place.stuck))
  }
}
