import ScrollBehaviors
import ScrollTesting

/// The completions that a scroller has been given: each is to come exactly once, and to say what happened.
final class Completions {
  /// What went wrong; empty if nothing did.
  private(set) var problems: [String] = []
  /// What was told, in order.
  private(set) var outcomes: [AnimationOutcome] = []
  /// Whether the scroller is going away.
  var isTeardown = false
  private unowned let stage: Stage
  private var made = 0
  private var awaited: Set<Int> = []
  /// The last that was given before another cast began to do the same. A snapshot holds no completions: that cast has none
  /// of these, so whoever waits for them commands nothing.
  private var lastUnshared = 0

  init(_ stage: Stage) { self.stage = stage }

  /// Another cast does the same from here on.
  func share() { lastUnshared = made }

  /// Gives one away; `command` says whether it will come.
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

  /// Says that none can come any more.
  func end() {
    if !awaited.isEmpty { problems.append("\(awaited.count) completions never came") }
  }

  /// Whether an outcome can be that of the deed. With commands in callbacks nobody knows which it is of.
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
    case (.finished, .travel), (.finished, .offset), (.finished, .offsetOnAxis): true
    case (.finished, .setOffset(_, .some, animated: false)), (.finished, .show(_, _, _, animated: false)):
      true
    case (.finished, _): isFed
    case (.replaced, .setOffset(_, _, animated: true)), (.replaced, .travel), (.replaced, .toTop): true
    case (.replaced, .show(_, _, _, animated: true)), (.replaced, .step), (.replaced, .fling): true
    case (.interrupted(by: .finger), .touchBegan), (.interrupted(by: .finger), .touchMoved): true
    case (.interrupted(by: .finger), .touchEnded), (.interrupted(by: .wheel), .wheel): true
    case (.interrupted(by: .wheel), .move): true
    case (.interrupted(by: .stop), .stop), (.interrupted(by: .placement), .offset): true
    case (.interrupted(by: .placement), .offsetOnAxis): true
    case (.interrupted(by: .placement), .setOffset(_, _, animated: false)): true
    case (.interrupted(by: .placement), .show(_, _, _, animated: false)): true
    default: false
    }
  }
}
