public import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// The configuration of a scroller when a trace begins, from which a similar scroller can be created.
public struct TraceConfiguration: Sendable {
  /// The program's name for the recording, such as the name of the profile. May be empty.
  public internal(set) var label = ""
  /// The names of the links, in their order.
  public internal(set) var links: [String] = []
  /// The size of the viewport, in points.
  public internal(set) var viewport = Size.zero
  /// The size of the content that the program gave, in points.
  public internal(set) var content = Size.zero
  /// The content's own inset, in points.
  public internal(set) var inset = Insets.zero
  /// The part of the viewport that bars cover, in points.
  public internal(set) var safeArea = Insets.zero
  /// The part of the viewport that other things cover, such as a keyboard, in points.
  public internal(set) var obscured = Insets.zero
  /// The part of the safe area that is added to the inset.
  public internal(set) var adjustment = InsetAdjustment.automatic
  /// The axes on which the content runs to the left or upwards.
  public internal(set) var isReversed = PerAxis(false)
  /// The rate at which a glide loses velocity.
  public internal(set) var decelerationRate = DecelerationRate.normal
  /// The settings for input.
  public internal(set) var settings = ScrollSettings()
  /// The offset, in points.
  public internal(set) var offset = Point.zero
  /// True if the scroller was at rest. If the scroller was not at rest, and there is no snapshot, a replay begins
  /// differently.
  public internal(set) var isAtRest = true
  /// The whole state, with which a replay into the same chain begins. Nil if no snapshot could be taken.
  public internal(set) var snapshot: ScrollSnapshot?

  init() {}

  /// Reads the present configuration of a scroller. A snapshot is taken only if `takesSnapshot` is true, because a
  /// snapshot allocates.
  init(of scroll: ScrollController, label: String, links: [String], takesSnapshot: Bool) {
    (self.label, self.links) = (label, links)
    (viewport, content) = (scroll.viewport, scroll.givenContentSize)
    (inset, safeArea, obscured) = (scroll.contentInset, scroll.safeArea, scroll.obscured)
    (adjustment, isReversed) = (scroll.contentInsetAdjustment, scroll.isReversed)
    (decelerationRate, settings) = (scroll.decelerationRate, scroll.settings)
    (offset, isAtRest) = (scroll.contentOffset, scroll.phase == .idle)
    if takesSnapshot, scroll.acceptsInput { snapshot = scroll.snapshot() }
  }

  mutating func walk(_ walk: inout TraceWalk) throws(TraceError) {
    try walk.text(&label, "label")
    try walk.texts(&links, "links")
    try walk.usable(&viewport, "viewport")
    try walk.usable(&content, "content")
    try walk.usable(&inset, "inset")
    try walk.usable(&safeArea, "safeArea")
    try walk.usable(&obscured, "obscured")
    try walk.kind(&adjustment, "adjustment")
    try walk.bool(&isReversed.x, "isReversed")
    try walk.bool(&isReversed.y, "isReversed")
    try walk.rate(&decelerationRate)
    try walk.settings(&settings)
    try walk.usable(&offset.x, "offset")
    try walk.usable(&offset.y, "offset")
    try walk.bool(&isAtRest, "isAtRest")
    var isKept = snapshot != nil
    try walk.bool(&isKept, "snapshot")
    guard isKept else { return }
    let start = walk.position
    var bytes = snapshot?.bytes ?? []
    try walk.blob(&bytes, "snapshot")
    do { snapshot = try ScrollSnapshot(bytes: bytes) } catch {
      throw walk.error(.value, "snapshot", at: start)
    }
  }
}

extension TraceWalk {
  fileprivate mutating func texts(_ texts: inout [String], _ field: StaticString) throws(TraceError) {
    var count = texts.count
    try length(&count, field)
    if isReading { texts = [] }
    for index in 0..<count {
      var text = isReading ? "" : texts[index]
      try self.text(&text, field)
      if isReading { texts.append(text) }
    }
  }

  /// Returns a number with which a scroller can be created.
  fileprivate mutating func usable(
    _ number: inout Double, _ field: StaticString, from least: Double = -.largestUsable
  ) throws(TraceError) {
    let start = position
    try self.number(&number, field)
    guard number.isUsable, number >= least else { throw error(.number(number), field, at: start) }
  }

  fileprivate mutating func usable(_ size: inout Size, _ field: StaticString) throws(TraceError) {
    try usable(&size.width, field, from: 0)
    try usable(&size.height, field, from: 0)
  }

  fileprivate mutating func usable(_ insets: inout Insets, _ field: StaticString) throws(TraceError) {
    try usable(&insets.top, field)
    try usable(&insets.left, field)
    try usable(&insets.bottom, field)
    try usable(&insets.right, field)
  }
}
