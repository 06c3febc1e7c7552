import ScrollTiling

/// The lengths of a row at the time when pages were made of them.
struct PagedLengths: Equatable {
  private let finger: PageFinger
  private let version: UInt64

  init(_ lengths: ItemLengths) { (finger, version) = (PageFinger(lengths), lengths.version) }

  static func == (one: PagedLengths, other: PagedLengths) -> Bool {
    one.finger.lengths === other.finger.lengths && one.version == other.version
  }

  func place(of index: Double) -> PageItem { finger.place(of: Int64(index)) }

  func index(atOrBefore coordinate: Double) -> Double { finger.index(atOrBefore: coordinate) }
}

/// The place in a row from which all copies of some pages search on: they ask for neighbours again and again.
private final class PageFinger {
  let lengths: ItemLengths

  // Changed in steps that call no other code.

  @exclusivity(unchecked) private var finger: ItemFinger
  /// The items that were found last, one of an even index and one of an odd index, and the version of their lengths.
  @exclusivity(unchecked) private var (even, odd) = (PageFinger.unknown, PageFinger.unknown)
  @exclusivity(unchecked) private var version: UInt64

  private static var unknown: ItemPlace { ItemPlace(index: .min, start: 0, length: 0) }

  init(_ lengths: ItemLengths) {
    (self.lengths, finger, version) = (lengths, ItemFinger(lengths), lengths.version)
  }

  /// Returns the place of an item; nothing at 0 if there is no such item.
  func place(of index: Int64) -> PageItem {
    if version != lengths.version { (version, even, odd) = (lengths.version, Self.unknown, Self.unknown) }
    let isOdd = index & 1 != 0
    if (isOdd ? odd : even).index == index { return PageItem(isOdd ? odd : even) }
    guard let found = try? finger.place(of: index) else { return PageItem(start: 0, length: 0) }
    if isOdd { odd = found } else { even = found }
    return PageItem(found)
  }

  func index(atOrBefore coordinate: Double) -> Double {
    (try? finger.item(atOrBefore: coordinate)).flatMap { $0 }.map { Double($0.index) } ?? 0
  }
}
