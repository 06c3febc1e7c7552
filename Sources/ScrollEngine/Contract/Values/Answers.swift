import ScrollMotion
import ScrollSpace

// Checks whether answers can be used, describes them in refusals, and finds the laws in them that are a link's own.

extension LayoutChange {
  var isUsable: Bool { ScrollEngine.isUsable(offset) && ScrollEngine.isUsable(destination) }
}

extension MotionProposal {
  var isUsable: Bool {
    ScrollEngine.isUsable(velocity)
      && Axis.both.allSatisfy { glide[$0].isUsable && projection[$0]?.isUsable ?? true }
  }

  /// The description of the laws of projection that differ from the glide.
  var projectionWords: DeferredText {
    var words: DeferredText = ""
    for axis in Axis.both {
      if let projection = projection[axis] { words = "\(words), projection \(projection.words)" }
    }
    return words
  }
}

extension TargetProposal {
  var isUsable: Bool { ScrollEngine.isUsable(offset) && arrival.x.isUsable && arrival.y.isUsable }
}

extension ZoomProposal {
  var isUsable: Bool { isScale(target) && ScrollEngine.isUsable(velocity) && arrival.isUsable }
}

extension Glide {
  var isUsable: Bool {
    if case .decay(let rate) = self { DecelerationRate.isValid(rate) } else { true }
  }

  var words: DeferredText {
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

  var words: DeferredText {
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
  /// The response to a motion.
  var answer: EdgeResponse {
    if case .pulled(_, let response) = self { response.answer } else { self }
  }

  /// The law of a pull that a link has made.
  var ownPull: (any PullLaw)? {
    if case .pulled(let law, _) = self { law } else { nil }
  }

  var isUsable: Bool {
    switch self {
    case .open, .rigid: true
    case .elastic(let resistance, let response):
      resistance >= 0 && ScrollEngine.isUsable(resistance) && response > 0 && ScrollEngine.isUsable(response)
    case .custom(let resistance, _): resistance >= 0 && ScrollEngine.isUsable(resistance)
    case .pulled(_, let answer): answer.isUsable
    }
  }

  var words: DeferredText {
    switch self {
    case .open: "open"
    case .rigid: "rigid"
    case .elastic(let resistance, let response): "elastic(\(resistance), \(response))"
    case .custom(let resistance, _): "custom(\(resistance))"
    case .pulled(_, let answer): "pulled(\(answer.words))"
    }
  }

  var law: (any MotionLaw)? {
    if case .custom(_, let law) = answer { law } else { nil }
  }
}
