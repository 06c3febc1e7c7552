import ScrollBehaviors

extension TiledStory {
  /// One thing more happens. In an exact story every number is a multiple of 1/64, and nothing moves by itself.
  func step(isExact: Bool = false) {
    switch fate.index(below: 16) {
    case 0, 1: scroll(by: distance(900))
    case 2, 3: drag(by: distance(60))
    case 4 where !isExact:
      let speed = fate.between(-60, 60)
      for _ in 0..<8 { drag(by: speed * fate.between(0.7, 1.3)) }
      lift()
    case 5:
      for _ in 0...fate.index(below: 6) { wheel(by: distance(120)) }
    case 6 where !isExact: animate(by: distance(2_500))
    case 7: resize(to: Size(width: side(), height: side()))
    case 8:
      let amounts: [Overscan.Amount] = [
        .items(2), .points(distance(100).magnitude), .viewports(0.5), .items(0),
      ]
      let around = Overscan(before: fate.pick(amounts), behind: fate.pick(amounts))
      let (ahead, linger) = (fate.happens(0.2) ? 0.05 : 0, fate.happens(0.2) ? distance(80).magnitude : nil)
      overscan(TileOverscan(around, ahead: isExact ? 0 : ahead, linger: linger))
    case 9: lift(after: isExact ? 1 : 0)
    case 10, 11, 12: edit((0...fate.index(below: 3)).map { _ in () })
    case 13: inset(by: Insets(top: side() / 16, left: side() / 16, bottom: side() / 8, right: side() / 8))
    default: if isExact { drag(by: distance(60)) } else { frames(fate.index(below: 9) + 1) }
    }
  }

  /// A multiple of 1/64.
  private func distance(_ limit: Double) -> Double {
    Double(fate.index(below: Int(limit) * 128)) / 64 - limit
  }

  private func side() -> Double { fate.happens(0.05) ? 0 : Double(fate.index(below: 500 * 64)) / 64 }

  /// Some edits around what is in view, as one change.
  private func edit(_ times: [Void]) {
    let kept = anchors()
    let (before, isHeld) = (offset, isHolding)
    let seen = model.items(from: before, to: before + viewport, by: 0)
    var place = max(model.items.lowerBound, min(seen.lowerBound, model.items.upperBound))
    place += Int64(fate.index(below: 24)) - 8
    var edits: [TileEdit] = []
    for _ in times {
      let edit = nextEdit(around: place)
      model.apply(edit)
      edits.append(edit)
    }
    let isForbidden = kept?.contains(where: isBeyondWalls) ?? false
    change(edits)
    endCall()
    if let kept { checkKept(kept, from: before, isHeld, isForbidden) }
  }

  private func nextEdit(around place: Int64) -> TileEdit {
    let items = model.items
    let index = min(max(place, items.lowerBound), items.upperBound)
    let count = min(Int64(fate.index(below: 7)), items.upperBound - index)
    let range = index..<index + count
    switch fate.index(below: 6) {
    case 0, 1:
      let new = Int64(fate.index(below: 9))
      if model.uniform != nil { return .insertRun(count: new, at: index) }
      if setting.rows == .measured || fate.happens(0.3) {
        return .insertRun(count: new, length: TiledSetting.estimate, at: index)
      }
      return .insert((0..<new).map { _ in Double(fate.index(below: 90 * 64) + 64 * 8) / 64 }, at: index)
    case 2 where !model.isCounted || items.upperBound - items.lowerBound > 40: return .remove(range)
    case 3:
      let target = index + Int64(fate.index(below: 60)) - 30
      return .move(range, to: min(max(target, items.lowerBound), items.upperBound - count))
    case 4 where setting.rows == .lengths:
      return .resize(from: index, to: range.map { _ in Double(fate.index(below: 90 * 64) + 64 * 8) / 64 })
    default: return .reload(range)
    }
  }
}
