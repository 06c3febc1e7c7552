/// Writing frames two at a time.
#ifndef CSC_TILE_EMIT_H
#define CSC_TILE_EMIT_H

#include "csc_tile_lane.h"

typedef double csc_two __attribute__((vector_size(16)));
typedef int64_t csc_two_masks __attribute__((vector_size(16)));

/// Half a rect at any address that is aligned for doubles.
typedef double csc_half_rect __attribute__((vector_size(16), aligned(8), may_alias));

static inline csc_two csc_two_of(double value) { return (csc_two){value, value}; }

/// Returns two lengths without the gap: not below 0, and 0 for NaN.
static inline csc_two csc_two_without(csc_two lengths, csc_two gap) {
  const csc_two rest = lengths - gap;
  return (csc_two)((csc_two_masks)rest & (rest > csc_two_of(0)));
}

/// Writes the frames of two neighbours. `axis` is the lane's axis: as a separate argument it can be a constant.
static inline void csc_emit_two(
    csc_rect *frames, const csc_lane *lane, csc_axis axis, csc_two starts, csc_two lengths) {
  csc_half_rect *halves = (csc_half_rect *)frames;
  const csc_two cross = csc_two_of(lane->cross);
  const csc_two cross_length = csc_two_of(lane->cross_length);
  if (axis == CSC_VERTICAL) {
    halves[0] = __builtin_shufflevector(cross, starts, 0, 2);
    halves[1] = __builtin_shufflevector(cross_length, lengths, 0, 2);
    halves[2] = __builtin_shufflevector(cross, starts, 1, 3);
    halves[3] = __builtin_shufflevector(cross_length, lengths, 1, 3);
  } else {
    halves[0] = __builtin_shufflevector(starts, cross, 0, 2);
    halves[1] = __builtin_shufflevector(lengths, cross_length, 0, 2);
    halves[2] = __builtin_shufflevector(starts, cross, 1, 3);
    halves[3] = __builtin_shufflevector(lengths, cross_length, 1, 3);
  }
}

/// Writes one frame.
static inline void csc_emit_one(csc_rect *frame, const csc_lane *lane, csc_axis axis, double start, double length) {
  *frame = axis == CSC_VERTICAL ? (csc_rect){lane->cross, start, lane->cross_length, length}
                                : (csc_rect){start, lane->cross, length, lane->cross_length};
}

#endif
