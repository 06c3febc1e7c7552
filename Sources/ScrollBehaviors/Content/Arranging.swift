public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// Content whose size is determined by its layout: as wide as the viewport, and as long as its items.
///
/// ```swift
/// let page = Stack(count: 3, margins: Insets(all: 15), spacing: 8) { index, width in height(of: index, in: width) }
/// let content = Arranging(page)
/// let scroll = ScrollController(viewport: screen, behaviors: [content, Bouncing(.vertical)])
/// content.frame(of: 2)                       // where to draw the third item
/// try content.change(.reload(2..<3))         // its text has changed
/// ```
/// Write this link before the links that depend on the content's length: ``Aligning``, ``Circular``, edges.
/// The content scrolls if it is longer than the viewport. Otherwise it rests at its start, or where
/// ``Aligning`` puts it. The axis can be either: with `.horizontal`, the content is as high as the viewport
/// and scrolls sideways.
///
/// **What stays in place.** If the length across changes, as in a rotation, the item at the start of the view
/// stays there. The same part of the item stays past the edge. A reader in the middle of a long text stays in
/// its middle.
///
/// At an edit, the first item in view stays in place on the screen, as with ``KeepAnchor``; at the very start
/// nothing is adjusted. For another anchor, write a `KeepAnchor` of your own behind this link. Motions and
/// drags go on.
///
/// **Many items.** A layout with estimates measures only what is in view and in the ``overscan``, when it
/// comes there. A measured item that is longer or shorter than its estimate moves the items after it, or
/// those before it if they are out of view. The offset may change with each measured item, also in a layout
/// at rest, while the items in view stay in place: compare places of items, not offsets. To show the items of a
/// ``Stack`` by tiles that are used again, put a ``Tiling`` of `.arranged(content)` behind this link.
public final class Arranging: ItemShowing, ScrollBehavior, ItemEditor {
  /// The layout, which has the place of each item.
  public let layout: any ContentLayout
  /// The ``Stack/row`` of the layout; nil if the layout has no ``Stack``.
  public let row: ItemRow?
  /// The axis along which the content is as long as its items.
  @_documentation(visibility: internal)
  public let axis: Axis
  /// The range beyond the view that is measured in advance.
  public let overscan: Overscan
  /// The length of the content across. A change takes effect at once.
  public var breadth: Breadth {
    didSet { if breadth != oldValue { scroll?.invalidateLayout() } }
  }
  /// The number of edits refused because they were made within the layout's own functions.
  public internal(set) var refusedEdits = 0
  /// The number of times that measuring stopped after 65,536 items, because the measured items left room
  /// without end, as items without a length do. The items after them keep their estimates until they come
  /// into view again.
  public internal(set) var unfinishedMeasurings = 0

  let edits: ItemEdits
  unowned(unsafe) var scroll: ScrollController?
  /// The distance from the offset to the start of the view, in the last layout.
  private(set) var leadingInset = 0.0
  /// The ring on which the items repeat in the present layout; nil if there is none.
  private(set) var ring: Ring?
  /// True while a function of the layout is running.
  var isBusy = false
  /// The length across of the last arranging; nil before the first.
  var across: Double?
  /// The reading position before the length across changed, until the scroller has its new layout.
  var reading: ReadingPosition?
  private(set) var keeper: KeepAnchor?
  /// The range in which everything has been measured, counted from the content's start.
  var coveredRange: (from: Double, to: Double)?
  var isLooking = false
  /// True until the layout of measurings that the limit has cut short.
  var isCutShort = false
  /// The view that was measured last, since the items or the length across changed.
  var measuredView: Range<Int64>?

  /// Creates content of a layout. By default, half a viewport is measured beyond the view on both sides.
  public init(
    _ layout: any ContentLayout, axis: Axis = .vertical, breadth: Breadth = .viewport,
    overscan: Overscan = Overscan(.viewports(0.5))
  ) {
    self.layout = layout
    self.axis = axis
    self.breadth = breadth
    self.overscan = overscan
    row = layout.stack?.row
    _ = row?.claim(along: axis)
    edits = row?.edits ?? ItemEdits(axis)
    super.init()
    row?.editor = self
  }

  deinit { if row?.editor === self { row?.editor = nil } }

  /// "Arranging".
  @_documentation(visibility: internal)
  public var name: StaticString { "Arranging" }

  /// Returns the frame of an item, counted from the content's start; nil if there is no such item. For offset
  /// coordinates, use `scroll.converted(fromContent: frame)`.
  public func frame(of index: Int64) -> Rect? {
    guard layout.items.contains(index), let frame = layout.frame(of: index), frame.isFinite,
      frame.width >= 0, frame.height >= 0
    else { return nil }
    return frame
  }

