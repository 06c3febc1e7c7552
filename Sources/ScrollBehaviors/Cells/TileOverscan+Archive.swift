import ScrollTiling

extension TileOverscan {
  /// The values that distinguish an overscan from another one.
  var fields: [UInt64] {
    let times = [ahead, linger ?? .nan].map { $0.bitPattern }
    return around.before.fields + around.after.fields + times
  }
}

extension Overscan.Amount {
  fileprivate var fields: [UInt64] {
    switch self {
    case .items(let items): [0, UInt64(bitPattern: items)]
    case .points(let points): [1, points.bitPattern]
    case .viewports(let viewports): [2, viewports.bitPattern]
    }
  }
}
