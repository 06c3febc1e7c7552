internal import CScrollCore
public import ScrollSpace

/// Why a request about items could not be done. Whatever was asked has not changed anything.
public enum TilingError: Error, Hashable, Sendable {
  /// A length, a spacing, a padding or a viewport that is negative, not a number or longer than
  /// `ItemLengths.longest`; where items must have some length, also 0.
  case length(Double)
  /// A length for an item of a row in which all items have the same length.
  case lengthGiven(Double)
  /// So many items without a length, for a row that has no length of its own.
  case lengthMissing(count: Int64)
  /// An offset or a distance that is not a number, not finite where it must be, or before the one it must
  /// follow.
  case offset(Double)
  /// An index at which there is no item.
  case index(Int64, count: Int64)
  /// A place at which items cannot be put, and the first and the last at which they can.
  case place(Int64, in: ClosedRange<Int64>)
  /// Items of which some do not exist, and the items that there are, or can be.
  case range(Range<Int64>, of: Range<Int64>)
  /// More items than a structure can hold or an edit can take, or fewer than none.
  case count(Int64)
  /// All items together would be longer than `ItemLengths.longest`.
  case tooLong
  /// A rectangle with a member that is not finite, out of bounds, or with a negative length.
  case rect(Rect)
  /// The memory limit is reached, or the answer would be longer than an array can be.
  case outOfMemory
}

extension TilingError: CustomStringConvertible {
  /// What is wrong, with which values, and what helps.
  public var description: String {
    switch self {
    case .length(let length):
      "the length \(length) cannot be used: lengths and spacing are 0 to 2^46 points; give one that is, or an estimate."
    case .lengthGiven(let length):
      "the length \(length) cannot be given: all items of a uniform row have one length; leave it out, or use a row of lengths."
    case .lengthMissing(let count):
      "no length was given for \(count) of the items: only a uniform row has one for them; give their length, or an estimate."
    case .offset(let offset):
      "the offset \(offset) cannot be used: it must be a number, finite, and not before the one it follows."
    case .index(let index, let count):
      "there is no item \(index) among \(count): ask for one from 0 up to, but not at, the count."
    case .place(let place, let places):
      "items cannot be put at \(place): give a place from \(places.lowerBound) to \(places.upperBound)."
    case .range(let range, let items):
      "items \(range.lowerBound)..<\(range.upperBound) are not what there is: use some of \(items.lowerBound)..<\(items.upperBound), and all of them to replace all."
    case .count(let count):
      "\(count) items are too many, or fewer than none: give a count from 0 to 2^62, in lanes to 2^31 - 1."
    case .tooLong:
      "all items together would be longer than 2^46 points: use fewer or shorter ones, or several rows."
    case .rect(let rect):
      "the rect \(rect) cannot be used: give one within 2^46 points, with lengths of 0 or more."
    case .outOfMemory:
      "there is no memory for this change: nothing was changed; free some, or allow more."
    }
  }
}

/// Turns the core's answer into an error. `asked` is the error for a value that was handed in.
func check(_ status: csc_status, _ asked: @autoclosure () -> TilingError) throws(TilingError) {
  if status == CSC_OK { return }
  if status == CSC_OUT_OF_MEMORY { throw .outOfMemory }
  if status == CSC_TOO_LONG { throw .tooLong }
  throw asked()
}
