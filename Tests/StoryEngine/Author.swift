import ScrollBehaviors

/// Thinks up what happens next: whole gestures and frames as well as single deeds out of the blue. What it thinks up
/// depends on fate and the plan alone, not on what comes of it.
struct Author {
  private let fate: Fate
  private let plan: StagePlan
  private var now = 0.0

  init(_ fate: Fate, _ plan: StagePlan) { (self.fate, self.plan) = (fate, plan) }

  private mutating func time(after seconds: Double) -> Timestamp {
    if fate.happens(plan.mood.leaps) {
      if fate.happens(0.5) { return .seconds(fate.number(1e6)) }
      now += fate.number(3)
    } else {
      now += seconds
    }
    return .seconds(now)
  }

  /// Some deeds that belong together.
  mutating func nextScene() -> [Call] {
    if plan.isOfRows, fate.happens(0.4), let call = linkCommand() { return [call] }
    switch fate.index(below: 15) {
    case 0...3: return gesture()
    case 4...6: return frames()
    case 7: return swipe()
    case 8: return fate.happens(0.4) ? steady() : [.step(step(), time(after: 0.05))]
    case 9: return plan.mood == .sane ? frames() : [loose()]
    case 10: return fate.happens(0.8) ? [.twin] : [.untwin]
    case 11: return fate.happens(0.7) ? [.rewind] + gesture() + frames() + [.rewind] : [.rewind]
    case 12 where !plan.isOfRows: return [change()]
    default: return [command()]
    }
  }

  private mutating func gesture() -> [Call] {
    let id = fate.index(below: 3)
    var place = Point(x: fate.between(0, 400), y: fate.between(0, 800))
    let speed = Vector(x: fate.between(-60, 60), y: fate.between(-60, 60))
    var deeds: [Call] = [.touchBegan(place, time(after: 0.05), id: id)]
    for _ in 0...fate.index(below: 7) {
      place += speed * fate.between(0.5, 1.5)
      if fate.happens(fate.strangeness) { place = fate.point(1e4) }
      deeds.append(.touchMoved(place, time(after: 0.008), id: id))
      if fate.happens(0.2) { deeds.append(.advance(time(after: 0.004))) }
      if fate.happens(0.05) { deeds.append(command()) }
      if fate.happens(0.03) { deeds.append(loose()) }
    }
    if fate.happens(0.1) { now += 0.2 }
    if fate.happens(0.08) { return deeds }
    let isCancelled = fate.happens(0.1)
    let end = time(after: 0.004)
    deeds.append(isCancelled ? .touchCancelled(end, id: id) : .touchEnded(place, end, id: id))
    return fate.happens(0.5) ? deeds + rest() : deeds
  }

  /// Frames until any usual motion is over.
  private mutating func rest() -> [Call] {
    [0.02, 0.1, 0.3, 1, 3, 10].map { .advance(time(after: $0)) }
  }

  /// All fingers go, and frames come until any usual motion is over.
  mutating func comeToRest() -> [Call] {
    (0..<3).map { .touchCancelled(time(after: 0.01), id: $0) }
      + [.wheel(.zero, .cancelled, time(after: 0.01))] + rest() + rest()
  }

  /// A change after which there is a layout: of insets, sizes or items.
  func layoutChange() -> Call {
    switch fate.index(below: 12) {
    case 0...8: return reframing()
    case 9: return .invalidateLayout
    default:
      if let call = linkCommand(), case .edit = call { return call }
      return .safeArea(fate.insets(60))
    }
  }

  /// Other sizes or insets.
  private func reframing() -> Call {
    switch fate.index(below: 9) {
    case 0, 1: return .safeArea(fate.insets(60))
    case 2: return .inset(fate.insets(100))
    case 3: return .obscured(fate.happens(0.5) ? .zero : fate.insets(300))
    case 4: return .adjustment(fate.pick([.automatic, .scrollableAxes, .never, .always]))
    case 5: return .viewport(fate.size(1_000))
    case 6, 7: return .content(fate.size(fate.pick([500, 5_000, 1e5])))
    default:
      return .resize(
        fate.happens(0.5) ? fate.size(1_000) : nil, fate.happens(0.5) ? fate.insets(80) : nil,
        safeArea: fate.happens(0.5) ? fate.insets(60) : nil)
    }
  }

  private mutating func frames() -> [Call] {
    let step = fate.pick([1.0 / 120, 1.0 / 60, 0.1, 1])
    return (0...fate.index(below: 12)).map { _ in .advance(time(after: step)) }
  }

  private static let phases = (0...8).compactMap { WheelPhase(rawValue: $0) }

