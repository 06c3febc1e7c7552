import ScrollBehaviors
import ScrollEngine

/// A scroller with a chain, which performs a script.
final class CheckRun {
  /// The time between two moves of a finger, in seconds.
  static let moveTime = 0.016

  let scroll: ScrollController
  let host: TestHost
  let checker = CallbackChecker("checkBehavior", commands: nil)
  private let items: ItemRow?
  private let screenFactor: Double
  fileprivate(set) var finger: Point?

  /// Creates a run. Nothing is recorded of a run that is not watched.
  ///
  /// With a scale, the content has that scale before the chain joins it, and fingers may zoom to half and to twice the
  /// scale.
  init(
    _ script: CheckScript, _ chain: CheckedChain, frames: FramePattern = .steady(rate: 60),
    and last: [any ScrollBehavior] = [], scale: Double? = nil, isWatched: Bool = true
  ) {
    let links = chain.behaviors + last + (isWatched ? [checker] : [])
    scroll = ScrollController(
      viewport: script.viewport, content: script.content, behaviors: scale == nil ? links : [])
    scroll.checksChain = false
    if let scale {
      (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (scale / 2, scale * 2)
      scroll.setZoomScale(scale, about: .zero, animated: false)
      scroll.behaviors = links
    }
    screenFactor = script.screenFactor
    if let scales = script.scales {
      scroll.settings.minimumZoomScale = scales.lowerBound
      scroll.settings.maximumZoomScale = scales.upperBound
    }
    items = chain.items
    if let nest = chain.nest {
      host = TestHost(nest(scroll), frames: frames)
    } else {
      host = TestHost(scroll, frames: frames)
    }
    host.recordsFrames = false
    for recorder in host.recorders { recorder.isRecording = isWatched }
    guard scale != nil else { return }
    for scroll in host.scrollers {
      // A pixel of more than a point counts as a point.
      scroll.settings.pixel = 0.5
      scroll.settings = scroll.settings.scaled(by: screenFactor)
    }
  }

  func perform(_ step: CheckStep) {
    checker.listen()
    switch step {
    case .press(let place):
      guard finger == nil else { break }
      finger = place
      host.feed(.touchBegan(at: place, time: .zero))
    case .move(let way):
      guard let place = finger else { break }
      finger = place - way
      host.feed(.touchMoved(to: place - way, time: .seconds(Self.moveTime)))
    case .lift: lift()
    case .run(let seconds): host.run(for: seconds)
    case .drag, .fling, .flicks, .swipe, .wheel, .step, .pinch:
      lift()
      if let gesture = step.gesture { host.perform(gesture.scaled(by: screenFactor)) }
    case .place(let place): scroll.setContentOffset(scroll.contentOrigin.offset(of: place), animated: false)
    case .travel(let place): scroll.setContentOffset(scroll.contentOrigin.offset(of: place), animated: true)
    case .stop: scroll.stop()
    case .viewport(let size): scroll.viewport = size
    case .content(let size): scroll.contentSize = size
    case .inset(let inset): scroll.contentInset = inset
    case .edit(let edit): change(edit)
    }
    checker.endCall(scroll)
    guard step.isCommand || host.drawsEnds else { return }
    host.run(for: 0)
    checker.endCall(scroll)
  }

  /// Brings the content to rest at its beginning, at a scale of 1.
  func restart() {
    perform(.lift)
    perform(.stop)
    if scroll.zoomScale != 1 { scroll.setZoomScale(1, about: .zero, animated: false) }
    perform(.place(.zero))
    perform(.run(3))
  }

  private func lift() {
    guard let place = finger else { return }
    finger = nil
    host.feed(.touchEnded(at: place, time: .zero))
  }

  /// Edits the items, without moving anything else: for items that must become like others.
  func change(_ edit: CheckStep.ItemEdit) {
    guard let items else { return }
    let range = items.items
    // Endless rows have no place that is certain.
    guard range.upperBound - range.lowerBound < 1 << 40 else { return }
    func index(_ place: Int64) -> Int64 { min(range.lowerBound + place, range.upperBound) }
    switch edit {
    case .insert(let count, let place):
      // A row of equal lengths knows the length. Other rows need lengths.
      do { try items.change(.insertRun(count: count, at: index(place))) } catch {
        try? items.change(.insertRun(count: count, length: 60, at: index(place)))
      }
    case .remove(let count, let place): try? items.change(.remove(index(place)..<index(place + count)))
    case .removeAll: try? items.change(.remove(range))
    case .move(let start, let end):
      guard index(start) < range.upperBound else { return }
      try? items.change(.move(index(start)..<index(start) + 1, to: min(index(end), range.upperBound - 1)))
    case .resize(let place, let length):
      guard index(place) < range.upperBound else { return }
      try? items.change(.resize(from: index(place), to: [length]))
    }
  }

  /// True if nothing moves and no finger is down.
  var rests: Bool { scroll.phase == .idle && finger == nil && host.demand == .idle }

  /// The mistake in the numbers; nil if there is none.
  var flaw: String? {
    refusal(commands: false).map { "an answer or a call is not usable: \($0)" } ?? scroll.flaw(ahead: true)
  }

  /// The first answer or call of a link that the scroller refused: a command out of turn, or another refusal.
  func refusal(commands: Bool) -> Diagnostics.Refusal? {
    scroll.diagnostics.refusals.first { $0.link != nil && ($0.kind == .command) == commands }
  }

  var state: CheckState { CheckState(scroll) }
}

/// The state of a scroller that can be compared with the state of another.
struct CheckState: Equatable {
  let offset: PerAxis<UInt64>
  let destination: PerAxis<UInt64>
  let position: Point
  let destinationPosition: Point
  let phase: Phase
  private let origin: ContentOrigin
  private let shown: String

