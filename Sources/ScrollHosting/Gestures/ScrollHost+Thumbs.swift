import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
import ScrollNesting
import ScrollSpace

extension ScrollHost {
  /// Passes a touch that comes down on an indicator to that indicator. Returns the area of its scroller; nil if there
  /// is no indicator.
  func takeThumb(_ touch: HostTouch) -> ScrollArea? {
    for area in touch.areas {
      for (scroll, point) in area.target?.scrollers(at: place(of: touch.position, for: area)) ?? [] {
        for case let indicators as Indicators in scroll.behaviors
        where indicators.pressBegan(at: point, time: touch.time) {
          // A callback of the press may have removed the area: then the press is over, too.
          guard touch.isOpen, area.host === self else {
            indicators.pressEnded(time: touch.time)
            return area
          }
          touch.role = .thumb(indicators, area)
          touch.forgetGestures()
          return area
        }
      }
    }
    return nil
  }

  /// Ends a drag of an indicator whose scroller has left the host.
  func endThumb(of scroll: ScrollController) {
    for touch in touches {
      guard case .thumb(let indicators, _) = touch.role,
        scroll.behaviors.contains(where: { $0 === indicators })
      else { continue }
      indicators.pressEnded(time: touch.time)
      touch.end(as: .none)
    }
  }

  /// Returns the position of a touch on a thumb, in the viewport of the scroller that the thumb belongs to.
  func pressPlace(_ touch: HostTouch, of indicators: Indicators, in area: ScrollArea) -> Point {
    let place = place(of: touch.position, for: area)
    guard let nest = area.nest else { return place }
    var found = place
    nest.root.forEach { one in
      if one.scroll.behaviors.contains(where: { $0 === indicators }) { found = one.place(of: place) }
    }
    return found
  }
}
