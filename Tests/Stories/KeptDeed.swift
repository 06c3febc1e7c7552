import ScrollBehaviors

/// What may happen to a scroller with a kept chain: what a hand does, and what a program does.
enum KeptDeed {
  case touchBegan(Point, Timestamp, id: Int)
  case touchMoved(Point, Timestamp, id: Int)
  case touchEnded(Point, Timestamp, id: Int)
  case touchCancelled(Timestamp, id: Int)
  case wheel(Vector, Timestamp)
  case step(ScrollStep, Timestamp)
  case advance(Timestamp)
  case place(Point)
  case placeOnAxis(Axis, Double)
  case animate(Point)
  /// With a completion.
  case travel(Point, Arrival)
  case stop
  case toTop(Axis)
  case showRect(Rect, PerAxis<RectAlignment>, Insets, animated: Bool)
  case showItem(Int64, RectAlignment, Insets, animated: Bool)
  /// With a completion.
  case travelToItem(Int64, RectAlignment, Arrival)
  case page(Int, animated: Bool)
  /// With a completion.
  case travelToPage(Int, Arrival)
  case area(Int64)
  case round(Double, Ring.Way)
  case inset(Insets)
  case safeArea(Insets)
  case keyboard(Insets)
  case adjustment(InsetAdjustment)
  case viewport(Size)
  case contentSize(Size)
  case reducesMotion(Bool)
  case beginRefreshing(Int, reveals: Bool)
  case endRefreshing(Int)
  case flash
  case threePages(Int)
  case invalidate
  case edit(TileEdit)

  /// Does it; completions go to `told`. True if one is to come.
  @discardableResult
  func perform(
    on scroll: ScrollController, _ cast: KeptCast, told: @escaping (AnimationOutcome) -> Void = { _ in }
  ) throws -> Bool {
    switch self {
    case .touchBegan(let place, let time, let id): scroll.touchBegan(at: place, time: time, id: id)
    case .touchMoved(let place, let time, let id): scroll.touchMoved(to: place, time: time, id: id)
    case .touchEnded(let place, let time, let id): scroll.touchEnded(at: place, time: time, id: id)
    case .touchCancelled(let time, let id): scroll.touchCancelled(time: time, id: id)
    case .wheel(let delta, let time): scroll.wheel(by: delta, time: time)
    case .step(let step, let time): scroll.step(by: step, time: time)
    case .advance(let time): scroll.advance(to: time)
    case .place(let offset): scroll.setContentOffset(offset, animated: false)
    case .placeOnAxis(let axis, let offset): scroll.contentOffset[axis] = offset
    case .animate(let offset): scroll.setContentOffset(offset, animated: true)
    case .travel(let offset, let arrival):
      return scroll.setContentOffset(offset, arrival: arrival, completion: told)
    case .stop: scroll.stop()
    case .toTop(let axis): scroll.scrollToTop(of: axis)
    case .showRect(let rect, let align, let padding, let animated):
      scroll.scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    case .showItem(let index, let align, let padding, let animated):
      cast.tiles?.scroll(to: index, align: align, padding: padding, animated: animated)
      if cast.tiles == nil, let frame = cast.arranged?.frame(of: index) {
        scroll.scrollRectToVisible(frame, align: PerAxis(align), padding: padding, animated: animated)
      }
      cast.plane?.scroll(to: index, align: PerAxis(align), padding: padding, animated: animated)
      let cell = ItemGrid.Cell(x: index % 20, y: index)
      cast.grid?.scroll(to: cell, align: PerAxis(align), padding: padding, animated: animated)
    case .travelToItem(let index, let align, let arrival):
      return cast.tiles?.scroll(to: index, align: align, arrival: arrival, completion: told) ?? cast.plane?
        .scroll(to: index, align: PerAxis(align), arrival: arrival, completion: told) ?? false
    case .page(let page, let animated): cast.pages.first?.scroll(toPage: page, animated: animated)
    case .travelToPage(let page, let arrival):
      return cast.pages.first?.scroll(toPage: page, arrival: arrival, completion: told) ?? false
    case .area(let id): cast.snapping?.scroll(toArea: id, animated: true)
    case .round(let place, let way): cast.ring?.scroll(to: place, way, animated: true)
    case .inset(let inset): scroll.contentInset = inset
    case .safeArea(let inset): scroll.safeArea = inset
    case .keyboard(let inset): scroll.obscured = inset
    case .adjustment(let policy): scroll.contentInsetAdjustment = policy
    case .viewport(let size): scroll.viewport = size
    case .contentSize(let size): scroll.contentSize = size
    case .reducesMotion(let reduces): scroll.settings.reducesMotion = reduces
    case .beginRefreshing(let end, let reveals): cast.pulls[end].beginRefreshing(reveals: reveals)
    case .endRefreshing(let end): cast.pulls[end].endRefreshing()
    case .flash: cast.indicators?.flash(at: scroll.context.time)
    case .threePages(let page): cast.three?.jump(to: page)
    case .invalidate: scroll.invalidateLayout()
    case .edit(let edit):
      if let arranged = cast.arranged {
        try arranged.change(edit)
        return false
      }
      try cast.tiles?.change(edit)
      try cast.grid?.change(edit, on: cast.axis)
    }
    return false
  }
}
