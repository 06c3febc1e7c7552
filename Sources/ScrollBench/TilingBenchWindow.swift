import CScrollCore
import ScrollTiling

private let steps: [Double] = [0.25, 40, -3, 1900, 44, -2000, 12, 6.75]

/// Returns the rows for the endless window through the Swift interface, compared with the C calls.
func tilingWindowRows() -> [Row] {
  [1_000, 1_000_000_000, 1_000_000_000_000_000].map { index in
    Row(piece: "Swift: window move(by:) \(name(index))", peer: "C call", limit: nil, sampleTime: 200_000) {
      let table = Table()
      var window = try! UniformWindow(length: 44, index: Int64(index), viewport: 844)
      var core = csc_window()
      let items = csc_span(first: -CSC_MOST_ITEMS, end: CSC_MOST_ITEMS)
      _ = csc_window_open(&core, csc_strip(length: 44, gap: 0, items: items), Int64(index), 0, 844)
      let steps = steps
      return Contest(
        ours: { rounds in
          var (moving, step) = (window, 0)
          table.play(rounds) { _ in
            let change = try! moving.move(by: steps[step])
            step = (step &+ 1) & 7
            return Double(change.entered.after.upperBound &+ change.left.before.lowerBound)
          }
          window = moving
        },
        peer: { rounds in
          var (moving, change, step) = (core, csc_window_change(), 0)
          table.play(rounds) { _ in
            _ = csc_window_move(&moving, steps[step], &change)
            step = (step &+ 1) & 7
            return Double(change.entered.1.end &+ change.left.0.first)
          }
          core = moving
        })
    }
  }
}
