public import ScrollEngine
public import ScrollSpace

extension ScrollController {
  /// Returns the visible part of a rectangle's area at the present offset, from 0 to 1:
  /// `Geometry.visibleFraction(of:at:)`.
  ///
  /// The rectangle is in offset coordinates, because the view begins at the offset. Pass the frame of an item as
  /// `converted(fromContent: frame)`.
  public func visibleFraction(of rect: Rect) -> Double {
    geometry.visibleFraction(of: rect, at: contentOffset)
  }

  /// Returns the visible part of a rectangle along an axis at the present offset, from 0 to 1:
  /// `Geometry.visibleFraction(of:on:at:)`. The rectangle is in offset coordinates: see `visibleFraction(of:)`.
  public func visibleFraction(of rect: Rect, on axis: Axis) -> Double {
    geometry.visibleFraction(of: rect, on: axis, at: contentOffset)
  }

  /// Returns the progress of a rectangle through the view at the present offset, from -1 to 1:
  /// `Geometry.progress(of:on:at:)`. The rectangle is in offset coordinates: see `visibleFraction(of:)`.
  public func progress(of rect: Rect, on axis: Axis) -> Double {
    geometry.progress(of: rect, on: axis, at: contentOffset)
  }
}
