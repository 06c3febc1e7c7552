package import ScrollSpace

/// The stage of the fingers: a viewport over content, and the offset before the first touch.
package struct Stage: Hashable {
  /// The size of the viewport.
  package var viewport: Size
  /// The size of the content.
  package var content: Size
  /// The vertical offset before the first touch; nil for the middle.
  package var start: Double?

  package init(viewport: Size, content: Size, start: Double? = nil) {
    self.viewport = viewport
    self.content = content
    self.start = start
  }

  /// Returns the last offset that shows only content. The first such offset is 0.
  package func end(_ axis: Axis) -> Double { max(0, content[axis] - viewport[axis]) }

  /// The offset before the first touch. The default is the whole number of viewports nearest the middle, so that a drag
  /// in either direction has room and a pager begins on a page.
  package var startOffset: Point {
    var offset = Point.zero
    for axis in Axis.both {
      let pages = (end(axis) / 2 / viewport[axis]).rounded()
      offset[axis] = min(pages * viewport[axis], end(axis))
    }
    if let start { offset.y = start }
    return offset
  }
}

extension Stage {
  /// The largest length and start that are accepted, in points. Beyond this limit a double cannot represent a
  /// thousandth of a millimetre, and no screen needs it.
  static let limit = 1e9

  /// Reads the value of `--start`.
  static func start(parsing text: String) throws(UsageError) -> Double {
    guard let start = Double(text), abs(start) <= limit else {
      throw UsageError("impossible --start '\(text)'; write an offset in points, such as 1200")
    }
    return start
  }
}

extension Size {
  /// Reads a size such as `390x844`: two lengths above 0.
  package init(parsing text: String, for option: String) throws(UsageError) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      width > 0, width <= Stage.limit, height > 0, height <= Stage.limit
    else {
      throw UsageError(
        "impossible size '\(text)' for \(option); write WIDTHxHEIGHT in points, each above 0 and at most 1e9, "
          + "such as 390x844")
    }
    self.init(width: width, height: height)
  }
}
