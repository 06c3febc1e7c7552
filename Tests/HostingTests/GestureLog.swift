import ScrollHosting

/// Writes gestures down.
final class GestureLog {
  private(set) var events: [String] = []
  private(set) var lastDrag: DragGesture?
  /// The events without their places.
  var names: [String] {
    events.map { $0.components(before: " at ") }
  }

  func tap(_ gesture: TapGesture) { events.append("tap \(gesture.count) at \(gesture.position)") }
  func doubleTap(_ gesture: TapGesture) { events.append("double \(gesture.count) at \(gesture.position)") }
  func press(_ gesture: TapGesture) { events.append("press at \(gesture.position)") }
  func drag(_ gesture: DragGesture) {
    lastDrag = gesture
    if gesture.phase == .changed, events.last == "changed" { return }
    events.append("\(gesture.phase)")
  }
}

extension String {
  fileprivate func components(before mark: String) -> String {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
