package import Foundation
package import ScrollBehaviors
import ScrollFoundation

/// UIScrollView's face over a controller.
package final class ScrollView: ScrollDelegate {
  package let scroll: ScrollController
  package weak var delegate: (any ScrollViewDelegate)?
  private let paging = Paging(axis: .vertical)

  package init(frame: CGRect) {
    (scroll, self.frame) = (ScrollController(viewport: Size(frame.size), behaviors: [Bouncing()]), frame)
    scroll.delegate = self
  }

  package var frame: CGRect { didSet { scroll.viewport = Size(frame.size) } }
  package var bounds: CGRect { CGRect(origin: contentOffset, size: frame.size) }
  package var contentOffset: CGPoint {
    get { CGPoint(scroll.contentOffset) }
    set { scroll.contentOffset = Point(newValue) }
  }
  package var contentSize: CGSize {
    get { CGSize(scroll.contentSize) }
    set { scroll.contentSize = Size(newValue) }
  }
  package var contentInset: NSEdgeInsets {
    get { NSEdgeInsets(scroll.contentInset) }
    set { scroll.contentInset = Insets(newValue) }
  }
  package var adjustedContentInset: NSEdgeInsets { NSEdgeInsets(scroll.adjustedContentInset) }
  package var isTracking: Bool { scroll.isTracking }
  package var isDragging: Bool { scroll.isDragging }
  package var isDecelerating: Bool { scroll.isDecelerating }
  package var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }
  package var bounces = true { didSet { compose() } }
  package var isPagingEnabled = false { didSet { compose() } }

  private func compose() {
    scroll.behaviors = (isPagingEnabled ? [paging] : []) + [bounces ? Bouncing() : Clamping()]
  }

  package func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll.setContentOffset(Point(contentOffset), animated: animated)
  }
  package func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll.scrollRectToVisible(scroll.converted(toContent: Rect(rect)), animated: animated)
  }

  package func scrollDidScroll(_ scroll: ScrollController) { delegate?.scrollViewDidScroll(self) }
  package func scrollWillBeginDragging(_ scroll: ScrollController) {
    delegate?.scrollViewWillBeginDragging(self)
  }
  package func scrollWillEndDragging(
    _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
  ) {
    // UIKit's velocity is in points per millisecond.
    var target = CGPoint(targetContentOffset)
    let speed = CGPoint(velocity / 1_000)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    targetContentOffset = Point(target)
  }
  package func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
  }
  package func scrollDidEndDecelerating(_ scroll: ScrollController) {
    delegate?.scrollViewDidEndDecelerating(self)
  }
  package func scrollDidEndScrollingAnimation(_ scroll: ScrollController) {
    delegate?.scrollViewDidEndScrollingAnimation(self)
  }
}
