import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollTiling

// Commands and changes, of the scroller and of its links.
extension Author {
  /// Returns a change with a layout: of insets, sizes or items.
  func layoutChange() -> Call {
    switch fate.index(below: 12) {
    case 0...8: return reframing()
    case 9: return .call(.invalidateLayout)
    default:
      if let call = linkCommand(), case .edit = call { return call }
      return .call(.resize(safeArea: fate.insets(60)))
    }
  }

  /// Returns other sizes or insets.
  private func reframing() -> Call {
    let call: ScrollCall =
      switch fate.index(below: 9) {
      case 0, 1: .resize(safeArea: fate.insets(60))
      case 2: .resize(inset: fate.insets(100))
      case 3: .resize(obscured: fate.happens(0.5) ? .zero : fate.insets(300))
      case 4: .setInsetAdjustment(fate.pick([.automatic, .scrollableAxes, .never, .always]))
      case 5: .resize(viewport: fate.size(1_000))
      case 6, 7: .resize(content: fate.size(fate.pick([500, 5_000, 1e5])))
      default:
        .resize(
          viewport: fate.happens(0.5) ? fate.size(1_000) : nil,
          inset: fate.happens(0.5) ? fate.insets(80) : nil,
          safeArea: fate.happens(0.5) ? fate.insets(60) : nil)
      }
    return .call(call)
  }

  /// Returns a command, which callbacks may give, too.
  func command() -> Call {
    if fate.happens(0.4), let call = linkCommand() { return call }
    if plan.isOfRows { return rowsCommand() }
    switch fate.index(below: 44) {
    case 0...3, 30...33: return reframing()
    case 4: return .call(.setOffset(fate.point(3_000)))
    case 5: return .nudge(fate.vector(900))
    case 6, 7: return .offsetOnAxis(fate.axis, fate.number(3_000))
    case 8, 9, 10: return .call(.setContentOffset(fate.point(3_000), animated: true))
    case 11: return .call(.setContentOffset(fate.point(3_000), animated: false))
    case 12, 13: return .call(.stop)
    case 14: return .call(.invalidateLayout)
    case 15: return .call(.setSettings(settings()))
    case 16:
      let rate = fate.pick([0.998, 0.99, 0.5, 1e-300, 0.9999999999999999])
      return .call(.setDecelerationRate(DecelerationRate(rawValue: rate)))
    case 17, 18: return change()
    case 19: return .delegate(fate.happens(0.8))
    case 20...23: return .travel(fate.point(3_000), on: fate.pick([nil, nil, fate.axis]), arrival())
    case 24:
      return .call(.setContentOffset(fate.point(3_000), on: fate.axis, animated: fate.happens(0.8)))
    case 25, 26:
      let rect = Rect(origin: fate.point(3_000), size: fate.size(500))
      return .call(
        .scrollRectToVisible(
          rect, align: PerAxis(x: alignment(), y: alignment()),
          padding: fate.happens(0.5) ? .zero : fate.insets(40), animated: fate.happens(0.7)))
    case 27, 28, 29: return .call(.scrollToTop(of: fate.axis))
    case 34, 35: return .call(.resize(viewport: Size(width: 390, height: 844)))
    case 36, 37: return .call(.fling(velocity: fate.vector(3_000), on: fate.pick([nil, nil, fate.axis])))
    case 38, 39: return .enabled(PerAxis(x: fate.happens(0.7), y: fate.happens(0.7)))
    case 40: return .enabled(PerAxis(true))
    case 41, 42: return .update((0...fate.index(below: 4)).map { _ in command() })
    default: return .reducesMotion(fate.happens(0.4))
    }
  }

  /// Returns a command that changes neither the chain nor the state from which it can be recognised.
  private func rowsCommand() -> Call {
    switch fate.index(below: 8) {
    case 0: return .call(.resize(viewport: Size(width: side(), height: side())))
    case 1:
      let inset = Insets(top: side() / 16, left: side() / 16, bottom: side() / 8, right: side() / 8)
      return .call(.resize(inset: inset))
    case 2: return .call(.setContentOffset(fate.point(3_000), animated: true))
    case 3: return .travel(fate.point(3_000), on: nil, .timed(0.4))
    case 4: return .call(.stop)
    case 5: return .call(.invalidateLayout)
    default: return .nudge(Vector(x: fate.exact(-900, 900), y: fate.exact(-900, 900)))
    }
  }

  func side() -> Double { fate.happens(0.05) ? 0 : fate.exact(0, 500) }

  /// Returns a command to a link; nil if the link has no commands.
  func linkCommand() -> Call? {
    let link = fate.index(below: plan.links.count)
    let item = Int64(fate.index(below: 40)) - 5
    switch plan.links[link] {
    case .tiles, .grid, .lanes, .arranged, .arrangedTiles:
      switch fate.index(below: 5) {
      case 0: return .showItem(link, item, alignment(), animated: fate.happens(0.7))
      case 1: return .travelToItem(link, item, alignment(), arrival())
      case 2:
        // Only a row has known items beside the view.
        let isRow = if case .tiles = plan.links[link] { true } else { false }
        return .overscan(
          link,
          TileOverscan(fate.pick([.none, Overscan(isRow ? .items(1) : .points(9)), Overscan(.points(64))])))
      default: return .edit(link, (0...fate.index(below: 3)).map { _ in EditRequest(fate) })
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
    settings.keyAddition = fate.pick(KeyAddition.allCases)
    // None of them is refused.
    settings.pixel = max(fate.length(2), plan.mood == .sane ? 0.1 : 0)
    return settings
  }

  /// Returns a change of the links or of their order.
  func change() -> Call {
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
