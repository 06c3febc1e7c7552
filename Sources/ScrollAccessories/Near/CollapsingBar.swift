import ScrollEngine
public import ScrollSpace

/// A bar that hides as the content scrolls forward, and shows as it scrolls back: an app's top bar, a
/// browser's address bar, a tab bar.
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
/// The bar lies over the content, which begins below the open bar: pass the bar's ``inset`` to the scroller,
/// as the safe area or as an inset of your own. The inset does not change while the bar does, so there is no
/// new layout, and the content follows the finger.
///
/// **Point by point.** The bar follows everything that moves the content, 1 : 1: fingers, flings, keys, and
/// the program. Layouts do not count, nor do movements past the walls: a bounce neither hides nor shows the
/// bar. At the content's beginning the bar is open, and no content is pushed away from it.
///
/// **At rest**, a bar between its two heights opens or shuts automatically if ``snaps`` is true. It opens if
/// it is at least half open, or if a shut bar would leave a gap at the content's beginning. Only the bar
/// moves, as a function of time, and `advance(to:)` returns `.needsFrame` until the motion is over. The next
/// movement of the content continues from the bar's present height. With reduced motion the bar jumps.
///
/// **Several scrollers** may move one bar, such as a page and the lists in it: give each its own
/// ``link(holdsAtStart:)``. The bar follows each movement, and settles when all scrollers are at rest. If
/// your app switches to another list, call ``show(animated:)``.
public final class CollapsingBar {
  /// The axis along which content hides the bar.
  public let axis: Axis
  /// The end of the viewport at which the bar is. Only ``inset`` depends on this property.
  public let side: Side
  /// The height of the open bar, in points.
  public let maximum: Double
  /// The height of the shut bar, in points; with 0 the bar is hidden.
  public let minimum: Double
  /// True if the bar opens or shuts automatically when the content comes to rest.
  public var snaps = true

  /// The response of the spring that opens and shuts the bar, in seconds. Our choice: 96 points take about
  /// 0.4 s.
  static let response = 0.25

  /// The height after the last move, or the target of a motion.
  private(set) var rest: Double
  private(set) var motion: SpringValue?
  /// The link whose scroller's frames drive the bar's motion.
  private(set) unowned(unsafe) var clock: CollapsingBarLink?
  /// The link that moved the bar last, and the position of its content, real or imagined, at which the bar
  /// was open.
  private(set) unowned(unsafe) var leader: CollapsingBarLink?
  private(set) var anchor = 0.0
  var links: [CollapsingBarLink] = []

  /// Creates an open bar. The heights must be finite, the minimum 0 or more, and the maximum at least the
  /// minimum. Anything else is a programmer's mistake and traps.
  public init(maximum: Double, minimum: Double = 0, axis: Axis = .vertical, at side: Side = .lower) {
    precondition(
      minimum >= 0 && maximum >= minimum && maximum.isUsable, .barHeights,
      """
      A bar needs a minimum of 0 or more and a maximum not below the minimum; these are \(minimum) and \(maximum); a \
      navigation bar is 44 points high.
      """)
    (self.axis, self.side, self.maximum, self.minimum) = (axis, side, maximum, minimum)
    rest = maximum
  }

  /// Creates a link for the chain of one more scroller that moves the bar. The link changes nothing in the
  /// scroller, so it may be anywhere.
  ///
  /// The bar is open at the beginning of the content that moves. With `holdsAtStart`, it is also open at the
  /// beginning of this scroller's content, whichever content moves. Use this for a page that begins below the
  /// bar, if lists in it may scroll before the page does.
  public func link(holdsAtStart: Bool = false) -> CollapsingBarLink {
    CollapsingBarLink(of: self, holdsAtStart: holdsAtStart)
  }

  /// The inset of the open bar in the viewport: for the scroller's `safeArea`.
  public var inset: Insets {
    var inset = Insets.zero
    inset[axis, side] = maximum
    return inset
  }

  /// The present height, in points: at the time of the latest frame or input of the scroller that moved the
  /// bar.
  public var height: Double { motion.map { $0.value(at: clock?.time ?? $0.end) } ?? rest }

  /// Returns the height at a time, in points, if no content moves until then.
  public func height(at time: Timestamp) -> Double { motion?.value(at: time) ?? rest }

  /// Goes on on a clock that was set back.
  func clockWasSetBack(by seconds: Double, of link: CollapsingBarLink) {
    if link === clock { motion = motion?.setBack(by: seconds) }
  }

  /// The open part of the bar: 0 shut, 1 open.
  public var fraction: Double { maximum > minimum ? (height - minimum) / (maximum - minimum) : 1 }

  /// Opens the bar, at once or by its own motion. Not to be called within a question.
  public func show(animated: Bool) { go(to: maximum, animated: animated, clock ?? links.first) }

  /// Shuts the bar, at once or by its own motion. Not to be called within a question.
  public func hide(animated: Bool) { go(to: minimum, animated: animated, clock ?? links.first) }

  /// Follows a movement of a scroller's content, at a distance from the content's beginning.
  func move(_ link: CollapsingBarLink, from former: Double, to position: Double, distance: Double) {
    let now = height
    if leader !== link { anchor = former - (maximum - now) }
    (leader, clock, motion) = (link, link, nil)
    // The bar shuts only as far as the distance to the beginning allows, and does not jump open at its former
    // place.
    let least = min(now, max(minimum, maximum - room(distance)))
    let wanted = maximum - (position - anchor)
    rest = min(maximum, max(wanted, least))
    if rest != wanted { anchor = position - (maximum - rest) }
  }

  /// Opens or shuts the bar if all scrollers have come to rest.
  func settle(after link: CollapsingBarLink) {
    guard snaps, motion == nil, links.allSatisfy({ $0.isAtRest }) else { return }
    let covers = room((leader ?? link).distance) < maximum - minimum
    go(to: covers || fraction >= 0.5 ? maximum : minimum, animated: true, link)
  }

  /// Returns the least distance to a beginning at which the bar is open.
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

  /// Removes a link, and ends a motion that its frames drive.
  func leave(_ link: CollapsingBarLink) {
    links.removeAll { $0 === link }
    if clock === link { (clock, motion) = (nil, nil) }
    if leader === link { leader = nil }
  }

  /// Restores the bar from a scroller's snapshot.
  func restore(_ height: Double, _ anchor: Double?, _ motion: SpringValue?, of link: CollapsingBarLink) {
    (rest, self.motion, clock) = (height, motion, link)
    if let anchor { (leader, self.anchor) = (link, anchor) } else if leader === link { leader = nil }
  }
}
