import ScrollBehaviors

/// Rows for the choice among areas on a plane. One round is one release along both axes, from a random place.
func snapAreaRows() -> [Row] { [1_000, 1_000_000].map(areaRow) }

/// Areas as tiles of a square, each as large as the port, so that every one of them may cover it.
private func areaRow(_ count: Int) -> Row {
  Row(
    piece: "snap among areas \(name(count))", peer: "look at each area once", limit: nil,
    sampleTime: 20_000_000
  ) {
    var side = 1
    while side * side < count { side += 1 }
    let length = 400.0
    let frames = (0..<count).map { index in
      Rect(
        x: Double(index % side) * length, y: Double(index / side) * length, width: length, height: length)
    }
    let areas = SnapAreas(frames.enumerated().map { SnapArea(id: Int64($0.offset), frame: $0.element) })
    let room = Double(side - 1) * length
    let wall = Extent(lower: 0, upper: room)
    let selection = SnapSelection(
      areas, port: SnapPort(lower: PerAxis(0), upper: PerAxis(length), extent: PerAxis(wall)))
    let table = Table()
    return Contest(
      ours: { rounds in
        table.play(rounds) { random in
          let result = selection.select(
            PerAxis(
              x: .endAndDirection(from: random.fraction() * room, by: 700),
              y: .endAndDirection(from: random.fraction() * room, by: -500)))
          return (result.offset.x ?? 0) + (result.offset.y ?? 0)
        }
      },
      peer: { rounds in
        table.play(rounds) { random in
          let wish = Point(x: random.fraction() * room + 700, y: random.fraction() * room - 500)
          var best = (distance: Double.infinity, place: Point.zero)
          for frame in frames {
            let distance = (frame.minX - wish.x).magnitude + (frame.minY - wish.y).magnitude
            if distance < best.distance { best = (distance, frame.origin) }
          }
          return best.place.x + best.place.y
        }
      })
  }
}
