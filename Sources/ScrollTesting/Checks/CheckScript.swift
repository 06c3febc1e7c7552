import ScrollBehaviors
import ScrollSeeds

/// A scroller's sizes, and the steps of a check, all derived from a seed.
struct CheckScript: Hashable, Sendable {
  /// The steps that a script may contain.
  enum Kind: Sendable {
    /// Inputs and commands, with fixed sizes.
    case inputs
    /// The same, and pinches.
    case zooms
    /// The same, and edits and other sizes.
    case edits
    /// All steps, and sizes and items that are empty.
    case empties
  }

  let seed: UInt64
  var viewport = Size(width: 400, height: 400)
  var content = Size(width: 2_000, height: 2_000)
  /// The scales between which fingers zoom; nil: they do not zoom.
  var scales: ClosedRange<Double>?
  var steps: [CheckStep] = []
  /// The factor of all lengths on screen: less than 1 in a smaller viewport.
  var screenFactor = 1.0

  init(_ kind: Kind, seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed &* 3 &+ 1)
    viewport = random.pick([Size(width: 400, height: 400), Size(width: 320, height: 480)])
    content = random.pick([
      Size(width: 2_010, height: 2_040), Size(width: 3_000, height: 9_000), Size(width: 640, height: 530),
    ])
    if kind == .empties { content = random.pick([content, .zero, Size(width: 2_000, height: 0)]) }
    if kind == .zooms { scales = 0.5...4 }
    let count = 4 + random.index(below: 6)
    for number in 0..<count {
      steps += Self.scene(&random)
      if kind == .zooms {
        steps += [.pinch(random.pick([0.4, 0.8, 1.5, 3])), .run(random.pick([0.05, 0.4]))]
      }
      guard kind == .edits || kind == .empties else { continue }
      steps.append(Self.change(&random, kind, number))
    }
    steps.append(.lift)
    steps.append(.run(3))
    // The end of the content is a place where many rules about positions fail.
    if kind == .inputs || kind == .zooms { steps += [.travel(Point(x: 12_000, y: 11_000)), .run(3)] }
  }

  private static func vector(_ random: inout SeededGenerator, _ size: Double) -> Vector {
    // The distances on both axes differ, so that rules about the larger distance have no tie.
    let along = (random.nextSigned() * size).rounded()
    let across = (random.nextSigned() * size * 0.6).rounded() + 0.25
    switch random.index(below: 4) {
    case 0: return Vector(x: along, y: 0)
    case 1: return Vector(x: 0, y: along)
    case 2: return Vector(x: across, y: along)
    default: return Vector(x: along, y: across)
    }
  }

  private static func point(_ random: inout SeededGenerator) -> Point {
    Point(x: Double(random.index(below: 2_400)), y: Double(random.index(below: 2_400)))
  }

  private static func scene(_ random: inout SeededGenerator) -> [CheckStep] {
    let pause = CheckStep.run(random.pick([0.05, 0.11, 0.4, 1.3]))
    switch random.index(below: 12) {
    case 0, 1: return [.fling(vector(&random, 5_000)), pause]
    case 2: return [.drag(vector(&random, 300)), pause]
    case 3: return [.flicks(vector(&random, 2_000)), pause]
    case 4: return [.swipe(vector(&random, 2_000), hasMomentum: random.index(below: 2) == 0), pause]
    case 5: return [.wheel(vector(&random, 40), times: 1 + random.index(below: 8)), pause]
    case 6:
      let way = random.pick([
        Vector(x: 0, y: 1), Vector(x: 1, y: 0), Vector(x: 0, y: -1), Vector(x: -1, y: 0),
      ])
      let step = random.pick([
        ScrollStep.arrows(way), .notches(way), .lines(way), .pages(way), .ends(way), .notches(way * 0.25),
      ])
      return [.step(step, times: 1 + random.index(below: 4)), pause]
    case 7: return [.place(point(&random)), pause]
    case 8: return [.travel(point(&random)), pause]
    case 9: return [.press(Point(x: 200, y: 180)), .move(vector(&random, 60)), .run(0.1)]
    case 10: return [.move(vector(&random, 120)), .move(vector(&random, 120)), .lift, pause]
    default: return random.index(below: 3) == 0 ? [.stop] : [.run(8)]
    }
  }

  private static func change(_ random: inout SeededGenerator, _ kind: Kind, _ number: Int) -> CheckStep {
    let isEmpty = kind == .empties && random.index(below: 2) == 0
    switch random.index(below: 7) {
    case 0:
      return .viewport(
        isEmpty ? .zero : random.pick([Size(width: 300, height: 500), Size(width: 500, height: 300)]))
    case 1, 2:
      return .content(
        isEmpty ? .zero : random.pick([Size(width: 1_500, height: 6_000), Size(width: 5_000, height: 700)]))
    case 3: return .inset(random.pick([.zero, Insets(top: 50, left: 10, bottom: 20, right: 0)]))
    case 4: return .edit(isEmpty ? .removeAll : .remove(1, at: Int64(random.index(below: 4))))
    case 5: return .edit(.insert(Int64(1 + random.index(below: 3)), at: Int64(random.index(below: 6))))
    default:
      return .edit(
        random.index(below: 2) == 0
          ? .move(from: Int64(random.index(below: 5)), to: Int64(random.index(below: 5)))
          : .resize(Int64(random.index(below: 5)), length: Double(20 + random.index(below: 90))))
    }
  }

  /// The script without momentum of the system. Such momentum stops on both axes as soon as a link chooses a target for
  /// one axis.
  var withoutMomentum: CheckScript {
    var script = self
    script.steps = steps.map {
      if case .swipe(let velocity, _) = $0 { .swipe(velocity, hasMomentum: false) } else { $0 }
    }
    return script
  }

  /// The script with both axes exchanged.
  var transposed: CheckScript {
    var script = self
    (script.viewport, script.content) = (viewport.transposed, content.transposed)
    script.steps = steps.map(\.transposed)
    return script
  }

  /// The script as lines of Swift, with the lines that show what was found.
  func lines(showing finding: RuleFinding, isNested: Bool) -> [String] {
    var finger = Point(x: 200, y: 180)
    var lines = [
      "let scroll = ScrollController(viewport: \(viewport.line), content: \(content.line), behaviors: …)",
      isNested ? "let host = TestHost(nest)  // a nest that contains scroll" : "let host = TestHost(scroll)",
    ]
    if let scales {
      lines.append("scroll.settings.minimumZoomScale = \(shortened(scales.lowerBound))")
      lines.append("scroll.settings.maximumZoomScale = \(shortened(scales.upperBound))")
    }
    for number in 0...steps.count {
      lines += finding.lines.filter { $0.after == number }.map(\.line)
      if number < steps.count { lines.append(steps[number].line(&finger)) }
    }
    return lines
  }
}
