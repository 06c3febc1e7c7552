#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import CScrollCore

// The peers of the tile rows, in the plainest form that is still good, and the lengths for both sides.

/// Returns lengths between 20 and 120 points, in multiples of 1/64.
func someLengths(_ count: Int) -> [Double] {
  var dice = Dice()
  return (0..<count).map { _ in Double(1280 + dice.roll(6400)) / 64 }
}

/// A Fenwick tree of doubles: running sums in one array, O(log n) for a lookup and for a change.
final class Fenwick {
  let sums: UnsafeMutablePointer<Double>
  let lengths: UnsafeMutablePointer<Double>
  let count: Int
  private let top: Int

  init(_ values: [Double]) {
    count = values.count
    sums = .allocate(capacity: count + 1)
    lengths = .allocate(capacity: count)
    var top = 1
    while top * 2 <= count { top *= 2 }
    self.top = top
    fill(values)
  }

  deinit {
    sums.deallocate()
    lengths.deallocate()
  }

  func fill(_ values: [Double]) {
    sums.initialize(repeating: 0, count: count + 1)
    for index in 1...count {
      lengths[index - 1] = values[index - 1]
      sums[index] += values[index - 1]
      let parent = index + (index & -index)
      if parent <= count { sums[parent] += sums[index] }
    }
  }

  var total: Double {
    var (sum, index) = (0.0, count)
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  @inline(__always)
  func find(_ offset: Double) -> (index: Int, start: Double) {
    var (index, start, step) = (0, 0.0, top)
    while step > 0 {
      let next = index + step
      if next <= count, start + sums[next] <= offset {
        index = next
        start += sums[next]
      }
      step >>= 1
    }
    return (index, start)
  }

  @inline(__always)
  func set(_ index: Int, _ length: Double) {
    let growth = length - lengths[index]
    lengths[index] = length
    var place = index + 1
    while place <= count {
      sums[place] += growth
      place += place & -place
    }
  }
}

/// All starts in one array: lookup by bisection, and every change rewrites all later starts.
final class FlatSums {
  let starts: UnsafeMutablePointer<Double>
  let count: Int

  init(_ values: [Double]) {
    count = values.count
    starts = .allocate(capacity: count + 1)
    var start = 0.0
    for index in 0..<count {
      (starts + index).initialize(to: start)
      start += values[index]
    }
    (starts + count).initialize(to: start)
  }

  deinit { starts.deallocate() }

  @inline(__always)
  func find(_ offset: Double) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// Lengths side by side, as doubles: inserting and removing moves the tail.
final class FlatLengths {
  let lengths: UnsafeMutablePointer<Double>
  let count: Int

  /// Creates the lengths with room for a thousand more.
  init(_ values: [Double]) {
    count = values.count
    lengths = .allocate(capacity: count + 1000)
    lengths.initialize(repeating: 0, count: count + 1000)
    for index in 0..<count { lengths[index] = values[index] }
  }

  deinit { lengths.deallocate() }

  @inline(never)
  func insert(_ index: Int, _ values: UnsafePointer<Double>, _ added: Int) {
    memmove(lengths + index + added, lengths + index, (count - index) * 8)
    memcpy(lengths + index, values, added * 8)
  }

  @inline(never)
  func remove(_ index: Int, _ removed: Int) {
    memmove(lengths + index, lengths + index + removed, (count - index) * 8)
  }
}

/// Frames, to be copied or written.
final class Frames {
  let rects: UnsafeMutablePointer<csc_rect>
  let count: Int

  init(_ count: Int) {
    self.count = count
    rects = .allocate(capacity: count)
    rects.initialize(repeating: csc_rect(x: 1, y: 2, width: 3, height: 4), count: count)
  }

  deinit { rects.deallocate() }

  @inline(never)
  func copy(to other: Frames) { memcpy(other.rects, rects, count * 32) }
}

/// The uniform window as most would write it: two divisions, and the difference of two ranges.
final class PlainWindow {
  var offset = 0.0
  var shown: Range<Int>
  let length = 44.0
  let viewport = 844.0

  init(index: Int) {
    offset = Double(index) * 44
    shown = index..<index + 20
  }

  @inline(__always)
  func move(_ by: Double) -> (entered: Range<Int>, left: Range<Int>) {
    offset += by
    let first = Int((offset / length).rounded(.down))
    let end = Int(((offset + viewport) / length).rounded(.up))
    let before = shown
    shown = first..<end
    if first >= before.lowerBound {
      return (
        max(first, before.upperBound)..<max(end, before.upperBound),
        before.lowerBound..<min(first, before.upperBound)
      )
    }
    return (first..<min(end, before.lowerBound), max(end, before.lowerBound)..<before.upperBound)
  }
}
