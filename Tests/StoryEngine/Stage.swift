import ScrollBehaviors
import ScrollMotion
import ScrollTesting

/// One to three scrollers that share a cast of links, and all actions on them.
final class Stage {
  let plan: StagePlan
  let commands = CommandCount()
  private(set) var cast: Cast!
  private(set) var players: [Player] = []
  /// The first faults; empty if there is none.
  private(set) var problems: [String] = []
  /// Called before each command in a callback.
  var tell: (String) -> Void = { _ in }
  /// The present action; nil if it is unknown.
  private(set) var call: Call?
  /// Decides the commands in callbacks during an action.
  private(set) var fate = Fate(seed: 0)
  /// True if links know the places of their items: false after a changed snapshot.
  var trustsItems = true
  /// Links that may not join a chain now: another cast does not know their state.
  var frozen: Set<Int> = []
  /// Links of a scroller that is being deallocated: each receives its detachment before it joins another chain.
  var leaving: Set<Int> = []
  /// The scrollers that are called at present, and cannot be deallocated.
  private(set) var busy: [Player] = []
  /// The scrollers whose callbacks are being delivered: they accept no input.
  var telling: [Player] = []
  private(set) var isQuiet = true
  /// The number of items that were seen to stay in place during edits, and the items that were kept last.
  var keptInPlace = 0
  private var lastKept: KeptPlaces?
  /// The axes on which scrollers and the input from the screen are reversed.
  let isReversed: PerAxis<Bool>
  /// True if scrollers that move each other without end were refused more commands.
  private(set) var hasMetLimit = false
  /// The number of commands that callbacks may still give in this call.
  var patience = 0

  /// Creates the stage. A stage that continues another one has its chains and props, and another former size.
  init(_ plan: StagePlan, goingOnFor other: Stage? = nil, isReversed: PerAxis<Bool> = PerAxis(false)) {
    (self.plan, self.isReversed) = (plan, isReversed)
    // If endless commands are refused, the layout of an edit is refused at times, too.
    trustsItems = !plan.isEndless
    cast = Cast(plan.links, other?.cast.props ?? plan.props, self, isTwin: other != nil)
    players = plan.chains.indices.map { Player($0, self, isReversed: isReversed) }
    begin(nil, 0)
    isQuiet = true
    for (number, player) in players.enumerated() {
      let chain = other.map { $0.chain(of: $0.players[number]) } ?? plan.chains[number]
      let size = other == nil ? plan.viewport : Size(width: 120, height: 700)
      player.begin(
        chain.map { cast.links[$0] }, size, other == nil ? plan.content : Size(width: 700, height: 700))
      if let other, other.players[number].scroll?.delegate == nil { player.scroll?.delegate = nil }
    }
    if other != nil, plan.hasLeaders { comeToRest() }
    if let other { lastKept = other.lastKept }
  }

  /// Stops all motions, and their effects on other scrollers. Otherwise a link might start a restored scroller when
  /// another one is stopped for restoring.
  private func comeToRest() {
    for _ in 0..<10 { for player in players { enter(player) { player.scroll?.stop() } } }
  }

  func complain(_ problem: String) { problems.append(problem) }

  /// Performs an action, and checks its results.
  func perform(_ action: Action) {
    let player = players[action.scroller]
    begin(action.call, action.salt)
    let before = player.scroll?.motion.map { _ in Promise(player) }
    var places: KeptPlaces?
    if plan.isOfRows, trustsItems, case .edit(let link, _) = action.call {
      places = KeptPlaces(self, player, link)
    }
    let demand = act(action.call, on: player)
    if let places, case .edit(let link, let requests) = action.call {
      places.check(self, player, link, after: requests, last: &lastKept)
    }
    checkArrival(action.call)
    if case .sleep(let time) = demand, !time.isFinite { complain("a frame sleeps until \(time)") }
    if case .call(.advance) = action.call, let before { before.check(player, commands) { complain($0) } }
    check(after: "\(action)")
  }

  /// Performs an action without checks.
  func performUnchecked(_ action: Action) {
    begin(action.call, action.salt)
    let player = players[action.scroller]
    _ = act(action.call, on: player)
  }

  func act(_ call: Call, on player: Player) -> FrameDemand? {
    if call.isRenewal { return perform(call, on: player) }
    return enter(player) { perform(call, on: player) }
  }

