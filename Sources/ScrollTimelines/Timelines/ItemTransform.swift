public import ScrollSpace

/// How an item is drawn beside its own place: moved, scaled, turned and faded.
///
/// The host applies it when it draws. Neither the layout nor the offset knows it, so an effect never changes what can
/// be scrolled.
public struct ItemTransform: Hashable, Sendable {
  /// The displacement, in points. It counts as frames of items do: on a reversed axis from the side where the content
  /// begins.
  public var translation: Vector
  /// The factor about the item's middle.
  public var scale: Double
  /// The rotation about the item's middle, in radians, clockwise as seen on the screen.
  public var rotation: Double
  /// The opacity, from 0 to 1.
  public var opacity: Double

  /// Creates a transform. Without arguments it changes nothing.
  public init(
    translation: Vector = .zero, scale: Double = 1, rotation: Double = 0, opacity: Double = 1
  ) {
    (self.translation, self.scale, self.rotation, self.opacity) = (translation, scale, rotation, opacity)
  }

  /// The transform that changes nothing.
  public static let identity = ItemTransform()

  /// Returns the frame in which an item is drawn, before its rotation.
  public func frame(of rect: Rect) -> Rect {
    let middle = rect.center + translation
    let size = Size(width: rect.width * scale, height: rect.height * scale)
    return Rect(
      origin: Point(x: middle.x - size.width / 2, y: middle.y - size.height / 2), size: size)
  }
}

extension ItemTransform: Interpolatable {
  /// Returns the transform whose parts are at a part of the way. The opacity stays from 0 to 1.
  public func mixed(with other: ItemTransform, by part: Double) -> ItemTransform {
    ItemTransform(
      translation: translation.mixed(with: other.translation, by: part),
      scale: scale.mixed(with: other.scale, by: part),
      rotation: rotation.mixed(with: other.rotation, by: part),
      opacity: max(0, min(1, opacity.mixed(with: other.opacity, by: part))))
  }
}

extension TimelineKeyframes where Value == ItemTransform {
  /// Returns a page effect over ``ScrollTimeline/transition(at:)-(Double)``: an item that comes in or leaves has another
  /// transform, and none while it is in view as a whole.
  ///
  /// The fractions are -1, 0 and 1. Without `leaving`, the item leaves as it comes in.
  public static func page(
    entering: ItemTransform, leaving: ItemTransform? = nil, easing: TimelineEasing = .linear
  ) -> TimelineKeyframes {
    TimelineKeyframes(
      TimelineKeyframe(-1, entering, easing), TimelineKeyframe(0, .identity, easing),
      TimelineKeyframe(1, leaving ?? entering))
  }

  /// Returns a parallax over ``TimelineRange/cover``: the content of an item lags behind the item by `distance` at the
  /// start, has its own place in the middle, and is ahead by `distance` at the end, in points.
  ///
  /// An image that is longer than its frame by twice the distance always fills the frame.
  public static func parallax(_ distance: Vector) -> TimelineKeyframes {
    TimelineKeyframes(
      TimelineKeyframe(0, ItemTransform(translation: .zero - distance)),
      TimelineKeyframe(1, ItemTransform(translation: distance)))
  }
}
