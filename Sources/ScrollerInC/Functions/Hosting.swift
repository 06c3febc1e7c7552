package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollHosting
import ScrollSpace

// Hosts: the areas of scrollers, and frames.

@_cdecl("scroller_host_create")
package func createHost() -> OpaquePointer? { Handles.insert(Host()) }

@_cdecl("scroller_host_free")
package func freeHost(_ host: OpaquePointer?) {
  guard host != nil, let object = Host.of(host) else { return }
  _ = Handles.remove(host)
  object.end()
}

@_cdecl("scroller_host_add")
package func add(
  _ host: OpaquePointer?, _ list: OpaquePointer?, _ frame: scroller_rect, _ around: OpaquePointer?
) -> Bool {
  guard let host = Host.of(host), let scroller = Scroller.of(list) else { return false }
  guard around != nil else { return host.add(scroller, frame, in: nil) }
  return Scroller.of(around).map { host.add(scroller, frame, in: $0) } ?? false
}

@_cdecl("scroller_host_remove")
package func remove(_ host: OpaquePointer?, _ list: OpaquePointer?) -> Bool {
  guard let host = Host.of(host), let scroller = Scroller.of(list), scroller.host === host else {
    return false
  }
  host.remove(scroller)
  return true
}

@_cdecl("scroller_host_set_frame")
package func setFrame(_ host: OpaquePointer?, _ list: OpaquePointer?, _ frame: scroller_rect) -> Bool {
  guard let host = Host.of(host), let scroller = Scroller.of(list), scroller.host === host, frame.isUsable
  else {
    return false
  }
  scroller.area?.frame = frame.rect
  return true
}

@_cdecl("scroller_host_at")
package func scroller(_ host: OpaquePointer?, _ at: scroller_point) -> OpaquePointer? {
  Host.of(host).flatMap { $0.scroller(of: $0.host.area(at: at.point)) }?.handle
}

@_cdecl("scroller_host_set_focus")
package func setFocus(_ host: OpaquePointer?, _ list: OpaquePointer?) -> Bool {
  guard let host = Host.of(host) else { return false }
  guard list != nil else {
    host.host.focus = nil
    return true
  }
  guard let scroller = Scroller.of(list), scroller.host === host else { return false }
  host.host.focus = scroller.area
  return true
}

@_cdecl("scroller_host_focus")
package func focus(_ host: OpaquePointer?) -> OpaquePointer? {
  Host.of(host).flatMap { $0.scroller(of: $0.host.focus) }?.handle
}

@_cdecl("scroller_host_frame")
package func frame(_ host: OpaquePointer?, _ time: Double) -> scroller_demand {
  scroller_demand(Host.of(host)?.host.frame(at: .seconds(time)) ?? .idle)
}

@_cdecl("scroller_host_demand")
package func demand(_ host: OpaquePointer?) -> scroller_demand {
  scroller_demand(Host.of(host)?.host.demand ?? .idle)
}

@_cdecl("scroller_host_on_needs_frame")
package func onNeedsFrame(
  _ host: OpaquePointer?, _ context: UnsafeMutableRawPointer?,
  _ call: (@convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void)?
) {
  Host.of(host)?.host.onNeedsFrame = call.map { call in { call(context, host) } }
}

@_cdecl("scroller_host_refusals")
package func hostRefusals(_ host: OpaquePointer?) -> Int64 {
  Host.of(host).map { Int64($0.host.diagnostics.total) } ?? 0
}

@_cdecl("scroller_host_describe_refusals")
package func describeHostRefusals(
  _ host: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Int {
  write(Host.of(host).map { "\($0.host.diagnostics)" } ?? "", to: text, room)
}
