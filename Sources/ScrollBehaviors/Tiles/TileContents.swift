/// The host's tiles, by number.
///
/// Each stands in a box: what an array of optional contents is made of would be looked up at every access, for this is
/// one code for all types of content.
final class TileContents<Content> {
  private final class Box: TileBox {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  // Read and written in steps that call nobody.
  @exclusivity(unchecked) private var all: [TileBox?] = []
  @exclusivity(unchecked) private var free: [Int] = []

  subscript(number: Int) -> Content {
    guard let box = all[number] else { preconditionFailure("A tile that was dropped has no number.") }
    // Nobody else puts boxes here.
    return unsafeDowncast(box, to: Box.self).content
  }

  func add(_ content: Content) -> Int {
    let box = Box(content)
    if let number = free.popLast() {
      all[number] = box
      return number
    }
    all.append(box)
    return all.count - 1
  }

  func remove(_ number: Int) {
    let box = all[number]
    all[number] = nil
    free.append(number)
    // The host may do anything while the tile goes, so it goes once nothing here is being changed.
    withExtendedLifetime(box) {}
  }
}

/// A place for one content, whatever its type.
class TileBox {}
