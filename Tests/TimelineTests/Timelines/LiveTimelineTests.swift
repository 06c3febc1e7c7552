import ScrollSeeds
import Testing

/// Timelines of live scrollers: items that are edited, origins that move, rings, zoom, directions, and destinations.
struct LiveTimelineTests {
  /// A link that shows a row.
  private func tiles(_ row: ItemRow) -> any ScrollBehavior {
    Tiling(row, make: { [0.0] }, show: { _, _, _ in })
  }

  @Test(arguments: Axis.both) func itsNumbersAreThoseOfTheScroller(_ axis: Axis) {
    let scroll = scroller([Bouncing()])
    scroll.contentInset = axis.inset(.lower, 40)
    let text = scroll.timeline(on: axis)
    #expect(text.span(of: .whole)?.start == -40 && text.span(of: .whole)?.end == 1_600)
    let card = scroll.timeline(of: Rect(x: 500, y: 500, width: 100, height: 100), on: axis)
    #expect(card?.port.start == 40 && card?.port.end == 0 && card?.port.viewport == 400)
    #expect(card?.progress(in: .entry, at: axis.point(150, across: 7))?.value == 0.5)
    #expect(scroll.timeline(of: Rect(x: .nan, y: .nan, width: 1, height: 1), on: axis) == nil)
    scroll.settings.pixel = 0.5
    #expect(scroll.timeline(on: axis).pixel == 0.5)
    #expect(scroll.timeline(of: 3, in: ItemRow(count: 3, length: 50, axis: axis)) == nil)
  }

  /// A reversed scroller does the same, with everything mirrored.
  @Test(arguments: Axis.both) func directionsAreMirrored(_ axis: Axis) {
    let row = { ItemRow(count: 20, length: 130, spacing: 10, axis: axis) }
    let size = axis.size(400, across: 300)
    let (one, other) = (row(), row())
    let scrollers = [
      ScrollController(viewport: size, behaviors: [tiles(one), Clamping()]),
      ScrollController(
        viewport: size, isReversed: PerAxis(true), behaviors: [tiles(other), Clamping()]),
    ]
    for offset in stride(from: 0, through: 2_400, by: 37.0) {
      for scroll in scrollers { scroll.contentOffset[axis] = offset }
      for index in 0..<Int64(20) {
        let progress = zip(scrollers, [one, other]).map { scroll, row in
          scroll.timeline(of: index, in: row)?.progress(at: scroll.contentPosition)
        }
        #expect(progress[0] != nil && progress[0] == progress[1])
        // On the screen: the item comes in at the end of the content's direction.
        let scroll = scrollers[1]
        let place = other.place(of: index, origin: scroll.contentOrigin)!
        let rect = Rect(origin: axis.point(place.start), size: axis.size(place.length, across: 300))
        let shown = scroll.converted(toViewport: rect)
        let isSeen = shown.upper(axis) > 0 && shown.lower(axis) < 400
        let phase = progress[1]?.phase
        if shown.upper(axis) != 0, shown.lower(axis) != 400 { #expect((phase == .active) == isSeen) }
      }
    }
  }

  @Test(arguments: Axis.both) func itemsFollowTheirEdits(_ axis: Axis) throws {
    for seed in 0..<UInt64(perBuild(debug: 30, release: 300)) {
      var random = SeededGenerator(seed: seed)
      var lengths = (0..<30).map { _ in Double.random(in: 20...200, using: &random).rounded() }
      let row = try ItemRow(lengths: lengths, spacing: 8, axis: axis)
      let scroll = ScrollController(
        axis.size(400, across: 300), [tiles(row), KeepAnchor(row), Clamping()])
      scroll.contentOffset[axis] = 700
      for _ in 0..<10 {
        let index = Int.random(in: 0..<lengths.count, using: &random)
        if Bool.random(using: &random) {
          try row.change(.insert([70], at: Int64(index)))
          lengths.insert(70, at: index)
        } else {
          try row.change(.resize(from: Int64(index), to: [90]))
          lengths[index] = 90
        }
        let item = Int.random(in: 0..<lengths.count, using: &random)
        let start = lengths[..<item].reduce(0) { $0 + $1 + 8 }
        let timeline = scroll.timeline(of: Int64(item), in: row)
        #expect(timeline?.subject == TimelineSubject(start: start, length: lengths[item]))
        #expect(
          timeline == scroll.timeline(of: TimelineSubject(start: start, length: lengths[item])!, on: axis))
      }
    }
  }

  /// The origin moves in between: a timeline of an earlier moment and a position of now go together.
  @Test(arguments: Axis.both) func shiftsOfTheOriginChangeNothing(_ axis: Axis) {
    let row = ItemRow.uniform(length: 96, spacing: 4, axis: axis)
    let scroll = ScrollController(
      axis.size(400, across: 300), [tiles(row), Infinite(axis: axis)])
    let hand = Hand(scroll, axis)
    hand.frame()
    let former = scroll.timeline(of: 250, in: row)
    var shifts = 0
    for step in 1...600 {
      let origin = scroll.contentOrigin
      scroll.contentPosition[axis] = Double(step) * 50
      hand.frame()
      if scroll.contentOrigin != origin { shifts += 1 }
      let now = scroll.timeline(of: 250, in: row)
      let progress = former?.progress(at: scroll.contentPosition)
      #expect(progress?.value == (Double(step) * 50 - 24_600) / 496 && progress != nil)
      #expect(now?.progress(at: scroll.contentPosition) == progress)
    }
    #expect(shifts > 2, "the origin has moved")
  }

