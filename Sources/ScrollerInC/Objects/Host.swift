import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollHosting
import ScrollSpace

/// A host behind a handle of a program in C.
final class Host {
  let host = ScrollHost()
  private var members: [ObjectIdentifier: Scroller] = [:]
  /// True if the program has freed the host, perhaps in a callback.
  private var isEnded = false

  /// Adds a scroller. Returns false if it is in a host already, if the other one is not in this host, or if the frame
  /// is not usable.
  func add(_ scroller: Scroller, _ frame: scroller_rect, in around: Scroller?) -> Bool {
    func mayJoin() -> Bool {
      scroller.handle != nil && scroller.host == nil
        && around.map { $0.host === self && $0.handle != nil } ?? true
    }
    guard mayJoin(), frame.isUsable else { return false }
    // A new size calls the program, which may end any of them.
    if scroller.scroll.viewport != frame.rect.size { scroller.scroll.viewport = frame.rect.size }
    guard mayJoin() else { return false }
    let area = host.add(scroller.scroll, frame: frame.rect, in: around?.area)
    guard !isEnded, scroller.handle != nil else {
      host.remove(area)
      return false
    }
    (scroller.host, scroller.area) = (self, area)
    members[ObjectIdentifier(area)] = scroller
    scroller.tellGestures()
    return true
  }

  /// Takes a scroller out, with those in it.
  func remove(_ scroller: Scroller) {
    guard scroller.host === self, let area = scroller.area else { return }
    let leavers = members.values.filter { $0.area?.isDescendant(of: area) ?? false || $0 === scroller }
    // The touches of those that leave are cancelled, which calls the program: by then they are out.
    for leaver in leavers {
      if let area = leaver.area { members[ObjectIdentifier(area)] = nil }
      (leaver.host, leaver.area) = (nil, nil)
    }
    host.remove(area)
    for leaver in leavers where leaver.host == nil { leaver.waitForFrames() }
  }

  /// Takes all scrollers out.
  func end() {
    (isEnded, host.onNeedsFrame) = (true, nil)
    for scroller in members.values { remove(scroller) }
  }

  /// Returns the scroller of an area, or of the one around it.
  func scroller(of area: ScrollArea?) -> Scroller? {
    var area = area
    while let found = area {
      if let scroller = members[ObjectIdentifier(found)] { return scroller }
      area = found.parent
    }
    return nil
  }

  /// Returns the host behind a handle of the program; nil if there is none. A debug build ends the program then.
  static func of(_ handle: OpaquePointer?) -> Host? {
    if let host = Handles.object(handle) as? Host { return host }
    #if DEBUG
      preconditionFailure(
        .nullHost,
        """
        A call needs a host; this one has NULL, or a host that was freed; pass what scroller_host_create returned, \
        before scroller_host_free.
        """)
    #else
      return nil
    #endif
  }
}

extension Scroller {
  /// Lets the areas of a host tell the gestures that the program wants to know.
  func tellGestures() {
    guard let area else { return }
    var gestures = AreaGestures()
    if let call = callbacks.tapped {
      gestures.tap = { [weak self] tap in
        if let self { call(callbacks.context, handle, scroller_point(tap.position)) }
      }
    }
    if let call = callbacks.double_tapped {
      gestures.doubleTap = { [weak self] tap in
        if let self { call(callbacks.context, handle, scroller_point(tap.position)) }
      }
    }
    if let call = callbacks.long_pressed {
      gestures.longPress = { [weak self] tap in
        if let self { call(callbacks.context, handle, scroller_point(tap.position)) }
      }
    }
    area.gestures = gestures
  }
}
