import ScrollMotion
import ScrollSpace

// Mistakes of the program that debug builds print, without being asked. A release build has only the report.
extension Turns {
  /// Notes a velocity that the program gives to a fling.
  @inline(__always)
  func noteFling(_ velocity: Vector, at time: Timestamp?) {
    #if DEBUG && !hasFeature(Embedded)
      // A host that passes a fling on gives its time, and what is left of it may be slow.
      guard time == nil, chain.isFree else { return }
      state.slowSpeeds.note(hypotenuse(velocity), expected: state.hands.settings.minimumFlingSpeed)
    #endif
  }

  /// Notes a velocity that the program gives to the lift of the last finger.
  @inline(__always)
  func noteLift(_ velocity: Vector?, at time: Timestamp) {
    #if DEBUG && !hasFeature(Embedded)
      guard let velocity, let finger = state.hands.touches.active else { return }
      let measured = hypotenuse(finger.tracker.velocity(at: time))
      guard measured >= state.hands.settings.minimumFlingSpeed else { return }
      state.slowSpeeds.note(hypotenuse(velocity), expected: measured / 100)
    #endif
  }

  /// Prints the mistakes that calls have shown since the last review, each once for a scroller.
  @inline(__always)
  func printDoubts() {
    #if DEBUG && !hasFeature(Embedded)
      let kinds = state.doubts.kinds
      guard kinds & ~scroller.printer.kinds != 0, scroller.checksChain, chain.isFree else { return }
      scroller.printer.kinds |= kinds
      printLikely(scroller.review.report)
    #endif
  }

  #if DEBUG && !hasFeature(Embedded)
    /// Prints the likely mistakes of a report. Debug builds trap on the others.
    func printLikely(_ report: ChainReport) {
      let lines = scroller.printer.lines(report.mistakes.filter { $0.certainty == .likely })
      let write = scroller.printer.write
      lines.forEach(write)
    }
  #endif
}

extension State {
  /// What calls of the program have shown of its mistakes so far.
  var doubts: Doubts {
    var doubts = Doubts(
      touchGap: hands.touches.doubtfulGap, frameGap: clock.late.doubtfulGap,
      restless: outbox.host.restless.flatMap { $0.frames >= 30 ? $0.link : nil })
    if let finger = hands.touches.active, now - hands.touches.time >= Doubts.longHold {
      doubts.still = (finger.id, now - hands.touches.time)
    }
    #if DEBUG && !hasFeature(Embedded)
      doubts.slowSpeed = slowSpeeds.doubtful
    #endif
    return doubts
  }
}
