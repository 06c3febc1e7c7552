import CScroller
import ScrollBehaviors
import ScrollEngine

/// A scroller behind a pointer of C, with the program's callbacks.
final class Scroller: ScrollDelegate {
  let scroll: ScrollController
  var callbacks = scroller_callbacks() {
    didSet {
      // A scroller that nobody waits for makes no call.
      scroll.onNeedsFrame = callbacks.needs_frame.map { [unowned self] call in
        { call(self.callbacks.context, self.pointer) }
      }
    }
  }

  init(_ scroll: ScrollController) {
    self.scroll = scroll
    scroll.delegate = self
  }

  /// The pointer of the program. It keeps the scroller alive from the creation to `scroller_free`.
  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  /// The scroller behind a pointer of the program.
  static func of(_ pointer: OpaquePointer?, _ call: StaticString = #function) -> Scroller {
    guard let pointer else {
      preconditionFailure(
        .nullScroller, "A call needs a scroller; this one has NULL; pass what scroller_create returned.")
    }
    return Unmanaged<Scroller>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Performs a call of the program on the scroller behind a pointer.
  @discardableResult
  static func perform(
    _ call: ScrollCall, on pointer: OpaquePointer?, _ function: StaticString = #function
  ) -> ScrollAnswer {
    of(pointer, function).scroll.perform(call)
  }

  func scrollDidScroll(_ scroll: ScrollController) { callbacks.did_scroll?(callbacks.context, pointer) }

  func scrollWillBeginDragging(_ scroll: ScrollController) {
    callbacks.will_begin_dragging?(callbacks.context, pointer)
  }

  func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) {
    callbacks.did_end_dragging?(callbacks.context, pointer, willDecelerate)
  }

  func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    callbacks.did_settle?(callbacks.context, pointer)
  }
}
