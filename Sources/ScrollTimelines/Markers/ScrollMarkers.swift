public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Markers of a scroller: the dots below a carousel, the tabs above a page, the lines of a table of contents.
///
/// ```swift
/// let contents = ScrollMarkers(chapters.map { ScrollMarker($0.frame) })
/// contents.didChange = { list.highlight($0.current) }
/// list.didTap = { contents.choose(Int64($0), animated: true) }
/// let page = ScrollController(viewport: screen, content: book, behaviors: [Bouncing(), contents])
/// ```
/// ``current`` follows the offset by the rule of ``ScrollSpy``. A chosen marker is current at once, also if the
/// content cannot get as far as its target, and stays current until the content is scrolled elsewhere. Otherwise a
/// tap on the last of some short chapters would highlight another one.
///
/// The link answers no question, so it may be anywhere in the chain. The items of a row follow its edits. If the
/// markers are rectangles, set ``markers`` after their places have changed.
public final class ScrollMarkers: ScrollBehavior {
  /// The targets.
  private enum Targets {
    case places(ScrollSpy)
    case items(RowSpy)
  }

  /// A marker that was chosen: on the way there, with the number of the animation, or there.
  private enum Choice {
    case none
    case travelling(Int64, Int)
    case arrived(Int64)
  }

  /// The index of the current marker; nil if there are no markers. On a ring of items, the item in any lap.
  public private(set) var current: Int64?
  /// Called when the current marker has changed. If nil, nothing is called.
  public var didChange: ((ScrollMarkers) -> Void)?
  /// The link that snaps in the same chain; nil if there is none. Only ``buttons`` needs it.
  public let snapping: Snapping?

  private var targets: Targets
  private var choice = Choice.none
  private var travels = 0
  private var edits: MarkerEdits?
  unowned(unsafe) var scroll: ScrollController?

  /// Creates markers for places of the content.
  public init(_ markers: [ScrollMarker], snapping: Snapping? = nil) {
    (targets, self.snapping) = (.places(ScrollSpy(markers)), snapping)
  }

  /// Creates a marker for each item of a row.
  public init(_ row: ItemRow, align: Alignment = .start, snapping: Snapping? = nil) {
    (targets, self.snapping) = (.items(RowSpy(row, align: align)), snapping)
    let edits = MarkerEdits(of: self)
    self.edits = edits
    row.add(edits)
  }

  deinit { if let edits, let row { row.remove(edits) } }

  /// The row whose items have markers; nil if the markers are places.
  public var row: ItemRow? {
    if case .items(let spy) = targets { spy.row } else { nil }
  }

  /// The markers of places; empty if a row's items have markers. Setting them ends a choice that is no longer there.
  /// Not to be set within a question.
  public var markers: [ScrollMarker] {
    get { if case .places(let spy) = targets { spy.markers } else { [] } }
    set {
      guard case .places = targets else { return }
      targets = .places(ScrollSpy(newValue))
      if let chosen, chosen >= newValue.count { choice = .none }
      update()
    }
  }

  /// The indices of the markers. A row without ends has as many as its items.
  public var indices: Range<Int64> {
    switch targets {
    case .places(let spy): 0..<Int64(spy.markers.count)
    case .items(let spy): spy.row.items
    }
  }

  /// The marker that was chosen, as long as it is current for that; else nil.
  public var chosen: Int64? {
    switch choice {
    case .none: nil
    case .travelling(let index, _), .arrived(let index): index
    }
  }

  /// Returns the offset at which the target of a marker is aligned, as far as the walls allow; nil if there is no such
  /// marker, or no scroller. An axis along which a row does not lie keeps its destination.
  public func offset(of index: Int64) -> Point? {
    guard let scroll else { return nil }
    let (port, origin) = (MarkerPort(scroll), scroll.contentOrigin)
    switch targets {
    case .places(let spy):
      guard let position = spy.position(of: Int(clamping: index), in: port) else { return nil }
      return origin.offset(of: position)
    case .items(let spy):
      // On a ring, the copy nearest to the content.
      let (axis, period) = (spy.row.axis, port.extent[spy.row.axis].ring)
      guard indices.contains(index), var position = spy.position(of: index, in: port) else { return nil }
      if let period { position = period.coordinate(nearest: position, to: scroll.contentPosition[axis]) }
      var offset = scroll.destination
      offset[axis] = origin.offset(of: position, on: axis)
      return offset
    }
  }

  /// Makes a marker current, and scrolls to its target by the spring of a scroller's own animations, or at once.
  /// Returns false if there is no such marker, or if the scroller refuses the command: then nothing changes. Not to be
  /// called within a question.
  @discardableResult
  public func choose(_ index: Int64, animated: Bool) -> Bool {
    choose(index, arrival: animated ? .spring(response: 0.35) : .jump)
  }

  /// Makes a marker current, and scrolls to its target by an animation of your choice: see ``choose(_:animated:)``.
  @discardableResult
  public func choose(_ index: Int64, arrival: Arrival) -> Bool {
    guard let scroll, let offset = offset(of: index) else { return false }
    let former = choice
    travels += 1
    let number = travels
    choice = .travelling(index, number)
    let isAccepted = scroll.setContentOffset(offset, on: row?.axis, arrival: arrival) { [self] _ in
      if case .travelling(let index, number) = choice { choice = .arrived(index) }
    }
    if isAccepted { update() } else { choice = former }
    return isAccepted
  }

  /// Ends a choice, because the content was scrolled.
  func moved(_ scroll: ScrollController) {
    switch (choice, scroll.moveCause) {
    case (.none, _), (_, .layout), (_, .rebase), (.travelling, .program): break
    default: choice = .none
    }
    update()
  }

  /// Follows an edit of the row.
  func follow(_ edit: TileEdit) {
    switch choice {
    case .none: break
    case .travelling(let index, let number):
      choice = edit.index(of: index).map { .travelling($0, number) } ?? .none
    case .arrived(let index): choice = edit.index(of: index).map { .arrived($0) } ?? .none
    }
  }

  /// Sets the choice from a snapshot.
  func restore(_ index: Int64?) { choice = index.map { .arrived($0) } ?? .none }

  /// Finds the current marker.
  func update() {
    let former = current
    current = chosen ?? scroll.flatMap { found(at: $0.contentPosition, in: MarkerPort($0)) }
    if current != former { didChange?(self) }
  }

  private func found(at position: Point, in port: MarkerPort) -> Int64? {
    switch targets {
    case .places(let spy): return spy.current(at: position, in: port).map(Int64.init)
    case .items(let spy):
      let item = spy.current(at: position[spy.row.axis], in: port)
      return item.map { spy.row.appearance(at: $0).index }
    }
  }
}

/// Passes the edits of a row on to its markers, which the row does not keep alive.
private final class MarkerEdits: TileEditListener {
  private unowned(unsafe) let markers: ScrollMarkers

  init(of markers: ScrollMarkers) { self.markers = markers }

  func itemsWillChange() {}
  func itemsDidChange(_ edit: TileEdit) { markers.follow(edit) }
  func itemsDidLayout() { markers.update() }
}
