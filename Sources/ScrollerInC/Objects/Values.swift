import CScroller
import ScrollAccessories
import ScrollBehaviors
import ScrollEngine
import ScrollSpace

// Values of the library as values of the header, and back.

extension scroller_point {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
  var point: Point { Point(x: x, y: y) }
  var vector: Vector { Vector(x: x, y: y) }
}

extension scroller_size {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
  var size: Size { Size(width: width, height: height) }
  /// True if a `ScrollController` accepts the size.
  var isUsable: Bool { width >= 0 && height >= 0 && width <= 1e150 && height <= 1e150 }
}

extension scroller_rect {
  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
  var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
  /// True if a `ScrollHost` accepts the frame.
  var isUsable: Bool {
    x.magnitude <= 1e150 && y.magnitude <= 1e150 && scroller_size(width: width, height: height).isUsable
  }
}

extension scroller_insets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  var insets: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }
}

extension scroller_axis {
  init(_ axis: Axis) { self = axis == .horizontal ? scroller_horizontal : scroller_vertical }
  /// The axis; nil for a constant that the header does not have.
  var axis: Axis? {
    switch self {
    case scroller_horizontal: .horizontal
    case scroller_vertical: .vertical
    default: nil
    }
  }
}

extension scroller_align {
  var isKnown: Bool { rawValue <= scroller_align_end.rawValue }
  /// The alignment; nil for the nearest.
  var alignment: Alignment? {
    switch self {
    case scroller_align_start: .start
    case scroller_align_center: .center
    case scroller_align_end: .end
    default: nil
    }
  }
}

extension scroller_demand {
  init(_ demand: FrameDemand) {
    switch demand {
    case .needsFrame: self.init(kind: scroller_needs_frame, wake: 0)
    case .sleep(let wake): self.init(kind: scroller_sleeps, wake: wake.seconds)
    case .idle: self.init(kind: scroller_idle, wake: 0)
    }
  }
}

extension scroller_touch_outcome {
  init(_ outcome: TouchOutcome) { self = outcome == .tap ? scroller_touch_tap : scroller_touch_other }
}

extension scroller_phase {
  init(_ phase: Phase) {
    self =
      switch phase {
      case .idle: scroller_phase_idle
      case .tracking: scroller_phase_tracking
      case .dragging: scroller_phase_dragging
      case .wheeling: scroller_phase_wheeling
      case .decelerating: scroller_phase_decelerating
      case .animating: scroller_phase_animating
      }
  }
}

extension scroller_reason {
  init(_ reason: SettleReason) {
    self =
      switch reason {
      case .dragged: scroller_reason_dragged
      case .wheeled: scroller_reason_wheeled
      case .decelerated: scroller_reason_decelerated
      case .animated: scroller_reason_animated
      case .set: scroller_reason_set
      case .layout: scroller_reason_layout
      case .interrupted: scroller_reason_interrupted
      }
  }
}

extension scroller_thumb {
  init(_ thumb: IndicatorThumb) { self.init(frame: scroller_rect(thumb.rect), opacity: thumb.opacity) }
}
