import Hands

/// Records the callbacks of zooms, each run of scales as one entry.
final class ZoomLog: ScrollBehavior {
  private(set) var told: [String] = []

  var name: StaticString { "zoom log" }

  func scrollWillBeginZooming(_ scroll: ScrollController) { told.append("begin") }

  func scrollDidZoom(_ scroll: ScrollController) { if told.last != "zoom" { told.append("zoom") } }

  func scrollDidEndZooming(_ scroll: ScrollController, atScale scale: Double) { told.append("end \(scale)") }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { told.append("settle \(reason)") }
}
