internal import CScrollCore
import ScrollSpace

/// The memory of a row, or of several rows together: Swift's allocation, up to a limit.
final class ItemMemory {
  /// The largest number of bytes that may be taken.
  var limit: Int
  private var taken = 0

  init(limit: Int) { self.limit = limit }

  /// The allocator for the core. It must not be used after this object is deallocated.
  var allocator: csc_allocator {
    csc_allocator(
      allocate: { context, size, alignment in
        ItemMemory.at(context).allocate(size, alignment)
      },
      release: { context, memory, size in
        ItemMemory.at(context).release(memory, size)
      },
      context: Unmanaged.passUnretained(self).toOpaque())
  }

  /// Counts bytes that are stored elsewhere. Returns false, and does not count them, beyond the limit.
  func count(_ size: Int) -> Bool {
    guard size <= limit - taken else { return false }
    taken += size
    return true
  }

  /// Stops counting bytes that were stored elsewhere.
  func discount(_ size: Int) { taken -= size }

  private static func at(_ context: UnsafeMutableRawPointer?) -> ItemMemory {
    guard let context else {
      preconditionFailure(.lostAllocator, "An allocator lost its context; pass it on unchanged.")
    }
    return Unmanaged<ItemMemory>.fromOpaque(context).takeUnretainedValue()
  }

  private func allocate(_ size: Int, _ alignment: Int) -> UnsafeMutableRawPointer? {
    guard count(size) else { return nil }
    return .allocate(byteCount: size, alignment: alignment)
  }

  private func release(_ memory: UnsafeMutableRawPointer, _ size: Int) {
    discount(size)
    memory.deallocate()
  }
}
