/// A story as a value: the seed makes it, and playing it changes nothing in it. Without some of its deeds it is a shorter
/// story, in which the others are the same.
public struct Script: Sendable {
  /// What makes it.
  public let seed: UInt64
  let plan: StagePlan
  /// What is done, in order.
  public var actions: [Action] = []

  /// Writes the story with this seed.
  public init(seed: UInt64) {
    self.seed = seed
    // A third of the stories is sane throughout, another third is wild.
    let mood = Mood(rawValue: Int(seed % 3)) ?? .sane
    let fate = Fate(seed: seed, strangeness: mood.strangeness)
    plan = mood == .sane && fate.happens(0.4) ? .rows(fate, isRebased: false) : StagePlan(fate, mood)
    var author = Author(fate, plan)
    for _ in 0...fate.index(below: 10) {
      let scroller = fate.index(below: plan.chains.count)
      actions += author.nextScene().map { Action(scroller: scroller, call: $0, salt: fate.salt()) }
    }
  }

  /// A story of rows with an origin that moves. In an exact one every number is a multiple of 1/64, and nothing moves by
  /// itself.
  init(rows seed: UInt64, isExact: Bool) {
    self.seed = seed
    let fate = Fate(seed: seed)
    plan = .rows(fate, isRebased: true)
    var author = Author(fate, plan)
    for _ in 0..<20 {
      actions += (isExact ? author.exactScene() : author.nextScene()).map {
        Action(scroller: 0, call: $0, salt: fate.salt())
      }
    }
  }

  /// A story that is written by hand.
  init(_ plan: StagePlan, _ actions: [Action]) { (seed, self.plan, self.actions) = (0, plan, actions) }

  /// The same with other deeds.
  func with(_ actions: [Action]) -> Script {
    var script = self
    script.actions = actions
    return script
  }
}
