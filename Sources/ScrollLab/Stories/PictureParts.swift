import ScrollBehaviors
import ScrollEngine
import ScrollSpace

extension Paging {
  /// The page it is on and the place between pages, counted from 1 as people do.
  var words: String { "page \(page + 1) of \(pageCount), at \((fraction + 1).rounded(decimals: 3))" }
}

extension ScrollController {
  /// The offset on an axis, for reading.
  func offsetWords(_ axis: Axis) -> String { "offset \(contentOffset[axis].rounded(decimals: 1))" }
}

extension Double {
  /// Rounded for reading, to so many decimals.
  package func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    // Adding 0 makes a zero of a negative zero.
    return (self * scale).rounded() / scale + 0
  }
}
