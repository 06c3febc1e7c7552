import Hands
import ScrollBehaviors
import Testing

/// The link that <doc:MeasuredContent> prints for conversations and logs.
struct FollowEndTests {
  private final class FollowEnd: ScrollBehavior {
    private var isAtEnd = true
    func scrollDidScroll(_ scroll: ScrollController) { look(scroll) }
    func scrollDidLayout(_ scroll: ScrollController) { look(scroll) }
    func layout(_ change: inout LayoutChange, in context: ScrollContext) {
      if isAtEnd, context.phase == .idle, let end = change.new.extent.y.upper { change.offset.y = end }
    }
    private func look(_ scroll: ScrollController) {
      if let end = scroll.geometry.extent.y.upper { isAtEnd = scroll.contentOffset.y >= end - 0.5 }
    }
  }

  @Test func whatShowsItsEndShowsTheNewEnd() throws {
    let content = Arranging(Stack(count: 42) { index, _ in 40 + Double(index % 5) * 9 })
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 600), behaviors: [content, FollowEnd(), Bouncing()])
    func end() throws -> Double { try #require(scroll.geometry.extent.y.upper) }
    #expect(try scroll.contentOffset.y == end() && end() > 1_000)
    for messages in [42, 44, 46] as [Int64] {
      let before = try end()
      try content.change(.insertRun(count: 2, at: messages))
      #expect(try scroll.contentOffset.y == end() && end() > before)
    }
    scroll.viewport.height = 300
    #expect(try scroll.contentOffset.y == end())
    scroll.contentOffset.y = 100
    try content.change(.insertRun(count: 2, at: 48))
    #expect(scroll.contentOffset.y == 100, "who reads further up is left alone")
  }
}
