import ScrollEngine
public import ScrollSpace

/// A bar that hides as the content moves on, and shows as the content moves back: an app's top bar, a browser's address bar, a
/// tab bar.
///
/// ```
///  at the beginning      on by 30           on by 300          back by 20
///  ┏━━━━━━━━━━━━┓       ┏━━━━━━━━━━━━┓      ┏━━━━━━━━━━━━┓     ┏━━━━━━━━━━━━┓
///  ┃▓▓▓▓▓▓▓▓▓▓▓▓┃ max   ┃▓▓▓▓▓▓▓▓▓▓▓▓┃ −30  ┃▓▓▓▓▓▓▓▓▓▓▓▓┃ min ┃▓▓▓▓▓▓▓▓▓▓▓▓┃ min + 20
///  ┃▓▓▓▓▓▓▓▓▓▓▓▓┃       ┃  a         ┃      ┃  h         ┃     ┃▓▓▓▓▓▓▓▓▓▓▓▓┃
///  ┃  a         ┃       ┃  b         ┃      ┃  i         ┃     ┃  g         ┃
///  ┗━━━━━━━━━━━━┛       ┗━━━━━━━━━━━━┛      ┗━━━━━━━━━━━━┛     ┗━━━━━━━━━━━━┛
/// ```
/// ```swift
/// let bar = CollapsingBar(maximum: 96, minimum: 44)
/// let list = ScrollController(
///   viewport: screen, content: rows, safeArea: bar.inset, behaviors: [Bouncing(), bar.link()])
/// // In every frame, after advance(to:):
/// draw(title, height: bar.height, opacity: bar.fraction)
/// ```
/// It lies over the content, which begins below the open bar: give its ``inset`` to the scroller, as the safe area or as an own
/// inset. That inset does not change while the bar does, so nothing is laid out anew and the content follows the finger.
///
/// **By the point.** The bar follows all that moves the content, 1 : 1: fingers, flings, keys, and the program. What a layout
/// moves does not count, nor does what happens past the walls: a bounce neither hides nor shows the bar. At the content's
/// beginning the bar is open, and no content is pushed away from it.
///
/// **At rest** a bar between its two heights opens or shuts by itself, if ``snaps``: it opens from half its way on, and
/// wherever the content's beginning would otherwise leave a gap. That is a motion of the bar alone, a function of time;
/// `advance(to:)` answers `.needsFrame` until it is over. The next move takes the bar from where it is. With reduced
/// motion the bar is there at once.
///
/// **Several scrollers** may move one bar, as a page and the lists in it: give each a ``link(holdsAtStart:)`` of its own. The bar
/// follows whichever moves, and comes to rest when all of them have. A host that turns to another list calls
/// ``show(animated:)``.
public final class CollapsingBar {
  /// The axis along which content hides it.
  public let axis: Axis
  /// At which end of the viewport it stands. ``inset`` alone depends on that.
  public let side: Side
  /// Its height when it is open, in points.
  public let maximum: Double
  /// Its height when it is shut, in points: 0 hides it.
  public let minimum: Double
  /// Whether it opens or shuts by itself when the content comes to rest.
  public var snaps = true

  /// The response of the spring by which it opens and shuts, in seconds. Our choice: 96 points take about 0.4 s.
  static let response = 0.25

  /// The height after the last move; where a motion leads, if there is one.
  private(set) var rest: Double
  private(set) var motion: SpringValue?
  /// Whose frames the motion of the bar goes by.
  private(set) unowned(unsafe) var clock: CollapsingBarLink?
  /// Who moved it last, and where that one's content stood, or would have, when the bar was open.
  private(set) unowned(unsafe) var leader: CollapsingBarLink?
  private(set) var anchor = 0.0
  var links: [CollapsingBarLink] = []

  /// Makes an open bar. The heights must be finite, the minimum not negative and the maximum no less; anything else is a
  /// mistake in the program, and traps.
  public init(maximum: Double, minimum: Double = 0, axis: Axis = .vertical, at side: Side = .lower) {
    precondition(
      minimum >= 0 && maximum >= minimum && maximum.isUsable,
      """
      A bar needs a minimum of 0 or more and a maximum that is no less; these are \(minimum) and \(maximum); a navigation bar \
      is 44 points high.
      """)
    (self.axis, self.side, self.maximum, self.minimum) = (axis, side, maximum, minimum)
    rest = maximum
  }

