import CScroller

/// The scrollers and hosts of programs in C.
///
/// A pointer of such a program is no address. It is a number: the slot of an object, and how many objects the slot had
/// before. So a pointer to an object that has ended is known as such, and nothing is read where it points.
enum Handles {
  private struct Slot {
    /// How many objects were in this slot before, from a number on that no address and no small number has.
    var ended: UInt = 0x5C << (slotBits - 8)
    var object: AnyObject?
  }

  // Programs may use several scrollers, each on a thread of its own. The lock is held while a slot is read or written.
  nonisolated(unsafe) private static var slots: [Slot] = []
  nonisolated(unsafe) private static var free: [Int] = []

  /// The bits of a handle that count the slot, from 1 on. The others count the objects before.
  private static let slotBits = UInt(UInt.bitWidth / 2)
  private static let slotMask: UInt = (1 << slotBits) - 1

  /// Keeps an object alive until ``remove(_:)``, and returns its handle.
  static func insert(_ object: AnyObject) -> OpaquePointer? {
    locked {
      let slot = free.popLast() ?? slots.count
      if slot == slots.count { slots.append(Slot()) }
      slots[slot].object = object
      return OpaquePointer(bitPattern: slots[slot].ended << slotBits | (UInt(slot) + 1))
    }
  }

  /// Returns the object behind a handle; nil if there is none, or if it has ended.
  static func object(_ handle: OpaquePointer?) -> AnyObject? {
    locked { slot(handle).flatMap { slots[$0].object } }
  }

  /// Ends a handle, and returns its object; nil if there is none, or if it has ended.
  static func remove(_ handle: OpaquePointer?) -> AnyObject? {
    locked {
      guard let slot = slot(handle), let object = slots[slot].object else { return nil }
      slots[slot] = Slot(ended: slots[slot].ended + 1)
      // A slot whose handles are used up stays empty.
      if slots[slot].ended < slotMask { free.append(slot) }
      return object
    }
  }

  private static func slot(_ handle: OpaquePointer?) -> Int? {
    let bits = UInt(bitPattern: handle)
    let slot = Int(bits & slotMask) - 1
    guard slots.indices.contains(slot), slots[slot].ended == bits >> slotBits else { return nil }
    return slot
  }

  private static func locked<Result>(_ work: () -> Result) -> Result {
    scroller_lock_handles()
    defer { scroller_unlock_handles() }
    return work()
  }
}
