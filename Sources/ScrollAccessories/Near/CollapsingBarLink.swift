import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// A scroller's link to a bar that it moves: see ``CollapsingBar/link(holdsAtStart:)``.
public final class CollapsingBarLink: ScrollBehavior {
  /// The bar.
  public let bar: CollapsingBar
  /// True if the bar is open at the beginning of this content, whichever content moves.
  public let holdsAtStart: Bool

  private unowned(unsafe) var scroll: ScrollController?
  /// The position of the content between its walls at the last update of the bar.
  private var last = 0.0

  init(of bar: CollapsingBar, holdsAtStart: Bool) { (self.bar, self.holdsAtStart) = (bar, holdsAtStart) }
}

@_documentation(visibility: internal)
extension CollapsingBarLink {
  /// "CollapsingBar".
  public var name: StaticString { "CollapsingBar" }

  /// Reports a bar along an axis on which nothing scrolls.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    report.addStillAxis(bar.axis, of: scroll.geometry, in: "scrollDidScroll", "hides a bar") {
      "Write CollapsingBar(maximum: \(bar.maximum), axis: .\($0))."
    }
  }

  /// Moves the bar.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let (former, position) = (last, position(in: scroll))
    last = position
    if position == former || scroll.moveCause == .layout || scroll.moveCause == .rebase { return }
    bar.move(self, from: former, to: position, distance: distance)
  }

  /// Notes the position: a layout does not move the bar.
  public func scrollDidLayout(_ scroll: ScrollController) { last = position(in: scroll) }

  /// Opens or shuts the bar.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if scroll.phase == .idle { bar.settle(after: self) }
  }

  /// Opens or shuts the bar also if a finger is lifted and nothing moves: then nothing settles.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    if scroll.phase == .idle { bar.settle(after: self) }
  }

  /// Returns the present time as long as the bar moves on its own, so that every frame is drawn.
  public func wake(in context: ScrollContext) -> Timestamp? {
    guard bar.clock === self, let motion = bar.motion, context.time < motion.end else { return nil }
    return context.time
  }

  /// Archives the height of the bar, and its own motion.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let (bar, heights) = (bar, bar.minimum...bar.maximum)
    let height = try memory.value(bar.rest, where: heights.contains)
    let anchor = try memory.value(bar.leader === self ? bar.anchor : nil, where: { $0?.isUsable ?? true })
    let motion = try memory.value(bar.motion, where: { $0.map { heights.contains($0.target) } ?? true })
    memory.change { bar.restore(height, anchor, motion, of: self) }
  }

  /// Joins a scroller, which moves the bar from now on.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    last = position(in: scroll)
    bar.links.append(self)
  }

  /// Moves the bar's motion to a clock that was set back, if this scroller's frames drive the motion.
  public func clockWasSetBack(by seconds: Double) { bar.clockWasSetBack(by: seconds, of: self) }

  /// Leaves the scroller.
  public func didDetach() {
    scroll = nil
    bar.leave(self)
  }

  /// Returns the position of the content, in content coordinates, clamped to its walls.
  private func position(in scroll: ScrollController) -> Double {
    scroll.geometry.extent[bar.axis].clamp(scroll.contentOffset[bar.axis]) - scroll.contentOrigin[bar.axis]
  }

  /// The distance of the content from its beginning, in points; infinite if that side is open.
  var distance: Double {
    guard let scroll else { return .infinity }
    let extent = scroll.geometry.extent[bar.axis]
    return extent.lower.map { extent.clamp(scroll.contentOffset[bar.axis]) - $0 } ?? .infinity
  }

  var isAtRest: Bool { scroll?.phase ?? .idle == .idle }
  var isReduced: Bool { scroll?.settings.reducesMotion ?? true }
  var time: Timestamp { scroll?.context.time ?? .zero }
  var tolerance: Double { Tolerance.offset(pixel: scroll?.settings.pixel ?? 1) }
  func needsFrame() { scroll?.setNeedsFrame() }
}
