import ScrollMotion
import ScrollSpace

/// The zoom by fingers and commands. The scale itself is part of the origin.
struct Zoom {
  /// True between willBeginZooming and didEndZooming.
  var isOpen = false
  /// The point of the viewport about which fingers or a command zoom, counted from the side at which the content
  /// begins.
  var focus = Point.zero
  /// The spread of fingers that pinch; nil without them.
  var pinch: Pinch?
  /// The logarithm of the spread of fingers, over time; nil before the first pinch.
  var tracker: VelocityTracker?
  /// The zoom of a wheel without phases; nil before the first one.
  var run: Run?
  /// True if fingers or a wheel have left the scale, which has not come to rest since: links are asked where it does.
  var isLoose = false
  /// The velocity of the scale's logarithm at the lift of a pinch, while that ends; 0 at other times.
  var liftVelocity = 0.0

  /// Fingers that pinch: a touch at the point between them, and their spread.
  struct Pinch {
    /// The scale that the fingers ask for at a spread of 1, without limits.
    var start: Double
    /// The spread when the scale was last computed.
    var spread = 1.0
    /// The responses of the smallest and the largest scale; nil if they have not been asked.
    var smallest, largest: FingerEdge?
    /// The phase in which a wheel began the pinch; nil for fingers.
    var wheelPhase: WheelPhase?

    /// The response of the limit at a side.
    subscript(side: Side) -> FingerEdge? {
      get { side == .lower ? smallest : largest }
      set { if side == .lower { smallest = newValue } else { largest = newValue } }
    }

    /// The scale that the fingers ask for, without limits.
    var asked: Double { start * spread }
  }

  /// Events of a wheel without phases that zoom about one point.
  struct Run {
    /// The point of the viewport, counted from the side at which the content begins.
    var focus: Point
    /// The position of the content that was there first.
    var position: Point
    /// The scale and the offset that the latest event left, and its time.
    var scale: Double
    var offset: Point
    var time: Timestamp
  }

  /// The id of the touch of a pinch.
  static let touch = Int.min
  /// The largest distance past a limit that is shown, as a logarithm: that of 2.
  static let reach = 0.6931471805599453
  /// The largest step of the scale's logarithm that counts as none: less than a hundredth of the scale.
  static let tolerance = 0x1p-7

  /// Begins to note the spread of fingers.
  mutating func startTracking(at time: Timestamp, by strategy: VelocityStrategy) {
    if tracker == nil { tracker = VelocityTracker() }
    tracker?.reset()
    tracker?.strategy = strategy
    sample(1, at: time)
  }

  /// Notes the spread of fingers at a time.
  mutating func sample(_ spread: Double, at time: Timestamp) {
    tracker?.add(Point(x: Mathematics.log(spread), y: 0), at: time)
  }
}

/// The scale at which the content comes to rest, and how the scale gets there.
struct ScaleRest {
  var scale: Double
  /// The velocity of the scale's logarithm at the start, per second.
  var velocity: Double
  var arrival: Arrival
}

extension ScrollSettings {
  /// Returns true if both settings have the same limits of the scale, with the same response, on the same axes.
  func hasScales(of other: ScrollSettings) -> Bool {
    minimumZoomScale == other.minimumZoomScale && maximumZoomScale == other.maximumZoomScale
      && zoomAxis == other.zoomAxis && bouncesZoom == other.bouncesZoom
  }

  /// Returns the nearest scale within the limits.
  func bounded(_ scale: Double) -> Double { min(max(scale, minimumZoomScale), maximumZoomScale) }

  /// Returns the nearest scale that may be shown on the way to a scale within the limits: from half of the smallest
  /// to twice the largest.
  func reachable(_ scale: Double) -> Double {
    min(max(scale, minimumZoomScale / 2, 0x1p-64), maximumZoomScale * 2, 0x1p64)
  }
}
