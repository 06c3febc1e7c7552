#include "csc_batch.h"

/// One double for each axis: an origin, a size, or one row of a map.
typedef double pair __attribute__((vector_size(16)));
typedef int64_t pair_mask __attribute__((vector_size(16)));

/// A rect at any address. An alignment of 1 makes the compiler use unaligned loads and stores; `may_alias` allows the
/// pointer to point to the caller's rects.
typedef struct loose_rect {
  double origin __attribute__((vector_size(16), aligned(1)));
  double size __attribute__((vector_size(16), aligned(1)));
} __attribute__((packed, aligned(1), may_alias)) loose_rect;

static inline pair pair_abs(pair value) {
  pair_mask sign = {INT64_MIN, INT64_MIN};
  return (pair)((pair_mask)value & ~sign);
}

void csc_rects_translate(const csc_rect *in, csc_rect *out, size_t count, double dx, double dy) {
  const pair by = {dx, dy};
  const loose_rect *source = (const loose_rect *)in;
  loose_rect *target = (loose_rect *)out;
  if (in == out) {
    for (size_t i = 0; i < count; i++) target[i].origin += by;
    return;
  }
  for (size_t i = 0; i < count; i++) {
    pair origin = source[i].origin;
    pair size = source[i].size;
    target[i].origin = origin + by;
    target[i].size = size;
  }
}

void csc_rects_map(const csc_rect *in, csc_rect *out, size_t count, csc_map map) {
  CSC_NO_CONTRACTION
  const pair scale = {map.scale_x, map.scale_y};
  const pair offset = {map.offset_x, map.offset_y};
  const pair growth = pair_abs(scale);
  // On an axis with a negative scale the other corner becomes the origin, so the size is added first. On other axes
  // -0 is added, which changes nothing, not even the sign of a zero.
  const pair nothing = {-0.0, -0.0};
  const pair_mask mirrored = scale < (pair){0, 0};
  const pair_mask otherwise = (pair_mask)nothing & ~mirrored;
  const loose_rect *source = (const loose_rect *)in;
  loose_rect *target = (loose_rect *)out;
  for (size_t i = 0; i < count; i++) {
    pair origin = source[i].origin;
    pair size = source[i].size;
    pair to_corner = (pair)(((pair_mask)size & mirrored) | otherwise);
    target[i].origin = (origin + to_corner) * scale + offset;
    target[i].size = size * growth;
  }
}
