internal import CScrollCore
internal import ScrollSpace

// Conversions between values of the C core and values of Swift.

/// The distance from an edge of the viewport within which an item's end or start counts as at the edge, in points:
/// the core's constant.
let sliver = CSC_SLIVER

extension Range<Int64> {
  init(_ span: csc_span, from first: Int64 = 0) { self = first + span.first..<first + span.end }

  var core: csc_span { csc_span(first: lowerBound, end: upperBound) }
}

extension Axis {
  var core: csc_axis { self == .horizontal ? CSC_HORIZONTAL : CSC_VERTICAL }
}
