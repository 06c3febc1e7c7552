internal import CScrollCore

/// The questions of the chain. A link that leaves one to its default is asked once: all objects of one type have the
/// same default.
///
/// A default notes itself, with the link whose default it is. So a link that passes a question on to a part of itself,
/// which leaves it, is asked again: the part is another object.
enum Question: UInt32 {
  case extent, layout, drag, motion, target, offset, edge, zoom, rebase, wake

  /// The name of the method.
  var method: StaticString {
    switch self {
    case .extent: "extent"
    case .layout: "layout"
    case .drag: "drag"
    case .motion: "motion"
    case .target: "target"
    case .offset: "offset"
    case .edge: "edge"
    case .zoom: "zoom"
    case .rebase: "rebase"
    case .wake: "wake"
    }
  }

  /// Notes that a link leaves this question to its default.
  func leave(_ link: some AnyObject) { csc_call_decline(Self.address(of: link), rawValue) }

  /// Returns true if a link has left this question to its default since the last call of this function.
  func isLeft(by address: UnsafeRawPointer) -> Bool { csc_call_declined(address, rawValue) }

  /// Forgets what was left before.
  static func begin() { _ = csc_call_declined(nil, 0) }

  static func address(of link: some AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(link).toOpaque())
  }
}