  init(_ scroll: ScrollController) {
    (offset, destination) = (scroll.contentOffset.bits, scroll.destination.bits)
    position = scroll.contentPosition
    destinationPosition = scroll.contentOrigin.position(of: scroll.destination)
    phase = scroll.phase
    origin = scroll.contentOrigin
    shown = "\(phase.name) at \(scroll.contentOffset), destination \(scroll.destination)"
  }

  static func == (a: CheckState, b: CheckState) -> Bool {
    a.offset == b.offset && a.destination == b.destination && a.phase == b.phase
  }

  /// Returns true if the content is the same to the last bit. If the origin has moved at another time, differences of
  /// rounding are allowed.
  func isSame(_ other: CheckState) -> Bool { origin == other.origin ? self == other : isNear(other) }

  /// Returns true if the content's position and destination are the same, but for rounding.
  func isNear(_ other: CheckState) -> Bool {
    phase == other.phase && Self.areNear(position, other.position)
      && Self.areNear(destinationPosition, other.destinationPosition)
  }

  /// Returns true if the content's position and destination are those of content that is `ratio` times as large, but
  /// for rounding.
  func isNear(_ other: CheckState, ratio: Double) -> Bool {
    phase == other.phase && Self.areNear(position, Self.divided(other.position, ratio))
      && Self.areNear(destinationPosition, Self.divided(other.destinationPosition, ratio))
  }

  /// The phase and the positions in content coordinates, in words.
  func inContent(dividedBy ratio: Double = 1) -> String {
    let (here, there) = (Self.divided(position, ratio), Self.divided(destinationPosition, ratio))
    return "\(phase.name) at the position \(here), going to \(there)"
  }

  private static func divided(_ point: Point, _ ratio: Double) -> Point {
    Point(x: point.x / ratio, y: point.y / ratio)
  }

  private static func areNear(_ a: Point, _ b: Point) -> Bool {
    max((a.x - b.x).magnitude, (a.y - b.y).magnitude) <= 1e-6
  }
}

extension CheckState: CustomStringConvertible {
  var description: String { shown }
}

extension CheckRun {
  /// Performs a step. Returns the reason for which the content came to rest last in this step; nil if it did not.
  func settling(_ step: CheckStep) -> SettleReason? {
    let count = host.callbacks(of: scroll).count
    perform(step)
    for each in host.callbacks(of: scroll).dropFirst(count).reversed() {
      if case .didSettle(let reason) = each.callback { return reason }
    }
    return nil
  }

  /// Lets time pass without an input. Says so if the offset of content at rest is set again and again meanwhile,
  /// without an animation: links that do this in `didWake` leave no content at rest.
  func jumpsAtRest(for seconds: Double) -> String? {
    guard finger == nil, scroll.phase == .idle else { return nil }
    let (before, count) = (state, host.callbacks(of: scroll).count)
    host.run(for: seconds)
    let jumps = host.callbacks(of: scroll).dropFirst(count).filter { $0.callback == .didSettle(.set) }
    guard jumps.count > 1 else { return nil }
    return """
      at rest, without an input, the offset was set \(jumps.count) times in \(shortened(seconds)) s: \(before), then \
      \(state). Content that is to move by itself is animated
      """
  }

  /// Lets time pass without an input, from ten seconds after the content has come to rest on. Says so if frames come
  /// all the time in which nothing moves, because the scroller asks for them. A timer may animate the content, and tick
  /// ten times a second.
  func framesAtRest() -> String? {
    host.run(for: 10)
    let before = host.framesAtRest
    host.run(for: 10)
    let count = host.framesAtRest - before
    // Of ticks a tenth of a second apart, 101 may lie within 10 s, the ends included.
    guard count > 101 else { return nil }
    return """
      at rest, without an input, \(count) frames came in 10 s, more than ten a second: the host cannot sleep. Let \
      wake(in:) answer nil, or later times, once nothing changes any more
      """
  }

  /// Takes over what is outside of a scroller's snapshot: the items, the finger, and the time.
  func adopt(_ other: CheckRun, after steps: ArraySlice<CheckStep>) {
    for case .edit(let edit) in steps { change(edit) }
    finger = other.finger
    host.adopt(other.host)
  }
}
