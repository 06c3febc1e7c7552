internal import CScrollCore
public import ScrollSpace

/// Recognises whether a notched wheel or a trackpad sends the raw events of a wheel. For a host that cannot ask the
/// device, such as a page in a browser.
///
/// ```swift
/// var classifier = WheelClassifier()
/// switch classifier.amount(of: delta, in: .points, at: time) {
/// case .points(let delta): scroll.wheel(by: delta, time: time)
/// case .notches(let notches): scroll.step(by: .notches(notches), time: time)
/// case .lines(let lines): scroll.step(by: .lines(lines), time: time)
/// case .pages(let pages): scroll.step(by: .pages(pages), time: time)
/// }
/// ```
/// ```
///  trackpad   ▂▃▅▆▇▆▅▄▄▃▃▂▂▁▁    every 8 to 17 ms, by lengths that change, sometimes along both axes
///  wheel      █   █   █ ██  █    a notch at a time: equal lengths, or multiples of one; slowly, if not equal
/// ```
/// The recordings of wheel-gestures and wheel-indicator contain 1,144 events: eight swipes and drags on trackpads,
/// four mouse wheels, and three swipes without times. No event is attributed to the wrong device. The first event of
/// a trackpad, and the first two of a Mac's accelerated wheel, are `unknown`: 13 in all. A wheel that is both
/// accelerated and turned quickly counts as a trackpad.
///
/// The device is remembered between gestures. The lengths and times below are our choice, by these recordings.
public struct WheelClassifier: Hashable, Sendable {
  /// The device that sends the events.
  public enum Device: UInt8, Hashable, Sendable {
    /// Too few events have come. Each event counts as precise.
    case unknown
    /// A wheel with notches.
    case wheel
    /// A trackpad, or another device with precise deltas.
    case trackpad
  }

  /// The unit of a delta. The raw value is the `deltaMode` of browsers.
  public enum Unit: UInt8, Hashable, Sendable {
    /// Points, the CSS pixels of a browser.
    case points
    /// Lines of text.
    case lines
    /// Pages.
    case pages
  }

  /// The distance of an event, in the unit of its device.
  public enum Amount: Hashable, Sendable {
    /// Points of a precise device: for `wheel(by:phase:time:)`.
    case points(Vector)
    /// Notches of a wheel, also parts of a notch: for `ScrollStep.notches`.
    case notches(Vector)
    /// Lines: for `ScrollStep.lines`.
    case lines(Vector)
    /// Pages: for `ScrollStep.pages`.
    case pages(Vector)
  }

  /// The device that has sent the events so far.
  public private(set) var device = Device.unknown
  /// The length of a notch in the wheel's events, in points; nil as long as it is not known.
  public private(set) var notch: Double?

  /// The longest pause between two events of one gesture, in seconds: wheel-gestures' 400 ms.
  private static let pause = SwipeRecognizer.pause
  /// The longest pause between the events of a trackpad, except for single events, in seconds.
  private static let slow = 0.05
  /// The smallest length of a gesture's first delta that proves a wheel, in points: the shortest notch of a browser
  /// is 53.
  private static let leastNotch = 50.0
  /// The length of an unknown notch, in points: Chromium's 120.
  private static let usualNotch = 120.0
  /// The tolerance of equal lengths, as a part of a notch.
  private static let tolerance = 0.01

  private var time: Timestamp?
  /// The length of the latest delta.
  private var last = 0.0
  /// The number of slow events in a row.
  private var slowEvents = 0

  /// Creates a classifier without history.
  public init() {}

  /// Adds an event with its delta, the unit of the delta, and its time. Returns the distance of the event.
  ///
  /// `wheelDelta` is a browser's field of that name, in 120ths of a notch, if there is one; its sign is ignored. An
  /// event whose delta is zero or not finite changes nothing, and its amount is that delta.
  public mutating func amount(
    of delta: Vector, in unit: Unit = .points, wheelDelta: Vector? = nil, at time: Timestamp
  ) -> Amount {
    guard delta != .zero, delta.isFinite, time.isFinite else { return .points(delta) }
    switch unit {
    case .points: observe(delta, wheelDelta, at: time)
    case .lines, .pages: (device, self.time) = (.wheel, time)
    }
    switch unit {
    case .lines: return .lines(delta)
    case .pages: return .pages(delta)
    case .points: break
    }
    guard device == .wheel else { return .points(delta) }
    if let wheelDelta, let notches = Self.notches(of: wheelDelta, towards: delta) { return .notches(notches) }
    return .notches(delta / (notch ?? Self.usualNotch))
  }

  /// Updates the device and the notch by one more event in points.
  private mutating func observe(_ delta: Vector, _ wheelDelta: Vector?, at time: Timestamp) {
    let gap = self.time.map { time - $0 }
    self.time = time
    let length = max(delta.x.magnitude, delta.y.magnitude)
    let former = last
    last = length
    guard delta.x == 0 || delta.y == 0 else { return device = .trackpad }
    let isWhole = wheelDelta.map { Self.isWhole($0, of: Self.usualNotch) } ?? false
    guard let gap, gap <= Self.pause else {
      slowEvents = 0
      if length >= Self.leastNotch || isWhole {
        device = .wheel
        learn(length)
      } else if device == .wheel, let notch, !Self.isMultiple(length, of: notch) {
        device = .unknown
      }
      return
    }
    if length >= Self.leastNotch, Self.isEqual(length, former) { learn(length) }
    let fits = notch.map { length >= Self.leastNotch && Self.isMultiple(length, of: $0) } ?? false
    slowEvents = gap >= Self.slow ? slowEvents + 1 : 0
    if slowEvents == 0, !fits, !isWhole {
      device = .trackpad
    } else if slowEvents >= (device == .trackpad ? 3 : 2) {
      device = .wheel
    }
  }

  /// Lowers the length of a notch: a notch is no longer than this length.
  private mutating func learn(_ length: Double) { notch = min(length, notch ?? length) }

  private static func isEqual(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= tolerance * a }

  private static func isMultiple(_ length: Double, of notch: Double) -> Bool {
    let count = length / notch
    return csc_round(count) >= 1 && (count - csc_round(count)).magnitude <= tolerance
  }

  private static func isWhole(_ delta: Vector, of notch: Double) -> Bool {
    (delta.x == 0 || delta.y == 0) && isMultiple(max(delta.x.magnitude, delta.y.magnitude), of: notch)
  }

  /// Returns the notches of parts of 1/120 notch, in the direction of a delta; nil if the parts are not numbers, or
  /// point along other axes.
  private static func notches(of parts: Vector, towards delta: Vector) -> Vector? {
    var result = Vector.zero
    for axis in Axis.both {
      guard parts[axis].isFinite, (parts[axis] == 0) == (delta[axis] == 0) else { return nil }
      let notches = parts[axis].magnitude / usualNotch
      result[axis] = delta[axis] < 0 ? 0 - notches : notches
    }
    return result
  }
}
