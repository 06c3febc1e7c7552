import ScrollBehaviors
import ScrollMotion
import ScrollTesting

extension Stage {
  /// Returns the first difference between this cast and another cast with the same actions. A reversed cast has other
  /// numbers on the screen, in snapshots and thumbs.
  func differences(from twin: Stage, after action: String) -> [String] {
    var problems: [String] = []
    for (one, other) in zip(players, twin.players) {
      guard let a = one.scroll, let b = other.scroll else { continue }
      func check(_ isSame: Bool, _ what: @autoclosure () -> String) {
        if !isSame { problems.append("a twin differs after \(action): \(what())") }
      }
      check(a.contentOffset.bits == b.contentOffset.bits, "offsets \(a.contentOffset) and \(b.contentOffset)")
      check(a.destination.bits == b.destination.bits, "destinations \(a.destination) and \(b.destination)")
      check(
        a.velocity == b.velocity && a.phase == b.phase,
        "\(a.phase) at \(a.velocity), \(b.phase) at \(b.velocity)")
      check(a.geometry == b.geometry && a.contentOrigin == b.contentOrigin, "\(a.geometry), \(b.geometry)")
      for (checker, twin) in zip(one.checkers, other.checkers) {
        check(checker.fresh == twin.fresh, "received \(checker.fresh) and \(twin.fresh)")
      }
      if isReversed != twin.isReversed { continue }
      let links = chain(of: one)
      check(links == twin.chain(of: other), "chains \(links) and \(twin.chain(of: other))")
      for link in links {
        let (reading, twins) = (cast.reading(of: link, on: a), twin.cast.reading(of: link, on: b))
        let isSame = reading.map(\.bitPattern) == twins.map(\.bitPattern)
        check(isSame, "\(cast.links[link].name) says \(reading) and \(twins)")
      }
      let (kept, twins) = (a.snapshot()?.bytes ?? [], b.snapshot()?.bytes ?? [])
      let place = zip(kept, twins).enumerated().first { $1.0 != $1.1 }?.offset
      check(kept == twins, "snapshots from byte \(place ?? 0) of \(kept.count) and \(twins.count)")
      check(
        other.completions.outcomes.count - other.told <= one.completions.outcomes.count - one.told,
        "completions are missing")
    }
    return problems
  }
}
