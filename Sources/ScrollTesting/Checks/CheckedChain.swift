public import ScrollBehaviors
public import ScrollNesting

/// A chain to be checked, and the items of its links, if the check may edit them.
///
/// An array literal of behaviours is a chain without items.
public struct CheckedChain: ExpressibleByArrayLiteral {
  /// The links, in the order of the chain.
  public var behaviors: [any ScrollBehavior]
  /// The row of items that the check edits. If nil, no items are edited.
  public var items: ItemRow?

  /// Creates the nest that the scroller of the chain is in. The check then feeds its inputs to the nest. If nil, the
  /// scroller is alone.
  ///
  /// Give the other scrollers sizes that follow from the viewport of this one: the check uses viewports of several
  /// sizes, and some are empty.
  public var nest: ((ScrollController) -> ScrollNest)?

  /// Creates the same chain with all lengths on screen of its links multiplied by a factor: a reach of 30 points on
  /// screen becomes one of 15. Lengths of the content stay. With this closure, the rule ``BehaviorRule/zooms`` is
  /// exact for links that have lengths of both kinds.
  public var scaledOnScreen: ((_ factor: Double) -> CheckedChain)?

  /// Creates a chain.
  public init(
    _ behaviors: [any ScrollBehavior], items: ItemRow? = nil,
    nest: ((ScrollController) -> ScrollNest)? = nil,
    scaledOnScreen: ((_ factor: Double) -> CheckedChain)? = nil
  ) {
    (self.behaviors, self.items, self.nest, self.scaledOnScreen) = (behaviors, items, nest, scaledOnScreen)
  }

  /// Creates a chain of these links, without items.
  public init(arrayLiteral behaviors: any ScrollBehavior...) { self.init(behaviors) }
}

/// The closure that creates chains: each run of a check has a chain of its own.
struct ChainMaker {
  /// Creates a chain along an axis. With nil, creates the chain without a choice of the axis.
  let make: (Axis?) -> CheckedChain
  /// True if `make` accepts both axes.
  let takesAxis: Bool
  /// The function that was called.
  let call: CheckCall
  /// Whether a `Bouncing` comes first, so that edges are elastic where the chain does not say otherwise.
  var bounces = false

  /// Returns a new chain, with its lengths on screen multiplied by a factor if the chain can do that.
  func chain(_ axis: Axis = .vertical, onScreen factor: Double = 1) -> CheckedChain {
    var chain = make(takesAxis ? axis : nil)
    if factor != 1, let scaled = chain.scaledOnScreen { chain = scaled(factor) }
    if bounces { chain.behaviors.insert(Bouncing(), at: 0) }
    return chain
  }

  /// True if the chain says which of its lengths are on screen.
  var knowsLengthsOnScreen: Bool { chain().scaledOnScreen != nil }

  /// The links around the chain, without the chain.
  var surroundings: CheckedChain { bounces ? [Bouncing()] : [] }
}
