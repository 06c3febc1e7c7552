public import ScrollEngine
import ScrollSpace

extension Paging {
  /// Goes to a page, at once or by an animation, which takes no longer than a second.
  ///
  /// Without a ring a number below 0 is the first page, and one too large the last. On a ring the number is
  /// taken modulo the number of pages, and `way` says which way round. Where there are no pages yet, it begins
  /// with this page once there are. The other axis goes on as it was.
  ///
  /// Within an `update` it goes there once that is laid out, to a page of the new layout.
  public func scroll(toPage page: Int, animated: Bool, way: Ring.Way = .shortest) {
    _ = scroll(toPage: page, way, animated ? .animation : .jump)
  }

  /// Goes to a page by an animation of its own, and tells how that ended, as
  /// `setContentOffset(_:on:arrival:completion:)` does. All else is as above. False if there is no page to go to yet, or
  /// the command was refused: then nobody is told. Within an `update` that is not known yet: it returns true, and if there is
  /// no page then, `completion` is told `.interrupted(by: .stop)`.
  @discardableResult
  public func scroll(
    toPage page: Int, arrival: Arrival, way: Ring.Way = .shortest,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    scroll(toPage: page, way, .arrival(arrival, completion))
  }

  /// Goes so many pages on from the one where it rests or is on the way to, or back; on a ring round it as often as
  /// that takes. Without pages it does nothing.
  public func scroll(byPages count: Int, animated: Bool) {
    scroll?.afterUpdate { [self] in
      guard let scroll, let here = here(scroll.geometry, scroll.contentOrigin) else { return }
      let page =
        here.keepsNumbers
        ? here.page(ofNumber: numbers.selected) : here.nearest(to: scroll.destination[axis])
      _ = go(to: page + Double(count), here, scroll, animated ? .animation : .jump)
    }
  }

  private func scroll(toPage page: Int, _ way: Ring.Way, _ travel: ItemTravel) -> Bool {
    if let scroll, scroll.isUpdating {
      scroll.afterUpdate { [self] in
        guard !self.scroll(toPage: page, way, travel) else { return }
        if case .arrival(_, let completion) = travel { completion?(.interrupted(by: .stop)) }
      }
      return true
    }
    guard let scroll else {
      first = Int64(page)
      return false
    }
    guard let here = here(scroll.geometry, scroll.contentOrigin), !isFirst(scroll) else {
      scroll.setRestTarget(LaidPages.target(ofNumber: Int64(page)), of: self, on: axis)
      return false
    }
    let goal = here.page(ofNumber: Int64(page))
    guard here.period != nil else { return go(to: goal, here, scroll, travel) }
    let present = here.nearest(to: scroll.destination[axis])
    let ahead = here.real(here.real(goal).page - here.real(present).page).page
    let isBack =
      switch way {
      case .shortest: isShorterBack(here, from: present, ahead)
      case .forward: false
      case .backward: ahead > 0
      }
    let page = present + (isBack ? ahead - here.count : ahead)
    return go(to: here.page(page, within: scroll.geometry.extent[axis]), here, scroll, travel)
  }

  /// Whether it is fewer points back to a page of a ring than forward, so many pages on.
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

  /// The scroller's own spring, or one that takes less than a second where that would take longer.
  private static func arrival(over way: Double, _ pixel: Double) -> Arrival {
    let (usual, longest) = (0.35, 0.98)
    let spring = CriticalSpring(displacement: way, velocity: 0, response: usual)
    // The time to fade to a part of the way grows with the response, and with nothing else.
    return .spring(
      response: usual * longest / max(longest, spring.duration(within: Tolerance.offset(pixel: pixel))))
  }

  /// Other pages take the place of these: items came, went or changed their lengths. Not from within a question.
  ///
  /// `item` says where an item has gone: `{ $0 + 2 }` after two were inserted before all others; nil is an item that
  /// is gone. The page that is selected stays with its item, and nothing is seen to move while a finger or a motion
  /// is at work; if that item is gone, the next one takes its place, or else the last one before it, or the first of all.
  /// Up to a million items on either side of an item that is gone are asked about, one by one.
  ///
  /// Items say how long the content is; with other kinds, change the content as well.
  public func setPages(_ kind: PageKind, item: @escaping (_ old: Int) -> Int? = { $0 }) {
    precondition(
      row == nil,
      """
      Pages that are the items of a row are changed by its edits, and these, \(pageCount) pages, were to be replaced by \
      setPages; edit the row.
      """)
    guard let scroll else { return plan.kind = kind }
    prepare()
    let count = pages.laid.map { wholeNumber($0.groups.items(of: $0.groups.last, $0.groups.last).to) } ?? 0
    scroll.update {
      follow(0..<count) { item(Int(clamping: $0)).map { Int64($0) } }
      plan.kind = kind
      scroll.invalidateLayout()
      scroll.afterUpdate { [self] in isEdited = false }
    }
  }
}
