package import ScrollEngine

/// How animations ended, in order.
package final class Outcomes {
  package private(set) var all: [AnimationOutcome] = []

  package init() {}

  package func add(_ outcome: AnimationOutcome) { all.append(outcome) }
}
