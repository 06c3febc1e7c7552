import ScrollBehaviors
import ScrollEngine
import ScrollSpace

// What an edit begins.
extension ItemTransitions: EditFollower {
  /// Notes the items shown and their places, before the first edit. If the offset has moved since, notes the
  /// start of the view again.
  func willChange() {
    guard let scroll else { return }
    view = scroll.contentPosition[items.axis]
    if isOpen { return }
    isOpen = true
    let time = scroll.context.time
    for position in near(scroll) {
      guard let place = items.place(of: position, origin: ContentOrigin()) else { continue }
      let item = item(position, at: time)
      shots.append(
        ItemShot(
          appearance: items.appearance(at: position), length: place.length,
          start: place.start + (item?.way.value(at: time) ?? 0), speed: item?.way.velocity(at: time) ?? 0,
          presence: item?.presence.value(at: time) ?? 1, change: item?.presence.velocity(at: time) ?? 0))
    }
  }

  func follow(_ edit: TileEdit) {
    guard isOpen else { return }
    edits.follow(edit)
    for shot in shots.indices where !shots[shot].isGone {
      if let index = edit.index(of: shots[shot].appearance.index) {
        shots[shot].appearance.index = index
      } else {
        shots[shot].isGone = true
      }
    }
  }

  /// Starts the transitions from the places shown.
  func didLayout() {
    let (shots, edits) = (shots, edits)
    (self.shots, self.edits, isOpen) = ([], EditedRanges(), false)
    guard let scroll, edits.isMore || animatesLengths else { return }
    let time = scroll.context.time
    guard !scroll.settings.reducesMotion else { return forget() }
    let (origin, tolerance) = (
      scroll.contentPosition[items.axis], Tolerance.offset(pixel: scroll.settings.pixel)
    )
    leaving.removeAll { $0.presence.end <= time }
    moving = []
    func spring(_ from: Double, _ speed: Double, to target: Double, _ tolerance: Double) -> SpringValue {
      SpringValue(
        from: from, velocity: speed, to: target, response: response, at: time, tolerance: tolerance)
    }
    for shot in shots {
      // The same place on the screen.
      let start = shot.start - view + origin
      if shot.isGone {
        leaving.append(
          LeavingPlace(
            index: shot.appearance.index, start: start, length: shot.length,
            presence: spring(shot.presence, shot.change, to: 0, Self.tolerance)))
        continue
      }
      let position = items.position(of: shot.appearance)
      guard let place = items.place(of: position, origin: ContentOrigin()) else { continue }
      let way = start - place.start
      if way.magnitude <= tolerance, shot.speed == 0, shot.presence == 1 { continue }
      moving.append(
        MovingItem(
          position: position, way: spring(way, shot.speed, to: 0, tolerance),
          presence: spring(shot.presence, shot.change, to: 1, Self.tolerance)))
    }
    for position in near(scroll) where edits.holds(items.appearance(at: position).index) {
      moving.append(
        MovingItem(
          position: position, way: spring(0, 0, to: 0, tolerance),
          presence: spring(0, 0, to: 1, Self.tolerance)))
    }
    moving.sort { $0.position < $1.position }
    end = nil
    for item in moving { reach(max(item.way.end, item.presence.end)) }
    for item in leaving { reach(item.presence.end) }
    if end != nil { scroll.setNeedsFrame() }
  }

  /// The difference from 1 within which an item counts as wholly present: half a step of an 8-bit colour.
  private static var tolerance: Double { 0.5 / 255 }

  private func reach(_ time: Timestamp) { end = max(end ?? time, time) }
}