  /// Makes a link for the chain of one more scroller that moves it. The link decides nothing, so it may stand anywhere.
  ///
  /// The bar is open at the beginning of the content that moves. With `holdsAtStart` it is open at the beginning of this
  /// scroller's content whichever moves: for a page that begins below the bar, if the lists in it may scroll before the page
  /// does.
  public func link(holdsAtStart: Bool = false) -> CollapsingBarLink {
    CollapsingBarLink(of: self, holdsAtStart: holdsAtStart)
  }

  /// The inset that it takes of the viewport when it is open: for the scroller's `safeArea`.
  public var inset: Insets {
    var inset = Insets.zero
    inset[axis, side] = maximum
    return inset
  }

  /// The height now, in points: at the time of the latest frame or input of the scroller that moved it.
  public var height: Double { motion.map { $0.value(at: clock?.time ?? $0.end) } ?? rest }

  /// Returns how high it is at a time, in points, if no content moves until then.
  public func height(at time: Timestamp) -> Double { motion?.value(at: time) ?? rest }

  /// The part of it that is open: 0 shut, 1 open.
  public var fraction: Double { maximum > minimum ? (height - minimum) / (maximum - minimum) : 1 }

  /// Opens it, at once or by its own motion. Not to be called from within a question.
  public func show(animated: Bool) { go(to: maximum, animated: animated, clock ?? links.first) }

  /// Shuts it, at once or by its own motion. Not to be called from within a question.
  public func hide(animated: Bool) { go(to: minimum, animated: animated, clock ?? links.first) }

  /// The content of a scroller has moved, and stands so far from its beginning.
  func move(_ link: CollapsingBarLink, from former: Double, to position: Double, distance: Double) {
    let now = height
    if leader !== link { anchor = former - (maximum - now) }
    (leader, clock, motion) = (link, link, nil)
    // It is never shut further than its beginning allows, and does not jump open where it was already.
    let least = min(now, max(minimum, maximum - room(distance)))
    let wanted = maximum - (position - anchor)
    rest = min(maximum, max(wanted, least))
    if rest != wanted { anchor = position - (maximum - rest) }
  }

  /// The content of a scroller has come to rest: when all have, the bar opens or shuts.
  func settle(after link: CollapsingBarLink) {
    guard snaps, motion == nil, links.allSatisfy({ $0.isAtRest }) else { return }
    let covers = room((leader ?? link).distance) < maximum - minimum
    go(to: covers || fraction >= 0.5 ? maximum : minimum, animated: true, link)
  }

  /// How far the beginnings are that keep it open.
  private func room(_ distance: Double) -> Double {
    links.reduce(distance) { $1.holdsAtStart ? min($0, $1.distance) : $0 }
  }

  private func go(to target: Double, animated: Bool, _ link: CollapsingBarLink?) {
    let (now, speed) = (height, clock.flatMap { link in motion?.velocity(at: link.time) } ?? 0)
    (rest, motion, clock, leader) = (target, nil, link, nil)
    link?.needsFrame()
    guard animated, now != target, let link, !link.isReduced else { return }
    motion = SpringValue(
      from: now, velocity: speed, to: target, response: Self.response, at: link.time,
      tolerance: link.tolerance)
  }

  /// A scroller goes: a motion that went by its frames is over.
  func leave(_ link: CollapsingBarLink) {
    links.removeAll { $0 === link }
    if clock === link { (clock, motion) = (nil, nil) }
    if leader === link { leader = nil }
  }

  /// What a snapshot of a scroller knows of it.
  func restore(_ height: Double, _ anchor: Double?, _ motion: SpringValue?, of link: CollapsingBarLink) {
    (rest, self.motion, clock) = (height, motion, link)
    if let anchor { (leader, self.anchor) = (link, anchor) } else if leader === link { leader = nil }
  }
}
