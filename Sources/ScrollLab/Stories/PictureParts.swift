package import LabDrawing
package import ScrollSpace

extension Picture {
  /// Draws the frame of the viewport, and looks at it.
  package mutating func viewport(_ frame: Rect) {
    focus = frame
    box(frame, edge: .heavy)
  }
}

extension Double {
  /// Rounded for reading, to so many decimals.
  package func rounded(decimals: Int) -> Double {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    // Adding 0 makes a zero of a negative zero.
    return (self * scale).rounded() / scale + 0
  }
}