  /// On a ring the item counts in the lap whose middle is nearest to the middle of the port.
  @Test(arguments: Axis.both) func ringsCountTheNearestLap(_ axis: Axis) {
    let row = ItemRow(count: 8, length: 150, axis: axis)
    let scroll = ScrollController(
      axis.size(400, across: 300), [tiles(row), Circular(axis: axis)])
    let hand = Hand(scroll, axis)
    hand.frame()
    let timelines = (0..<Int64(8)).map { scroll.timeline(of: $0, in: row) }
    for offset in stride(from: -9_000, through: 9_000, by: 93.0) {
      scroll.contentPosition[axis] = offset
      hand.frame()
      for index in 0..<8 {
        let middle = Double(index) * 150 + 75
        let gone = (-12...12).map { offset + 200 - (middle + Double($0) * 1_200) }
          .min { $0.magnitude < $1.magnitude }!
        let value = timelines[index]?.progress(at: scroll.contentPosition)?.value
        #expect(value?.isNear(0.5 + gone / 550) == true, "item \(index) at \(offset)")
        #expect(timelines[index] == scroll.timeline(of: Int64(index), in: row))
      }
    }
  }

  /// The subject and the port are compared in the content, and the result is what the screen shows.
  @Test(arguments: Axis.both, [0.5, 1, 2, 3.25]) func zoomScalesSubjectAndPort(_ axis: Axis, _ scale: Double)
  {
    let scroll = scroller([Clamping()])
    (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (0.25, 4)
    scroll.setZoomScale(scale, animated: false)
    let rect = Rect(x: 300, y: 300, width: 120, height: 120)
    let card = scroll.timeline(of: rect, on: axis, startInset: .length(20), endInset: .fraction(0.1))
    let room = scroll.geometry.extent[axis].upper!
    #expect(card?.pixel == 1 / scale)
    for step in 0...40 {
      scroll.contentOffset[axis] = room * Double(step) / 40
      let shown = scroll.converted(toViewport: scroll.converted(fromContent: rect))
      let (gone, way) = (360 - shown.lower(axis), 340 + shown.length(axis))
      let value = card?.progress(at: scroll.contentPosition)?.value
      #expect(value?.isNear(gone / way) == true, "\(step)")
      #expect(
        card?.progress(in: .scroll, at: scroll.contentPosition)?.value.isNear(Double(step) / 40) == true)
    }
  }

  /// The lift decides where the content rests. The progress there is the progress at rest, whatever frames are drawn.
  @Test(arguments: Axis.both, [7.0, 60, 240]) func theDestinationIsKnownAtTheLift(
    _ axis: Axis, _ rate: Double
  ) {
    let row = ItemRow(count: 40, length: 300, axis: axis)
    let scroll = ScrollController(
      axis.size(400, across: 300),
      [tiles(row), Paging(row, align: .center), Bouncing()])
    let hand = Hand(scroll, axis)
    hand.frame()
    hand.down()
    hand.drag(by: 130)
    hand.lift(moving: 20)
    let timelines = (0..<Int64(6)).map { scroll.timeline(of: $0, in: row)! }
    let planned = timelines.map { $0.progress(at: scroll.destinationPosition) }
    let present = timelines.map { $0.progress(at: scroll.contentPosition) }
    #expect(planned != present, "the content is still on its way")
    let motion = scroll.motion
    var frames = 0
    while scroll.motion != nil, frames < 10_000 {
      hand.frame(after: 1 / rate)
      frames += 1
      let offset = motion?.offset(at: hand.time)[axis]
      if let offset {
        #expect(timelines[1].progress(at: offset) == timelines[1].progress(at: scroll.contentPosition))
      }
    }
    #expect(timelines.map { $0.progress(at: scroll.contentPosition) } == planned)
  }

  /// A card of an inner scroller moves through the outer viewport as both scroll: what the screen shows.
  @Test(arguments: Axis.both) func nestsCountInTheContentOfTheOuterScroller(_ axis: Axis) {
    let (outer, inner) = (scroller([Clamping()]), scroller([Clamping()], viewport: 300, content: 1_000))
    let corner = Vector(x: 600, y: 600)
    let card = Rect(x: 200, y: 200, width: 100, height: 100)
    for step in 0..<400 {
      inner.contentOffset[axis] = Double(step % 20) * 35
      outer.contentOffset[axis] = Double(step / 20) * 80
      let rect = inner.space.mapToParent.convert(card).offset(by: corner)
      let value = outer.timeline(of: rect, on: axis)?.progress(at: outer.contentPosition)?.value
      let shown = 800 - inner.contentOffset[axis] - outer.contentOffset[axis]
      #expect(value?.isNear((400 - shown) / 500) == true, "\(step)")
    }
  }
}
