import Foundation

/// Stories on several threads at once, each story on one, with snapshots that move between the threads.
///
///     thread-probe STORIES [SEED]
///
/// Build it under the thread sanitizer, which ends the program at a race. The hash of each story must be that of the
/// same story on the main thread alone.
@main struct ThreadProbe {
  static let threads = 4

  static func main() {
    let words = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let (stories, seed) = (words.first ?? 400, words.dropFirst().first ?? 1)
    let shelf = Shelf()
    let workers = (0..<UInt64(threads)).map { worker in
      Worker(seeds: stride(from: seed + worker, to: seed + stories, by: threads).map { $0 }, shelf)
    }
    for worker in workers { worker.start() }
    for worker in workers { worker.wait() }
    let (hashes, ends) = shelf.results
    precondition(hashes.count == Int(stories), "Every story has a hash.")
    for (seed, hash) in hashes {
      precondition(Handover(seed: seed).hash == hash, "Story \(seed) is another one on its own thread.")
    }
    print("\(stories) stories on \(threads) threads, \(ends) snapshots continued on another thread")
  }
}
