import ScrollBehaviors
import ScrollMotion
import ScrollTesting

/// A scroller with the checkers of its callbacks.
final class Player {
  private(set) var scroll: ScrollController?
  let first: CallbackChecker
  let last: CallbackChecker
  let delegate: CallbackChecker
  let completions: Completions
  /// An earlier snapshot of the scroller.
  var kept: (snapshot: ScrollSnapshot, edition: Int)?
  /// True if the scroller may move by a law that no link of its chain makes again. A snapshot then contains a spring
  /// in its place.
  private(set) var mayLoseLaw = false
  /// The laws by which the scroller may move.
  private var laws: Set<LinkPlan.Laws> = []
  /// The number of completions when another cast began to do the same.
  var told = 0

  private let isReversed: PerAxis<Bool>

  init(_ number: Int, _ stage: Stage, isReversed: PerAxis<Bool>) {
    self.isReversed = isReversed
    first = CallbackChecker("first link of \(number)", commands: stage.commands)
    last = CallbackChecker("last link of \(number)", commands: stage.commands)
    // The first layout may start a motion before the scroller can have a delegate.
    delegate = CallbackChecker("delegate of \(number)", joinsLate: true, commands: stage.commands)
    completions = Completions(stage)
  }

  /// Notes that a law of the story was given.
  func takeOddLaw() { laws.insert(.story) }
  /// Notes that a law may have been given, of the story or of the library.
  func take(_ arrival: Arrival) {
    if case .custom(let law) = arrival { laws.insert(law is OddLaw ? .story : .feel) }
  }

  /// Notes the laws of the links in the chain. A motion may have any of these laws, also after its link has left.
  func noteLaws(of makers: Set<LinkPlan.Laws>) { if scroll?.motion != nil { laws.formUnion(makers) } }

  /// Notes that an action was performed.
  func endDeed(_ makers: Set<LinkPlan.Laws>) {
    noteLaws(of: makers)
    if scroll?.motion == nil { laws = [] }
    mayLoseLaw = !laws.isSubset(of: makers)
  }

  /// True if the scroller can be deallocated: no call of it is running.
  var isHeldByNobody: Bool { isKnownUniquelyReferenced(&scroll) }

  var checkers: [CallbackChecker] { [first, last, delegate] }

  /// Begins a call: the callbacks from here on belong to it.
  func listen() { for checker in checkers { checker.listen() } }

  /// Creates a scroller with some links between the checkers.
  func begin(_ links: [any ScrollBehavior], _ viewport: Size, _ content: Size) {
    let scroll = ScrollController(
      viewport: viewport, content: content, isReversed: isReversed, behaviors: [first] + links + [last])
    // Casts make mistakes of order on purpose.
    scroll.checksChain = false
    scroll.delegate = delegate
    self.scroll = scroll
  }

  /// Deallocates the scroller, and creates another in its place.
  func renew(_ links: [any ScrollBehavior]) {
    let (viewport, content) = (scroll?.viewport ?? .zero, scroll?.contentSize ?? .zero)
    leave()
    delegate.joinLate()
    begin(links, viewport, content)
    kept = nil
  }

  /// Deallocates the scroller, in any activity.
  func leave() {
    completions.isTeardown = true
    // The scroller is deallocated after the access to the variable, because its links may read the variable.
    withExtendedLifetime(scroll) { scroll = nil }
    completions.end()
    completions.isTeardown = false
  }
}
