#include "CountedMemory.h"
#include "Trials.h"

/// What a caller would keep: one thing a slot, here the number of the item it was given to.
enum { most_slots = 64 };

/// Every held item has a slot of its own, and the ones that stay have the one they had.
static void expect_slots(csc_ring ring, int64_t *things, csc_span before) {
  uint64_t taken = 0;
  EXPECT(csc_ring_is_valid(ring));
  for (int64_t item = ring.held.first; item < ring.held.end; item++) {
    const int64_t slot = csc_ring_slot(ring, item);
    EXPECT(slot >= 0 && slot < ring.capacity && csc_ring_holds(ring, item));
    EXPECT((taken >> slot & 1) == 0);
    taken |= UINT64_C(1) << slot;
    if (item >= before.first && item < before.end) EXPECT(things[slot] == item);
    things[slot] = item;
  }
  EXPECT(!csc_ring_holds(ring, ring.held.end) && !csc_ring_holds(ring, ring.held.first - 1));
}

static void refuse(csc_ring *ring) {
  const csc_span held = ring->held;
  EXPECT(csc_ring_hold(ring, (csc_span){0, ring->capacity + 1}) == CSC_BAD_COUNT);
  EXPECT(csc_ring_hold(ring, (csc_span){-CSC_MOST_ITEMS, CSC_MOST_ITEMS}) == CSC_BAD_COUNT);
  EXPECT(csc_ring_hold(ring, (csc_span){1, 0}) == CSC_OUTSIDE);
  EXPECT(csc_ring_hold(ring, (csc_span){INT64_MIN, INT64_MAX}) == CSC_OUTSIDE);
  EXPECT(csc_ring_renumber(ring, INT64_MAX) == CSC_OUTSIDE);
  EXPECT(csc_ring_renumber(ring, INT64_MIN) == CSC_OUTSIDE);
  if (held.first < 0) EXPECT(csc_ring_renumber(ring, -CSC_MOST_ITEMS) == CSC_OUTSIDE);
  if (held.end > 0) EXPECT(csc_ring_renumber(ring, CSC_MOST_ITEMS) == CSC_OUTSIDE);
  EXPECT(ring->held.first == held.first && ring->held.end == held.end);
}

void ring_trial(Source source, int64_t operations) {
  int64_t things[most_slots] = {0};
  csc_ring ring = csc_ring_make(source_below(&source, most_slots + 1));
  EXPECT(ring.capacity <= most_slots && csc_ring_is_valid(ring));
  csc_span held = {0, 0};
  for (int64_t done = 0; done < operations && source_has_more(&source); done++) {
    const int64_t kind = source_below(&source, 16);
    csc_span before = held;
    if (kind == 0) {
      const int64_t by = source_between(&source, -100000, 100000) * (source_below(&source, 4) ? 1 : INT64_C(1) << 40);
      if (csc_ring_renumber(&ring, by) == CSC_OK) {
        held.first += by;
        held.end += by;
        // What is in a slot nobody holds is old, and may be anything.
        for (int slot = 0; slot < most_slots; slot++) things[slot] = (int64_t)((uint64_t)things[slot] + (uint64_t)by);
      }
      before = held;
    } else if (kind == 1) {
      refuse(&ring);
    } else {
      const int64_t reach = kind == 2 ? 1000 : 4;
      csc_span next = {held.first + source_between(&source, -reach, reach), 0};
      next.end = next.first + source_below(&source, ring.capacity + 3);
      const csc_status status = csc_ring_hold(&ring, next);
      EXPECT(status == (next.end - next.first > ring.capacity ? CSC_BAD_COUNT : CSC_OK));
      if (status == CSC_OK) held = next;
    }
    EXPECT(ring.held.first == held.first && ring.held.end == held.end);
    expect_slots(ring, things, before);
    if (held.first > INT64_C(1) << 60 || held.first < -(INT64_C(1) << 60)) {
      ring = csc_ring_make(most_slots);
      held = ring.held;
    }
  }
}
