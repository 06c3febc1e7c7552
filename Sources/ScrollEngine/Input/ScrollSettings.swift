public import ScrollMotion
public import ScrollSpace

/// How a scroller reads its input. Numbers that are not usable are refused one by one.
public struct ScrollSettings: Hashable, Sendable {
  /// Whether input moves the content along each axis: see ``ScrollController/isScrollEnabled``. The program can scroll
  /// in any case.
  public var isScrollEnabled = PerAxis(true)
  /// How far a finger must go before it drags, in points. About 10 on iOS.
  public var slop = 10.0
  /// How the samples of a finger become the velocity of its release. Fingers that are down keep theirs.
  public var velocityStrategy = VelocityStrategy.leastSquares
  /// How much of a caught motion a fling takes over. `.none` at first. With others, repeated flicks get faster.
  public var carriedMomentum = CarriedMomentum.none
  /// A release slower than this does not fling, in points per second on each axis: Flutter's and Android's 50.
  public var minimumFlingSpeed = 50.0
  /// A fling is no faster than this, in points per second on each axis: Flutter's and Android's 8000.
  public var maximumFlingSpeed = 8_000.0
  /// How far an arrow key goes, in points, for `ScrollStep.arrows`: Chromium's 40.
  public var arrowLength = 40.0
  /// The length of a line, in points, for `ScrollStep.lines`: 100/6 as in browsers. Wheels whose host counts lines go by
  /// three a notch: 50 points.
  public var lineLength = 100.0 / 6
  /// The length of a wheel's notch, in points, for `ScrollStep.notches`: 120, Chromium's deltaY of a notch. Other
  /// browsers have 100.
  public var notchLength = 120.0
  /// How much of the visible length a step by one page goes: 0.875 as in Chromium.
  public var pagePart = 0.875
  /// The axis along which a wheel moves the content.
  public var wheelMapping = WheelMapping.asGiven
  /// A run of precise wheel deltas is over when none has come for this long, in seconds.
  public var wheelPause = 0.1
  /// Whether the user wants less motion. Animations of the program and steps are then there at once, by the same callbacks, and
  /// so is a place that a link has chosen after a lift, if the content would go there by a spring or a law: a page turns at once.
  /// What glides by its own speed, and what an edge takes back, is not touched by it. An animation that runs when this becomes
  /// true goes on until the next layout: then it is there at once.
  public var reducesMotion = false
  /// True if less motion includes glides. With ``reducesMotion``, content that is let go is at once where it would come to rest:
  /// by a finger, a wheel or a fling of the program.
  public var reducesFlings = false
  /// The length of a device pixel, in points. A motion ends when it is nearer than half of one.
  public var pixel = 1.0
  /// A touch that stays within the slop for so long is a long press, in seconds: 0.5 as on iOS.
  public var longPress = 0.5
  /// A finger that has come to rest for longer than this before its lift does not fling, in seconds: 0.04 as on Android.
  /// Chromium waits for 0.08, since some devices tell a lift late.
  public var releasePause = VelocityTracker.pause
  /// The smallest scale at which the content may rest. With the largest at 1, as at first, nothing zooms it.
  public var minimumZoomScale = 1.0
  /// The largest scale at which the content may rest.
  public var maximumZoomScale = 1.0
  /// Whether fingers may take the scale past its limits, less and less, from where it comes back when they go.
  public var bouncesZoom = true

  /// Makes settings with the values above.
  public init() {}

  /// How far keys and wheels scroll: the four lengths above, as one value.
  public var distances: ScrollDistances {
    get { ScrollDistances(arrow: arrowLength, line: lineLength, notch: notchLength, page: pagePart) }
    set {
      (arrowLength, lineLength) = (newValue.arrow, newValue.line)
      (notchLength, pagePart) = (newValue.notch, newValue.page)
    }
  }

  /// The numbers by their names, in the order of archives.
  var numbers: [(name: StaticString, value: Double)] {
    get {
      [
        ("slop", slop), ("minimumFlingSpeed", minimumFlingSpeed), ("maximumFlingSpeed", maximumFlingSpeed),
        ("arrowLength", arrowLength), ("lineLength", lineLength), ("notchLength", notchLength),
        ("pagePart", pagePart), ("wheelPause", wheelPause), ("pixel", pixel), ("longPress", longPress),
        ("releasePause", releasePause), ("minimumZoomScale", minimumZoomScale),
        ("maximumZoomScale", maximumZoomScale),
      ]
    }
    set {
      (slop, minimumFlingSpeed, maximumFlingSpeed) = (newValue[0].value, newValue[1].value, newValue[2].value)
      (arrowLength, lineLength) = (newValue[3].value, newValue[4].value)
      (notchLength, pagePart) = (newValue[5].value, newValue[6].value)
      (wheelPause, pixel, longPress) = (newValue[7].value, newValue[8].value, newValue[9].value)
      (releasePause, minimumZoomScale) = (newValue[10].value, newValue[11].value)
      maximumZoomScale = newValue[12].value
    }
  }

  /// Every number that is not usable replaced by the one in `other`.
  func usable(orElse other: ScrollSettings) -> ScrollSettings {
    var (result, numbers) = (self, numbers)
    for (index, known) in other.numbers.enumerated() {
      if !isUsable(numbers[index].value) || numbers[index].value < 0 { numbers[index] = known }
    }
    result.numbers = numbers
    if pixel == 0 { result.pixel = other.pixel }
    let areScales = isScale(result.minimumZoomScale) && isScale(result.maximumZoomScale)
    if !areScales || result.minimumZoomScale > result.maximumZoomScale {
      (result.minimumZoomScale, result.maximumZoomScale) = (other.minimumZoomScale, other.maximumZoomScale)
    }
    return result
  }

  /// The numbers that are others here, with their names.
  func words(unlike other: ScrollSettings) -> String {
    zip(numbers, other.numbers).filter { $0.value != $1.value }.map { "\($0.0.name) \($0.0.value)" }
      .joined(separator: ", ")
  }
}

extension ScrollSettings: CustomStringConvertible {
  /// Its fields, one a line: `slop: 10.0`.
  public var description: String {
    var lines = numbers.map { "\($0.name): \($0.value)" }
    lines.append("velocityStrategy: \(velocityStrategy)")
    lines.append("carriedMomentum: \(carriedMomentum)")
    lines.append("bouncesZoom: \(bouncesZoom)")
    lines.append("wheelMapping: \(wheelMapping)")
    lines.append("reducesMotion: \(reducesMotion), of flings too: \(reducesFlings)")
    lines.append("isScrollEnabled: \(isScrollEnabled.x) horizontally, \(isScrollEnabled.y) vertically")
    return lines.joined(separator: "\n")
  }
}
