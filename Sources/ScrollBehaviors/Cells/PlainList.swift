/// A list of plain values. Unlike an array, it has its own memory, so there is no uniqueness check, and it
/// keeps the memory when it is emptied.
struct PlainList<Element>: ~Copyable {
  private var elements = UnsafeMutableBufferPointer<Element>(start: nil, count: 0)
  private(set) var count = 0

  deinit { elements.deallocate() }

  var indices: Range<Int> { 0..<count }

  subscript(index: Int) -> Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == elements.count { grow() }
    elements.initializeElement(at: count, to: element)
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return elements[count]
  }

  /// Keeps at most the first `most` elements.
  mutating func truncate(to most: Int) { count = min(count, max(0, most)) }

  mutating func putInOrder(by isBefore: (Element, Element) -> Bool) {
    var used = UnsafeMutableBufferPointer(rebasing: elements[0..<count])
    used.putInOrder(by: isBefore)
  }

  private mutating func grow() {
    let old = elements
    elements = .allocate(capacity: max(32, 2 * old.count))
    _ = elements.initialize(fromContentsOf: old)
    old.deallocate()
  }
}
