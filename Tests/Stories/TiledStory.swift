import CallbackGrammar
import ScrollBehaviors

/// A scroller with tiles and all that happens to it, made from a seed, beside a plain list of its items. Whatever
/// happens is relative to where the scroller is, so that two stories of one seed with different windows tell the same.
final class TiledStory {
  /// A tile that remembers whom it shows.
  final class Card {
    var identity = TiledModel.Identity(edit: -1, index: 0)
    var index: Int64 = 0
    var frame = Rect.zero
  }

  let fate: Fate
  let setting: TiledSetting
  let axis: Axis
  let tiles: Tiling<Card>
  let keep: KeepAnchor?
  let scroll: ScrollController
  private let commands = CommandCount()
  private let checkers: [CallbackChecker]
  var model: TiledModel
  private(set) var live: [Card] = []
  /// The most tiles that were alive at once, and that were in view and overscan after any call.
  private(set) var peak = 0
  var most = 0
  /// What went wrong; empty if nothing did.
  var problems: [String] = []
  var log: [String] = []
  /// How many items were seen to stay in place, and the last of them.
  var keptInPlace = 0
  var held: (identity: TiledModel.Identity, offset: Double, viewport: Double, finger: Double?)?
  private var finger: Double?
  private(set) var now = 0.0

  init(seed: UInt64, axis: Axis, reach: Double? = nil) throws {
    fate = Fate(seed: seed, strangeness: 0)
    checkers = [
      CallbackChecker("last link", commands: commands),
      CallbackChecker("delegate", joinsLate: true, commands: commands),
    ]
    let setting = try TiledSetting(fate, axis, reach: reach)
    (self.setting, self.axis, model) = (setting, axis, setting.model)
    let told = Told()
    tiles = Tiling<Card>(
      setting.items, axis: axis, poolCap: 10_000, make: { Card() },
      show: { told.story?.show($0, $1, $2) }, move: { told.story?.move($0, $1, $2) },
      hide: { told.story?.hide($0, $1) })
    keep = setting.anchor.map { [tiles] in KeepAnchor(tiles, $0, holdsAtStart: seed % 3 == 0) }
    var chain: [any ScrollBehavior] = []
    if let keep { chain.append(keep) }
    if let infinite = setting.infinite { chain.append(infinite) }
    scroll = ScrollController(
      viewport: Size(width: 300, height: 300), content: .zero,
      behaviors: chain + [setting.bounces ? Bouncing() : Clamping(), checkers[0]])
    told.story = self
    scroll.settings.slop = 0
    scroll.delegate = checkers[1]
    scroll.behaviors = [tiles] + scroll.behaviors
    endCall()
  }

  /// Where the story is told of its tiles; it comes after them.
  private final class Told { weak var story: TiledStory? }

  var offset: Double { scroll.contentOffset[axis] - scroll.contentOrigin[axis] }
  var viewport: Double { scroll.viewport[axis] }

  private func show(_ card: Card, _ index: Int64, _ frame: Rect) {
    if live.contains(where: { $0 === card }) { problems.append("a live card is shown") }
    (card.identity, card.index, card.frame) = (model.identity(index), index, frame)
    live.append(card)
    log.append("+\(index) \(frame)")
    peak = max(peak, live.count)
    guard setting.rows == .measured else { return }
    let measured = TileEdit.resize(from: index, to: [setting.measured(card.identity)])
    model.apply(measured)
    change([measured])
  }

  private func move(_ card: Card, _ index: Int64, _ frame: Rect) {
    if model.identity(index) != card.identity { problems.append("\(index) is another item now") }
    if index == card.index, frame == card.frame { problems.append("\(index) is told nothing new") }
    (card.index, card.frame) = (index, frame)
    log.append("\(index) \(frame)")
  }

  private func hide(_ card: Card, _ index: Int64) {
    if card.index != index { problems.append("\(index) is hidden, \(card.index) was shown") }
    if !live.contains(where: { $0 === card }) { problems.append("\(index) is hidden twice") }
    live.removeAll { $0 === card }
    log.append("-\(index)")
  }

  func change(_ edits: [TileEdit]) {
    do { try tiles.change(edits) } catch { problems.append("\(edits) cannot be done: \(error)") }
  }

  /// One call has been made: all is told by now.
  func endCall() {
    for checker in checkers {
      checker.endCall(scroll)
      problems += checker.violations
    }
    if let flaw = scroll.flaw(ahead: true) { problems.append(flaw) }
    check()
  }

  private func call(isCommand: Bool = false, _ work: () -> Void) {
    commands.beginCall(isCommand: isCommand)
    work()
    endCall()
  }

  private func vector(_ along: Double) -> Vector {
    var vector = Vector.zero
    vector[axis] = along
    return vector
  }

  private func point(_ along: Double) -> Point { .zero + vector(along) }

  // What may happen.

  func frames(_ count: Int, every seconds: Double = 1.0 / 64) {
    for _ in 0..<count {
      now += seconds
      call { scroll.advance(to: .seconds(now)) }
    }
  }

  /// It stops this axis alone: another one may go on, for a destination that nobody promised.
  func scroll(by distance: Double) { call(isCommand: true) { scroll.contentOffset[axis] += distance } }

  func animate(by distance: Double) {
    call(isCommand: true) { scroll.setContentOffset(scroll.contentOffset + vector(distance), animated: true) }
  }

  func wheel(by distance: Double) {
    frames(1, every: 0.008)
    call { scroll.wheel(by: vector(distance), time: .seconds(now)) }
  }

  /// A finger that comes down, if none is, and moves.
  func drag(by distance: Double) {
    let place = finger ?? 150
    if finger == nil { call { scroll.touchBegan(at: point(place), time: .seconds(now)) } }
    now += 0.008
    call { scroll.touchMoved(to: point(place - distance), time: .seconds(now)) }
    finger = place - distance
  }

  /// The finger goes up, after it has stood still for some seconds.
  func lift(after seconds: Double = 0) {
    guard let place = finger else { return }
    finger = nil
    now += seconds
    call { scroll.touchEnded(at: point(place), time: .seconds(now)) }
  }

  /// Where the finger is, in content coordinates; nil if none is down.
  var fingertip: Double? { scroll.finger.map { offset + $0[axis] } }

  func resize(to size: Size) { call { scroll.viewport = size } }

  func inset(by inset: Insets) { call { scroll.contentInset = inset } }

  func overscan(_ overscan: TileOverscan) {
    call {
      tiles.overscan = overscan
      scroll.invalidateLayout()
    }
  }
}
