import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollCall {
  /// Walks over the values of a change of the configuration.
  mutating func walkChange(_ walk: inout TraceWalk) throws(TraceError) {
    switch self {
    case .resize(var viewport, var content, var inset, var safeArea, var obscured):
      try walk.size(&viewport, "viewport")
      try walk.size(&content, "content")
      try walk.insets(&inset, "inset")
      try walk.insets(&safeArea, "safeArea")
      try walk.insets(&obscured, "obscured")
      self = .resize(
        viewport: viewport, content: content, inset: inset, safeArea: safeArea, obscured: obscured)
    case .setInsetAdjustment(var adjustment):
      try walk.kind(&adjustment, "adjustment")
      self = .setInsetAdjustment(adjustment)
    case .setDecelerationRate(var rate):
      try walk.rate(&rate)
      self = .setDecelerationRate(rate)
    case .setReversed(var isReversed):
      try walk.bool(&isReversed.x, "isReversed")
      try walk.bool(&isReversed.y, "isReversed")
      self = .setReversed(isReversed)
    case .setSettings(var settings):
      try walk.settings(&settings)
      self = .setSettings(settings)
    default: break
    }
  }
}

extension TraceWalk {
  mutating func rate(_ rate: inout DecelerationRate) throws(TraceError) {
    let start = position
    var raw = rate.rawValue
    try number(&raw, "rate")
    guard DecelerationRate.isValid(raw) else { throw error(.number(raw), "rate", at: start) }
    rate = DecelerationRate(rawValue: raw)
  }

  fileprivate mutating func size(_ size: inout Size?, _ field: StaticString) throws(TraceError) {
    try optional(&size, field, orElse: .zero) { (walk, size) throws(TraceError) in try walk.size(&size) }
  }

  fileprivate mutating func insets(_ insets: inout Insets?, _ field: StaticString) throws(TraceError) {
    try optional(&insets, field, orElse: .zero) { (walk, insets) throws(TraceError) in
      try walk.insets(&insets)
    }
  }
}
