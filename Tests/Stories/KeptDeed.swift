import ScrollBehaviors

/// What may happen to a scroller with a kept chain: what a hand does, and what a program does.
enum KeptDeed {
  case touchBegan(Point, Timestamp)
  case touchMoved(Point, Timestamp)
  case touchEnded(Point, Timestamp)
  case touchCancelled(Timestamp)
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
  case edit(TileEdit)

  /// Does it; completions go to `told`. True if one is to come.
  @discardableResult
  func perform(
    on scroll: ScrollController, _ cast: KeptCast, told: @escaping (AnimationOutcome) -> Void = { _ in }
  ) throws -> Bool {
    switch self {
    case .touchBegan(let place, let time): scroll.touchBegan(at: place, time: time)
    case .touchMoved(let place, let time): scroll.touchMoved(to: place, time: time)
    case .touchEnded(let place, let time): scroll.touchEnded(at: place, time: time)
    case .touchCancelled(let time): scroll.touchCancelled(time: time)
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
    case .edit(let edit):
      try cast.tiles?.change(edit)
      try cast.grid?.change(edit, on: cast.axis)
    }
    return false
  }
}

/// Thinks up what happens to a scroller with a kept chain.
final class KeptAuthor {
  private let fate: Fate
  private var now = 0.0
  private var finger: Point?

  init(_ fate: Fate) { self.fate = fate }

  private func time(after seconds: Double) -> Timestamp {
    now += seconds
    return .seconds(now)
  }

  func next(_ chain: KeptChain, _ cast: KeptCast, edits: Bool = true) -> KeptDeed {
    if let finger, fate.happens(0.75) { return goOn(finger) }
    switch fate.index(below: 20) {
    case 0...2: return begin()
    case 3, 4: return .wheel(fate.vector(90), time(after: 0.01))
    case 5:
      return .step(fate.happens(0.5) ? .lines(fate.vector(4)) : .pages(fate.vector(2)), time(after: 0.02))
    case 6...8: return program(cast)
    case 9: return change()
    case 10 where edits && (chain.content == .tiles || chain.content == .grid):
      if let edit = edit(chain.row) { return .edit(edit) }
      return .stop
    default: return .advance(time(after: fate.pick([1.0 / 120, 1.0 / 60, 1.0 / 60, 0.2, 2])))
    }
  }

  private func begin() -> KeptDeed {
    let place = Point(x: fate.between(0, 400), y: fate.between(0, 400))
    finger = place
    return .touchBegan(place, time(after: 0.02))
  }

  private func goOn(_ place: Point) -> KeptDeed {
    switch fate.index(below: 8) {
    case 0:
      finger = nil
      return .touchEnded(place, time(after: fate.pick([0, 0.004, 0.2])))
    case 1 where fate.happens(0.2):
      finger = nil
      return .touchCancelled(time(after: 0.004))
    case 2: return .advance(time(after: 0.004))
    default:
      let place = place + fate.vector(fate.pick([6, 40]))
      finger = place
      return .touchMoved(place, time(after: 0.008))
    }
  }

  private func arrival() -> Arrival {
    fate.pick([
      .jump, .keepSpeed, .spring(response: 0.3), .timed(0.4), .timed(0), .timed(0.2, .easeOut),
      .timed(1, .linear),
    ])
  }

  private func alignment() -> RectAlignment { fate.pick([.nearest, .start, .center, .end]) }

  private func padding() -> Insets { fate.happens(0.5) ? .zero : fate.insets(40) }

  private func program(_ cast: KeptCast) -> KeptDeed {
    let item = Int64(fate.index(below: 40)) - 5
    switch fate.index(below: 14) {
    case 0: return .place(fate.point(1_500))
    case 1: return .placeOnAxis(fate.axis, fate.number(1_500))
    case 2: return .animate(fate.point(1_500))
    case 3...5: return .travel(fate.point(1_500), arrival())
    case 6: return .stop
    case 7: return .toTop(fate.axis)
    case 8:
      let rect = Rect(origin: fate.point(1_500), size: fate.size(500))
      return .showRect(
        rect, PerAxis(x: alignment(), y: alignment()), padding(), animated: fate.happens(0.7))
    case 9: return .showItem(item, alignment(), padding(), animated: fate.happens(0.7))
    case 10: return .travelToItem(item, alignment(), arrival())
    case 11:
      return fate.happens(0.5)
        ? .page(Int(item), animated: fate.happens(0.7)) : .travelToPage(Int(item), arrival())
    case 12: return .area(item)
    default: return .round(fate.number(3_000), fate.pick([.shortest, .forward, .backward]))
    }
  }

  private func change() -> KeptDeed {
    switch fate.index(below: 8) {
    case 0: return .inset(fate.insets(60))
    case 1: return .safeArea(fate.insets(50))
    case 2: return .keyboard(fate.happens(0.5) ? .zero : Insets(bottom: fate.length(300)))
    case 3: return .adjustment(fate.pick([.automatic, .scrollableAxes, .never, .always]))
    case 4: return .viewport(Size(width: fate.between(0, 500), height: fate.between(100, 500)))
    case 5: return .viewport(Size(width: 400, height: 400))
    case 6: return .contentSize(Size(width: fate.between(0, 3_000), height: fate.between(0, 3_000)))
    default: return .reducesMotion(fate.happens(0.3))
    }
  }

  /// A change that the row allows; nil where it is too short for one.
  private func edit(_ row: TiledModel) -> TileEdit? {
    let last = min(row.items.upperBound, 40)
    let index = Int64(fate.index(below: Int(last) + 1))
    let isUniform = row.uniform != nil
    let length = { Double(self.fate.index(below: 180 * 64) + 30 * 64) / 64 }
    switch fate.index(below: 4) {
    case 0 where isUniform: return .insertRun(count: Int64(fate.index(below: 4)), at: index)
    case 0: return .insert([length(), length()], at: index)
    case 1 where last > 8 && index < last - 2: return .remove(index..<index + 2)
    case 2 where last > 8 && index < last - 3: return .move(index..<index + 2, to: last - 4)
    case 3 where !isUniform && index < last: return .resize(from: index, to: [length()])
    default: return nil
    }
  }
}
