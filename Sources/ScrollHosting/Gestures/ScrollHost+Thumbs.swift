import ScrollBehaviors
import ScrollSpace

extension ScrollHost {
  /// Passes a touch that comes down on an indicator to that indicator. Returns true if an indicator has taken the
  /// touch.
  func takeThumb(_ touch: HostTouch) -> Bool {
    guard let area = touch.area, let target = area.target else { return false }
    for (scroll, point) in target.scrollers(at: place(of: touch.position, for: area)) {
      for case let indicators as Indicators in scroll.behaviors
      where indicators.pressBegan(at: point, time: touch.time) {
        touch.role = .thumb(indicators)
        (touch.tapArea, touch.pressArea, touch.dragArea) = (nil, nil, nil)
        return true
      }
    }
    return false
  }

  /// Returns the position of a touch on a thumb, in the viewport of the scroller that the thumb belongs to.
  func pressPlace(_ touch: HostTouch, _ area: ScrollArea) -> Point {
    let place = place(of: touch.position, for: area)
    guard case .thumb(let indicators) = touch.role, let nest = area.nest else { return place }
    var found = place
    nest.root.forEach { one in
      if one.scroll.behaviors.contains(where: { $0 === indicators }) { found = one.place(of: place) }
    }
    return found
  }
}
