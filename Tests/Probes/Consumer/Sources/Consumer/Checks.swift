import ScrollBehaviors

/// What this package checks of the library, by use alone. Each traps where it does not hold.
enum Checks {
  private static let viewport = Size(width: 400, height: 800)

  /// Rows as high as the viewport move, land and count exactly as Paging's pages do.
  static func rowsDoWhatPagesDo() {
    let paging = Paging(axis: .vertical)
    let rows = SnapToRows()
    var theirs = Host(pages(paging))
    var ours = Host(pages(rows))
    for act in Acts.gestures + Acts.layouts {
      act(&theirs)
      act(&ours)
      precondition(ours.offsets == theirs.offsets, "Rows and pages move differently.")
      precondition(
        ours.scroll.contentOffset == theirs.scroll.contentOffset, "Rows and pages rest at different offsets.")
      precondition(ours.scroll.destination == theirs.scroll.destination, "Rows land otherwise than pages.")
      precondition(rows.row == paging.page && rows.rowCount == paging.pageCount, "Rows count otherwise.")
      precondition(rows.fraction == paging.fraction, "Rows tell their fraction otherwise than pages.")
    }
    precondition(theirs.offsets.count > 200 && Set(theirs.offsets).count > 100, "Hardly anything moved.")
  }

  private static func pages(_ behavior: any ScrollBehavior) -> ScrollController {
    ScrollController(
      viewport: viewport, content: Size(width: 400, height: 5_000), behaviors: [behavior, Bouncing()])
  }

  /// Rows of a height of their own: every stroke ends on one.
  static func rowsHaveAnyHeight() {
    let rows = SnapToRows(height: 44)
    var host = Host(pages(rows))
    for travel in [-100.0, -37, 260, -700, 55] {
      host.stroke(by: Vector(x: 0, y: travel))
      host.settle()
      let offset = host.scroll.contentOffset.y
      precondition(offset == Double(rows.row) * 44, "A stroke ended at \(offset), which is no row.")
    }
    precondition(host.scroll.diagnostics.total == 0, "Something was refused: \(host.scroll.diagnostics).")
  }

  /// The belt receives every question and every callback, and its answers take effect.
  static func beltIsAskedEverything() {
    let belt = Belt()
    let scroll = ScrollController(viewport: viewport, behaviors: [belt])
    precondition(belt.scroll === scroll, "didAttach did not come.")
    precondition(scroll.contentSize.height == 3_000, "extent does not count.")
    var host = Host(scroll)

    host.stroke(by: Vector(x: -300, y: 0))
    host.settle()
    precondition(belt.travelled != 0 && scroll.contentOffset.x.magnitude <= 500, "rebase does not count.")
    precondition(scroll.contentOffset.x - belt.travelled > 600, "drag does not count.")

    host.stroke(by: Vector(x: 0, y: -300))
    precondition(
      scroll.destination.y.truncatingRemainder(dividingBy: 500) == 0, "The last target does not count.")
    host.settle()
    host.stroke(by: Vector(x: 0, y: 10_000), lifts: false)
    precondition(scroll.contentOffset.y < 0, "The elastic edge does not count.")
    host.lift(after: 0.3, at: Point(x: 200, y: 10_400))
    host.settle()
    precondition(scroll.contentOffset.y == 0, "It does not come back to the wall.")

    scroll.contentOffset.y = 600
    scroll.viewport = Size(width: 400, height: 600)
    precondition(scroll.contentOffset.y == 700, "layout does not count.")
    host.settle()
    host.wait(3)
    precondition(scroll.contentOffset.y > 700, "wake does not count.")

    host.line(Vector(x: 0, y: 1))
    host.settle()
    let mark = scroll.contentOffset.y
    scroll.viewport.height = 400
    precondition(scroll.contentOffset.y == mark, "offset does not count.")
    host.settle()

    scroll.scrollToTop()
    scroll.safeArea.top = 100
    host.settle()
    precondition(scroll.contentOffset.y == -100, "The top is not where it went meanwhile.")
    scroll.behaviors = [Clamping()]
    precondition(belt.scroll == nil, "didDetach did not come.")
    precondition(
      belt.received == Belt.everything, "Never received: \(Belt.everything.subtracting(belt.received)).")
    precondition(scroll.diagnostics.total == 0, "Something was refused: \(scroll.diagnostics).")
  }
}