  /// Precise deltas, with or without phases, whose ends may be lost.
  private mutating func swipe() -> [Call] {
    if fate.happens(0.3) {
      return (0...fate.index(below: 5)).map { _ in .wheel(fate.vector(80), .unknown, time(after: 0.01)) }
    }
    let isKnown = fate.happens(0.7)
    var delta = fate.vector(80)
    var swipe: [Call] = []
    func add(_ phase: WheelPhase, _ count: Int, keeping part: Double) {
      for _ in 0..<count {
        swipe.append(.wheel(delta, isKnown ? phase : .unknown, time(after: fate.pick([0.008, 0.016]))))
        delta = delta * part
      }
    }
    add(.changed, 1 + fate.index(below: 6), keeping: 1.2)
    if isKnown, fate.happens(0.8) {
      swipe.append(.wheel(.zero, fate.pick([.ended, .ended, .cancelled]), time(after: 0)))
    }
    add(.momentumChanged, fate.index(below: 12), keeping: 0.9)
    return swipe
  }

  /// A speed that changes, with frames in between, whose end may be lost.
  private mutating func steady() -> [Call] {
    var calls: [Call] = []
    for _ in 0...fate.index(below: 3) {
      calls += [.move(fate.vector(3_000), glides: false, time(after: 0.01))] + frames()
    }
    if fate.happens(0.8) { calls.append(.move(.zero, glides: fate.happens(0.5), time(after: 0.01))) }
    return calls
  }

  private func step() -> ScrollStep {
    fate.pick([
      .lines(fate.vector(5)), .pages(fate.vector(2)), .arrows(fate.vector(3)), .notches(fate.vector(1.5)),
    ])
  }

  /// Input that belongs to nothing.
  mutating func loose() -> Call {
    let id = fate.index(below: 3)
    let time = time(after: 0.005)
    switch fate.index(below: 7) {
    case 0: return .touchBegan(fate.point(500), time, id: id)
    case 1: return .touchMoved(fate.point(500), time, id: id)
    case 2: return .touchEnded(fate.point(500), time, id: id)
    case 3: return .touchCancelled(time, id: id)
    case 4: return .wheel(fate.vector(300), fate.pick(Self.phases), time)
    case 5: return .step(step(), time)
    default: return .advance(time)
    }
  }

  /// A command, such as callbacks may give, too.
  func command() -> Call {
    if fate.happens(0.4), let call = linkCommand() { return call }
    if plan.isOfRows { return rowsCommand() }
    switch fate.index(below: 44) {
    case 0...3, 30...33: return reframing()
    case 4: return .offset(fate.point(3_000))
    case 5: return .nudge(fate.vector(900))
    case 6, 7: return .offsetOnAxis(fate.axis, fate.number(3_000))
    case 8, 9, 10: return .setOffset(fate.point(3_000), on: nil, animated: true)
    case 11: return .setOffset(fate.point(3_000), on: nil, animated: false)
    case 12, 13: return .stop
    case 14: return .invalidateLayout
    case 15: return .settings(settings())
    case 16: return .decelerationRate(fate.pick([0.998, 0.99, 0.5, 1e-300, 0.9999999999999999]))
    case 17, 18: return change()
    case 19: return .delegate(fate.happens(0.8))
    case 20...23: return .travel(fate.point(3_000), on: fate.pick([nil, nil, fate.axis]), arrival())
    case 24: return .setOffset(fate.point(3_000), on: fate.axis, animated: fate.happens(0.8))
    case 25, 26:
      let rect = Rect(origin: fate.point(3_000), size: fate.size(500))
      return .show(
        rect, PerAxis(x: alignment(), y: alignment()),
        padding: fate.happens(0.5) ? .zero : fate.insets(40), animated: fate.happens(0.7))
    case 27, 28, 29: return .toTop(fate.axis)
    case 34, 35: return .viewport(Size(width: 390, height: 844))
    case 36, 37: return .fling(fate.vector(3_000), on: fate.pick([nil, nil, fate.axis]))
    case 38, 39: return .enabled(PerAxis(x: fate.happens(0.7), y: fate.happens(0.7)))
    case 40: return .enabled(PerAxis(true))
    case 41, 42: return .update((0...fate.index(below: 4)).map { _ in command() })
    default: return .reducesMotion(fate.happens(0.4))
    }
  }

  /// A command that leaves the chain, and what it can be known from, as they are.
  private func rowsCommand() -> Call {
    switch fate.index(below: 8) {
    case 0: return .viewport(Size(width: side(), height: side()))
    case 1: return .inset(Insets(top: side() / 16, left: side() / 16, bottom: side() / 8, right: side() / 8))
    case 2: return .setOffset(fate.point(3_000), on: nil, animated: true)
    case 3: return .travel(fate.point(3_000), on: nil, .timed(0.4))
    case 4: return .stop
    case 5: return .invalidateLayout
    default: return .nudge(Vector(x: fate.exact(-900, 900), y: fate.exact(-900, 900)))
    }
  }

