/// A story as a value. The seed makes it, and playing does not change it. Without some of its actions it is a shorter
/// story, with the other actions unchanged.
public struct Script: Sendable {
  /// The seed.
  public let seed: UInt64
  let plan: StagePlan
  /// The actions, in order.
  public var actions: [Action] = []

  /// Writes the story of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    // A third of the stories is valid throughout, another third is wild.
    let mood = Mood(rawValue: Int(seed % 3)) ?? .sane
    let fate = Fate(seed: seed, strangeness: mood.strangeness)
    plan = mood == .sane && fate.happens(0.4) ? .rows(fate, isRebased: false) : StagePlan(fate, mood)
    var author = Author(fate, plan)
    for _ in 0...fate.index(below: 10) {
      let scroller = fate.index(below: plan.chains.count)
      actions += author.nextScene().map { Action(scroller: scroller, call: $0, salt: fate.salt()) }
    }
  }

  /// A story of rows with a moving origin. In an exact story every number is a multiple of 1/64, and nothing moves by
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

  /// Creates a story that is written by hand.
  init(_ plan: StagePlan, _ actions: [Action]) { (seed, self.plan, self.actions) = (0, plan, actions) }

  /// Returns the same story with other actions.
  func with(_ actions: [Action]) -> Script {
    var script = self
    script.actions = actions
    return script
  }
}
