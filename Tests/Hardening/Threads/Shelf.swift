import Foundation

/// The stories that threads have played, and that other threads continue.
final class Shelf: @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [(worker: ObjectIdentifier, story: Handover)] = []
  private var hashes: [UInt64: UInt64] = [:]
  private var continued = 0

  func put(_ story: Handover, by worker: AnyObject) {
    lock.withLock {
      hashes[story.seed] = story.hash
      waiting.append((ObjectIdentifier(worker), story))
    }
  }

  /// Takes a story of another worker.
  func take(for worker: AnyObject) -> Handover? {
    lock.withLock {
      guard let place = waiting.firstIndex(where: { $0.worker != ObjectIdentifier(worker) }) else {
        return nil
      }
      continued += 1
      return waiting.remove(at: place).story
    }
  }

  /// The hash of each story, and the number of stories that were continued.
  var results: ([UInt64: UInt64], Int) { lock.withLock { (hashes, continued) } }
}
