#include "csc_tile_finger.h"

#include "csc_tile_entry.h"

/// The largest number of steps of a walk. Beyond it a finger searches.
#define MOST_STEPS 16

static inline bool is_fresh(const csc_finger *finger, const csc_lengths *tree) {
  return finger->lengths == tree && finger->version == tree->version;
}

static inline csc_item item_of(const csc_finger *finger) {
  return (csc_item){finger->index, csc_points_of(finger->start), csc_points_of(finger->length)};
}

/// Sets the finger to an item of an entry.
static void put(csc_finger *finger, const csc_lengths *tree, const csc_entry *entry, csc_place place) {
  const int64_t position = place.index - entry->before.count;
  *finger = (csc_finger){
    .lengths = tree,
    .version = tree->version,
    .leaf = entry->leaf,
    .index = place.index,
    .start = place.start,
    .length = place.length,
    .before = position,
    .behind = entry->amount.count - position - 1
  };
}

/// Moves by some existing items of the run or leaf, to an item with this start and length.
static inline void move(csc_finger *finger, int64_t steps, int64_t start, int64_t length) {
  finger->index += steps;
  finger->start = start;
  finger->length = length;
  finger->before += steps;
  finger->behind -= steps;
}

/// Moves within a run or a leaf by a number of items. Returns false, without moving, if the new place is outside
/// of it, or too far.
static inline bool step(csc_finger *finger, int64_t steps) {
  if (steps > finger->behind || -steps > finger->before) return false;
  const csc_leaf *leaf = (const csc_leaf *)finger->leaf;
  if (leaf == NULL) {
    move(finger, steps, finger->start + steps * finger->length, finger->length);
    return true;
  }
  if (steps > MOST_STEPS || -steps > MOST_STEPS) return false;
  const int32_t *from = leaf->items + finger->before;
  const int32_t *to = from + steps;
  int64_t start = finger->start;
  for (const int32_t *item = from; item < to; item++) start += *item;
  for (const int32_t *item = to; item < from; item++) start -= *item;
  move(finger, steps, start, *to);
  return true;
}

/// Moves within a run or a leaf. Returns false, without moving, if the target is not near in it.
static inline bool walk(csc_finger *finger, int64_t target) {
  int64_t offset = target - finger->start;
  if (offset >= 0 && offset < finger->length) return true;
  const csc_leaf *leaf = (const csc_leaf *)finger->leaf;
  if (leaf == NULL) {
    if (finger->length == 0) return false;
    return step(finger, offset / finger->length - (offset % finger->length < 0));
  }
  const int32_t *item = leaf->items + finger->before;
  int64_t steps = 0;
  int64_t start = finger->start;
  while (offset >= *item) {
    if (steps == finger->behind || steps == MOST_STEPS) return false;
    offset -= *item;
    start += *item;
    item += 1;
    steps += 1;
  }
  while (offset < 0) {
    if (-steps == finger->before || -steps == MOST_STEPS) return false;
    item -= 1;
    steps -= 1;
    offset += *item;
    start -= *item;
  }
  move(finger, steps, start, *item);
  return true;
}

csc_status csc_finger_seek(csc_finger *finger, const csc_lengths *tree, double offset, csc_item *item) {
  if (!(offset >= 0 && offset < csc_points_of(tree->all.sum))) {
    return offset != offset ? CSC_BAD_OFFSET : CSC_OUTSIDE;
  }
  const int64_t target = (int64_t)(offset * 64);
  if (!is_fresh(finger, tree) || !walk(finger, target)) {
    const csc_entry entry = csc_entry_at(tree, true, target);
    put(finger, tree, &entry, csc_entry_covering(&entry, target));
  }
  *item = item_of(finger);
  return CSC_OK;
}

csc_status csc_finger_go(csc_finger *finger, const csc_lengths *tree, int64_t index, csc_item *item) {
  if (index < 0 || index >= tree->all.count) return CSC_OUTSIDE;
  if (!is_fresh(finger, tree) || !step(finger, index - finger->index)) {
    const csc_entry entry = csc_entry_at(tree, false, index);
    put(finger, tree, &entry, csc_entry_item(&entry, index));
  }
  *item = item_of(finger);
  return CSC_OK;
}
