/// The host's tiles, by number.
final class TileContents<Content> {
  private var all: [Content?] = []
  private var free: [Int] = []

  subscript(number: Int) -> Content {
    guard let content = all[number] else { preconditionFailure("A tile that was dropped has no number.") }
    return content
  }

  func add(_ content: Content) -> Int {
    if let number = free.popLast() {
      all[number] = content
      return number
    }
    all.append(content)
    return all.count - 1
  }

  func remove(_ number: Int) {
    let content = all[number]
    all[number] = nil
    free.append(number)
    // The host may do anything while the tile goes, so it goes once nothing here is being changed.
    withExtendedLifetime(content) {}
  }
}
