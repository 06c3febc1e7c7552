import ScrollSpace

/// The thing on which an axis rests, or to which it moves. At a layout it decides where the axis rests from then on.
enum RestBasis {
  /// An offset that was chosen last of all, by an edit of a drag's end. The offset stays.
  case offset
  /// An offset. At a layout, links are asked for a target. The cause is `.program` if the program has sent the axis
  /// there, else `.layout`.
  case asked(Cause)
  /// An offset that a link has written without naming a target, also over the target of an earlier link. At a layout
  /// links are asked as for `asked`. Who writes last owns the rest: if that link leaves what earlier links answer, the
  /// axis stays where that link has sent it.
  case written(any ScrollBehavior, Cause)
  /// A closed wall that has cut the target offset, or the rest position before a layout. At a layout, the axis stays at
  /// the wall if the wall is still at the rest position. Else links are asked as for `asked` with the same cause.
  case cut(Side, Cause)
  /// A wall, wherever it is. The axis is on its way there.
  case wall(Side)
  /// A target that a link has chosen. If the link has only named the place that something else chose, or if a later link
  /// has adjusted the offset and does so at layouts too, links are asked from the target's offset, with this cause.
  case link(any ScrollBehavior, RestTarget, laterCause: Cause?)
  /// A target of a link that is not there yet. At a layout the axis stays where it is, until the link finds the target.
  case awaited(any ScrollBehavior, RestTarget)
  /// The content position of a snapshot. If a wall cuts it, because the content is not there yet, the axis goes on to
  /// it as far as there is content. Once the position is reached, links are asked as for `asked`.
  case restored(Double, Cause)
  /// The content position in the middle of the view, since a zoomed scroller at rest was resized. At a layout it is shown
  /// in the middle again, as far as the walls allow, so content that is turned twice is where it was.
  case centred(Double, Cause)

  /// Returns the target, if the given link has chosen it.
  func target(of link: any ScrollBehavior) -> RestTarget? {
    guard case .link(let author, let target, _) = self, author === link else { return nil }
    return target
  }

  /// The cause with which links are asked for a target of an offset; nil for any other thing.
  var askedCause: Cause? {
    switch self {
    case .asked(let cause), .cut(_, let cause), .written(_, let cause), .restored(_, let cause),
      .centred(_, let cause):
      cause
    case .offset, .wall, .link, .awaited: nil
    }
  }

  /// Returns true if a link has written the offset.
  func isWritten(by link: any ScrollBehavior) -> Bool {
    guard case .written(let author, _) = self else { return false }
    return author === link
  }

  /// True if a link has chosen the place.
  var isChosenByLink: Bool {
    if case .link = self { true } else { false }
  }

  /// Returns true if the place was chosen, and not by the cause with which links are asked now.
  func isChosen(for cause: Cause?) -> Bool {
    switch self {
    case .link, .offset, .awaited: true
    case .asked(let own), .cut(_, let own), .written(_, let own), .restored(_, let own), .centred(_, let own):
      own == .program && cause != .program
    case .wall: false
    }
  }

  /// Returns the basis after a link has changed the offset without naming a target, with the cause for which it was
  /// asked. `side` is the side of the wall that the offset is past. A link that `adjusts` would do the same at a layout,
  /// so the target of an earlier link remains.
  func written(
    by link: any ScrollBehavior, _ cause: Cause, past side: Side?, adjusts: @autoclosure () -> Bool
  ) -> RestBasis {
    switch self {
    case .link(let author, let target, _):
      adjusts() ? .link(author, target, laterCause: cause) : .written(link, cause)
    case .asked(let own), .cut(_, let own), .written(_, let own), .restored(_, let own), .centred(_, let own):
      side.map { .cut($0, own) } ?? .written(link, own)
    case .offset, .wall, .awaited: self
    }
  }

  /// Sets the target of a link. If it is not chosen, the link only has a name for the present place: the choice of
  /// another link or of a delegate stays, and links are asked as without the name.
  mutating func set(_ target: RestTarget?, of link: any ScrollBehavior, isChosen: Bool) {
    var laterCause: Cause?
    switch self {
    case .link(let author, _, let cause) where author === link: laterCause = cause
    case .asked(let cause) where !isChosen, .cut(_, let cause) where !isChosen: laterCause = cause
    case .written(let author, let cause) where author === link && !isChosen: laterCause = cause
    case .link, .offset, .wall, .asked, .cut, .written, .awaited, .restored, .centred:
      guard isChosen else { return }
    }
    self = target.map { .link(link, $0, laterCause: laterCause) } ?? .asked(.layout)
  }

  /// Notes that a wall has cut a target offset past it, if links are asked for the axis.
  mutating func cut(past side: Side?) {
    switch self {
    case .restored, .centred: return
    case .link, .offset, .wall, .asked, .cut, .written, .awaited: break
    }
    if let side, let askedCause { self = .cut(side, askedCause) }
  }
}

