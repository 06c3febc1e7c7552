internal import CScrollCore
public import ScrollMotion
public import ScrollSpace

/// Settings that define how a scroller interprets its input. Numbers that are not usable are refused one by one.
public struct ScrollSettings: Hashable, Sendable {
  /// True for each axis that input scrolls: see ``ScrollController/isScrollEnabled``. The program can scroll in any
  /// case.
  public var isScrollEnabled = PerAxis(true)
  /// The distance that a finger must move before it drags, in points. About 10 on iOS.
  public var slop = 10.0
  /// The method that computes the velocity of a release from a finger's samples. Fingers that are down keep their
  /// method.
  public var velocityStrategy = VelocityStrategy.leastSquares
  /// The part of a caught motion's velocity that a fling takes over. `.none` at first. With other values, repeated
  /// flicks get faster.
  public var carriedMomentum = CarriedMomentum.none
  /// The minimum velocity of a fling, in points per second on each axis: Flutter's and Android's 50. A slower release
  /// does not fling.
  public var minimumFlingSpeed = 50.0
  /// The maximum velocity of a fling, in points per second on each axis: Flutter's and Android's 8000.
  public var maximumFlingSpeed = 8_000.0
  /// The length of an arrow key's step, in points, for `ScrollStep.arrows`: Chromium's 40.
  public var arrowLength = 40.0
  /// The length of a line, in points, for `ScrollStep.lines`: 100/6 as in browsers. Wheels of hosts that count lines
  /// send three lines a notch: 50 points.
  public var lineLength = 100.0 / 6
  /// The length of a wheel's notch, in points, for `ScrollStep.notches`: 120, Chromium's deltaY of a notch. Other
  /// browsers use 100. See also ``notchPower``.
  public var notchLength = 120.0
  /// If above 0, a notch is as long as the visible length to this power, and ``notchLength`` does not count: 2/3 in GTK,
  /// where a notch scrolls a larger view farther. 0 at first.
  public var notchPower = 0.0
  /// The part of the visible length that a step by one page scrolls: 0.875 as in Chromium. A step is a whole number of
  /// pixels, rounded down, so that pages of a terminal are whole rows.
  public var pagePart = 0.875
  /// Whether a key adds to the key before it, if that one still moves the content.
  public var keyAddition = KeyAddition.always
  /// The axis along which a wheel moves the content.
  public var wheelMapping = WheelMapping.asGiven
  /// The pause without deltas after which a run of precise wheel deltas is over, in seconds.
  public var wheelPause = 0.1
  /// True if the user prefers reduced motion.
  ///
  /// Animations of the program and steps then arrive at once, with the same callbacks. So does content that a link
  /// sends to a place after a lift, if the content would move there by a spring or a law: a page turns at once.
  /// Glides at the content's own velocity, and the return from an edge, do not change. An animation that runs when
  /// this becomes true continues until the next layout, and then arrives at once.
  public var reducesMotion = false
  /// True if reduced motion includes glides. With ``reducesMotion``, content that is released by a finger, a wheel or
  /// a fling of the program is at its rest position at once.
  public var reducesFlings = false
  /// The length of a device pixel, in points; 1 at first. A motion ends when it is nearer to its destination than half
  /// a pixel. Setting the length, also to 1, sets ``restsOnPixels``.
  public var pixel: Double {
    get { pixelLength }
    set { (pixelLength, restsOnPixels) = (newValue, true) }
  }
  private var pixelLength = 1.0
  /// The length of the pixels on which glides and steps end; 0 if they end anywhere.
  var restingPixel: Double { restsOnPixels ? pixelLength : 0 }
  /// True if a glide or a step comes to rest on a whole pixel of the content, as in a terminal on a cell. False until
  /// ``pixel`` is set. A place that a link, a wall or the program chooses is not moved. The next step adds what
  /// rounding has taken from the one before, so many steps go as far as they would without.
  public var restsOnPixels = false
  /// The duration after which a touch within the slop is a long press, in seconds: 0.5 as on iOS.
  public var longPress = 0.5
  /// The longest rest of a finger before its lift that still flings, in seconds: 0.04 as on Android. Chromium uses
  /// 0.08, since some devices report a lift late.
  public var releasePause = VelocityTracker.pause
  /// The smallest scale at which the content may rest. If both limits are 1, the initial values, nothing zooms the
  /// content. If a scroller's limit is set past the other one, the other one follows, so both may be set in any order.
  public var minimumZoomScale = 1.0
  /// The largest scale at which the content may rest.
  public var maximumZoomScale = 1.0
  /// True if fingers may move the scale past its limits, against a growing resistance. The scale returns when they
  /// lift.
  public var bouncesZoom = true
  /// The only axis that zooms, as time does in a waveform. Nil for both, the initial value. On the other axis, the
  /// scale is always 1.
  public var zoomAxis: Axis?

  /// Creates settings with the values above.
  public init() {}

  /// The distances of keys and wheels: the three lengths and the part of a page above, as one value.
  public var distances: ScrollDistances {
    get { ScrollDistances(arrow: arrowLength, line: lineLength, notch: notchLength, page: pagePart) }
    set {
      (arrowLength, lineLength) = (newValue.arrow, newValue.line)
      (notchLength, notchPower, pagePart) = (newValue.notch, 0, newValue.page)
    }
  }

