/// A leaf of a row: up to 256 lengths side by side, in 1/64 points, with a running sum every 16 items.
///
///     starts │ 0 │ 960 │ 1920 │ …                       length before block 0, 1, 2, … 15
///     items  │ 60 60 … │ 60 60 … │ 60 … 0 0 0 │ 0 …       blocks of 16; zeros behind the last item
///
/// The zeros make `starts` of unused blocks the length of all items, so that no function needs the number of blocks
/// in use. The number of items itself is stored above, with the leaf's place.
#ifndef CSC_TILE_LEAF_H
#define CSC_TILE_LEAF_H

#include "csc_base.h"

#define CSC_BLOCK 16
#define CSC_BLOCKS 16
#define CSC_LEAF_ITEMS (CSC_BLOCK * CSC_BLOCKS)

/// The largest length of an item in a leaf, in 1/64 points: 256 of them still have a sum below 2^31.
#define CSC_LEAF_LONGEST ((INT64_C(1) << 23) - 1)

typedef struct csc_leaf {
  int32_t starts[CSC_BLOCKS];
  int32_t items[CSC_LEAF_ITEMS];
} __attribute__((aligned(64))) csc_leaf;

/// Four numbers of a leaf.
typedef int32_t csc_quad __attribute__((vector_size(16)));

static inline csc_quad csc_quad_at(const int32_t *numbers) { return *(const csc_quad *)numbers; }

static inline csc_quad csc_quad_of(int32_t value) { return (csc_quad){value, value, value, value}; }

static inline int32_t csc_quad_sum(csc_quad quad) {
  quad += __builtin_shufflevector(quad, quad, 2, 3, 0, 1);
  quad += __builtin_shufflevector(quad, quad, 1, 0, 3, 2);
  return quad[0];
}

/// Returns the last number, four times.
static inline csc_quad csc_quad_last(csc_quad quad) { return __builtin_shufflevector(quad, quad, 3, 3, 3, 3); }

/// Returns the running sums of the numbers.
static inline csc_quad csc_quad_running(csc_quad quad) {
  const csc_quad zero = {0, 0, 0, 0};
  quad += __builtin_shufflevector(zero, quad, 0, 4, 5, 6);
  return quad + __builtin_shufflevector(zero, quad, 0, 1, 4, 5);
}

/// Returns the length of the items before `position`, which may be 256.
static inline int32_t csc_leaf_start(const csc_leaf *leaf, int position) {
  const csc_quad lanes = {0, 1, 2, 3};
  const int block = (position < CSC_LEAF_ITEMS ? position : CSC_LEAF_ITEMS - 1) / CSC_BLOCK;
  const int32_t *items = leaf->items + block * CSC_BLOCK;
  const csc_quad end = csc_quad_of(position - block * CSC_BLOCK);
  csc_quad sum = csc_quad_at(items) & (lanes < end);
  sum += csc_quad_at(items + 4) & (lanes + 4 < end);
  sum += csc_quad_at(items + 8) & (lanes + 8 < end);
  sum += csc_quad_at(items + 12) & (lanes + 12 < end);
  return leaf->starts[block] + csc_quad_sum(sum);
}

/// Returns the item that covers `target`, which must be below the length of all items, and the item's start.
static inline int csc_leaf_find(const csc_leaf *leaf, int32_t target, int32_t *start) {
  csc_quad limit = csc_quad_of(target);
  // The number of blocks that start behind the target, as a sum of minus ones.
  csc_quad behind = (csc_quad_at(leaf->starts) > limit) + (csc_quad_at(leaf->starts + 4) > limit);
  behind += (csc_quad_at(leaf->starts + 8) > limit) + (csc_quad_at(leaf->starts + 12) > limit);
  const int block = CSC_BLOCKS - 1 + csc_quad_sum(behind);
  const int32_t *items = leaf->items + block * CSC_BLOCK;
  const int32_t before = leaf->starts[block];
  limit = csc_quad_of(target - before);
  // The number of items that end behind the target, and the length of the other items.
  const csc_quad first = csc_quad_running(csc_quad_at(items));
  const csc_quad second = csc_quad_running(csc_quad_at(items + 4)) + csc_quad_last(first);
  const csc_quad third = csc_quad_running(csc_quad_at(items + 8)) + csc_quad_last(second);
  const csc_quad fourth = csc_quad_running(csc_quad_at(items + 12)) + csc_quad_last(third);
  behind = ((first > limit) + (second > limit)) + ((third > limit) + (fourth > limit));
  csc_quad length = csc_quad_at(items) & ~(first > limit);
  length += csc_quad_at(items + 4) & ~(second > limit);
  length += csc_quad_at(items + 8) & ~(third > limit);
  length += csc_quad_at(items + 12) & ~(fourth > limit);
  *start = before + csc_quad_sum(length);
  return (block + 1) * CSC_BLOCK + csc_quad_sum(behind);
}

/// Sets the length of an item.
static inline void csc_leaf_set(csc_leaf *leaf, int position, int32_t length) {
  const int32_t growth = length - leaf->items[position];
  leaf->items[position] = length;
  for (int block = 0; block < CSC_BLOCKS; block++) {
    leaf->starts[block] += block > position / CSC_BLOCK ? growth : 0;
  }
}

/// Updates `starts` from the block of `position` on. Returns the length of all items.
int32_t csc_leaf_sum_up(csc_leaf *leaf, int position);

/// Makes room for `count` items before `position` in a leaf of `used` items, without setting their lengths. Write
/// them, then sum up.
void csc_leaf_open(csc_leaf *leaf, int used, int position, int count);

/// Removes `count` items from `position` on from a leaf of `used` items. Sum up afterwards.
void csc_leaf_close(csc_leaf *leaf, int used, int position, int count);

/// Writes `count` lengths, given in points and known to be short enough, at `position`. Sum up afterwards.
void csc_leaf_write(csc_leaf *leaf, int position, const double *points, int count);

/// Writes `count` times one length, in 1/64 points, at `position`. Sum up afterwards.
void csc_leaf_fill(csc_leaf *leaf, int position, int32_t length, int count);

/// Writes `count` items of another leaf, from `first` on, at `position`. Sum up afterwards.
void csc_leaf_copy(csc_leaf *leaf, int position, const csc_leaf *from, int first, int count);

#endif