  private func side() -> Double { fate.happens(0.05) ? 0 : fate.exact(0, 500) }

  /// Deeds of which all numbers are multiples of 1/64, and after which nothing moves by itself.
  mutating func exactScene() -> [Call] {
    var place = Point(x: fate.exact(0, 400), y: fate.exact(0, 400))
    switch fate.index(below: 4) {
    case 0:
      var settings = ScrollSettings()
      settings.slop = 0
      var deeds: [Call] = [.settings(settings), .touchBegan(place, time(after: 1), id: 0)]
      for _ in 0...fate.index(below: 6) {
        place += Vector(x: fate.exact(-60, 60), y: fate.exact(-60, 60))
        deeds.append(.touchMoved(place, time(after: 0.008), id: 0))
        if fate.happens(0.2), let call = linkCommand(), case .edit = call { deeds.append(call) }
      }
      return deeds + [.touchEnded(place, time(after: 1), id: 0)]
    case 1: return [.viewport(Size(width: side(), height: side()))]
    case 2: return [.nudge(Vector(x: fate.exact(-900, 900), y: fate.exact(-900, 900)))]
    default:
      if let call = linkCommand(), case .edit = call { return [call] } else { return [.invalidateLayout] }
    }
  }

  /// A command to some link; nil where that one takes none.
  private func linkCommand() -> Call? {
    let link = fate.index(below: plan.links.count)
    let item = Int64(fate.index(below: 40)) - 5
    switch plan.links[link] {
    case .tiles, .grid, .lanes, .arranged, .arrangedTiles:
      switch fate.index(below: 5) {
      case 0: return .showItem(link, item, alignment(), animated: fate.happens(0.7))
      case 1: return .travelToItem(link, item, alignment(), arrival())
      case 2:
        // What items are beside the view is plain in a row only.
        let isRow = if case .tiles = plan.links[link] { true } else { false }
        return .overscan(
          link,
          TileOverscan(fate.pick([.none, Overscan(isRow ? .items(1) : .points(9)), Overscan(.points(64))])))
      default: return .edit(link, (0...fate.index(below: 3)).map { _ in EditWish(fate) })
      }
    case .pages, .cards:
      return fate.happens(0.5)
        ? .page(link, Int(item), animated: fate.happens(0.7)) : .travelToPage(link, Int(item), arrival())
    case .areas: return .area(link, item)
    case .ring: return .round(link, fate.number(3_000), fate.pick([.shortest, .forward, .backward]))
    case .threePages: return .threePages(link, Int(item))
    case .refresh:
      return fate.happens(0.3) ? .beginRefreshing(link, reveals: fate.happens(0.7)) : .endRefreshing(link)
    case .indicators: return .flash(link)
    default: return nil
    }
  }

  private func arrival() -> Arrival {
    fate.pick([
      .jump, .keepSpeed, .spring(response: 0.3), .spring(response: plan.mood == .sane ? 1 : fate.number(2)),
      .timed(0.4), .timed(0),
      .timed(0.2, .easeOut),
      .custom(OddLaw(plan.mood == .sane ? .straight : fate.pick(OddLaw.Kind.allCases))),
      .custom(Feel.law(fate)),
    ])
  }

  private func alignment() -> Alignment? { fate.pick([.nearest, .start, .center, .end]) }

  private func settings() -> ScrollSettings {
    var settings = ScrollSettings()
    settings.slop = fate.length(20)
    settings.minimumFlingSpeed = fate.length(200)
    settings.maximumFlingSpeed = fate.length(20_000)
    settings.lineLength = fate.length(40)
    settings.pagePart = fate.length(2)
    settings.wheelPause = fate.length(0.5)
    settings.arrowLength = fate.length(80)
    settings.wheelMapping = fate.pick(WheelMapping.allCases)
    settings.velocityStrategy = fate.pick(VelocityStrategy.allCases)
    settings.longPress = fate.length(1)
    settings.notchLength = fate.length(200)
    settings.releasePause = fate.length(0.2)
    settings.carriedMomentum = fate.pick(CarriedMomentum.allCases)
    settings.reducesFlings = fate.happens(0.5)
    // None is refused.
    settings.pixel = max(fate.length(2), plan.mood == .sane ? 0.1 : 0)
    return settings
  }

  /// A change of who stands where.
  private func change() -> Call {
    switch fate.index(below: 5) {
    case 0, 1: return .chain(chain())
    case 2: return .renew
    default: return .join(fate.index(below: plan.links.count), at: fate.index(below: 4))
    }
  }

  private func chain() -> [Int] {
    var numbers = plan.links.indices.filter { _ in fate.happens(0.6) }
    if numbers.count > 1, fate.happens(0.3) { numbers.swapAt(0, numbers.count - 1) }
    return numbers
  }
}
