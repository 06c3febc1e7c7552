public import ScrollBehaviors
import ScrollEngine
import ScrollSpace

/// Lines across an axis, at which the passing content ticks: the notches of a wheel, the rows of a picker, the items
/// of a list.
public struct TickLines {
  private enum Kind {
    case every(Double, from: Double)
    case listed([Double])
    case single(Double)
    case items(any EditableItems)
  }

  private let kind: Kind
  /// The part of the view at which items are counted, from 0 at its start to 1 at its end; nil if the lines are
  /// offsets.
  let part: Double?

  /// Returns lines at regular distances, in points of the content. Line 0 is at `first`, and there are lines before
  /// it. A distance that is not above 0, or a number that is not usable, makes no lines.
  public static func every(_ distance: Double, from first: Double = 0) -> TickLines {
    let isSound = distance > 0 && distance.isUsable && first.isUsable
    return TickLines(kind: isSound ? .every(distance, from: first) : .listed([]), part: nil)
  }

  /// Returns lines at some offsets, in points of the content and in any order. They are numbered in ascending order.
  /// Numbers that are not usable, or occur twice, are left out.
  public static func at(_ offsets: [Double]) -> TickLines {
    var lines: [Double] = []
    for offset in offsets where offset.isUsable { lines.append(offset) }
    arrange(&lines) { $0 < $1 }
    var distinct: [Double] = []
    for line in lines where line != distinct.last { distinct.append(line) }
    return TickLines(kind: .listed(distinct), part: nil)
  }

  /// Returns one line, with the number 0.
  static func single(_ position: Double) -> TickLines { TickLines(kind: .single(position), part: nil) }

  /// Returns the starts of items. They tick where they pass a line across the view: 0 is the start of the view less
  /// its insets, 0.5 its middle, 1 its end. Other numbers are clamped, and NaN counts as 0.
  public static func items(_ items: any EditableItems, atPart part: Double = 0.5) -> TickLines {
    TickLines(kind: .items(items), part: part > 0 ? min(part, 1) : 0)
  }

  /// The items whose starts are the lines; nil if the lines are offsets.
  var items: (any EditableItems)? { if case .items(let items) = kind { items } else { nil } }

  /// Returns the next line beyond a position, in content coordinates; nil if there is none.
  func line(beyond position: Double, isForward: Bool) -> (number: Int64, position: Double)? {
    switch kind {
    case .every(let distance, let first):
      let quotient = (position - first) / distance
      guard quotient.magnitude < 0x1p52 else { return nil }
      var number = Int64(quotient) + (isForward ? 2 : -2)
      func place(_ number: Int64) -> Double { first + Double(number) * distance }
      if isForward {
        while place(number - 1) > position { number -= 1 }
      } else {
        while place(number + 1) < position { number += 1 }
      }
      return (number, place(number))
    case .listed(let lines):
      let next = firstIndex(of: lines) { isForward ? $0 > position : $0 >= position } - (isForward ? 0 : 1)
      return lines.indices.contains(next) ? (Int64(next), lines[next]) : nil
    case .single(let line): return (isForward ? line > position : line < position) ? (0, line) : nil
    case .items(let items): return item(of: items, beyond: position, isForward: isForward)
    }
  }

  private func firstIndex(of lines: [Double], where holds: (Double) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the item whose start is the next one beyond a position.
  private func item(of items: any EditableItems, beyond position: Double, isForward: Bool)
    -> (number: Int64, position: Double)?
  {
    let near = items.items(from: position, length: 1, origin: ContentOrigin())
    var number = isForward ? near.lowerBound : near.upperBound
    // Items without length may share a start.
    for _ in 0..<(1 << 16) {
      if let start = items.place(of: number, origin: ContentOrigin())?.start {
        if isForward ? start > position : start < position { return (number, start) }
      } else if isForward || number < near.upperBound {
        return nil
      }
      number += isForward ? 1 : -1
    }
    return nil
  }
}

/// Sorts elements in place. The order must be total: no two elements are equal.
func arrange<Element>(_ elements: inout [Element], by isBefore: (Element, Element) -> Bool) {
  func sift(_ root: Int, _ count: Int) {
    var root = root
    while 2 * root + 1 < count {
      var child = 2 * root + 1
      if child + 1 < count, isBefore(elements[child], elements[child + 1]) { child += 1 }
      if !isBefore(elements[root], elements[child]) { return }
      elements.swapAt(root, child)
      root = child
    }
  }
  var start = elements.count / 2
  while start > 0 {
    start -= 1
    sift(start, elements.count)
  }
  var count = elements.count
  while count > 1 {
    count -= 1
    elements.swapAt(0, count)
    sift(0, count)
  }
}
