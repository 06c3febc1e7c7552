import ScrollBehaviors
import ScrollEngine

/// The input of areas that leave the host, and of scrollers that join a nest or leave it.
extension ScrollHost {
  /// Follows a change of the scrollers in a nest.
  func updateNest(_ claim: HostClaim) {
    guard let area = roster.all.first(where: { $0.target?.claim === claim }) else { return }
    calling {
      area.target?.updateMembers(for: self)
      endLostInput(in: area)
    }
    setNeedsFrame()
  }

  /// Ends the input of areas whose scroller has left its nest.
  private func endLostInput(in area: ScrollArea) {
    for child in area.children {
      if child.hasLeftNest { endInput(in: child) } else { endLostInput(in: child) }
    }
  }

  /// Ends touches, wheels and keys in an area, and in all areas in it. The touches of scrollers are cancelled as soon as
  /// these accept input.
  func endInput(in area: ScrollArea) {
    for touch in touches { leave(area, touch) }
    for index in wheelLatches.indices {
      wheelLatches[index].areas.removeAll { $0.isDescendant(of: area) }
    }
    if let zoom = wheelZoom, zoom.area.isDescendant(of: area) { wheelZoom = nil }
    if let held = pinch, held.area.isDescendant(of: area) { pinch = nil }
    if let pending = pendingTap, pending.area.isDescendant(of: area) { pendingTap = nil }
    if let held = held.area, held.isDescendant(of: area) { self.held = HeldKeys() }
    if let focused, focused.isDescendant(of: area) { focus = area.parent }
    leavers += targets(in: area)
  }

  /// The scrollers and nests whose areas are an area or lie in that area.
  func targets(in area: ScrollArea) -> [ScrollTarget] {
    roster.areas(in: area).compactMap { $0.target }
  }
}
