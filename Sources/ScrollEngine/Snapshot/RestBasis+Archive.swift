import ScrollSpace

extension RestBasis {
  /// Archives the basis. A link is written as its place in the chain.
  mutating func walk(_ archive: inout ArchiveWalk, _ chain: [any ScrollBehavior]) throws(ArchiveError) {
    var kind = 0
    switch self {
    case .asked(let cause): kind = cause == .program ? 1 : 0
    case .offset: kind = 2
    case .wall(let side): kind = side == .lower ? 3 : 4
    case .cut(let side, let cause): kind = (side == .lower ? 5 : 7) + (cause == .program ? 1 : 0)
    case .link: kind = 9
    }
    var kinds: [RestBasis] = [
      .asked(.layout), .asked(.program), .offset, .wall(.lower), .wall(.upper), .cut(.lower, .layout),
      .cut(.lower, .program), .cut(.upper, .layout), .cut(.upper, .program),
    ]
    if let first = chain.first { kinds.append(.link(first, RestTarget(id: 0), laterCause: nil)) }
    try archive.kind(&self, kind, of: kinds)
    guard case .link(let link, var target, var laterCause) = self else { return }
    let number = try archive.value(
      Int64(chain.firstIndex { $0 === link } ?? 0), where: { $0 >= 0 && $0 < chain.count })
    try archive.field(&target.id)
    try archive.field(&target.lap)
    try archive.field(&target.part, where: isUsable)
    try archive.kind(
      &laterCause, laterCause.map { $0 == .program ? 2 : 1 } ?? 0, of: [nil, .layout, .program])
    self = .link(chain[Int(number)], target, laterCause: laterCause)
  }
}
