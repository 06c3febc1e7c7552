public import ScrollBehaviors
import ScrollEngine
public import ScrollHosting
public import ScrollNesting

/// The scrollers of one page in a browser.
///
/// The program adds its scrollers when it starts. `scroll-web.js` finds them by their names, attaches each to an
/// element, passes events and frames on, and paints what each view draws:
///
/// ```swift
/// let rows = Tiling<Row>(
///   .uniform(length: 44, items: 0..<100_000), axis: .vertical, make: { Row() }, show: { _, _, _ in })
/// let list = ScrollController(viewport: .zero, behaviors: [rows, Bouncing(.vertical)])
/// WebPage.shared.add(list, named: "list").draw = { view in
///   rows.forEachTile { row, index, frame in view.put(Double(index), in: frame) }
/// }
/// ```
/// Swift runs only within the calls of the script. After each call the script asks how long it may wait for the next
/// frame. So a command or a timer starts the frames again, and a page at rest has no frames at all.
public final class WebPage {
  /// The page. A module has one.
  public nonisolated(unsafe) static let shared = WebPage()

  /// The loop of all views. Each view has a place of its own in the window of this host. Points of events are
  /// therefore in coordinates of an element, wherever the element is on the page.
  public let host = ScrollHost()
  /// The views, by their numbers; nil for a view that was removed.
  public private(set) var views: [WebView?] = []
  /// The number of device pixels for each point.
  public private(set) var pixelsPerPoint = 1.0
  /// True if the user prefers reduced motion. Then all scrollers of ``host`` reduce motion.
  public private(set) var reducesMotion = false
  /// True if a notch of a wheel scrolls as far as the browser would scroll: by the delta of the event. If false, the
  /// notch has the length in the settings of the scroller. True at first.
  public var usesBrowserDistances = true
  /// The time of the latest event or frame.
  public private(set) var now = Timestamp.zero
  private var order = TimeOrder()

  var reply: [UInt8] = []

  private init() { host.frameDuration = 0 }

  /// Adds a scroller. The script attaches it to an element by its name, and gives it the size of the element.
  ///
  /// Traps if the scroller is in a host already: see `ScrollHost.add(_:frame:in:z:)`.
  @discardableResult
  public func add(_ scroll: ScrollController, named name: String) -> WebView {
    let place = place(of: views.count)
    return insert(host.add(scroll, frame: Rect(origin: place, size: scroll.viewport)), name)
  }

  /// Adds a nest of scrollers as one view.
  @discardableResult
  public func add(_ nest: ScrollNest, named name: String) -> WebView {
    nest.root.origin = place(of: views.count)
    return insert(host.add(nest), name)
  }

  /// Removes a view. Its touches are cancelled. Its number is not used again.
  public func remove(_ view: WebView) {
    guard views.indices.contains(view.number), views[view.number] === view else { return }
    host.remove(view.area)
    view.draw = nil
    views[view.number] = nil
  }

  /// Answers an export of the program with a text. Returns the number of its bytes in UTF-8, which the export returns
  /// to the script. `page.text(bytes)` of the script reads the text.
  public func answer(_ text: String) -> Int32 {
    reply.removeAll(keepingCapacity: true)
    reply.append(contentsOf: text.utf8)
    return Int32(reply.count)
  }

  /// Sets the display for all scrollers.
  func setDisplay(pixelsPerPoint: Double, reducesMotion: Bool) {
    let isEnd = self.reducesMotion && !reducesMotion
    (self.pixelsPerPoint, self.reducesMotion) = (pixelsPerPoint, reducesMotion)
    if isEnd { host.forEachScroller { $0.settings.reducesMotion = false } }
    adaptScrollers()
    host.setNeedsFrame()
  }

  /// Sets the display for scrollers that do not have it yet, such as those that have joined a nest since the last frame.
  func adaptScrollers() {
    let pixel = 1 / pixelsPerPoint
    for case let view? in views where view.isRightToLeft {
      host.forEachScroller(in: view.area) { if !$0.isReversed.x { $0.isReversed.x = true } }
    }
    host.forEachScroller { scroll in
      if scroll.settings.pixel != pixel {
        // The display decides how long a pixel is, and the program whether glides end on one.
        var settings = scroll.settings
        settings.pixel = pixel
        settings.restsOnPixels = scroll.settings.restsOnPixels
        scroll.settings = settings
      }
      if reducesMotion, !scroll.settings.reducesMotion { scroll.settings.reducesMotion = true }
    }
  }

  /// Advances the clock of the page. It never goes back, except after an absurd time, as the clock of a scroller.
  func time(_ milliseconds: Double) -> Timestamp {
    let time = Timestamp.milliseconds(milliseconds)
    guard time.isFinite else { return time }
    switch order.check(time, after: now) {
    case .inOrder, .clockReset: now = time
    case .reversed: break
    }
    return time
  }

  func view(_ number: Int32) -> WebView? {
    views.indices.contains(Int(number)) ? views[Int(number)] : nil
  }

  private func insert(_ area: ScrollArea, _ name: String) -> WebView {
    let view = WebView(self, area, number: views.count, name: name)
    views.append(view)
    adaptScrollers()
    return view
  }

  /// The place of a view in the host's window: farther from the next view than any element is long.
  private func place(of number: Int) -> Point { Point(x: Double(number) * 131_072, y: 0) }
}
