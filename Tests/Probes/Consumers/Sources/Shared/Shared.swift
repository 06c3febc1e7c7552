import ScrollBehaviors

// A library that a program of any language loads: one scroller, behind functions of C.
nonisolated(unsafe) private var scroll: ScrollController?

/// Creates the scroller.
@_cdecl("shared_open") public func open() {
  scroll = ScrollController(
    viewport: Size(width: 390, height: 600), content: Size(width: 390, height: 20_000),
    behaviors: [Bouncing()])
}

/// Flings at a velocity in points per second, and returns where the content comes to rest, in points.
@_cdecl("shared_fling") public func fling(_ velocity: Double) -> Double {
  scroll?.fling(velocity: Vector(x: 0, y: velocity))
  return scroll?.destination.y ?? -1
}
