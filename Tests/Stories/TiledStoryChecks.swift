import ScrollBehaviors

extension TiledStory {
  /// The tiles there are against those there should be, found the plain way.
  func check() {
    let overscan = tiles.overscan
    let (before, behind) = (overscan.around.before, overscan.around.behind)
    let from = offset - before.distance(viewport: viewport)
    let to = offset + viewport + behind.distance(viewport: viewport)
    // What only touches the edge may be rounded to either side of it.
    let must = overscan.around.widened(model.items(from: from, to: to, by: 1e-7), within: model.items)
    let may = overscan.around.widened(model.items(from: from, to: to, by: -1e-7), within: model.items)
    let isSeen = viewport > 0 && !model.items(from: from, to: to, by: 1e-7).isEmpty
    let tiled = tiles.tiled
    func expect(_ isRight: Bool, _ problem: @autoclosure () -> String) {
      if !isRight { problems.append(problem()) }
    }
    if isSeen {
      expect(
        tiled.lowerBound <= must.lowerBound && must.upperBound <= tiled.upperBound,
        "\(tiled) have tiles, but \(must) are in view")
      expect(
        overscan.ahead > 0 || overscan.linger != nil
          || may.lowerBound <= tiled.lowerBound && tiled.upperBound <= may.upperBound,
        "\(tiled) have tiles, but only \(may) are in view")
    }
    most = max(most, tiled.count)
    let shown = live.sorted { $0.index < $1.index }
    expect(shown.map(\.index) == Array(tiled), "\(tiled) should have tiles, \(shown.map(\.index)) do")
    for card in shown where model.items.contains(card.index) {
      let place = model.place(card.index)
      let start = tiles.origin - scroll.contentOrigin[axis] + card.frame.lower(axis)
      expect(card.identity == model.identity(card.index), "\(card.index) is another item")
      expect((start - place.start).magnitude < 1e-9, "\(card.index) at \(start), not \(place.start)")
      let (length, across) = (card.frame.length(axis), card.frame.length(axis.cross))
      expect((length - (place.end - place.start)).magnitude < 1e-9, "\(card.index) is \(length) long")
      expect(across == scroll.viewport[axis.cross], "\(card.index) is \(across) wide")
      if setting.rows == .measured { expect(length == setting.measured(card.identity), "not measured") }
      expect(tiles.frame(of: card.index) == card.frame && tiles.tile(of: card.index) === card, "not its tile")
    }
    if setting.infinite == nil, let total = model.total {
      expect((scroll.contentSize[axis] - total).magnitude < 1e-9, "content of \(scroll.contentSize[axis])")
    }
    expect(tiles.entered - tiles.left == live.count && tiles.alive == live.count, "entered and left")
    expect(tiles.made + tiles.reused == tiles.entered, "made and reused")
    expect(tiles.made <= peak, "\(tiles.made) made, though \(peak) live at most")
    expect(setting.rows == .measured || tiles.made <= most, "\(tiles.made) made for \(most)")
    expect(tiles.origin.isFinite && scroll.diagnostics.total == 0, "\(scroll.diagnostics)")
  }

  /// An item with its place on the screen.
  struct Kept {
    let identity: TiledModel.Identity
    let index: Int64
    let place: Double
  }

  /// Where the finger is that chooses whom to keep, if one does.
  private var anchoringFinger: Double? { keep?.anchor == .finger ? fingertip.map { $0 - offset } : nil }

  /// Whether a change now keeps anything: not at the very start, if not asked.
  var isHolding: Bool {
    let origin = scroll.contentOrigin[axis]
    guard let keep, let lower = scroll.geometry.extent[axis].lower else { return keep != nil }
    return keep.holdsAtStart || offset > lower - origin
  }

  /// Who should be kept, in the order in which they take each other's place; nil if nobody is.
  func anchors() -> [Kept]? {
    guard let keep else { return nil }
    let inset = scroll.contentInset.lower(axis)
    let length = scroll.geometry.visibleLength(axis)
    let from = offset + inset
    let seen = length > 0 ? model.items(from: from, to: from + length, by: 0) : 0..<0
    var order: [Int64] = []
    if let held, held.offset == offset, held.viewport == viewport, held.finger == anchoringFinger {
      // Nobody sees whether an item stays that is not in view any more.
      let near = seen.first ?? model.items(from: offset - 400, to: offset + 800, by: 0).first ?? 0
      order += [model.index(of: held.identity, near: near)].compactMap { $0 }.filter(seen.contains)
    }
    switch keep.anchor {
    case .leading: break
    case .center: order += seen.filter { model.place($0).end > from + length / 2 }
    case .finger: if let tip = fingertip { order += seen.filter { model.place($0).end > tip } }
    case .item(let index): if model.items.contains(index) { order.append(index) }
    }
    return (order + seen).map { index in
      Kept(identity: model.identity(index), index: index, place: model.place(index).start - offset)
    }
  }

  /// Whether keeping one of them in place would lead past a wall, now that the edits are known to the model but nothing
  /// that they bring into view has been measured.
  func isBeyondWalls(_ kept: Kept) -> Bool {
    guard let index = model.index(of: kept.identity, near: kept.index) else { return false }
    let wanted = model.place(index).start - kept.place
    let inset = scroll.contentInset
    let extent = scroll.geometry.extent[axis]
    let lower = extent.lower.map { $0 - scroll.contentOrigin[axis] } ?? -.infinity
    let upper = extent.upper == nil ? nil : model.total.map { $0 + inset.upper(axis) - viewport }
    return wanted < lower || wanted > max(lower, upper ?? .infinity)
  }

  /// The first of them that is still there must be where it was on the screen, if the walls do not forbid it.
  func checkKept(_ kept: [Kept], from before: Double, _ isHeld: Bool, _ isForbidden: Bool) {
    let left = kept.lazy.compactMap { kept in
      self.model.index(of: kept.identity, near: kept.index).map { (kept, $0) }
    }
    guard let (first, index) = left.first else { return held = nil }
    held = (first.identity, offset, viewport, anchoringFinger)
    guard isHeld else { return }
    let origin = scroll.contentOrigin[axis]
    let wanted = model.place(index).start - first.place
    let extent = scroll.geometry.extent[axis]
    if let lower = extent.lower, min(wanted, before) < lower - origin { return }
    if let upper = extent.upper, max(wanted, before) > upper - origin { return }
    let moved = model.place(index).start - offset - first.place
    if setting.rows == .measured {
      // Which one was chosen when an item was measured cannot be known here; but one of them stays, unless that one
      // was to go past a wall before the items that the edits brought were measured.
      let places = left.map { ($0.1, self.model.place($0.1).start - self.offset - $0.0.place) }
      if !places.contains(where: { $0.1.magnitude < 1.0 / 64 }) {
        if isForbidden { return }
        problems.append("none of \(Array(places)) stays")
      }
    } else if moved.magnitude >= 1.0 / 64 {
      problems.append("\(index), \(first.identity), moved by \(moved) on the screen")
    }
    keptInPlace += 1
  }
}