  /// Calls a closure with the name of each number, the number, and that of other settings, in the order of archives.
  mutating func forEachNumber<Failure>(
    beside other: ScrollSettings, _ visit: (StaticString, inout Double, Double) throws(Failure) -> Void
  ) throws(Failure) {
    try visit("slop", &slop, other.slop)
    try visit("minimumFlingSpeed", &minimumFlingSpeed, other.minimumFlingSpeed)
    try visit("maximumFlingSpeed", &maximumFlingSpeed, other.maximumFlingSpeed)
    try visit("arrowLength", &arrowLength, other.arrowLength)
    try visit("lineLength", &lineLength, other.lineLength)
    try visit("notchLength", &notchLength, other.notchLength)
    try visit("notchPower", &notchPower, other.notchPower)
    try visit("pagePart", &pagePart, other.pagePart)
    try visit("wheelPause", &wheelPause, other.wheelPause)
    try visit("pixel", &pixelLength, other.pixelLength)
    try visit("longPress", &longPress, other.longPress)
    try visit("releasePause", &releasePause, other.releasePause)
    try visit("minimumZoomScale", &minimumZoomScale, other.minimumZoomScale)
    try visit("maximumZoomScale", &maximumZoomScale, other.maximumZoomScale)
  }

  /// Both limits of the scale, as one value; 1...1 if they are not in order.
  public var zoomScales: ClosedRange<Double> {
    get { minimumZoomScale <= maximumZoomScale ? minimumZoomScale...maximumZoomScale : 1...1 }
    set { (minimumZoomScale, maximumZoomScale) = (newValue.lowerBound, newValue.upperBound) }
  }

  /// Returns the settings with the limits of the scale in order: a limit that is as in `former` follows the other one.
  func ordered(after former: ScrollSettings) -> ScrollSettings {
    var result = self
    guard isScale(minimumZoomScale), isScale(maximumZoomScale), minimumZoomScale > maximumZoomScale else {
      return self
    }
    if minimumZoomScale == former.minimumZoomScale {
      result.minimumZoomScale = maximumZoomScale
    } else if maximumZoomScale == former.maximumZoomScale {
      result.maximumZoomScale = minimumZoomScale
    }
    return result
  }

  /// Returns the length of a notch over a view, in points.
  package func notchLength(of visible: Double) -> Double {
    notchPower > 0 ? normalized(Mathematics.pow(max(0, visible), notchPower)) : notchLength
  }

  /// Returns the length of a step by one page of a view, in points: whole pixels.
  package func pageLength(of visible: Double) -> Double {
    let length = visible * pagePart
    // The product may be a rounding below a whole pixel.
    return length < pixel ? length : csc_floor(length / pixel * (1 + 0x1p-40)) * pixel
  }

  /// Returns the settings with every number that is not usable replaced by the number in `other`.
  func usable(orElse other: ScrollSettings) -> ScrollSettings {
    var result = self
    result.forEachNumber(beside: other) { _, number, other in
      if !isUsable(number) || number < 0 { number = other }
    }
    if pixelLength == 0 { result.pixelLength = other.pixelLength }
    // A length that is refused says nothing.
    if result.pixelLength != pixelLength { result.restsOnPixels = other.restsOnPixels }
    let areScales = isScale(result.minimumZoomScale) && isScale(result.maximumZoomScale)
    if !areScales || result.minimumZoomScale > result.maximumZoomScale {
      (result.minimumZoomScale, result.maximumZoomScale) = (other.minimumZoomScale, other.maximumZoomScale)
    }
    return result
  }

  /// Returns the numbers that differ from `other`, with their names.
  func words(unlike other: ScrollSettings) -> DeferredText {
    var (copy, words) = (self, DeferredText(""))
    copy.forEachNumber(beside: other) { name, number, other in
      guard number != other else { return }
      words = words.isEmpty ? "\(name) \(number)" : "\(words), \(name) \(number)"
    }
    return words
  }
}

extension ScrollSettings: CustomStringConvertible {
  /// The fields, one a line: `slop: 10.0`.
  @_documentation(visibility: internal)
  public var description: String {
    var (copy, lines) = (self, [String]())
    copy.forEachNumber(beside: self) { name, number, _ in lines.append("\(name): \(number)") }
    lines.append("velocityStrategy: \(velocityStrategy)")
    lines.append("carriedMomentum: \(carriedMomentum)")
    lines.append("bouncesZoom: \(bouncesZoom)")
    lines.append("zoomAxis: \(zoomAxis.map { "\($0)" } ?? "both")")
    lines.append("keyAddition: \(keyAddition)")
    lines.append("wheelMapping: \(wheelMapping)")
    lines.append("reducesMotion: \(reducesMotion), of flings too: \(reducesFlings)")
    lines.append("restsOnPixels: \(restsOnPixels)")
    lines.append("isScrollEnabled: \(isScrollEnabled.x) horizontally, \(isScrollEnabled.y) vertically")
    return lines.joined(separator: "\n")
  }
}
