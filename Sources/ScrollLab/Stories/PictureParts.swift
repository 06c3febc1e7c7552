import ScrollBehaviors
import ScrollEngine
import ScrollSpace

extension Paging {
  /// The present page and the place between pages, counted from 1 as people do.
  var words: String { "page \(page + 1) of \(pageCount), at \((fraction + 1).rounded(decimals: 3))" }
}

extension ScrollController {
  /// Returns the offset on an axis, for a reader.
  func offsetWords(_ axis: Axis) -> String { "offset \(contentOffset[axis].rounded(decimals: 1))" }
}

extension Double {
  /// Returns the number rounded to some decimals, for a reader.
  package func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    // Adding 0 turns a negative zero into zero.
    return (self * scale).rounded() / scale + 0
  }
}
