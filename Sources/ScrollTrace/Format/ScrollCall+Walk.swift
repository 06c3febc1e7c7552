import ScrollEngine
import ScrollMotion
import ScrollSpace

extension ScrollCall {
  /// Returns a call of a kind, whose arguments are read afterwards. The number of a kind in a trace is its place here,
  /// from 1.
  private static func any(_ kind: UInt8) -> ScrollCall? {
    let (point, time) = (Point.zero, Timestamp.zero)
    return switch kind {
    case 1: .advance(to: time)
    case 2: .touchBegan(at: point, time: time, id: 0, slop: nil)
    case 3: .touchMoved(to: point, time: time, id: 0)
    case 4: .touchPredicted(at: point, time: time, id: 0)
    case 5: .touchEnded(at: point, time: time, id: 0, velocity: nil)
    case 6: .touchCancelled(time: time, id: 0)
    case 7: .pinchBegan(at: point, time: time)
    case 8: .pinchMoved(to: point, scale: 1, time: time)
    case 9: .pinchEnded(time: time, velocity: nil)
    case 10: .pinchCancelled(time: time)
    case 11: .zoom(by: 1, about: point, time: time)
    case 12: .wheel(by: .zero, phase: .unknown, time: time)
    case 13: .move(at: .zero, glides: false, time: time)
    case 14: .step(by: .points(.zero), time: nil)
    case 15: .setOffset(point)
    case 16: .setContentOffset(point, on: nil, arrival: nil)
    case 17: .fling(velocity: .zero, on: nil, at: nil)
    case 18: .stop
    case 19: .scrollToTop(of: .vertical)
    case 20: .scrollRectToVisible(.zero, align: PerAxis(nil), padding: .zero, animated: false)
    case 21: .setRestTarget(nil, of: nil, on: .vertical, as: .named)
    case 22: .scroll(to: PerAxis(nil), of: nil, arrival: nil)
    case 23: .setZoomScale(1, about: nil, arrival: .jump)
    case 24: .zoomToRect(.zero, animated: false)
    case 25: .resize(viewport: nil, content: nil, inset: nil, safeArea: nil, obscured: nil)
    case 26: .setInsetAdjustment(.automatic)
    case 27: .setDecelerationRate(.normal)
    case 28: .setReversed(PerAxis(false))
    case 29: .setSettings(ScrollSettings())
    case 30: .invalidateLayout
    case 31: .setNeedsFrame
    case 32: .updateBegan
    case 33: .updateEnded
    case 34: .setBehaviors
    default: nil
    }
  }

  /// The number of the kind in a trace.
  var kind: UInt8 {
    switch self {
    case .advance: 1
    case .touchBegan: 2
    case .touchMoved: 3
    case .touchPredicted: 4
    case .touchEnded: 5
    case .touchCancelled: 6
    case .pinchBegan: 7
    case .pinchMoved: 8
    case .pinchEnded: 9
    case .pinchCancelled: 10
    case .zoom: 11
    case .wheel: 12
    case .move: 13
    case .step: 14
    case .setOffset: 15
    case .setContentOffset: 16
    case .fling: 17
    case .stop: 18
    case .scrollToTop: 19
    case .scrollRectToVisible: 20
    case .setRestTarget: 21
    case .scroll: 22
    case .setZoomScale: 23
    case .zoomToRect: 24
    case .resize: 25
    case .setInsetAdjustment: 26
    case .setDecelerationRate: 27
    case .setReversed: 28
    case .setSettings: 29
    case .invalidateLayout: 30
    case .setNeedsFrame: 31
    case .updateBegan: 32
    case .updateEnded: 33
    case .setBehaviors: 34
    case .restore: 35
    }
  }

  /// How many bytes the arguments take at most, if they may be many.
  var size: Int {
    switch self {
    case .restore(let snapshot): snapshot.bytes.count
    case .setContentOffset(_, _, let arrival?), .scroll(_, _, let arrival?), .setZoomScale(_, _, let arrival):
      if case .custom(let law) = arrival { 9 * (law.archived?.count ?? 0) } else { 0 }
    case .setSettings(let settings): settings.archivedSize
    default: 0
    }
  }

  /// Reads a call of a kind; nil if there is none of that kind.
  static func read(_ kind: UInt8, from walk: inout TraceWalk) throws(TraceError) -> ScrollCall? {
    if kind == 35 {
      let start = walk.position
      var bytes: [UInt8] = []
      try walk.blob(&bytes, "snapshot")
      do { return .restore(try ScrollSnapshot(bytes: bytes)) } catch {
        throw walk.error(.value, "snapshot", at: start)
      }
    }
    guard var call = any(kind) else { return nil }
    try call.walk(&walk)
    return call
  }

  /// Walks over the arguments.
  mutating func walk(_ walk: inout TraceWalk) throws(TraceError) {
    switch self {
    case .advance, .touchBegan, .touchMoved, .touchPredicted, .touchEnded, .touchCancelled, .pinchBegan,
      .pinchMoved, .pinchEnded, .pinchCancelled, .zoom, .wheel, .move, .step:
      try walkInput(&walk)
    case .setOffset, .setContentOffset, .fling, .scrollToTop, .scrollRectToVisible, .setRestTarget, .scroll,
      .setZoomScale, .zoomToRect:
      try walkCommand(&walk)
    case .resize, .setInsetAdjustment, .setDecelerationRate, .setReversed, .setSettings:
      try walkChange(&walk)
    case .restore(let snapshot):
      var bytes = snapshot.bytes
      try walk.blob(&bytes, "snapshot")
    case .stop, .invalidateLayout, .setNeedsFrame, .updateBegan, .updateEnded, .setBehaviors: break
    }
  }
}
