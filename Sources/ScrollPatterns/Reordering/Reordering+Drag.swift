import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension Reordering {
  /// Takes an item out of its place, under a finger. `point` counts from the viewport's upper left corner.
  ///
  /// Returns false, and does nothing, if there is no such item, if something is dragged already, if the axis is a
  /// ring, or if there is no scroller. The finger must not drag the content, too: cancel its touch in the scroller,
  /// or do not pass it on.
  @discardableResult
  public func lift(_ index: Int64, at point: Point, time: Timestamp) -> Bool {
    guard point.x.isUsable, point.y.isUsable, let scroll, let shown = shownStart(of: index, at: time),
      begin(lifting: index)
    else { return false }
    hold = .finger(ReorderGrip(point: point, distance: position(of: point, scroll) - shown))
    begin(edges: scroll)
    scroll.setNeedsFrame()
    return true
  }

  /// Takes an item out of its place, to be moved by keys: see ``step(by:time:)``. Returns false as
  /// ``lift(_:at:time:)`` does.
  @discardableResult
  public func lift(_ index: Int64, time: Timestamp) -> Bool {
    guard time.seconds.isUsable, begin(lifting: index) else { return false }
    hold = .keys
    scroll?.setNeedsFrame()
    return true
  }

  /// Moves the dragged item with the finger. Call this for each move, also outside of the viewport. A point that is not
  /// usable is ignored.
  public func move(to point: Point, time: Timestamp) {
    guard let distance = grip?.distance, point.x.isUsable, point.y.isUsable, time.seconds.isUsable else {
      return
    }
    hold = .finger(ReorderGrip(point: point, distance: distance))
    edges?.drag(to: point, time: time)
    follow(at: time)
    scroll?.setNeedsFrame()
  }

  /// Moves the item that keys hold by a number of slots, and scrolls it into view. Returns false if there is no such
  /// slot.
  @discardableResult
  public func step(by count: Int64, time: Timestamp) -> Bool {
    guard case .keys = hold, let gap, let slot = gap.slot, let scroll, time.seconds.isUsable,
      let former = start(at: time)
    else { return false }
    let (next, overflow) = slot.addingReportingOverflow(count)
    guard !overflow, let start = gap.start(ofSlot: next, in: items) else { return false }
    open(next, at: time)
    if !isReduced { springs.setItem(from: former - start, response: response, at: time, tolerance) }
    var rect = Rect(origin: scroll.contentPosition, size: .zero)
    (rect.origin[items.axis], rect.size[items.axis]) = (start, gap.pitch)
    scroll.focus(on: rect, by: PerAxis(.leastMove, on: items.axis, else: .none), animated: true)
    scroll.setNeedsFrame()
    return true
  }

  /// Closes the gap, because the finger has gone on to another list. The item is still held: ``move(to:time:)`` opens
  /// the gap again, ``give(time:)`` removes the item, and ``cancel(time:)`` brings it back.
  public func leave(time: Timestamp) {
    guard case .finger(let grip) = hold, time.seconds.isUsable else { return }
    edges?.end(time: time)
    hold = .away(grip)
    open(nil, at: time)
    if gap?.lifted == nil { close(at: time) }
  }

  /// Opens a gap for an item from elsewhere, with a length and the spacing of this list, in points. `grip` is the
  /// distance of the finger from the item's start. Returns false as ``lift(_:at:time:)`` does.
  @discardableResult
  public func enter(length: Double, grip: Double, at point: Point, time: Timestamp) -> Bool {
    guard gap == nil, let scroll, !isRing, length >= 0, length.isUsable, grip.isUsable, point.x.isUsable,
      point.y.isUsable, time.seconds.isUsable
    else { return false }
    springs.removeAll()
    springs.reserve()
    gap = ReorderGap(lifted: nil, pitch: length, slot: nil)
    hold = .finger(ReorderGrip(point: point, distance: grip))
    begin(edges: scroll)
    move(to: point, time: time)
    return true
  }

  /// Ends the drag, and changes the list. Returns the change; nil if the item comes back to its place, because
  /// nothing is dragged, the slot is its own, or ``commit`` has refused the change.
  @discardableResult
  public func drop(time: Timestamp) -> ReorderChange? {
    guard time.seconds.isUsable, let gap, let slot = gap.slot else {
      cancel(time: time)
      return nil
    }
    let change = gap.lifted.map { ReorderChange.move(from: $0, to: slot) } ?? .insert(at: slot)
    guard gap.lifted != slot else {
      cancel(time: time)
      return nil
    }
    return end(with: change, at: slot, time)
  }

  /// Removes the item that was dropped in another list. Returns the change; nil if the item did not leave, or if
  /// ``commit`` has refused the change: then it comes back to its place.
  @discardableResult
  public func give(time: Timestamp) -> ReorderChange? {
    guard time.seconds.isUsable, case .away = hold, let lifted = gap?.lifted else {
      cancel(time: time)
      return nil
    }
    return end(with: .remove(lifted), at: nil, time)
  }

  /// Ends the drag. All items go back to their places.
  public func cancel(time: Timestamp) {
    guard let gap, time.seconds.isUsable else { return }
    let shown = start(at: time)
    open(gap.lifted, at: time)
    close(at: time)
    settle(gap.lifted, from: shown, at: time)
  }

  /// Changes the list. The other items do not move by that: the gap had brought them to their places already.
  private func end(with change: ReorderChange, at index: Int64?, _ time: Timestamp) -> ReorderChange? {
    let (shown, pitch) = (start(at: time), gap?.pitch ?? 0)
    isCommitting = true
    let isDone = commit(change)
    isCommitting = false
    guard isDone else {
      cancel(time: time)
      return nil
    }
    gap = ReorderGap(lifted: index, pitch: pitch, slot: index)
    close(at: time)
    settle(index, from: shown, at: time)
    didDrop?(change)
    return change
  }

  /// Ends the hold. Springs go on.
  private func close(at time: Timestamp) {
    (last, gap, hold) = (gap, nil, .nothing)
    end(edges: time)
    scroll?.setNeedsFrame()
  }

  /// Lets the dragged item move to its place.
  private func settle(_ index: Int64?, from shown: Double?, at time: Timestamp) {
    guard !isReduced, let index, let shown, let place = items.place(of: index, origin: ContentOrigin()) else {
      return
    }
    springs.setItem(from: shown - place.start, response: response, at: time, tolerance)
  }

  private func begin(lifting index: Int64) -> Bool {
    guard gap == nil, scroll != nil, !isRing, let new = ReorderGap(lifting: index, of: items) else {
      return false
    }
    springs.removeAll()
    springs.reserve()
    gap = new
    return true
  }

  private func shownStart(of index: Int64, at time: Timestamp) -> Double? {
    items.place(of: index, origin: ContentOrigin()).map { $0.start + displacement(of: index, at: time) }
  }
}

