public import ScrollEngine
import ScrollMotion
import ScrollSpace
import ScrollTiling

extension Paging {
  /// Scrolls to a page, at once or by an animation of at most one second.
  ///
  /// Without a ring, a number below 0 means the first page, and a number too large the last. On a ring the
  /// number is taken modulo the number of pages, and `direction` decides the direction. If there are no pages yet,
  /// the content begins at this page once it is there, also if pages come in several batches. The other axis
  /// goes on as before.
  ///
  /// Returns false if there is no page yet, or if the command was refused. Within an `update`, the scroll begins
  /// after the update's layout, to a page of the new layout, and the result is true.
  @discardableResult
  public func scroll(toPage page: Int, animated: Bool, direction: Ring.Direction = .shortest) -> Bool {
    scroll(toPage: page, direction, animated ? .animation : .jump)
  }

  /// Scrolls to a page by an animation of your choice, and reports how the animation ended.
  ///
  /// `completion` is called as by `setContentOffset(_:on:arrival:completion:)`. Pages are found as by
  /// ``scroll(toPage:animated:direction:)``. Returns false if there is no page yet, or if the command was refused:
  /// then `completion` is not called.
  ///
  /// Within an `update`, whether there is a page is not known yet, so the result is true. If there is no page
  /// after the update, `completion` is called with `.interrupted(by: .stop)`.
  @discardableResult
  public func scroll(
    toPage page: Int, arrival: Arrival, direction: Ring.Direction = .shortest,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    scroll(toPage: page, direction, .arrival(arrival, completion))
  }

  /// Scrolls some pages on, or back, from the page at the destination. On a ring this may take several laps.
  /// Without pages, nothing happens.
  public func scroll(byPages count: Int, animated: Bool) {
    scroll?.afterUpdate { [self] in
      guard let scroll, let here = here(scroll.geometry, scroll.contentOrigin) else { return }
      let page =
        here.keepsNumbers
        ? here.page(ofNumber: numbers.selected) : here.nearest(to: scroll.destination[axis])
      _ = go(to: page + Double(count), here, scroll, animated ? .animation : .jump)
    }
  }

  private func scroll(toPage page: Int, _ direction: Ring.Direction, _ travel: ItemTravel) -> Bool {
    if let scroll, scroll.isUpdating {
      scroll.afterUpdate { [self] in
        guard !self.scroll(toPage: page, direction, travel) else { return }
        if case .arrival(_, let completion) = travel { completion?(.interrupted(by: .stop)) }
      }
      return true
    }
    guard let scroll else {
      first = Int64(page)
      return false
    }
    guard let here = here(scroll.geometry, scroll.contentOrigin),
      !isFirst(scroll) || scroll.geometry.content[axis] > 0
    else {
      scroll.setRestTarget(LaidPages.target(ofNumber: Int64(page)), of: self, on: axis)
      return false
    }
    let goal = here.page(ofNumber: Int64(page))
    guard here.period != nil else { return go(to: goal, here, scroll, travel) }
    let present = here.nearest(to: scroll.destination[axis])
    let ahead = here.real(here.real(goal).page - here.real(present).page).page
    let isBack =
      switch direction {
      case .shortest: isShorterBack(here, from: present, ahead)
      case .forward: false
      case .backward: ahead > 0
      }
    let page = present + (isBack ? ahead - here.count : ahead)
    return go(to: here.page(page, within: scroll.geometry.extent[axis]), here, scroll, travel)
  }

  /// True if the page that lies `ahead` pages on is nearer backward than forward, in points.
  private func isShorterBack(_ pages: LaidPages, from here: Double, _ ahead: Double) -> Bool {
    let start = pages.offset(of: here)
    let forward = pages.offset(of: here + ahead) - start
    let back = start - pages.offset(of: here + ahead - pages.count)
    return forward - back > Tolerance.sum(near: start.magnitude + forward + back)
  }

  private func go(to page: Double, _ here: LaidPages, _ scroll: ScrollController, _ travel: ItemTravel)
    -> Bool
  {
    let page = here.page(here.clamp(page), upTo: scroll.geometry.extent[axis])
    let offset = here.offset(of: page)
    let target = here.target(at: offset, onPage: page)
    var travel = travel
    if case .animation = travel {
      travel = .arrival(Self.arrival(over: offset - scroll.contentOffset[axis], scroll.settings.pixel), nil)
    }
    let isUnderWay = scroll.scroll(to: PerAxis(target, on: axis, else: nil), of: self, travel)
    update(scroll)
    return isUnderWay
  }

  /// Returns the scroller's default spring, or a quicker one if that would take more than about a second.
  private static func arrival(over distance: Double, _ pixel: Double) -> Arrival {
    let (usual, longest) = (0.35, 0.98)
    let spring = CriticalSpring(displacement: distance, velocity: 0, response: usual)
    // The settling time is proportional to the response.
    return .spring(
      response: usual * longest / max(longest, spring.duration(within: Tolerance.offset(pixel: pixel))))
  }

  /// Replaces the pages after items were inserted, removed or resized. Not to be called from a question of
  /// the chain.
  ///
  /// `item` returns the new index of an item: `{ $0 + 2 }` after two were inserted before all others; nil if
  /// the item is gone. The selected page stays with its item. Under a finger or during a motion, nothing is
  /// seen to move. If the item is gone, the next item takes its place, else the last one before it, else the
  /// first of all. For an item that is gone, up to a million items on either side are asked about, one by
  /// one.
  ///
  /// Items determine the content's length. With other kinds of pages, change the content as well.
  public func setPages(_ kind: PageKind, item: @escaping (_ old: Int) -> Int? = { $0 }) {
    precondition(
      row == nil, .pagesOfRow,
      """
      The pages are the items of a row, so setPages cannot replace them; these are \(pageCount) pages; edit the row.
      """)
    guard let scroll else { return plan.kind = kind }
    prepare()
    let count = pages.laid.map { wholeNumber($0.groups.items(of: $0.groups.last, $0.groups.last).to) } ?? 0
    scroll.update {
      // A snapshot may have any number.
      follow(0..<count) {
        UniformWindow.endless.contains($0) ? item(Int(clamping: $0)).map { Int64($0) } : nil
      }
      plan.kind = kind
      scroll.invalidateLayout()
      scroll.afterUpdate { [self] in isEdited = false }
    }
  }
}
