import ScrollBehaviors

extension Gesture: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number of inputs, the duration, the inputs of each kind, and where they lead: `27 inputs in 0.2 s: touchBegan,
  /// touchMoved × 25, touchEnded, from (200.0, 200.0) to (200.0, -100.0)`. Deltas of one kind
  /// are added up: `wheel × 8, by (0.0, 320.0)`.
  public var description: String {
    guard !inputs.isEmpty else { return "no inputs" }
    var kinds: [(name: String, count: Int)] = []
    for each in inputs {
      let name = each.input.kind
      if let index = kinds.firstIndex(where: { $0.name == name }) {
        kinds[index].count += 1
      } else {
        kinds.append((name, 1))
      }
    }
    let parts = kinds.map { $0.count > 1 ? "\($0.name) × \($0.count)" : $0.name }
    var text = "\(inputs.count) input\(inputs.count > 1 ? "s" : "") in \(shortened(duration)) s: "
    text += parts.joined(separator: ", ")
    let places = inputs.compactMap(\.input.place)
    if let start = places.first, let end = places.last {
      text += start == end ? ", at \(start)" : ", from \(start) to \(end)"
    }
    let deltas = inputs.compactMap(\.input.delta)
    if kinds.count == 1, !deltas.isEmpty { text += ", by \(deltas.reduce(Vector.zero, +))" }
    if let scale = inputs.compactMap(\.input.scale).last { text += ", to \(shortened(scale)) × the spread" }
    return text
  }

  /// The summary, and each input with its time on a line of its own.
  public var debugDescription: String {
    ([description] + inputs.map { "  \(shortened($0.time)) s: \($0.input)" }).joined(separator: "\n")
  }
}

extension ScrollInput {
  /// The name of the case; of a step, the name of its kind.
  fileprivate var kind: String {
    switch self {
    case .touchBegan: "touchBegan"
    case .touchMoved: "touchMoved"
    case .touchEnded: "touchEnded"
    case .touchCancelled: "touchCancelled"
    case .wheel: "wheel"
    case .step(.arrows): "arrow step"
    case .step(.lines): "line step"
    case .step(.notches): "notch step"
    case .step(.points): "point step"
    case .step(.ends): "end step"
    case .step(.pages): "page step"
    case .pinchBegan: "pinchBegan"
    case .pinchMoved: "pinchMoved"
    case .pinchEnded: "pinchEnded"
    }
  }

  /// The place of a finger, or the centre of two fingers.
  fileprivate var place: Point? {
    switch self {
    case .touchBegan(let place, _), .touchMoved(let place, _), .touchEnded(let place, _),
      .pinchBegan(let place), .pinchMoved(let place, _):
      place
    case .touchCancelled, .wheel, .step, .pinchEnded: nil
    }
  }

  /// The delta of a wheel, in points, or of a step, in its unit.
  fileprivate var delta: Vector? {
    switch self {
    case .wheel(let delta, _): delta
    case .step(.arrows(let way)), .step(.lines(let way)), .step(.notches(let way)), .step(.points(let way)),
      .step(.ends(let way)), .step(.pages(let way)):
      way
    case .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .pinchBegan, .pinchMoved, .pinchEnded: nil
    }
  }

  /// The spread of two fingers.
  fileprivate var scale: Double? {
    if case .pinchMoved(_, let scale) = self { scale } else { nil }
  }
}
