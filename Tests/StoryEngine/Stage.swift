import ScrollBehaviors
import ScrollTesting

/// One to three scrollers that share a cast of links, and all that is done to them.
final class Stage {
  let plan: StagePlan
  let commands = CommandCount()
  private(set) var cast: Cast!
  private(set) var players: [Player] = []
  /// What went wrong; empty if nothing did.
  private(set) var problems: [String] = []
  /// Told of each deed in a callback before it is done.
  var tell: (String) -> Void = { _ in }
  /// What is being done; nil: nobody knows.
  private(set) var call: Call?
  /// Decides what happens in callbacks while a deed is done.
  private(set) var fate = Fate(seed: 0)
  /// Whether links know where their items are: not after a snapshot that lied.
  var trustsItems = true
  /// Links that may not join a chain now: another cast knows nothing of what they remember.
  var frozen: Set<Int> = []
  /// Links of a scroller that is going away: each is told that it is free before it joins another.
  var leaving: Set<Int> = []
  /// Who is called right now: such a scroller cannot go away.
  private(set) var busy: [Player] = []
  /// Whose callbacks are being told right now: they take no input.
  var telling: [Player] = []
  private(set) var isQuiet = true
  /// How often an item was seen to stay in place while items were edited, and what was kept last.
  var keptInPlace = 0
  private var lastKept: KeptPlaces?
  /// The axes on which scrollers are reversed, and all that comes from the screen with them.
  let isReversed: PerAxis<Bool>
  /// Whether scrollers that move each other without end were refused more commands.
  private(set) var hasMetLimit = false
  /// How many commands callbacks may still give in this call.
  var patience = 0

  /// Sets the stage. One that goes on for another has that one's chains, and what its links show, and was of another size.
  init(_ plan: StagePlan, goingOnFor other: Stage? = nil, isReversed: PerAxis<Bool> = PerAxis(false)) {
    (self.plan, self.isReversed) = (plan, isReversed)
    // Where commands without end are refused, so is now and then the layout of an edit.
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

  /// Stops what moves, and what that sets going elsewhere. Restoring stops it otherwise, and whoever hears of that may lead
  /// scrollers that are restored already.
  private func comeToRest() {
    for _ in 0..<10 { for player in players { enter(player) { player.scroll?.stop() } } }
  }

  func complain(_ problem: String) { problems.append(problem) }

  /// Does one deed, sees what comes of it, and whether all is well.
  func perform(_ action: Action) {
    let player = players[action.scroller]
    begin(action.call, action.salt)
    let before = player.scroll?.motion.map { _ in Promise(player) }
    var places: KeptPlaces?
    if plan.isOfRows, trustsItems, case .edit(let link, _) = action.call {
      places = KeptPlaces(self, player, link)
    }
    let demand = act(action.call, on: player)
    if let places, let link = action.call.link { places.check(self, player, link, last: &lastKept) }
    checkArrival(action.call)
    if case .sleep(let time) = demand, !time.isFinite { complain("a frame sleeps until \(time)") }
    if case .advance = action.call, let before { before.check(player, commands) { complain($0) } }
    check(after: "\(action)")
  }

  /// Does one deed, and looks no further.
  func performUnchecked(_ action: Action) {
    begin(action.call, action.salt)
    let player = players[action.scroller]
    _ = act(action.call, on: player)
  }

  func act(_ call: Call, on player: Player) -> FrameDemand? {
    if call.isRenewal { return perform(call, on: player) }
    return enter(player) { perform(call, on: player) }
  }

  /// A scroller becomes what a snapshot says. With a salt links meddle, in callbacks and while they save and restore.
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

  /// Does something to a scroller, which is being called meanwhile.
  func enter<Value>(_ player: Player, _ work: () -> Value) -> Value {
    busy.append(player)
    defer { busy.removeLast() }
    return work()
  }

  /// Whether each link stands beside those without which it shows nothing, in a scroller that is there.
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

  /// Names of what is still there, asked after everything has gone away.
  var living: [() -> String?] {
    (cast.links as [AnyObject] + [self]).map { object in { [weak object] in object.map { "\(type(of: $0))" } }
    }
  }

  /// Forgets what was heard so far.
  func hush() { for player in players { player.listen() } }

  /// From here on nobody meddles.
  func end() {
    isQuiet = true
    call = nil
    tell = { _ in }
  }

  /// All scrollers go away.
  func leave() {
    end()
    for player in players { player.leave() }
    problems += players.flatMap(\.completions.problems)
  }

  /// Who was sent to a tile of a plane at once is where that is by now.
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
