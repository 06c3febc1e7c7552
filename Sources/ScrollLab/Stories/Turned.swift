import ScrollSpace

/// Converts the values of a story with vertical scrolling to this axis: for `.horizontal` x and y are exchanged.
extension Axis {
  func turned(_ point: Point) -> Point { self == .vertical ? point : Point(x: point.y, y: point.x) }

  func turned(_ vector: Vector) -> Vector { self == .vertical ? vector : Vector(x: vector.y, y: vector.x) }

  func turned(_ size: Size) -> Size {
    self == .vertical ? size : Size(width: size.height, height: size.width)
  }

  func turned(_ rect: Rect) -> Rect { Rect(origin: turned(rect.origin), size: turned(rect.size)) }

  func turned(_ insets: Insets) -> Insets {
    self == .vertical
      ? insets : Insets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }
}
