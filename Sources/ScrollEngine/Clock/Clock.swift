import ScrollSpace

/// The time of a scroller: the order of inputs and frames, and frames that come late.
struct Clock: ~Copyable {
  /// The times of the latest frame and input.
  var order = TimeOrder()
  /// The frames that were due and came late.
  var late = LateFrames()
  /// True while a frame or an input is being processed. The clock is then the present time.
  var isRunning = false

  /// The time of the latest frame or input.
  var now: Timestamp { order.clock ?? .zero }

  /// Notes the time of a frame or an input, in case it comes late. `isDue` is true if a frame was due.
  mutating func note(_ time: Timestamp, isDue: Bool) {
    if let clock = order.clock, time - clock >= LateFrames.late || late.areDoubtful {
      late.note(time - clock, isDue: isDue)
    }
    late.isExcused = false
  }
}
