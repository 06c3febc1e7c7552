import ScrollBehaviors
import ScrollHosting

/// The numbers of a view that the script reads, in memory that stays in its place until there are more of them.
///
/// ```
///  0      2            4        6         8      9     10                     13          16       18         20
///  offset destination  origin   velocity  phase  zoom  value, maximum and     the same    pixels   changes    parts:
///  x y    x y          x y      x y                    visible, horizontally  vertically  w h      count      kind
///  key value x y w h
/// ```
/// A maximum below 0 means that the axis has no range. A part is seven numbers, its frame in device pixels. The parts
/// between one of kind -1 and one of kind -2 lie in a viewport: in the frame of the former, which clips them.
struct WebRecord: ~Copyable {
  static let head = 20, stride = 7, open = -1.0, close = -2.0

  private(set) var start = UnsafeMutablePointer<Double>.allocate(capacity: 512)
  private var capacity = 512
  private var place = 0
  private var hasChanged = false

  init() { start.initialize(repeating: 0, count: capacity) }
  deinit { start.deallocate() }

  /// The number of parts.
  private(set) var count = 0

  mutating func begin(_ scroll: ScrollController, _ pixels: PixelRect) {
    (place, hasChanged) = (0, false)
    append(scroll.contentOffset.x, scroll.contentOffset.y)
    append(scroll.destination.x, scroll.destination.y)
    append(scroll.contentOrigin[.horizontal], scroll.contentOrigin[.vertical])
    append(scroll.velocity.x, scroll.velocity.y)
    append(Double(scroll.phase.rawValue), scroll.zoomScale)
    for axis in Axis.both {
      let range = scroll.scrollRange(on: axis)
      append(range?.value ?? 0, range?.maximum ?? -1)
      append(range?.visible ?? 0)
    }
    append(Double(pixels.width), Double(pixels.height))
    place = Self.head
  }

  mutating func append(_ kind: Double, _ key: Double, _ value: Double, _ frame: PixelRect) {
    append(kind, key)
    append(value)
    append(Double(frame.x), Double(frame.y))
    append(Double(frame.width), Double(frame.height))
  }

  /// Counts the parts, and a change if any number differs from the time before.
  mutating func end() {
    let parts = (place - Self.head) / Self.stride
    if parts != count { hasChanged = true }
    count = parts
    start[19] = Double(parts)
    if hasChanged { start[18] += 1 }
  }

  private mutating func append(_ one: Double, _ other: Double) {
    append(one)
    append(other)
  }

  private mutating func append(_ number: Double) {
    if place == capacity { grow() }
    if start[place] != number {
      start[place] = number
      hasChanged = true
    }
    place += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Double>.allocate(capacity: capacity * 2)
    larger.initialize(repeating: 0, count: capacity * 2)
    larger.update(from: start, count: capacity)
    start.deallocate()
    (start, capacity) = (larger, capacity * 2)
  }
}
