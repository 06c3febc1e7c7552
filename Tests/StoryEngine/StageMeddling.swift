import ScrollBehaviors
import ScrollMotion
import ScrollTesting

extension Stage {
  /// Gives a command in a callback, a completion or a question. `scroll` is nil for a link that has left its
  /// scroller.
  func meddle(_ scroll: ScrollController?, isAsked: Bool) {
    guard !isQuiet, busy.count < 6, patience > 0, isAsked || fate.happens(plan.meddling) else { return }
    let own = players.first { $0.scroll != nil && $0.scroll === scroll }
    patience -= 1
    if let own, fate.happens(0.02), own.scroll?.snapshot() != nil {
      complain("a snapshot was taken in the midst of a call")
    }
    var author = Author(fate, plan)
    let call = fate.happens(0.15) ? author.loose() : author.command()
    let isElsewhere = fate.happens(0.2)
    // A question may command other scrollers, but its links stay in their chains meanwhile.
    let isAbroad = isElsewhere && !(isAsked && (call.link != nil || call.movesLinks))
    guard !call.isStaged, let player = isAbroad || own == nil ? fate.pick(players) : own else { return }
    let isAsked = isAsked && player === own
    tell("  in a \(isAsked ? "question" : "callback"): \(call)")
    if let own { telling.append(own) }
    defer { if own != nil { telling.removeLast() } }
    // Other scrollers accept input.
    if !isAsked, !call.isFed || !telling.contains(where: { $0 === player }) {
      commands.commandInCallback()
      _ = act(call, on: player)
      return
    }
    if !isAsked || call.isRefusedInQuestions(players.count) { expectRefusal(of: call, by: player) }
  }

  private func expectRefusal(of call: Call, by player: Player) {
    guard let scroll = player.scroll else { return }
    let (before, counts) = (Reading(scroll), scroll.diagnostics)
    perform(call, on: player)
    if Reading(scroll) != before { complain("\(call) changed something from where it is refused") }
    if scroll.diagnostics.total <= counts.total { complain("\(call) was not counted as refused") }
  }
}
