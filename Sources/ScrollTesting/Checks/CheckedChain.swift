public import ScrollBehaviors

/// A chain to be checked, and the items that its links show, if they may be edited.
///
/// An array literal of behaviours is a chain without items.
public struct CheckedChain: ExpressibleByArrayLiteral {
  /// The links, in the order of the chain.
  public var behaviors: [any ScrollBehavior]
  /// The row of items that the check edits; nil: there are no edits of items.
  public var items: ItemRow?

  /// Makes a chain.
  public init(_ behaviors: [any ScrollBehavior], items: ItemRow? = nil) {
    (self.behaviors, self.items) = (behaviors, items)
  }

  /// Makes a chain of these links, without items.
  public init(arrayLiteral behaviors: any ScrollBehavior...) { self.init(behaviors) }
}

/// What makes a chain, again and again: each run of a check has a chain of its own.
struct ChainMaker {
  /// Makes a chain along an axis; nil: as it is.
  let make: (Axis?) -> CheckedChain
  /// Whether `make` can be asked for both axes.
  let takesAxis: Bool
  /// Whether a `Bouncing` comes first, so that edges are elastic where the chain does not say otherwise.
  var bounces = false

  func chain(_ axis: Axis = .vertical) -> CheckedChain {
    var chain = make(takesAxis ? axis : nil)
    if bounces { chain.behaviors.insert(Bouncing(), at: 0) }
    return chain
  }

  /// The links that stand around the chain, without the chain.
  var surroundings: CheckedChain { bounces ? [Bouncing()] : [] }
}
