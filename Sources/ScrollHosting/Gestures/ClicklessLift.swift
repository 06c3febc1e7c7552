public import ScrollSpace

/// The end of a touch that was no tap. A system that sends clicks beside touches may report a click for the touch.
struct ClicklessLift {
  let position: Point
  var time: Timestamp

  /// How long after a lift its click may come, in seconds: 0.4. Browsers that wait for a second tap send the click
  /// about 0.3 s after the lift.
  static let delay = 0.4
}

extension ScrollHost {
  /// Returns true if the program should act on a click that the system reports at a point of the window. Call this
  /// function if your system sends clicks beside touches, as browsers do.
  ///
  /// The result is false only for the click of a touch that was no tap. Such a touch scrolled, caught moving content,
  /// was a long press or a drag, or was cancelled. Such a click comes within 0.4 s of the end of the touch, and within
  /// the slop of ``gestureSettings``. A new touch and a pressed key end the suppression. The call changes nothing.
  public func takesClick(at point: Point, time: Timestamp) -> Bool {
    guard let clickless else { return true }
    let way = point - clickless.position
    let pause = time - clickless.time
    let isNear = max(way.x.magnitude, way.y.magnitude) <= gestureSettings.slop
    return !(isNear && pause >= 0 && pause <= ClicklessLift.delay)
  }
}
