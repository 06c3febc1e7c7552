import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollTesting

/// The completions of a scroller. Each must be called exactly once, with the outcome of its animation.
final class Completions {
  /// The first fault; empty if there is none.
  private(set) var problems: [String] = []
  /// The outcomes, in order.
  private(set) var outcomes: [AnimationOutcome] = []
  /// True if the scroller is being deallocated.
  var isTeardown = false
  private unowned let stage: Stage
  private var made = 0
  private var awaited: Set<Int> = []
  /// The last completion before another cast began to do the same. A snapshot contains no completions, so a waiting
  /// link gives no commands in that cast.
  private var lastUnshared = 0

  init(_ stage: Stage) { self.stage = stage }

  /// From here on, another cast does the same.
  func share() { lastUnshared = made }

  /// Creates a completion. `command` is true if it will be called.
  func await(_ command: (@escaping (AnimationOutcome) -> Void) -> Bool) {
    made += 1
    let number = made
    awaited.insert(number)
    let isTaken = command { [self] outcome in
      if awaited.remove(number) == nil { problems.append("a completion came twice, or unasked: \(outcome)") }
      outcomes.append(outcome)
      check(outcome)
      if number > lastUnshared { stage.meddle(nil, isAsked: false) }
    }
    if !isTaken, awaited.remove(number) == nil {
      problems.append("a command was refused, and its completion came")
    }
  }

  /// Notes that no more completions can be called.
  func end() {
    if !awaited.isEmpty { problems.append("\(awaited.count) completions never came") }
  }

  /// Returns true if an outcome is possible for the action. Commands in callbacks hide which action it belongs to.
  private func check(_ outcome: AnimationOutcome) {
    if (outcome == .interrupted(by: .teardown)) != isTeardown {
      problems.append("the scroller \(isTeardown ? "is gone" : "is there"), and a completion says \(outcome)")
    }
    guard let call = stage.call, stage.commands.inCallbacks == 0, !call.canLead(to: outcome) else { return }
    problems.append("a completion says \(outcome), and what happened is \(call)")
  }
}

extension Call {
  fileprivate func canLead(to outcome: AnimationOutcome) -> Bool {
    switch (outcome, self) {
    case (.finished, _) where link != nil, (.replaced, _) where link != nil: true
    case (.interrupted(by: .placement), _) where link != nil: true
    case (.finished, .nudge), (.interrupted(by: .placement), .nudge), (_, .renew), (_, .update): true
    case (.finished, .travel), (.finished, .offsetOnAxis), (.replaced, .travel): true
    case (.interrupted(by: .placement), .offsetOnAxis): true
    case (_, .call(let call)): call.canLead(to: outcome)
    default: false
    }
  }
}

extension ScrollCall {
  fileprivate func canLead(to outcome: AnimationOutcome) -> Bool {
    switch (outcome, self) {
    case (.finished, .setOffset), (.finished, .setContentOffset(_, .some, nil)): true
    case (.finished, .scrollRectToVisible(_, _, _, animated: false)): true
    case (.finished, _): admission == .input
    case (.replaced, .setContentOffset(_, _, .some)), (.replaced, .scrollToTop), (.replaced, .step): true
    case (.replaced, .scrollRectToVisible(_, _, _, animated: true)), (.replaced, .fling): true
    case (.interrupted(by: .finger), .touchBegan), (.interrupted(by: .finger), .touchMoved): true
    case (.interrupted(by: .finger), .touchEnded), (.interrupted(by: .wheel), .wheel): true
    case (.interrupted(by: .wheel), .move), (.interrupted(by: .stop), .stop): true
    case (.interrupted(by: .placement), .setOffset): true
    case (.interrupted(by: .placement), .setContentOffset(_, _, nil)): true
    case (.interrupted(by: .placement), .scrollRectToVisible(_, _, _, animated: false)): true
    default: false
    }
  }
}