  /// Applies edits one after the other. The layout follows, and unknown lengths are measured once they come
  /// into view.
  ///
  /// Use `.reload` for items that have to be measured again, and `.insertRun` without a length to insert
  /// items that have to be measured. An edit that is not possible throws; the edits before it remain. Within
  /// the layout's own functions all edits are refused and counted.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Applies edits, as ``change(_:)-(TileEdit...)`` does.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    if isBusy { return refusedEdits &+= 1 }
    let stack = layout.stack
    stack?.awaitsEdits = edits.count > 1
    defer { stack?.awaitsEdits = false }
    var left = edits.count
    try self.edits.change(edits) { edit throws(TilingError) in
      (isBusy, coveredRange, measuredView) = (true, nil, nil)
      defer { isBusy = false }
      left -= 1
      try layout.apply(edit)
      if left > 0 { return }
      if edits.count > 1 {
        stack?.finishEdits(seen: seen)
      } else if case .reload(let range) = edit {
        estimate(range)
      }
    }
  }

  /// The items in view, and in the overscan; empty without a scroller.
  private var seen: Range<Int64> {
    guard let scroll, ring == nil else { return 0..<0 }
    return view(from: scroll.contentPosition[axis], length: scroll.unzoomedViewport[axis], on: nil)
  }

  /// Lets reloaded items out of view have the estimate again: what they were measured says nothing now. Those that are
  /// seen are measured at once, so that nothing is seen to jump.
  private func estimate(_ range: Range<Int64>) {
    guard scroll != nil, let stack = layout.stack, ring == nil else { return }
    let seen = seen
    var (kept, next) = ([Int64](), range.lowerBound)
    stack.row.forEachLong(in: seen.clamped(to: range)) { kept.append($0) }
    for index in kept {
      stack.estimate(next..<index)
      stack.measure(index..<index + 1)
      next = index + 1
    }
    stack.estimate(next..<range.upperBound)
  }
}

@_documentation(visibility: internal)
extension Arranging {
  /// Sets the content's length along and across.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let visible = max(0, proposal.viewport[axis.cross] - proposal.inset.total(axis.cross))
    let room = breadth.length(visible: visible)
    // Without room across, items keep their lengths, so the reading position is the same once there is room.
    let across = room > 0 ? room : self.across ?? 0
    if reading?.isOf(context, axis) == false { reading = nil }
    if let old = self.across, old != across, reading == nil {
      reading = ReadingPosition(in: self, context)
    }
    let isNew = self.across != across
    self.across = across
    isBusy = true
    layout.arrange(along: axis, across: across)
    isBusy = false
    if isNew {
      measuredView = nil
      let from = reading?.edge(in: self, period: nil) ?? context.position[axis]
      measureView(
        from: from, length: proposal.origin.unzoomed(length: proposal.viewport[axis], on: axis), on: nil
      ) { _ in }
    }
    if layout.isEndless { proposal.extent[axis] = Extent() } else { proposal.fit(layout.length, on: axis) }
    proposal.fit(room, on: axis.cross)
    proposal.closingGap[axis] = layout.spacing
  }

  /// Keeps the reading position, or the anchor after edits.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    ring = change.new.extent[axis].ring
    keeper?.layout(&change, in: context)
    guard let reading, reading.isOf(context, axis) else { return }
    let edge = reading.edge(in: self, period: change.new.extent[axis].period)
    change.offset[axis] = context.origin.offset(of: edge, on: axis) - change.new.inset.lower(axis)
    change.isOffsetDecided[axis] = true
  }

  /// Joins a scroller, at the content's start. A former scroller is left.
  public func didAttach(to scroll: ScrollController) {
    if self.scroll != nil { didDetach() }
    (self.scroll, edits.scroller) = (scroll, scroll)
    row?.enter(scroll)
    keeper = KeepAnchor(self)
    keeper?.didAttach(to: scroll)
    itemTargets.attach(to: scroll, by: self, PerAxis(self, on: axis, else: nil))
  }

  /// Leaves the scroller.
  public func didDetach() {
    keeper?.didDetach()
    itemTargets.detach()
    if let scroll { row?.leave(scroll) }
    edits.scroller = nil
    (scroll, keeper, ring, across, reading, coveredRange, measuredView) = (nil, nil, nil, nil, nil, nil, nil)
  }

  /// Measures items that came into view.
  public func scrollDidScroll(_ scroll: ScrollController) {
    lookAround(scroll)
    keeper?.scrollDidScroll(scroll)
  }

  /// Measures items that came into view.
  public func scrollDidLayout(_ scroll: ScrollController) {
    reading = nil
    let geometry = scroll.geometry
    leadingInset = geometry.inset.lower(axis)
    ring = geometry.extent[axis].ring
    if !scroll.isRestoring {
      coveredRange = nil
      if isCutShort { isCutShort = false } else if unfinishedMeasurings > 0 { measuredView = nil }
      lookAround(scroll)
    }
    keeper?.scrollDidLayout(scroll)
  }
}