  /// Restores the snapshot of a scroller. With a salt, links give commands in callbacks, and while they save and
  /// restore.
  func restore(_ snapshot: ScrollSnapshot, into player: Player, salt: UInt64? = nil) throws(ArchiveError) {
    begin(nil, salt ?? 0)
    isQuiet = salt == nil
    busy.append(player)
    defer { busy.removeLast() }
    try player.scroll?.restore(snapshot)
    for checker in player.checkers { checker.joinLate() }
    for case let witness as CallbackChecker in player.scroll?.behaviors ?? [] { witness.joinLate() }
  }

  private func begin(_ call: Call?, _ salt: UInt64) {
    commands.beginCall(isCommand: !(call?.isFed ?? false))
    if cast.plans.contains(where: \.commandsItself) { commands.commandInCallback() }
    self.call = call
    fate = Fate(seed: salt, strangeness: plan.mood.strangeness)
    isQuiet = false
    patience = 40
    for player in players { player.listen() }
  }

  /// Performs a call to a scroller, which counts as called meanwhile.
  func enter<Value>(_ player: Player, _ work: () -> Value) -> Value {
    busy.append(player)
    defer { busy.removeLast() }
    return work()
  }

  /// True if each link is in a living scroller, together with the links that it needs.
  var isWhole: Bool {
    players.allSatisfy { player in
      let chain = chain(of: player)
      return player.scroll != nil
        && !player.mayLoseLaw
        && chain.allSatisfy { link in
          cast.props[link].canBeMadeAgain && cast.plans[link].source.map { chain.contains($0) } ?? true
        }
    }
  }

  /// Returns the names of living objects, after everything was released.
  var living: [() -> String?] {
    (cast.links as [AnyObject] + [self]).map { object in { [weak object] in object.map { "\(type(of: $0))" } }
    }
  }

  /// Removes the recorded callbacks.
  func hush() { for player in players { player.listen() } }

  /// Ends all commands from callbacks.
  func end() {
    isQuiet = true
    call = nil
    tell = { _ in }
  }

  /// Deallocates all scrollers.
  func leave() {
    end()
    for player in players { player.leave() }
    problems += players.flatMap(\.completions.problems)
  }

  /// A scroller that was sent to a tile of a plane at once is at the present place of that tile.
  private func checkArrival(_ call: Call) {
    guard plan.isOfRows, trustsItems, case .showItem(let link, let index, let align, animated: false) = call,
      align != .nearest,
      let scroll = owner(of: link)?.scroll, scroll.phase == .idle
    else { return }
    var goal: Point?
    if let plane = cast.links[link] as? TilingPlane<Int64, Card> {
      goal = plane.contentOffset(showing: index, align: PerAxis(align))
    } else if let grid = cast.links[link] as? TilingPlane<Cell, Card> {
      goal = grid.contentOffset(showing: Cell(x: index % 20, y: index), align: PerAxis(align))
    }
    guard let way = goal.map({ $0 - scroll.contentOffset }) else { return }
    if max(way.x.magnitude, way.y.magnitude) >= 1.0 / 64 {
      complain("\(index) is shown \(way) from where it should be")
    }
  }

  private func check(after action: String) {
    for player in players {
      guard let scroll = player.scroll else { continue }
      for checker in player.checkers {
        checker.endCall(scroll)
        problems += checker.violations
        if checker.count > (plan.isEndless ? 8_000 : 4_000) {
          complain("\(checker.count) callbacks came in one call")
        }
      }
      problems += player.completions.problems
      if let flaw = scroll.flaw(ahead: true) { complain("after \(action): \(flaw)") }
      let numbers = scroll.diagnostics
      let insisted = numbers.count(of: .command) + numbers.count(of: .snapshot)
      let expected = numbers.count(of: .unbalancedTouch) + (plan.insists ? insisted : 0)
      if plan.isSound, trustsItems, numbers.total > expected { complain("after \(action): \(numbers)") }
      if plan.isEndless, numbers.count(of: .command) > 0 { hasMetLimit = true }
      player.endDeed(laws(of: player))
    }
    for number in cast.links.indices {
      let owner = owner(of: number)?.scroll
      if let flaw = cast.flaw(of: number, on: owner, trustsItems) { complain("after \(action): \(flaw)") }
      guard let witness = cast.links[number] as? CallbackChecker, let owner else { continue }
      witness.endCall(owner)
      problems += witness.violations
    }
  }
}
