public import ScrollAccessories
public import ScrollBehaviors
public import ScrollHosting
import ScrollMotion
public import ScrollNesting

/// A scroller, or a nest of scrollers, that an element of the page shows.
public final class WebView {
  /// The name by which the script finds the view.
  public let name: String
  /// The number of the view in the page.
  public let number: Int
  /// The area in the host: for gestures, and for other areas in it.
  public let area: ScrollArea
  /// Called for each frame that is drawn. Put the parts of the view in the order in which they cover each other. If
  /// nil, the view has no parts.
  public var draw: ((WebView) -> Void)? { didSet { area.scroll?.setNeedsFrame() } }
  /// Called if the element gets another size, before the viewport does. Change contents that depend on the size.
  public var willResize: ((Size) -> Void)?

  /// A part of a view: the kind and the key with which it is put.
  public struct Part: Hashable, Sendable {
    /// The kind, for the painter.
    public let kind: Int
    /// The key, which identifies the part among those of its kind.
    public let key: Double
  }
  /// The part whose element has the focus, or contains the element that has it; nil if there is none. It is known if the
  /// painter is `poolPainter`, or has a function `part`.
  public internal(set) var focusedPart: Part? {
    didSet { if focusedPart != oldValue { area.scroll?.setNeedsFrame() } }
  }
  /// True for an axis on which the view keeps wheels at its ends, as `overscroll-behavior` of its element says.
  var keepsAtEnds = PerAxis(true)
  /// True if the element lays its content out from right to left. The horizontal axes of the view's scrollers follow a
  /// change.
  public internal(set) var isRightToLeft = false {
    didSet {
      guard isRightToLeft != oldValue else { return }
      page.host.forEachScroller(in: area) { $0.isReversed.x = isRightToLeft }
    }
  }
  /// The time of the latest event of a wheel, and true if its gesture belongs to the page.
  var wheelGesture: (time: Timestamp, isThePages: Bool)?

  /// The pixels of the view, from the corner of its element.
  public private(set) var grid: PixelGrid
  private(set) var record = WebRecord()
  /// The classifier of the wheel's events in this view. It counts each event once, though other views may get the event.
  var classifier = WheelClassifier()
  private unowned(unsafe) let page: WebPage

  init(_ page: WebPage, _ area: ScrollArea, number: Int, name: String) {
    (self.page, self.area, self.number, self.name) = (page, area, number, name)
    grid = PixelGrid(frame: .zero, pixelsPerPoint: 1)
  }

  /// The scroller of the view, or the outermost scroller of its nest.
  public var scroll: ScrollController {
    guard let scroll = area.scroll else {
      preconditionFailure(.viewScroller, "A view needs a scroller; add one to the page.")
    }
    return scroll
  }

  /// Puts a part in a frame, which counts from the corner of the viewport: the frame of a tile, as `forEachTile`
  /// passes it.
  ///
  /// The script gets the frame in whole device pixels. `key` identifies the part among those of its kind, and keeps
  /// its element while it moves. `kind` and `value` are for the painter of the page; kinds are 0 or more.
  public func put(_ key: Double, kind: Int = 0, value: Double = 0, in frame: Rect) {
    precondition(
      kind >= 0, .partKind, "A part needs a kind of 0 or more; this is \(kind); number the kinds from 0 on.")
    record.append(Double(kind), key, value, grid.pixels(of: frame))
  }

  /// Calls `body` with the items of a row, to be put as parts whose keys are the indices: those that have tiles, and
  /// those around the focus.
  ///
  /// An element outside the viewport keeps the focus, what is typed in it, and the place from which the tab key goes on.
  /// So it must be a part as long as it has the focus. The items beside it are parts too, because the tab key goes to
  /// an element that is there. On a ring, only tiles are listed, because the tab key does not know which lap comes next.
  public func forEachRow<Content>(
    of tiles: Tiling<Content>, kind: Int = 0, _ body: (_ index: Int64, _ frame: Rect) -> Void
  ) {
    let tiled = tiles.tiled
    var around: Range<Int64> = tiled.lowerBound..<tiled.lowerBound
    if let focus = focusedPart, focus.kind == kind, focus.key.magnitude < 0x1p53,
      let index = Int64(exactly: focus.key), tiles.items.contains(index),
      inner.geometry.extent[tiles.axis].period == nil
    {
      around =
        max(index - Self.reach, tiles.items.lowerBound)..<min(index + Self.reach + 1, tiles.items.upperBound)
    }
    func put(_ range: Range<Int64>) {
      for index in range {
        if let frame = tiles.frame(of: index) { body(index, inner.space.mapToParent.convert(frame)) }
      }
    }
    put(min(around.lowerBound, tiled.lowerBound)..<min(around.upperBound, tiled.lowerBound))
    tiles.forEachTile { _, index, frame in body(index, frame) }
    put(max(around.lowerBound, tiled.upperBound)..<max(around.upperBound, tiled.upperBound))
  }
  /// How many items before and after the focus are parts: as many as a person passes by the tab key in a frame.
  private static let reach: Int64 = 3

  /// Puts a part in a frame of the content, in content coordinates. It scrolls, and it is zoomed.
  public func put(_ key: Double, kind: Int = 0, value: Double = 0, inContent frame: Rect) {
    put(key, kind: kind, value: value, in: inner.space.mapToParent.convert(frame))
  }

  /// Puts the thumbs of indicators, as parts of a kind whose value is the opacity.
  public func put(_ indicators: Indicators, kind: Int) {
    for axis in Axis.both {
      guard let thumb = indicators.thumb(on: axis, at: page.now), thumb.opacity > 0 else { continue }
      put(axis == .horizontal ? 0 : 1, kind: kind, value: thumb.opacity, in: thumb.rect)
    }
  }

  /// Puts the parts of a scroller in the content of this view's scroller. Frames of parts in `body` count from the
  /// corner of the inner viewport, which clips them.
  public func within(_ nested: NestedScroller, _ body: () -> Void) {
    let (outerGrid, outer) = (grid, inner)
    let frame = outer.space.mapToParent.convert(Rect(origin: nested.origin, size: nested.scroll.viewport))
    let (pixels, key) = (outerGrid.pixels(of: frame), Double(UInt(bitPattern: ObjectIdentifier(nested))))
    record.append(WebRecord.open, key, 0, pixels)
    (grid, inner) = (outerGrid.inner(frame, scroll: nested.scroll), nested.scroll)
    body()
    (grid, inner) = (outerGrid, outer)
    record.append(WebRecord.close, key, 0, pixels)
  }

  /// The scroller whose parts are put.
  private var inner: ScrollController {
    get { current ?? scroll }
    set { current = newValue }
  }
  private var current: ScrollController?

  /// Writes the state and the parts of the view into its record.
  func write() {
    grid = PixelGrid(
      scroll, frame: Rect(origin: .zero, size: scroll.viewport), pixelsPerPoint: page.pixelsPerPoint)
    record.begin(scroll, grid.viewport)
    draw?(self)
    record.end()
  }

  /// Returns the point of an event in the host's window.
  func point(_ x: Double, _ y: Double) -> Point { area.frame.origin + Vector(x: x, y: y) }
}
