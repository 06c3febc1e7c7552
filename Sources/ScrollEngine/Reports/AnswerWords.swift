import ScrollMotion

// How refusals write answers.

extension Glide {
  var words: String {
    switch self {
    case .decay(let rate): "decay(\(rate))"
    case .none: "none"
    case .custom: "custom"
    }
  }
}

extension Arrival {
  var words: String {
    switch self {
    case .jump: "jump"
    case .keepSpeed: "keepSpeed"
    case .spring(let response): "spring(\(response))"
    case .custom: "custom"
    }
  }
}

extension EdgeResponse {
  var words: String {
    switch self {
    case .open: "open"
    case .rigid: "rigid"
    case .elastic(let resistance, let response): "elastic(\(resistance), \(response))"
    case .custom(let resistance, _): "custom(\(resistance))"
    }
  }
}
