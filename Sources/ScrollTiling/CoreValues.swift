internal import CScrollCore
internal import ScrollSpace

// Values of the C core as Swift has them, and back.

extension Range<Int64> {
  init(_ span: csc_span) { self = span.first..<span.end }

  var core: csc_span { csc_span(first: lowerBound, end: upperBound) }
}

extension Axis {
  var core: csc_axis { self == .horizontal ? CSC_HORIZONTAL : CSC_VERTICAL }
}
