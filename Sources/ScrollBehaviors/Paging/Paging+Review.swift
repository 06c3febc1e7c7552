public import ScrollEngine
import ScrollSpace

@_documentation(visibility: internal)
extension Paging {
  /// Names the page at an offset, such as "page 2 of 7", counted from 1; without ends "page -3", as items are
  /// counted. Reports pages across the only axis that scrolls, a row whose items no earlier link measures,
  /// and pages of a fixed length on content that zooms. Reports also a ring with its anchor elsewhere than
  /// pages are aligned, if a page then rests in another lap.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    row?.review(&report, of: scroll, for: self)
    if row != nil || plan.kind.contentLength(visible: 0) != nil { report.addScale(of: scroll, along: axis) }
    report.note(on: axis) { offset in
      guard let here = here(scroll.geometry, scroll.contentOrigin), here.canCount(offset) else {
        return nil
      }
      let page = here.number(of: here.nearest(to: offset))
      if here.isEndless { return "page \(page)" }
      return "page \(wholeNumber(Double(page) + 1)) of \(wholeNumber(here.count))"
    }
    reviewRing(&report, of: scroll)
    let isAcross = scroll.behaviors.contains { ($0 as? Paging)?.axis == axis.cross }
    guard row == nil, plan.kind.contentLength(visible: 0) == nil, !isAcross else { return }
    report.addStillAxis(axis, of: scroll.geometry, in: "target", "pages") { "Write Paging(axis: .\($0))." }
  }

  /// Reports a page of the first lap that rests in another lap of the ring, by the place at which the ring reads it.
  private func reviewRing(_ report: inout ChainReport, of scroll: ScrollController) {
    guard
      let circle = scroll.behaviors.lazy.compactMap({ $0 as? Circular }).first(where: { $0.axis == axis }),
      circle.anchor != plan.align.viewport, let ring = circle.ring, let first = pages.offset(of: 0),
      let last = pages.offset(of: pages.count - 1)
    else { return }
    let (geometry, tolerance) = (scroll.geometry, Tolerance.offset(pixel: scroll.settings.pixel))
    let place = geometry.inset.lower(axis) + circle.anchor * geometry.visibleLength(axis)
    for (page, offset) in [("first", first + tolerance), ("last", last - tolerance)] {
      let lap = ring.lap(of: offset + place)
      if lap == 0 { continue }
      report.add(
        .likely,
        """
        Its \(page) page rests in lap \(lap) of the ring: pages are aligned at \(plan.align.viewport) of the viewport, \
        and the ring's anchor is \(circle.anchor).
        """, fix: "Write Circular(axis: .\(axis), anchor: \(plan.align.viewport)).")
    }
  }
}
