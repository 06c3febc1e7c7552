#include "csc_tile_emit.h"
#include "csc_tile_finger.h"
#include "csc_tile_tree.h"
#include "csc_tile_units.h"

/// Two frames. The start is rounded once, when the origin is added.
static inline void emit_two(
    csc_rect *frames, const csc_lane *lane, csc_axis axis, csc_two starts, csc_two lengths) {
  csc_emit_two(
      frames, lane, axis, starts + csc_two_of(lane->origin), csc_two_without(lengths, csc_two_of(lane->gap)));
}

static inline void emit_one(csc_rect *frame, const csc_lane *lane, csc_axis axis, double start, double length) {
  const double rest = length - lane->gap;
  csc_emit_one(frame, lane, axis, start + lane->origin, rest > 0 ? rest : 0);
}

/// Frames of a leaf's items from `start` on, until one starts at `until` or behind it; both in points, and
/// sums of points are exact here. Returns how many.
static inline int64_t fill_from_leaf(
    const int32_t *items, int64_t count, double start, double until, const csc_lane *lane, csc_axis axis,
    csc_rect *frames) {
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
    if (starts[1] >= until) break;
    emit_two(frames + done, lane, axis, both + __builtin_shufflevector(zero, low, 0, 2), low);
    emit_two(frames + done + 2, lane, axis, starts, high);
    both = middle + (high + __builtin_shufflevector(high, high, 1, 0));
  }
  start = both[0];
  for (; done < count && start < until; done++) {
    const double length = csc_points_of(items[done]);
    emit_one(frames + done, lane, axis, start, length);
    start += length;
  }
  return done;
}

/// The same for a run.
static inline int64_t fill_from_run(
    double length, int64_t count, double start, double until, const csc_lane *lane, csc_axis axis,
    csc_rect *frames) {
  CSC_NO_CONTRACTION
  const csc_two lengths = csc_two_of(length);
  csc_two starts = {start, start + length};
  int64_t done = 0;
  for (; done + 2 <= count && starts[1] < until; done += 2) {
    emit_two(frames + done, lane, axis, starts, lengths);
    starts += lengths + lengths;
  }
  if (done < count && starts[0] < until) {
    emit_one(frames + done, lane, axis, starts[0], length);
    done += 1;
  }
  return done;
}

/// Frames of up to `count` items from the finger's on, in its leaf or run.
static inline int64_t fill_along(
    const csc_finger *finger, int64_t count, double until, const csc_lane *lane, csc_axis axis, csc_rect *frames) {
  const csc_leaf *leaf = (const csc_leaf *)finger->leaf;
  const double start = csc_points_of(finger->start);
  // A copy, which no frame written can lie over.
  const csc_lane own = *lane;
  return leaf != NULL
             ? fill_from_leaf(leaf->items + finger->before, count, start, until, &own, axis, frames)
             : fill_from_run(csc_points_of(finger->length), count, start, until, &own, axis, frames);
}

// Two copies of the loops, kept apart, so that none asks for the axis.

__attribute__((noinline)) static int64_t fill_down(
    const csc_finger *finger, int64_t count, double until, const csc_lane *lane, csc_rect *frames) {
  return fill_along(finger, count, until, lane, CSC_VERTICAL, frames);
}

__attribute__((noinline)) static int64_t fill_across(
    const csc_finger *finger, int64_t count, double until, const csc_lane *lane, csc_rect *frames) {
  return fill_along(finger, count, until, lane, CSC_HORIZONTAL, frames);
}

/// Frames from the finger's item on, through as many leaves and runs as it takes. Returns how many.
static int64_t fill(
    const csc_finger *finger, double until, const csc_lane *lane, csc_rect *frames, int64_t room) {
  const csc_lengths *tree = finger->lengths;
  csc_finger next;
  int64_t all = 0;
  for (;;) {
    const int64_t rest = finger->behind + 1;
    const int64_t count = rest < room - all ? rest : room - all;
    const int64_t done = lane->axis == CSC_VERTICAL ? fill_down(finger, count, until, lane, frames + all)
                                                    : fill_across(finger, count, until, lane, frames + all);
    const int64_t index = finger->index + done;
    all += done;
    if (done < rest || all == room || index == tree->all.count) return all;
    csc_item item;
    (void)csc_finger_go(&next, tree, index, &item);
    finger = &next;
  }
}

csc_status csc_finger_frames(
    const csc_finger *finger, const csc_lengths *tree, double until, csc_lane lane, csc_rect *frames,
    int64_t room, csc_span *span) {
  if (until != until) return CSC_BAD_OFFSET;
  if (room < 0) return CSC_BAD_COUNT;
  if (finger->lengths != tree || finger->version != tree->version) return CSC_OUTSIDE;
  const int64_t count = room > 0 ? fill(finger, until, &lane, frames, room) : 0;
  *span = (csc_span){finger->index, finger->index + count};
  return CSC_OK;
}

csc_status csc_lengths_frames(const csc_lengths *tree, csc_span span, csc_lane lane, csc_rect *frames) {
  if (span.first < 0 || span.end > tree->all.count || span.first > span.end) return CSC_OUTSIDE;
  if (span.first == span.end) return CSC_OK;
  csc_finger finger;
  csc_item item;
  (void)csc_finger_go(&finger, tree, span.first, &item);
  (void)fill(&finger, __builtin_inf(), &lane, frames, span.end - span.first);
  return CSC_OK;
}
