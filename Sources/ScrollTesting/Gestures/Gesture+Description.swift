import ScrollBehaviors
import ScrollEngine

extension Gesture: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number of calls, the duration, the calls of each kind, and where they lead: `27 calls in 0.2 s: touchBegan,
  /// touchMoved × 25, touchEnded, from (200.0, 200.0) to (200.0, -100.0)`. Deltas of one kind
  /// are added up: `wheel × 8, by (0.0, 320.0)`.
  public var description: String {
    guard !calls.isEmpty else { return "no calls" }
    var kinds: [(name: String, count: Int)] = []
    for call in calls {
      let name = call.kind
      if let index = kinds.firstIndex(where: { $0.name == name }) {
        kinds[index].count += 1
      } else {
        kinds.append((name, 1))
      }
    }
    let parts = kinds.map { $0.count > 1 ? "\($0.name) × \($0.count)" : $0.name }
    var text = "\(calls.count) call\(calls.count > 1 ? "s" : "") in \(shortened(duration)) s: "
    text += parts.joined(separator: ", ")
    let places = calls.compactMap(\.point)
    if let start = places.first, let end = places.last {
      text += start == end ? ", at \(start)" : ", from \(start) to \(end)"
    }
    let deltas = calls.compactMap(\.delta)
    if kinds.count == 1, !deltas.isEmpty { text += ", by \(deltas.reduce(Vector.zero, +))" }
    if let scale = calls.compactMap(\.scale).last { text += ", to \(shortened(scale)) × the spread" }
    return text
  }

  /// The summary, and each call on a line of its own.
  public var debugDescription: String {
    ([description] + calls.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension ScrollCall {
  /// The name of the case; of a step, the name of its kind.
  fileprivate var kind: String {
    guard case .step(let step, _) = self else { return "\(name)" }
    return switch step {
    case .arrows: "arrow step"
    case .lines: "line step"
    case .notches: "notch step"
    case .points: "point step"
    case .ends: "end step"
    case .pages: "page step"
    }
  }

  /// The delta of a wheel, in points, or of a step, in its unit.
  fileprivate var delta: Vector? {
    switch self {
    case .wheel(let delta, _, _): delta
    case .step(let step, _): step.amount
    default: nil
    }
  }

  /// The spread of two fingers.
  fileprivate var scale: Double? {
    if case .pinchMoved(_, let scale, _) = self { scale } else { nil }
  }
}
