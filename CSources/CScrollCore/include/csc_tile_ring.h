/// Slots for what is in view: as the view moves on, a slot is given to another item, and nothing is moved.
///
/// Every item has the slot "index modulo capacity". Neighbours never meet in one as long as no more
/// items are held than there are slots:
///
///     items      …  6   7 [ 8   9  10  11  12 ] 13  …        held: 8 up to 13
///     slots            0    1    2    3    4    5    6    7        capacity 8
///                      8    9   10   11   12    ·    ·    ·
///
///     13 enters, 8 leaves:
///                      ·    9   10   11   12   13    ·    ·        no other slot is touched
///
/// What is in a slot (a view, a label, a frame) belongs to the caller: an array of `capacity` things. The
/// ring only says which is whose. It is a small value without memory of its own.
#ifndef CSC_TILE_RING_H
#define CSC_TILE_RING_H

#include "csc_base.h"
#include "csc_tile.h"

CSC_BEGIN

/// Which items are held. Made by `csc_ring_make`; read its members, but leave changing them to the functions.
typedef struct csc_ring {
  /// The items that have a slot now.
  csc_span held;
  /// How many slots there are: a power of two, or 0.
  int64_t capacity;
  /// How much the items have been renumbered since their slots were given.
  int64_t shift;
} csc_ring;

/// The capacity that is enough for so many items at once: the next power of two, 0 for 0 or less, and
/// CSC_MOST_ITEMS for more than that.
static inline int64_t csc_ring_capacity(int64_t items) {
  if (items <= 0) return 0;
  int64_t capacity = 1;
  while (capacity < items && capacity < CSC_MOST_ITEMS) capacity *= 2;
  return capacity;
}

/// A ring with `csc_ring_capacity(items)` slots that holds nothing.
static inline csc_ring csc_ring_make(int64_t items) {
  return CSC_A(csc_ring){{0, 0}, csc_ring_capacity(items), 0};
}

/// Whether a span, which must not be upside down, has no more items than there are slots. From one end of all
/// indices to the other there are 2^63, which only fits without a sign.
static inline bool csc_ring_has_room(csc_ring ring, csc_span span) {
  return (uint64_t)span.end - (uint64_t)span.first <= (uint64_t)ring.capacity;
}

/// Whether every invariant holds: a power of two (or 0) slots, a span within CSC_MOST_ITEMS that fits them.
static inline bool csc_ring_is_valid(csc_ring ring) {
  return ring.capacity >= 0 && ring.capacity <= CSC_MOST_ITEMS && (ring.capacity & (ring.capacity - 1)) == 0
         && ring.held.first >= -CSC_MOST_ITEMS && ring.held.end <= CSC_MOST_ITEMS
         && ring.held.first <= ring.held.end && csc_ring_has_room(ring, ring.held)
         && (ring.shift & ~(ring.capacity - 1)) == 0;
}

/// The slot of an item, 0 up to the capacity. Only one of the held items has it. 0 if there are no slots.
static inline int64_t csc_ring_slot(csc_ring ring, int64_t index) {
  if (ring.capacity == 0) return 0;
  return (int64_t)(((uint64_t)index - (uint64_t)ring.shift) & (uint64_t)(ring.capacity - 1));
}

/// Whether the item has a slot now.
static inline bool csc_ring_holds(csc_ring ring, int64_t index) {
  return index >= ring.held.first && index < ring.held.end;
}

/// Holds this span from now on: items in both the old and the new one keep their slots. Which came and went
/// is `csc_span_change` of the two. `CSC_BAD_COUNT` if the span does not fit the slots: make a larger ring, and move
/// each item's thing from its old slot to its new one. `CSC_OUTSIDE` if it is upside down or reaches beyond
/// CSC_MOST_ITEMS.
static inline csc_status csc_ring_hold(csc_ring *ring, csc_span span) {
  if (span.first > span.end || span.first < -CSC_MOST_ITEMS || span.end > CSC_MOST_ITEMS) return CSC_OUTSIDE;
  if (!csc_ring_has_room(*ring, span)) return CSC_BAD_COUNT;
  ring->held = span;
  return CSC_OK;
}

/// Gives every held item an index higher by `by` (lower, if negative), each keeping its slot: what to do
/// after items were inserted or removed before them. `CSC_OUTSIDE` if they would leave CSC_MOST_ITEMS.
static inline csc_status csc_ring_renumber(csc_ring *ring, int64_t by) {
  if (by > 2 * (CSC_MOST_ITEMS - 1) || by < -2 * CSC_MOST_ITEMS) return CSC_OUTSIDE;
  if (by > 0 ? ring->held.end > CSC_MOST_ITEMS - by : ring->held.first < -CSC_MOST_ITEMS - by) return CSC_OUTSIDE;
  ring->held.first += by;
  ring->held.end += by;
  if (ring->capacity > 0) {
    ring->shift = (int64_t)(((uint64_t)ring->shift + (uint64_t)by) & (uint64_t)(ring->capacity - 1));
  }
  return CSC_OK;
}

CSC_END

#endif
