internal import CScrollCore
internal import ScrollSpace

// Values of the C core as Swift has them, and back.

/// How near to an edge of the viewport an item's end or start may lie and still count as at it, in points: the core's.
let sliver = CSC_SLIVER

extension Range<Int64> {
  init(_ span: csc_span, from first: Int64 = 0) { self = first + span.first..<first + span.end }

  var core: csc_span { csc_span(first: lowerBound, end: upperBound) }
}

extension Axis {
  var core: csc_axis { self == .horizontal ? CSC_HORIZONTAL : CSC_VERTICAL }
}
