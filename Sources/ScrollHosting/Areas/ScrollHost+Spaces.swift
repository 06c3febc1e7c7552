public import ScrollSpace

/// The coordinates of areas, and those of the window.
extension ScrollHost {
  // The coordinates of a point or a rect, each with the calls to the next:
  //
  //   window ─ convert(_:toCornerOf:) ─► viewport ─ converted(fromViewport:) ─► offset ─ converted(toContent:) ─► content
  //          ◄─ convert(_:fromCornerOf:)          ◄─ converted(toViewport:)          ◄─ converted(fromContent:)
  //
  // and from the window to the content and back: convert(_:to:) and convert(_:from:), or mapToWindow(from:).

  /// Returns the map from the coordinates in an area, which frames of areas in it have, to the coordinates of the
  /// window.
  public func mapToWindow(from area: ScrollArea) -> Map {
    guard area.host === self, let space = area.space else { return .identity }
    syncSpaces(around: area)
    return spaces.map(from: space, to: spaces.root)
  }

  /// Returns a point of the window, counted from the upper left corner of an area, in the points of the area: a point of
  /// the viewport of a scroller.
  public func convert(_ point: Point, toCornerOf area: ScrollArea) -> Point {
    guard area.host === self else { return point }
    let corner = area.frame.origin - Point.zero
    return (area.parent.map { convert(point, to: $0) } ?? point) - corner
  }

  /// Returns a point of the window in the coordinates in an area, which frames of areas in it have: the content
  /// coordinates of a scroller.
  public func convert(_ point: Point, to area: ScrollArea) -> Point {
    guard area.host === self, let space = area.space else { return point }
    syncSpaces(around: area)
    return spaces.convert(point, from: spaces.root, to: space)
  }

  /// Returns a rect of the window, counted from the upper left corner of an area, in the points of the area: a rect of
  /// the viewport of a scroller.
  public func convert(_ rect: Rect, toCornerOf area: ScrollArea) -> Rect {
    guard area.host === self else { return rect }
    let corner = area.frame.origin - Point.zero
    return (area.parent.map { convert(rect, to: $0) } ?? rect).offset(by: -corner)
  }

  /// Returns a rect of the window in the coordinates in an area: the content coordinates of a scroller.
  public func convert(_ rect: Rect, to area: ScrollArea) -> Rect {
    guard area.host === self, let space = area.space else { return rect }
    syncSpaces(around: area)
    return spaces.convert(rect, from: spaces.root, to: space)
  }

  /// Returns the point of the window for a point that counts from the upper left corner of an area: a point of the
  /// viewport of a scroller.
  public func convert(_ point: Point, fromCornerOf area: ScrollArea) -> Point {
    mapToWindow(around: area).convert(point + cornerOffset(of: area))
  }

  /// Returns the rect of the window for a rect that counts from the upper left corner of an area: a rect of the viewport
  /// of a scroller.
  public func convert(_ rect: Rect, fromCornerOf area: ScrollArea) -> Rect {
    mapToWindow(around: area).convert(rect.offset(by: cornerOffset(of: area)))
  }

  /// Returns the point of the window for a point in an area: a point in the content coordinates of a scroller.
  public func convert(_ point: Point, from area: ScrollArea) -> Point {
    mapToWindow(from: area).convert(point)
  }

  /// Returns the rect of the window for a rect in an area: a rect in the content coordinates of a scroller.
  public func convert(_ rect: Rect, from area: ScrollArea) -> Rect { mapToWindow(from: area).convert(rect) }

  private func mapToWindow(around area: ScrollArea) -> Map {
    area.parent.map { mapToWindow(from: $0) } ?? .identity
  }

  /// The corner of an area, from where its frame counts; zero for an area of another host.
  private func cornerOffset(of area: ScrollArea) -> Vector {
    area.host === self ? area.frame.origin - Point.zero : .zero
  }

  /// Returns the part of a rect in an area that the areas around do not clip, in the coordinates in the area. Returns
  /// `Rect.zero` if no part is visible.
  public func visiblePart(of rect: Rect, in area: ScrollArea) -> Rect {
    guard area.host === self, let space = area.space else { return .zero }
    syncSpaces(around: area)
    return spaces.visiblePart(of: rect, in: space)
  }
}

extension ScrollHost {
  /// Updates the spaces of an area and of those around it to the present offsets. Maps to the window need no others.
  private func syncSpaces(around area: ScrollArea) {
    var next: ScrollArea? = area
    while let one = next {
      if let space = one.space { spaces[space] = one.asSpace }
      next = one.parent
    }
  }

  /// Returns a point of the window in the coordinates around an area, which are those of the area's frame.
  func place(of point: Point, around area: ScrollArea) -> Point {
    guard let parent = area.parent else { return point }
    return convert(point, to: parent)
  }

  /// Returns a point of the window in the coordinates of a target: in the viewport of a scroller, or around a nest.
  func place(of point: Point, for area: ScrollArea) -> Point {
    let place = place(of: point, around: area)
    return area.nest == nil ? .zero + (place - area.frame.origin) : place
  }

  /// The number of points of the window for a point around an area, which is not 1 in zoomed content.
  func scale(around area: ScrollArea) -> PerAxis<Double> {
    guard let scale = area.parent.map({ mapToWindow(from: $0).scale }) else { return PerAxis(1) }
    return PerAxis(x: scale.x.magnitude, y: scale.y.magnitude)
  }

  /// The number of points of the window for a point around an area, in any direction: the geometric mean.
  func meanScale(around area: ScrollArea) -> Double {
    let scale = scale(around: area)
    return (scale.x * scale.y).squareRoot()
  }
}
