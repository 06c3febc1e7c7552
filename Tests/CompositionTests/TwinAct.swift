import Hands

/// A thing that happens to the content along the axis of the catalogue: made for vertical content, turned for other.
enum TwinAct {
  case finger([Vector], pause: Double)
  case wheel([Vector])
  case step(ScrollStep)
  case speed(Vector)
  case pinch([Double])
  case command(TwinCommand)
  case frames(Int)

  /// Acts of a story, with pinches if `pinches`.
  static func story(_ random: inout SeededGenerator, pinches: Bool, turned: Bool) -> [TwinAct] {
    (0..<12).map { _ in any(&random, pinches: pinches, turned: turned) }
  }

  private static func any(_ random: inout SeededGenerator, pinches: Bool, turned: Bool) -> TwinAct {
    func turn(_ vector: Vector) -> Vector { turned ? Vector(x: vector.y, y: vector.x) : vector }
    let way = Vector(x: .random(in: -3...3, using: &random), y: .random(in: -40...40, using: &random))
    switch Int.random(in: 0..<15, using: &random) {
    case 0...2:
      let pause = Bool.random(using: &random) ? 0 : 0.1
      return .finger(
        (0..<6).map { _ in turn(way * Double.random(in: 0.7...1.3, using: &random)) }, pause: pause)
    case 3: return .wheel((0..<5).map { _ in turn(way) })
    case 4: return .step(.arrows(turn(Vector(x: 0, y: way.y < 0 ? -1 : 1))))
    case 5: return .speed(turn(way * 20))
    case 6, 7, 8, 9, 10, 11, 12: return .command(.any(way, &random))
    case 13:
      let scales = (0..<4).map { _ in Double.random(in: 0.7...1.8, using: &random) }
      return pinches ? .pinch(scales) : .frames(9)
    default: return .frames(Int.random(in: 1...40, using: &random))
    }
  }
}

/// A command of the program, or a change.
enum TwinCommand {
  case set(along: Double, animated: Bool)
  case fling(Double)
  case stop
  case resize(viewport: Double, content: Double)
  case inset(Double)
  case item(Int64, animated: Bool)
  case edit(TileEdit)

  static func any(_ way: Vector, _ random: inout SeededGenerator) -> TwinCommand {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .set(along: .random(in: -100...3_000, using: &random), animated: way.x > 0)
    case 1: return .fling(way.y * 50)
    case 2: return .stop
    case 3:
      let viewport = Double(Int.random(in: 200...600, using: &random))
      return .resize(viewport: viewport, content: .random(in: 300...4_000, using: &random))
    case 4: return .inset(Double(Int.random(in: 0...80, using: &random)))
    case 5: return .item(.random(in: 0..<30, using: &random), animated: way.x > 0)
    default:
      let index = Int64.random(in: 0..<20, using: &random)
      let count = Int64.random(in: 1...3, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .edit(.insertRun(count: count, at: index))
      case 1: return .edit(.remove(index..<index + count))
      case 2: return .edit(.move(index..<index + count, to: 24))
      default: return .edit(.resize(from: index, to: [30, 90]))
      }
    }
  }

  /// Performs the command along an axis.
  func perform(on scroll: ScrollController, _ axis: Axis) {
    switch self {
    case .set(let along, let animated): scroll.setContentOffset(axis.point(along), animated: animated)
    case .fling(let speed): scroll.fling(velocity: axis.vector(speed))
    case .stop: scroll.stop()
    case .resize(let viewport, let content):
      scroll.resize(
        viewport: Size(width: viewport, height: viewport), content: axis.size(content, across: viewport))
    case .inset(let inset):
      scroll.contentInset = axis == .vertical ? Insets(top: inset) : Insets(left: inset)
    case .item(let item, let animated):
      for link in scroll.behaviors {
        switch link {
        case let link as Paging: link.scroll(toPage: Int(item), animated: animated)
        case let link as Snapping: link.scroll(toArea: item, animated: animated)
        case let link as Tiling<Int>: link.scroll(to: item, animated: animated)
        case let link as Arranging: link.scroll(to: item, align: .center, animated: animated)
        default: continue
        }
        return
      }
    case .edit(let edit):
      for link in scroll.behaviors {
        switch link {
        case let link as Arranging: try? link.change(edit)
        case let link as Tiling<Int>: try? link.change(edit)
        default: continue
        }
        return
      }
    }
  }
}