extension Reordering {
  var isReduced: Bool { scroll?.settings.reducesMotion ?? true }
  var tolerance: Double { Tolerance.offset(pixel: scroll?.settings.pixel ?? 1) }
  /// The grip of a finger, over this list or another one.
  private var grip: ReorderGrip? {
    switch hold {
    case .finger(let grip), .away(let grip): grip
    case .nothing, .keys: nil
    }
  }
  private var isRing: Bool { scroll?.geometry.extent[items.axis].period != nil }

  /// Opens the gap in the slot under the finger.
  func follow(at time: Timestamp) {
    guard !isCommitting, case .finger = hold, let gap, let start = start(at: time) else { return }
    open(gap.slot(nearest: start, in: items), at: time)
  }

  /// Opens the gap in another slot, or nowhere. Items between both move by springs.
  func open(_ slot: Int64?, at time: Timestamp) {
    guard let old = gap, slot != old.slot else { return }
    gap?.slot = slot
    defer { didMoveGap?(self) }
    guard !isReduced else { return }
    // Items from a slot on are moved by the pitch.
    let (former, new) = (old.slot ?? .max, slot ?? .max)
    let distance = former < new ? old.pitch : 0 - old.pitch
    springs.add(
      min(former, new)..<max(former, new), from: distance, response: response, at: time, tolerance)
  }
}
