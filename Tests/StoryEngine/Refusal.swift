import ScrollBehaviors
import ScrollEngine

extension Call {
  var isRenewal: Bool { if case .renew = self { true } else { false } }

  var movesLinks: Bool {
    switch self {
    case .chain, .join, .renew: true
    case .update(let calls): calls.contains { $0.movesLinks || $0.link != nil }
    default: false
    }
  }

  /// True if a question refuses the command, and the command would change something. No command exists for a visible
  /// rect, for an unlimited top, for an empty update, and not always for a link.
  func isRefusedInQuestions(_ scrollers: Int) -> Bool {
    switch self {
    case .call(let call): call.admission != .later
    case .delegate, .join, .renew, .update: false
    case .chain: scrollers == 1
    default: link == nil
    }
  }
}

/// The state that refused input and commands must not change.
struct Reading: Equatable {
  let bits: [UInt64]
  let phase: Phase
  let geometry: Geometry
  let settings: ScrollSettings
  let rate: DecelerationRate
  let chain: [ObjectIdentifier]

  init(_ scroll: ScrollController) {
    let (offset, end) = (scroll.contentOffset, scroll.destination)
    bits = [offset.x, offset.y, end.x, end.y].map(\.bitPattern)
    phase = scroll.phase
    geometry = scroll.geometry
    settings = scroll.settings
    rate = scroll.decelerationRate
    chain = scroll.behaviors.map(ObjectIdentifier.init)
  }
}
