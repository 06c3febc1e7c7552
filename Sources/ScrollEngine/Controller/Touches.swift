import ScrollSpace

/// The fingers that are down, in the order in which they came. The newest moves the content.
struct Touches {
  private struct Touch {
    var id: Int
    var position: Point
  }

  private var down: [Touch] = []
  /// The time of the gesture's latest sample.
  var time = Timestamp.zero

  init() { down.reserveCapacity(10) }

  var isEmpty: Bool { down.isEmpty }
  var active: (id: Int, position: Point)? { down.last.map { ($0.id, $0.position) } }

  func position(of id: Int) -> Point? { down.first { $0.id == id }?.position }

  mutating func begin(_ id: Int, at position: Point) {
    down.append(Touch(id: id, position: position))
  }

  mutating func move(_ id: Int, to position: Point) {
    for index in down.indices where down[index].id == id { down[index].position = position }
  }

  mutating func end(_ id: Int) { down.removeAll { $0.id == id } }
}