extension PerAxis<RestBasis> {
  /// Returns the targets on which the axes rest, as far as the given link has chosen them.
  func targets(of link: any ScrollBehavior) -> PerAxis<RestTarget?> {
    PerAxis<RestTarget?>(x: x.target(of: link), y: y.target(of: link))
  }

  /// Sets an axis to rest on an offset, for which links are asked with a cause. Called by every placement.
  mutating func ask(_ axis: Axis, by cause: Cause) {
    if case .asked(cause) = self[axis] { return }
    self[axis] = .asked(cause)
  }

  /// Follows a change of the chain: a link that has left can no longer be asked. The links of the new chain may choose
  /// another target than the one that a wall has cut.
  mutating func follow(to chain: [any ScrollBehavior]) {
    for axis in Axis.both {
      switch self[axis] {
      case .link(let link, _, _) where !chain.contains(where: { $0 === link }): ask(axis, by: .layout)
      case .awaited(let link, _) where !chain.contains(where: { $0 === link }): ask(axis, by: .layout)
      case .written(let link, let cause) where !chain.contains(where: { $0 === link }): ask(axis, by: cause)
      case .cut(_, let cause): ask(axis, by: cause)
      case .link, .asked, .offset, .wall, .written, .awaited, .restored, .centred: break
      }
    }
  }
}

extension RestBasis {
  /// Archives the basis. A link is written as its place in the chain.
  mutating func walk(_ archive: inout ArchiveWalk, _ chain: [any ScrollBehavior]) throws(ArchiveError) {
    try archive.kind(&self, kind(hasLinks: !chain.isEmpty), of: Self.kinds(naming: chain.first))
    switch self {
    case .written(let link, let cause):
      self = .written(chain[try Self.place(of: link, &archive, chain)], cause)
    case .restored(var position, let cause):
      try archive.field(&position, where: isUsable)
      self = .restored(position, cause)
    case .centred(var position, let cause):
      try archive.field(&position, where: isUsable)
      self = .centred(position, cause)
    case .awaited(let link, var target):
      let number = try Self.place(of: link, &archive, chain)
      try target.walk(&archive)
      self = .awaited(chain[number], target)
    case .link(let link, var target, var laterCause):
      let number = try Self.place(of: link, &archive, chain)
      try target.walk(&archive)
      try archive.kind(
        &laterCause, laterCause.map { $0 == .program ? 2 : 1 } ?? 0, of: [nil, .layout, .program])
      self = .link(chain[number], target, laterCause: laterCause)
    case .offset, .asked, .cut, .wall: break
    }
  }

  /// The place among all kinds. Without a chain there are no kinds that name a link.
  private func kind(hasLinks: Bool) -> Int {
    let byProgram = askedCause == .program ? 1 : 0
    return switch self {
    case .asked: byProgram
    case .offset: 2
    case .wall(let side): side == .lower ? 3 : 4
    case .cut(let side, _): (side == .lower ? 5 : 7) + byProgram
    case .link: 9
    case .written: 10 + byProgram
    case .awaited: 12
    case .restored: (hasLinks ? 13 : 9) + byProgram
    case .centred: (hasLinks ? 15 : 11) + byProgram
    }
  }

  /// All kinds, to be read into.
  private static func kinds(naming link: (any ScrollBehavior)?) -> [RestBasis] {
    var kinds: [RestBasis] = [
      .asked(.layout), .asked(.program), .offset, .wall(.lower), .wall(.upper), .cut(.lower, .layout),
      .cut(.lower, .program), .cut(.upper, .layout), .cut(.upper, .program),
    ]
    if let link {
      kinds += [
        .link(link, RestTarget(id: 0), laterCause: nil), .written(link, .layout), .written(link, .program),
        .awaited(link, RestTarget(id: 0)),
      ]
    }
    return kinds + [
      .restored(0, .layout), .restored(0, .program), .centred(0, .layout), .centred(0, .program),
    ]
  }

  private static func place(
    of link: any ScrollBehavior, _ archive: inout ArchiveWalk, _ chain: [any ScrollBehavior]
  ) throws(ArchiveError) -> Int {
    let number = Int64(chain.firstIndex { $0 === link } ?? 0)
    return Int(try archive.value(number, where: { $0 >= 0 && $0 < chain.count }))
  }
}

extension RestTarget {
  fileprivate mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&id)
    try archive.field(&lap)
    try archive.field(&part, where: isUsable)
    var kind = 0
    if case .inView = place { kind = 1 }
    if case .aligned = place { kind = 2 }
    try archive.kind(
      &place, kind,
      of: [nil, .inView(entering: nil, padding: .zero), .aligned(.start, padding: .zero)])
    switch place {
    case nil: break
    case .inView(var side, var padding):
      try archive.field(&side)
      try archive.field(&padding, where: isUsable)
      place = .inView(entering: side, padding: padding)
    case .aligned(var align, var padding):
      try archive.field(&align)
      try archive.field(&padding, where: isUsable)
      place = .aligned(align, padding: padding)
    }
  }
}
