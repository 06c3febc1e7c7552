import ScrollMotion
import ScrollSpace

// Whether answers can be used, how refusals write them, and which law in them is a link's own.

extension LayoutChange {
  var isUsable: Bool { ScrollEngine.isUsable(offset) && ScrollEngine.isUsable(destination) }
}

extension MotionProposal {
  var isUsable: Bool { ScrollEngine.isUsable(velocity) && glide.x.isUsable && glide.y.isUsable }
}

extension TargetProposal {
  var isUsable: Bool { ScrollEngine.isUsable(offset) && arrival.x.isUsable && arrival.y.isUsable }
}

extension Glide {
  var isUsable: Bool {
    if case .decay(let rate) = self { DecelerationRate.isValid(rate) } else { true }
  }

  var words: String {
    switch self {
    case .decay(let rate): "decay(\(rate))"
    case .none: "none"
    case .custom: "custom"
    }
  }

  var law: (any MotionLaw)? {
    if case .custom(let law) = self { law } else { nil }
  }
}

extension Arrival {
  var isUsable: Bool {
    if case .spring(let response) = self { response > 0 && ScrollEngine.isUsable(response) } else { true }
  }

  var words: String {
    switch self {
    case .jump: "jump"
    case .keepSpeed: "keepSpeed"
    case .spring(let response): "spring(\(response))"
    case .custom: "custom"
    }
  }

  var law: (any MotionLaw)? {
    if case .custom(let law) = self { law } else { nil }
  }
}

extension EdgeResponse {
  var isUsable: Bool {
    switch self {
    case .open, .rigid: true
    case .elastic(let resistance, let response):
      resistance >= 0 && ScrollEngine.isUsable(resistance) && response > 0 && ScrollEngine.isUsable(response)
    case .custom(let resistance, _): resistance >= 0 && ScrollEngine.isUsable(resistance)
    }
  }

  var words: String {
    switch self {
    case .open: "open"
    case .rigid: "rigid"
    case .elastic(let resistance, let response): "elastic(\(resistance), \(response))"
    case .custom(let resistance, _): "custom(\(resistance))"
    }
  }

  var law: (any MotionLaw)? {
    if case .custom(_, let law) = self { law } else { nil }
  }
}
