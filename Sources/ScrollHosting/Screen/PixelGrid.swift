internal import CScrollCore
public import ScrollEngine
public import ScrollSpace

/// The positions of a viewport's contents on the screen, in whole device pixels.
///
/// ```
///  content, in pixels   0     10.4      20.8      31.2           edges are rounded where they stand in the content:
///  rounded              0     10        21        31             common edges stay common, and no seam opens
///  offset 3.7 → 4      −4      6        17        27             the offset is rounded once: all edges move together
/// ```
/// ```swift
/// let grid = host.pixelGrid(of: list, pixelsPerPoint: 1.5)
/// tiles.forEachTile { row, index, frame in blit(row, to: grid.pixels(of: frame)) }
/// ```
/// A tile therefore keeps its number of pixels while the content scrolls, and tiles that touch in the content touch on
/// the screen. Shifts of the origin do not change this.
public struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels for each point.
  public let pixelsPerPoint: Double
  /// The viewport on the screen.
  public let viewport: PixelRect
  /// The distance of the content's pixels from the viewport's pixels, on each axis: from 0 to below 1.
  private var phase = PerAxis(0.0)

  /// Creates the grid of a viewport whose content does not scroll: of a window, or of a plain area.
  ///
  /// `frame` is in points of the screen. Traps if the number of pixels for each point is not above 0 and finite, or if
  /// the frame is not finite: both are programmer's mistakes.
  public init(frame: Rect, pixelsPerPoint: Double) {
    precondition(
      pixelsPerPoint > 0 && pixelsPerPoint.isUsable && frame.isFinite, .pixelGrid,
      """
      A grid needs pixels for each point above 0, and a finite frame; these are \(pixelsPerPoint) and \(frame); \
      pass 1 for points.
      """
    )
    self.pixelsPerPoint = pixelsPerPoint
    viewport = Self.rect(frame, pixelsPerPoint, PerAxis(0), at: PerAxis(0))
  }

  /// Creates the grid of a scroller whose viewport has a frame, in points of the screen.
  public init(_ scroll: ScrollController, frame: Rect, pixelsPerPoint: Double) {
    self.init(frame: frame, pixelsPerPoint: pixelsPerPoint)
    setPhase(of: scroll)
  }

  private init(_ viewport: PixelRect, _ pixelsPerPoint: Double) {
    (self.viewport, self.pixelsPerPoint) = (viewport, pixelsPerPoint)
  }

  /// Returns the grid of a viewport in this viewport. `frame` counts from this viewport's corner, in points, as frames
  /// of tiles do.
  public func inner(_ frame: Rect, scroll: ScrollController? = nil) -> PixelGrid {
    var inner = PixelGrid(pixels(of: frame), pixelsPerPoint)
    if let scroll { inner.setPhase(of: scroll) }
    return inner
  }

  private mutating func setPhase(of scroll: ScrollController) {
    let space = scroll.space
    for axis in Axis.both {
      // On a reversed axis the content begins at the far edge of the frame.
      let corner = space.scale[axis] < 0 ? space.frame.size[axis] : 0
      let start = (space.boundsOrigin[axis] * space.scale[axis] - corner) * pixelsPerPoint
      let part = start - csc_floor(start)
      phase[axis] = part >= 0 && part < 1 ? part : 0
    }
  }

  /// Returns the pixels of a rect that counts from the viewport's upper left corner, in points: the frame of a tile, as
  /// `forEachTile` passes it. A rect that is not finite has no pixels.
  public func pixels(of rect: Rect) -> PixelRect {
    guard rect.isFinite else { return PixelRect(x: viewport.x, y: viewport.y, width: 0, height: 0) }
    return Self.rect(rect, pixelsPerPoint, phase, at: PerAxis(x: viewport.x, y: viewport.y))
  }

  /// An edge at exactly one half may be off by the last bits of a sum. Fractions that close to one half count as one
  /// half.
  private static let half = 0.5 + 0x1p-20

  private static func rect(
    _ rect: Rect, _ scale: Double, _ phase: PerAxis<Double>, at corner: PerAxis<Int>
  ) -> PixelRect {
    func edge(_ place: Double, _ axis: Axis) -> Int {
      let rounded = csc_floor(place * scale + phase[axis] + half) - csc_floor(phase[axis] + half)
      // A sum of two such numbers fits into an `Int` of 32 bits.
      let whole = min(max(rounded, -0x1p30), 0x1p30)
      return Int(whole) + corner[axis]
    }
    let (left, top) = (edge(rect.minX, .horizontal), edge(rect.minY, .vertical))
    let (right, bottom) = (edge(rect.maxX, .horizontal), edge(rect.maxY, .vertical))
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
