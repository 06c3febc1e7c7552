internal import CScrollCore
import ScrollEngine
import ScrollSpace

/// Which way round a ring.
public enum PageWay: Hashable, Sendable {
  /// The shorter one; forward if both are as long.
  case shortest
  /// To higher offsets.
  case forward
  /// To lower offsets.
  case backward
}

extension Paging {
  /// Goes to a page, at once or by an animation.
  ///
  /// Without a ring a number below 0 is the first page, and one too large the last. On a ring the number is
  /// taken modulo the number of pages, and `way` says which way round. Where there are no pages yet, it begins
  /// with this page once there are. The other axis keeps its offset, or is animated to where it was going.
  public func scroll(toPage page: Int, animated: Bool, way: PageWay = .shortest) {
    guard let scroll, let laid = pages.laid else {
      wanted = page
      return
    }
    guard laid.places.period != nil else { return go(to: Double(page), laid, scroll, animated) }
    let here = laid.nearest(to: scroll.destination[axis] - scroll.contentOrigin[axis])
    let ahead = laid.real(laid.real(Double(page)).page - laid.real(here).page).page
    let isBack =
      switch way {
      case .shortest: ahead > laid.count - ahead
      case .forward: false
      case .backward: ahead > 0
      }
    go(to: here + (isBack ? ahead - laid.count : ahead), laid, scroll, animated)
  }

  /// Goes so many pages on from the one that is selected, or back; on a ring round it as often as that takes.
  /// Without pages it does nothing.
  public func scroll(byPages count: Int, animated: Bool) {
    guard let scroll, let laid = pages.laid else { return }
    let here =
      laid.keepsGroups
      ? Double(selected) : laid.nearest(to: scroll.destination[axis] - scroll.contentOrigin[axis])
    go(to: here + Double(count), laid, scroll, animated)
  }

  private func go(to page: Double, _ laid: Pages.Laid, _ scroll: ScrollController, _ animated: Bool) {
    chosen = laid.keepsGroups ? max(0, min(page, laid.count - 1)) : nil
    let offset = scroll.contentOrigin[axis] + laid.offset(ofPage: page)
    let target = scroll.geometry.extent[axis].clamp(offset)
    if animated {
      var wish = scroll.destination
      wish[axis] = target
      scroll.setContentOffset(wish, animated: true)
    } else {
      scroll.contentOffset[axis] = target
    }
    update(scroll)
  }

  /// Other pages take the place of these: items came, went or changed their lengths. Not from within a question.
  ///
  /// `item` says where an item has gone: `{ $0 + 2 }` after two were inserted before all others; nil is an item that
  /// is gone. The page that is selected stays with its item, and nothing is seen to move while a finger or a motion
  /// is at work; if that item is gone, the next one takes its place, or else the last one before it.
  ///
  /// Items say how long the content is; with other kinds, change the content as well.
  public func setPages(_ kind: PageKind, item: @escaping (_ old: Int) -> Int? = { $0 }) {
    let change = PageChange(old: plan, item: item)
    if let laid = pages.laid {
      let items =
        renumbered
        ?? (
          wholeNumber(laid.item(ofPage: Double(selected))), wholeNumber(laid.item(ofPage: Double(previous)))
        )
      renumbered = (
        change.survivor(of: items.selected, count: laid.itemCount),
        change.survivor(of: items.previous, count: laid.itemCount)
      )
    }
    replan(kind)
    guard let scroll else { return }
    self.change = change
    scroll.invalidateLayout()
    self.change = nil
  }
}
