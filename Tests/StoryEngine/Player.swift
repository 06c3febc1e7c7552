import ScrollBehaviors
import ScrollTesting

/// A scroller with those who check what it tells.
final class Player {
  private(set) var scroll: ScrollController?
  let first: CallbackChecker
  let last: CallbackChecker
  let delegate: CallbackChecker
  let completions: Completions
  /// What it was some time ago.
  var kept: (snapshot: ScrollSnapshot, edition: Int)?
  /// Whether it may move by a law that no link of its chain makes again: a snapshot holds a spring in its place.
  private(set) var mayLoseLaw = false
  /// Whose laws it may move by.
  private var laws: Set<LinkPlan.Laws> = []
  /// How many completions had been told when another cast began to do the same.
  var told = 0

  private let isReversed: PerAxis<Bool>

  init(_ number: Int, _ stage: Stage, isReversed: PerAxis<Bool>) {
    self.isReversed = isReversed
    first = CallbackChecker("first link of \(number)", commands: stage.commands)
    last = CallbackChecker("last link of \(number)", commands: stage.commands)
    // The first layout may set the scroller moving before it can have a delegate.
    delegate = CallbackChecker("delegate of \(number)", joinsLate: true, commands: stage.commands)
    completions = Completions(stage)
  }

  /// A law of the story's own was given.
  func takeOddLaw() { laws.insert(.story) }
  /// A law may have been given: one of the story's own, or of the library.
  func take(_ arrival: Arrival) {
    if case .custom(let law) = arrival { laws.insert(law is OddLaw ? .story : .feel) }
  }

  /// The links of the chain bring laws along of these: what moves may move by any of them, also once they have left.
  func noteLaws(of makers: Set<LinkPlan.Laws>) { if scroll?.motion != nil { laws.formUnion(makers) } }

  /// A deed is done.
  func endDeed(_ makers: Set<LinkPlan.Laws>) {
    noteLaws(of: makers)
    if scroll?.motion == nil { laws = [] }
    mayLoseLaw = !laws.isSubset(of: makers)
  }

  /// Whether it can go away: nobody is calling it.
  var isHeldByNobody: Bool { isKnownUniquelyReferenced(&scroll) }

  var checkers: [CallbackChecker] { [first, last, delegate] }

  /// A call begins: what is heard from here on comes of that.
  func listen() { for checker in checkers { checker.listen() } }

  /// A scroller with some links between the checkers.
  func begin(_ links: [any ScrollBehavior], _ viewport: Size, _ content: Size) {
    let scroll = ScrollController(
      viewport: viewport, content: content, isReversed: isReversed, behaviors: [first] + links + [last])
    // Casts make mistakes of order on purpose.
    scroll.checksChain = false
    scroll.delegate = delegate
    self.scroll = scroll
  }

  /// The scroller goes away, and another comes in its place.
  func renew(_ links: [any ScrollBehavior]) {
    let (viewport, content) = (scroll?.viewport ?? .zero, scroll?.contentSize ?? .zero)
    leave()
    delegate.joinLate()
    begin(links, viewport, content)
    kept = nil
  }

  /// The scroller goes away, in whatever it is doing.
  func leave() {
    completions.isTeardown = true
    // It goes once nobody looks at the variable any more: links that hear of it do.
    withExtendedLifetime(scroll) { scroll = nil }
    completions.end()
    completions.isTeardown = false
  }
}
