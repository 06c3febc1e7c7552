#include "csc_tile_emit.h"
#include "csc_tile_finger.h"
#include "csc_tile_tree.h"
#include "csc_tile_units.h"

/// Writes two frames. The start is rounded once, when the origin is added.
static inline void emit_two(
    csc_rect *frames, const csc_lane *lane, csc_axis axis, csc_two starts, csc_two lengths) {
  csc_emit_two(
      frames, lane, axis, starts + csc_two_of(lane->origin), csc_two_without(lengths, csc_two_of(lane->gap)));
}

static inline void emit_one(csc_rect *frame, const csc_lane *lane, csc_axis axis, double start, double length) {
  const double rest = length - lane->gap;
  csc_emit_one(frame, lane, axis, start + lane->origin, rest > 0 ? rest : 0);
}

/// Writes the frames of a leaf's items from `start` on, in points; sums of points are exact here.
static inline void fill_from_leaf(
    const int32_t *items, int64_t count, double start, const csc_lane *lane, csc_axis axis, csc_rect *frames) {
  CSC_NO_CONTRACTION
  typedef int32_t loose_quad __attribute__((vector_size(16), aligned(4)));
  const csc_two scale = csc_two_of(1.0 / 64);
  const csc_two zero = {0, 0};
  csc_two both = csc_two_of(start);
  int64_t done = 0;
  for (; done + 4 <= count; done += 4) {
    const csc_quad quad = *(const loose_quad *)(items + done);
    const csc_two low = __builtin_convertvector(__builtin_shufflevector(quad, quad, 0, 1), csc_two) * scale;
    const csc_two high = __builtin_convertvector(__builtin_shufflevector(quad, quad, 2, 3), csc_two) * scale;
    const csc_two middle = both + (low + __builtin_shufflevector(low, low, 1, 0));
    const csc_two starts = middle + __builtin_shufflevector(zero, high, 0, 2);
    emit_two(frames + done, lane, axis, both + __builtin_shufflevector(zero, low, 0, 2), low);
    emit_two(frames + done + 2, lane, axis, starts, high);
    both = middle + (high + __builtin_shufflevector(high, high, 1, 0));
  }
  start = both[0];
  for (; done < count; done++) {
    const double length = csc_points_of(items[done]);
    emit_one(frames + done, lane, axis, start, length);
    start += length;
  }
}

/// Writes the frames of a run's items.
static inline void fill_from_run(
    double length, int64_t count, double start, const csc_lane *lane, csc_axis axis, csc_rect *frames) {
  CSC_NO_CONTRACTION
  const csc_two lengths = csc_two_of(length);
  csc_two starts = {start, start + length};
  int64_t done = 0;
  for (; done + 2 <= count; done += 2) {
    emit_two(frames + done, lane, axis, starts, lengths);
    starts += lengths + lengths;
  }
  if (done < count) emit_one(frames + done, lane, axis, starts[0], length);
}

/// Writes the frames of `count` items from the finger's item on, in its leaf or run.
static inline void fill_along(
    const csc_finger *finger, int64_t count, const csc_lane *lane, csc_axis axis, csc_rect *frames) {
  const csc_leaf *leaf = (const csc_leaf *)finger->leaf;
  const double start = csc_points_of(finger->start);
  // A copy that the written frames cannot overlap.
  const csc_lane own = *lane;
  if (leaf != NULL) {
    fill_from_leaf(leaf->items + finger->before, count, start, &own, axis, frames);
  } else {
    fill_from_run(csc_points_of(finger->length), count, start, &own, axis, frames);
  }
}

// Two separate copies of the loops, so that neither tests the axis.

__attribute__((noinline)) static void fill_down(
    const csc_finger *finger, int64_t count, const csc_lane *lane, csc_rect *frames) {
  fill_along(finger, count, lane, CSC_VERTICAL, frames);
}

__attribute__((noinline)) static void fill_across(
    const csc_finger *finger, int64_t count, const csc_lane *lane, csc_rect *frames) {
  fill_along(finger, count, lane, CSC_HORIZONTAL, frames);
}

csc_status csc_lengths_frames(const csc_lengths *tree, csc_span span, csc_lane lane, csc_rect *frames) {
  if (span.first < 0 || span.end > tree->all.count || span.first > span.end) return CSC_OUTSIDE;
  csc_finger finger = {0};
  csc_item item;
  for (int64_t index = span.first; index < span.end;) {
    (void)csc_finger_go(&finger, tree, index, &item);
    const int64_t rest = span.end - index;
    const int64_t count = finger.behind + 1 < rest ? finger.behind + 1 : rest;
    if (lane.axis == CSC_VERTICAL) {
      fill_down(&finger, count, &lane, frames);
    } else {
      fill_across(&finger, count, &lane, frames);
    }
    frames += count;
    index += count;
  }
  return CSC_OK;
}
