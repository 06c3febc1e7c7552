import ScrollMotion
import ScrollSeeds
import Testing

/// Values at fractions, and what is between and beyond them.
struct TimelineKeyframesTests {
  private typealias Frame = TimelineKeyframe<Double>

  @Test func valuesAreExactAtKeyframesAndEasedBetween() {
    let frames = TimelineKeyframes(
      Frame(0, 10, .easeIn), Frame(0.5, 20, .steps(4)), Frame(1, 100))
    #expect(frames.value(at: 0.0) == 10 && frames.value(at: 0.5) == 20 && frames.value(at: 1) == 100)
    #expect(frames.value(at: 0.25) == 10 + 10 * CubicBezier.easeIn.value(at: 0.5))
    #expect([0.55, 0.65, 0.99].map { frames.value(at: $0) } == [20, 40, 80])
    #expect(frames.value(at: -3) == 10 && frames.value(at: 7) == 100, "beyond the ends the value is held")
    #expect(frames.value(at: .nan) == 10 && frames.value(at: .infinity) == 100)
  }

  @Test func extendedEndsContinueTheLine() {
    let frames = TimelineKeyframes(Frame(0, 10), Frame(0.5, 20, .easeOut), Frame(1, 100), ends: .extend)
    #expect(frames.value(at: -0.5) == 0 && frames.value(at: 1.5) == 180)
    #expect(frames.value(at: .nan) == 10 && frames.value(at: .infinity) == 100)
    #expect(TimelineKeyframes(Frame(0.5, 3), ends: .extend).value(at: 2) == 3, "one keyframe has no line")
    let jump = TimelineKeyframes(Frame(0, 1), Frame(0, 2), ends: .extend)
    #expect(jump.value(at: -1) == 1 && jump.value(at: 0.0) == 2 && jump.value(at: 1) == 2)
  }

  @Test func twoKeyframesAtOneFractionAreAJump() {
    let frames = TimelineKeyframes(Frame(0, 0), Frame(0.5, 1), Frame(0.5, 5), Frame(1, 6))
    #expect(frames.value(at: 0.25) == 0.5 && frames.value(at: 0.5) == 5 && frames.value(at: 0.75) == 5.5)
    #expect(frames.value(at: 0.5.nextDown).isNear(1))
  }

  /// Random keyframes: their order does not matter, a value between two frames is between their values, and without jumps
  /// the value is continuous.
  @Test func keyframesAreAContinuousFunction() {
    for seed in 0..<UInt64(perBuild(debug: 200, release: 5_000)) {
      var random = SeededGenerator(seed: seed)
      let easings: [TimelineEasing] = [.linear, .easeIn, .easeOut, .easeInOut]
      let given = (0..<Int.random(in: 1...9, using: &random)).map {
        Frame(
          Double($0) + .random(in: 0...0.9, using: &random), .random(in: -50...50, using: &random),
          easings.randomElement(using: &random)!)
      }
      let ends: TimelineKeyframes<Double>.Ends = seed % 2 == 0 ? .hold : .extend
      let frames = TimelineKeyframes(given, ends: ends)
      #expect(frames == TimelineKeyframes(given.shuffled(using: &random), ends: ends))
      for frame in given { #expect(frames?.value(at: frame.fraction) == frame.value) }
      for (frame, next) in zip(given, given.dropFirst()) {
        let value = frames!.value(at: .random(in: frame.fraction...next.fraction, using: &random))
        #expect(value >= min(frame.value, next.value) && value <= max(frame.value, next.value))
      }
      for frame in given {
        for step in [-1e-9, 1e-9] {
          #expect((frames!.value(at: frame.fraction + step) - frame.value).magnitude < 1e-4, "seed \(seed)")
        }
      }
    }
    #expect(TimelineKeyframes<Double>([]) == nil)
  }

  @Test func fillsDecideWhetherAnEffectHasAValue() {
    let fade = TimelineKeyframes(Frame(0, 0), Frame(1, 1))
    let card = ScrollTimeline(
      of: TimelineSubject(start: 500, length: 100), through: TimelinePort(viewport: 400), walls: Extent())
    func values(_ fill: TimelineProgress.Fill) -> [Double?] {
      [50, 150, 250].map { fade.value(at: card.progress(in: .entry, at: $0), fill: fill) }
    }
    #expect(values(.both) == [0, 0.5, 1] && values(.neither) == [nil, 0.5, nil])
    #expect(values(.before) == [0, 0.5, nil] && values(.after) == [nil, 0.5, 1])
    #expect(fade.value(at: nil) == nil, "an inactive timeline has no value")
    let line = TimelineKeyframes(Frame(0, 0), Frame(1, 1), ends: .extend)
    #expect(line.value(at: card.progress(in: .entry, at: 50)) == -0.5)
  }

  @Test func everyKindOfValueIsMixed() {
    #expect(Point(x: 0, y: 10).mixed(with: Point(x: 4, y: 20), by: 0.25) == Point(x: 1, y: 12.5))
    #expect(Vector(x: 0, y: 10).mixed(with: Vector(x: 4, y: 20), by: -1) == Vector(x: -4, y: 0))
    #expect(
      Size(width: 2, height: 4).mixed(with: Size(width: 4, height: 8), by: 0.5) == Size(width: 3, height: 6))
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.mixed(with: .zero, by: 0.5) == Rect(x: 0, y: 0, width: 5, height: 5))
    #expect(PerAxis(x: 0.0, y: 1.0).mixed(with: PerAxis(1.0), by: 0.5) == PerAxis(x: 0.5, y: 1))
    #expect((0.1).mixed(with: 0.3, by: 1) == 0.3 && (0.1).mixed(with: 0.3, by: 0) == 0.1)
    #expect((0.1).mixed(with: 0.1, by: 0.7) == 0.1)
    let turned = ItemTransform.identity.mixed(with: ItemTransform(scale: 3, rotation: 1, opacity: 0), by: 2)
    #expect(turned == ItemTransform(scale: 5, rotation: 2, opacity: 0), "the opacity stays between 0 and 1")
  }

  @Test func pagesAndParallaxAreKeyframesOfTransforms() {
    let page = TimelineKeyframes.page(entering: ItemTransform(scale: 0.8, opacity: 0.5))
    #expect(
      page.value(at: -1.0).scale == 0.8 && page.value(at: 0.0) == .identity
        && page.value(at: 1.0).opacity == 0.5)
    #expect(page.value(at: 0.5).scale.isNear(0.9))
    #expect(page.value(at: 0.5).frame(of: Rect(x: 100, y: 0, width: 100, height: 50)).minX.isNear(105))
    let moved = TimelineKeyframes.parallax(Vector(x: 0, y: 30))
    #expect([0, 0.5, 1].map { moved.value(at: $0).translation.y } == [-30, 0, 30])
  }

  @Test func easingsAreClampedAndStepsAreWhole() {
    for easing in [TimelineEasing.linear, .easeIn, .steps(3), .steps(-2)] {
      #expect(easing.value(at: -1) == 0 && easing.value(at: 2) == 1 && easing.value(at: .nan) == 0)
    }
    #expect(TimelineEasing.steps(0).value(at: 0.99) == 0, "a value that stays until the next keyframe")
    #expect(TimelineEasing.steps(4).value(at: 0.5) == 0.5)
  }
}
