import ScrollBehaviors

/// A scroller with a chain, to which a script is done.
final class CheckRun {
  /// The time between two moves of a finger, in seconds.
  static let moveTime = 0.016

  let scroll: ScrollController
  let host: TestHost
  let checker = CallbackChecker("checkBehavior", commands: nil)
  private let items: ItemRow?
  fileprivate(set) var finger: Point?

  init(
    _ script: CheckScript, _ chain: CheckedChain, frames: FramePattern = .steady(rate: 60),
    and last: [any ScrollBehavior] = []
  ) {
    scroll = ScrollController(
      viewport: script.viewport, content: script.content, behaviors: chain.behaviors + last + [checker])
    scroll.checksChain = false
    items = chain.items
    host = TestHost(scroll, frames: frames)
    host.recordsFrames = false
  }

  func perform(_ step: CheckStep) {
    checker.listen()
    switch step {
    case .press(let place):
      guard finger == nil else { break }
      finger = place
      host.feed(.touchBegan(place))
    case .move(let way):
      guard let place = finger else { break }
      finger = place - way
      host.feed(.touchMoved(place - way), after: Self.moveTime)
    case .lift: lift()
    case .run(let seconds): host.run(for: seconds)
    case .drag, .fling, .flicks, .swipe, .wheel, .step:
      lift()
      if let gesture = step.gesture { host.perform(gesture) }
    case .place(let place): scroll.setContentOffset(scroll.contentOrigin.offset(of: place), animated: false)
    case .travel(let place): scroll.setContentOffset(scroll.contentOrigin.offset(of: place), animated: true)
    case .stop: scroll.stop()
    case .viewport(let size): scroll.viewport = size
    case .content(let size): scroll.contentSize = size
    case .inset(let inset): scroll.contentInset = inset
    case .edit(let edit): change(edit)
    }
    checker.endCall(scroll)
    guard step.isCommand else { return }
    host.run(for: 0)
    checker.endCall(scroll)
  }

  private func lift() {
    guard let place = finger else { return }
    finger = nil
    host.feed(.touchEnded(place))
  }

  /// Does an edit, without moving anything else: for items that are to be as others are.
  func change(_ edit: CheckStep.ItemEdit) {
    guard let items else { return }
    let range = items.items
    // Rows without ends have no place at which one could count on it.
    guard range.upperBound - range.lowerBound < 1 << 40 else { return }
    func index(_ place: Int64) -> Int64 { min(range.lowerBound + place, range.upperBound) }
    switch edit {
    case .insert(let count, let place):
      // A uniform row knows the length, and others must be told.
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

  /// Whether nothing moves and no finger is down.
  var rests: Bool { scroll.phase == .idle && finger == nil && host.demand == .idle }

  /// What is wrong with the numbers; nil if nothing is.
  var flaw: String? {
    let refused = scroll.diagnostics.refusals.first { $0.kind == .answer && $0.count > 0 }
    return refused.map { "an answer is not usable: \($0)" } ?? scroll.flaw(ahead: true)
  }

  var state: CheckState { CheckState(scroll) }
}

/// What can be compared of two scrollers.
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

  /// Whether the content is the same to the last bit; to rounding, if the origin has moved at another time.
  func isSame(_ other: CheckState) -> Bool { origin == other.origin ? self == other : isNear(other) }

  /// Whether the content is, and will be, at the same positions, but for rounding.
  func isNear(_ other: CheckState) -> Bool {
    phase == other.phase && Self.areNear(position, other.position)
      && Self.areNear(destinationPosition, other.destinationPosition)
  }

  private static func areNear(_ a: Point, _ b: Point) -> Bool {
    max((a.x - b.x).magnitude, (a.y - b.y).magnitude) <= 1e-6
  }
}

extension CheckState: CustomStringConvertible {
  var description: String { shown }
}

extension CheckRun {
  /// How the content came to rest last; nil if it never moved.
  var lastSettle: SettleReason? {
    for each in host.callbacks.reversed() {
      if case .didSettle(let reason) = each.callback { return reason }
    }
    return nil
  }

  /// Takes over what is outside of a scroller's snapshot: the items, the finger, and the time.
  func adopt(_ other: CheckRun, after steps: ArraySlice<CheckStep>) {
    for case .edit(let edit) in steps { change(edit) }
    finger = other.finger
    host.adopt(other.host)
  }
}
