import ScrollBehaviors

/// Returns the rows for the choice among areas on a plane. The areas are as large as the port, so that each of them may
/// cover it. One round is one release along both axes, from a random place, or one change of layout at rest.
func snapAreaRows() -> [Row] {
  [
    areaRow("snap among areas", 1_000, limit: 10), areaRow("snap among areas", 1_000_000, limit: 2),
    areaRow("snap among shuffled areas", 1_000_000, isShuffled: true, limit: 20),
    areaRow("snap again among areas", 1_000_000, isAgain: true, limit: 5), storeRow(1_000_000),
  ]
}

private func tiles(_ count: Int, length: Double, isShuffled: Bool = false) -> (frames: [Rect], side: Int) {
  var side = 1
  while side * side < count { side += 1 }
  var frames = (0..<count).map { index in
    Rect(x: Double(index % side) * length, y: Double(index / side) * length, width: length, height: length)
  }
  guard isShuffled else { return (frames, side) }
  var state: UInt64 = 1
  for index in frames.indices.reversed() {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    frames.swapAt(index, Int((state >> 33) % UInt64(index + 1)))
  }
  return (frames, side)
}

private func areas(_ frames: [Rect]) -> [SnapArea] {
  frames.enumerated().map { SnapArea(id: Int64($0.offset), frame: $0.element) }
}

/// Returns a row compared with the least work of a plain search: one test of each area.
private func areaRow(
  _ piece: String, _ count: Int, isShuffled: Bool = false, isAgain: Bool = false, limit: Double
) -> Row {
  Row(
    piece: "\(piece) \(name(count))", peer: "look at each area once", limit: limit,
    sampleTime: 20_000_000
  ) {
    let length = 400.0
    let (frames, side) = tiles(count, length: length, isShuffled: isShuffled)
    let room = Double(side - 1) * length
    let wall = Extent(lower: 0, upper: room)
    let selection = SnapSelection(
      SnapAreas(areas(frames)),
      port: SnapPort(lower: PerAxis(0), upper: PerAxis(length), extent: PerAxis(wall)))
    let table = Table()
    return Contest(
      ours: { rounds in
        table.play(rounds) { random in
          var moves = PerAxis(
            x: SnapMove.endAndDirection(from: random.fraction() * room, by: 700),
            y: .endAndDirection(from: random.fraction() * room, by: -500))
          if isAgain {
            let index = Int(random.fraction() * Double(count - 1))
            moves = PerAxis(
              x: .resnap(at: frames[index].minX, id: Int64(index)),
              y: .resnap(at: frames[index].minY, id: Int64(index)))
          }
          let result = selection.select(moves)
          return (result.offset.x ?? 0) + (result.offset.y ?? 0)
        }
      },
      peer: { rounds in
        table.play(rounds) { random in
          let requested = Point(x: random.fraction() * room + 700, y: random.fraction() * room - 500)
          var best = (distance: Double.infinity, place: Point.zero)
          for frame in frames {
            let distance = (frame.minX - requested.x).magnitude + (frame.minY - requested.y).magnitude
            if distance < best.distance { best = (distance, frame.origin) }
          }
          return best.place.x + best.place.y
        }
      })
  }
}

/// Returns a row compared with a copy of the same areas, one by one.
private func storeRow(_ count: Int) -> Row {
  Row(
    piece: "store areas to snap to \(name(count))", peer: "copy the areas", limit: 3,
    sampleTime: 20_000_000
  ) {
    let areas = areas(tiles(count, length: 400).frames)
    let table = Table()
    return Contest(
      ours: { rounds in table.play(rounds) { _ in Double(SnapAreas(areas).count) } },
      peer: { rounds in table.play(rounds) { _ in Double(copied(areas).count) } })
  }
}

@inline(never)
private func copied(_ areas: [SnapArea]) -> [SnapArea] {
  var copy: [SnapArea] = []
  copy.reserveCapacity(areas.count)
  for area in areas { copy.append(area) }
  return copy
}
