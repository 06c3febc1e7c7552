package import CScroller
import ScrollBehaviors
import ScrollEngine
import ScrollProfiles

// The life of a scroller of a program in C. CScroller.h describes all functions with a name of C.

@_cdecl("scroller_create")
package func create(
  _ chain: UnsafePointer<CChar>?, _ viewport: scroller_size, _ content: scroller_size,
  _ error: UnsafeMutablePointer<CChar>?, _ room: Int
) -> OpaquePointer? {
  for size in [viewport, content] where !size.isUsable {
    write(
      "A scroller needs sizes from 0 to 1e150; this one has \(size.size); pass 0 if unknown.", to: error, room
    )
    return nil
  }
  guard let chain = ChainText(chain, viewport.size, content.size, error, room) else { return nil }
  let scroller = Scroller(ScrollController(viewport: viewport.size, content: content.size))
  _ = scroller.take(chain)
  return scroller.handle
}

@_cdecl("scroller_free")
package func free(_ list: OpaquePointer?) {
  guard list != nil, let scroller = Scroller.of(list) else { return }
  _ = Handles.remove(list)
  scroller.end()
}

@_cdecl("scroller_set_chain")
package func setChain(
  _ list: OpaquePointer?, _ chain: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<CChar>?, _ room: Int
) -> Bool {
  guard let scroller = Scroller.of(list) else {
    write(
      "There is no such scroller; pass what scroller_create returned, before scroller_free.", to: error, room)
    return false
  }
  let (viewport, content) = (scroller.scroll.viewport, scroller.scroll.contentSize)
  guard let chain = ChainText(chain, viewport, content, error, room) else { return false }
  if scroller.take(chain) { return true }
  write(
    "The scroller refuses the chain; the callbacks of this call have sent too many commands; wait for its end.",
    to: error, room)
  return false
}

@_cdecl("scroller_set_callbacks")
package func setCallbacks(_ list: OpaquePointer?, _ callbacks: scroller_callbacks) {
  Scroller.of(list)?.callbacks = callbacks
}

extension ChainText {
  /// Reads a text. Nil, with a message, for a text with a mistake, and for links that cannot work together.
  fileprivate init?(
    _ chain: UnsafePointer<CChar>?, _ viewport: Size, _ content: Size, _ error: UnsafeMutablePointer<CChar>?,
    _ room: Int
  ) {
    do throws(Mistake) {
      guard let chain else {
        throw Mistake(message: "A scroller needs a chain; this one has NULL; pass a text.")
      }
      let text = String(cString: chain)
      // Links that were in a scroller may keep what they saw there, so the trial has links of its own.
      let trial = ScrollController(
        viewport: viewport, content: content, behaviors: try ChainText(text).behaviors)
      if let mistake = trial.chainReport.mistakes.first(where: { $0.certainty == .certain }) {
        throw Mistake(message: "\(mistake)")
      }
      self = try ChainText(text)
    } catch let mistake {
      write(mistake.message, to: error, room)
      return nil
    }
  }
}
