import Foundation

/// A thread that plays stories, and continues those of other threads.
final class Worker: Sendable {
  private let seeds: [UInt64]
  private let shelf: Shelf
  private let end = DispatchSemaphore(value: 0)

  init(seeds: [UInt64], _ shelf: Shelf) { (self.seeds, self.shelf) = (seeds, shelf) }

  func start() {
    Thread.detachNewThread { self.work() }
  }

  func wait() { end.wait() }

  private func work() {
    for seed in seeds {
      shelf.put(Handover(seed: seed), by: self)
      guard let story = shelf.take(for: self) else { continue }
      precondition(story.continues(), "Story \(story.seed) goes on elsewhere as it would have gone on.")
    }
    end.signal()
  }
}
