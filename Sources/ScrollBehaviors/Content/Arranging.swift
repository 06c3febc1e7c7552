public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// Content that says itself how large it is: as wide as the viewport, and as long as its layout makes it.
///
/// ```swift
/// let page = Stack(count: 3, margins: Insets(all: 15), spacing: 8) { index, width in height(of: index, in: width) }
/// let content = Arranging(page)
/// let scroll = ScrollController(viewport: screen, behaviors: [content, Bouncing(.vertical)])
/// content.frame(of: 2)                       // where to draw the third item
/// try content.change(.reload(2..<3))         // its text has changed
/// ```
/// It comes before the links that stand on the content's length: ``Aligning``, ``Circular``, edges. It scrolls once the
/// content is longer than the viewport; until then it rests at its start, or where ``Aligning`` says. Any axis
/// will do: `.horizontal` is a page that is as high as the viewport and scrolls sideways.
///
/// **What stays.** When the length across changes, as in a rotation, the item at the start of the view stays there,
/// with the same part of it past the edge: who reads the middle of a long text reads on in its middle. When items
/// come, go or change, the first item in view stays where it is on the screen, as with ``KeepAnchor``; at the very
/// start nothing is adjusted. Write a `KeepAnchor` of your own behind it for another anchor. Motions and fingers go
/// on.
///
/// **Many items.** A layout that estimates is asked to measure what is in view and in the ``overscan``, as it comes
/// there, and nothing else. A measured item that turns out longer or shorter pushes what is behind it, or before
/// it where that is out of view. To show the items of a ``Stack`` by tiles that are used again, put a ``Tiling`` of
/// `.arranged(content)` behind it.
public final class Arranging: ItemShowing, ScrollBehavior, ItemEditor {
  /// Where each item stands.
  public let layout: any ContentLayout
  /// The ``Stack/row`` of its layout; nil if that is no ``Stack``.
  public let row: ItemRow?
  /// The axis along which the content is as long as it must be.
  public let axis: Axis
  /// What is measured beyond the view, in the coming movements.
  public let overscan: Overscan
  /// How long the content is across. Takes effect at once.
  public var breadth: Breadth {
    didSet { if breadth != oldValue { scroll?.invalidateLayout() } }
  }
  /// How many edits came from within the layout's own answers, and were refused.
  public internal(set) var refusedEdits = 0
  /// How often measuring was cut off after 65,536 items, because what was measured left room for ever more, as items
  /// without a length do. The items behind keep their estimates until they come into view again.
  public internal(set) var unfinishedMeasurings = 0

  let edits: ItemEdits
  unowned(unsafe) var scroll: ScrollController?
  /// How far from the offset the view begins, in the layout that was told last.
  private(set) var lead = 0.0
  /// The ring on which the items repeat by the layout of this moment; nil where there is none.
  private(set) var ring: Ring?
  /// Whether the layout is at work.
  var isBusy = false
  /// The length across of the last arranging; nil before the first.
  var across: Double?
  /// What was read before the length across changed, until the scroller has its new layout.
  var reading: ReadingPosition?
  private(set) var keeper: KeepAnchor?
  /// Between these places, counted from the content's start, everything has been measured.
  var coveredRange: (from: Double, to: Double)?
  var isLooking = false
  /// Which view was measured last, since the items or the length across have changed.
  var measuredView: Range<Int64>?

  /// Makes the content of a layout. Half a viewport is measured beyond the view on both sides if not said otherwise.
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
  public var name: StaticString { "Arranging" }

  /// Where an item is, counted from the content's start. Nil where there is none. As `contentOffset` counts it is
  /// `scroll.converted(fromContent: frame)`.
  public func frame(of index: Int64) -> Rect? {
    guard layout.items.contains(index), let frame = layout.frame(of: index), frame.isFinite,
      frame.width >= 0, frame.height >= 0
    else { return nil }
    return frame
  }

  /// Does changes of the items, one after the other: the layout follows, and lengths that are not known are
  /// measured where they are seen.
  ///
  /// `.reload` says that items have changed and want to be measured anew; `.insertRun` without a length inserts
  /// items to be measured. A change that cannot be done throws; those before it stand. From within
  /// the layout's own answers all of them are refused and counted.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Does changes of the items, as ``change(_:)-(TileEdit...)``.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    if isBusy { return refusedEdits &+= 1 }
    try self.edits.change(edits) { edit throws(TilingError) in
      (isBusy, coveredRange, measuredView) = (true, nil, nil)
      defer { isBusy = false }
      try layout.apply(edit)
    }
  }

  /// Says how long the content is along and across.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let visible = max(0, proposal.viewport[axis.cross] - proposal.inset.total(axis.cross))
    let room = breadth.length(visible: visible)
    // Without room across, items keep their lengths: what is read is there again once there is room.
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
      measureView(from: from, length: proposal.origin.unzoomed(proposal.viewport[axis]), on: nil) { _ in }
    }
    if layout.isEndless { proposal.extent[axis] = Extent() } else { proposal.fit(layout.length, on: axis) }
    proposal.fit(room, on: axis.cross)
    proposal.closingGap[axis] = layout.spacing
  }

  /// Keeps the reading place, or the item that edits leave in view.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    ring = change.new.extent[axis].ring
    keeper?.layout(&change, in: context)
    guard let reading, reading.isOf(context, axis) else { return }
    let edge = reading.edge(in: self, period: change.new.extent[axis].period)
    change.offset[axis] = context.origin.offset(of: edge, on: axis) - change.new.inset.lower(axis)
    change.isKept[axis] = true
  }

  /// Begins at the content's start. Of two scrollers the last one has it.
  public func didAttach(to scroll: ScrollController) {
    if self.scroll != nil { didDetach() }
    (self.scroll, edits.scroller) = (scroll, scroll)
    row?.enter(scroll)
    keeper = KeepAnchor(self)
    keeper?.didAttach(to: scroll)
    aims.attach(to: scroll, by: self, PerAxis(self, on: axis, else: nil))
  }

  /// Forgets the scroller.
  public func didDetach() {
    keeper?.didDetach()
    aims.detach()
    if let scroll { row?.leave(scroll) }
    edits.scroller = nil
    (scroll, keeper, ring, across, reading, coveredRange, measuredView) = (nil, nil, nil, nil, nil, nil, nil)
  }

  /// Measures what came into view.
  public func scrollDidScroll(_ scroll: ScrollController) {
    lookAround(scroll)
    keeper?.scrollDidScroll(scroll)
  }

  /// Measures what came into view.
  public func scrollDidLayout(_ scroll: ScrollController) {
    reading = nil
    let geometry = scroll.geometry
    lead = geometry.inset.lower(axis)
    ring = geometry.extent[axis].ring
    if !scroll.isRestoring {
      coveredRange = nil
      lookAround(scroll)
    }
    keeper?.scrollDidLayout(scroll)
  }
}
