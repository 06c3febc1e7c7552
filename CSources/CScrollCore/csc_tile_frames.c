#include "csc_tile_emit.h"
#include "csc_tile_entry.h"
#include "csc_tile_finger.h"

/// Where frames go, and how many may come.
typedef struct sink {
  csc_lane lane;
  csc_rect *frames;
  int64_t room;
} sink;

/// Two frames from exact numbers in 1/64 points: the start is rounded once, when the origin is added.
static inline void emit_two(csc_rect *frames, csc_lane lane, csc_two starts, csc_two lengths) {
  const csc_two scale = csc_two_of(1.0 / 64);
  csc_emit_two(
      frames, lane, starts * scale + csc_two_of(lane.origin),
      csc_two_without(lengths * scale, csc_two_of(lane.gap)));
}

static inline void emit_one(csc_rect *frame, csc_lane lane, int64_t start, int64_t length) {
  const double rest = csc_points_of(length) - lane.gap;
  csc_emit_one(frame, lane, csc_points_of(start) + lane.origin, rest > 0 ? rest : 0);
}

/// Frames of a leaf's items from `start` on, until one starts at `until` or behind it. Returns how many.
static inline int64_t fill_from_leaf(
    const int32_t *items, int64_t count, int64_t start, int64_t until, csc_lane lane, csc_rect *frames) {
  CSC_NO_CONTRACTION
  typedef int32_t loose_quad __attribute__((vector_size(16), aligned(4)));
  const csc_quad zero = {0, 0, 0, 0};
  int64_t done = 0;
  for (; done + 4 <= count; done += 4) {
    const csc_quad lengths = *(const loose_quad *)(items + done);
    const csc_quad ends = csc_quad_running(lengths);
    if (start + ends[2] >= until) break;
    const csc_quad starts = __builtin_shufflevector(zero, ends, 0, 4, 5, 6);
    const csc_two base = csc_two_of((double)start);
    const csc_two first = __builtin_convertvector(__builtin_shufflevector(starts, starts, 0, 1), csc_two);
    const csc_two second = __builtin_convertvector(__builtin_shufflevector(starts, starts, 2, 3), csc_two);
    emit_two(
        frames + done, lane, first + base,
        __builtin_convertvector(__builtin_shufflevector(lengths, lengths, 0, 1), csc_two));
    emit_two(
        frames + done + 2, lane, second + base,
        __builtin_convertvector(__builtin_shufflevector(lengths, lengths, 2, 3), csc_two));
    start += ends[3];
  }
  for (; done < count && start < until; done++) {
    emit_one(frames + done, lane, start, items[done]);
    start += items[done];
  }
  return done;
}

/// The same for a run.
static inline int64_t fill_from_run(
    int64_t length, int64_t count, int64_t start, int64_t until, csc_lane lane, csc_rect *frames) {
  CSC_NO_CONTRACTION
  const csc_two lengths = csc_two_of((double)length);
  csc_two starts = {(double)start, (double)(start + length)};
  int64_t done = 0;
  for (; done + 2 <= count && start + length < until; done += 2) {
    emit_two(frames + done, lane, starts, lengths);
    starts += lengths + lengths;
    start += 2 * length;
  }
  for (; done < count && start < until; done++) {
    emit_one(frames + done, lane, start, length);
    start += length;
  }
  return done;
}

/// Frames of the items of one entry from `place` on.
static int64_t fill_from_entry(const csc_entry *entry, csc_place place, int64_t until, const sink *sink) {
  const int64_t position = place.index - entry->before.count;
  const int64_t rest = entry->amount.count - position;
  const int64_t count = rest < sink->room ? rest : sink->room;
  csc_lane lane = sink->lane;
  // Two copies of each loop, so that the axis is asked for once.
  if (lane.axis == CSC_VERTICAL) {
    lane.axis = CSC_VERTICAL;
    return entry->leaf != NULL
               ? fill_from_leaf(entry->leaf->items + position, count, place.start, until, lane, sink->frames)
               : fill_from_run(place.length, count, place.start, until, lane, sink->frames);
  }
  lane.axis = CSC_HORIZONTAL;
  return entry->leaf != NULL
             ? fill_from_leaf(entry->leaf->items + position, count, place.start, until, lane, sink->frames)
             : fill_from_run(place.length, count, place.start, until, lane, sink->frames);
}

/// Frames from one item on, which is in this entry, through as many entries as it takes.
static int64_t fill(const csc_lengths *tree, csc_entry entry, csc_place place, int64_t until, sink sink) {
  const int64_t first = place.index;
  for (;;) {
    const int64_t rest = entry.amount.count - (place.index - entry.before.count);
    const int64_t done = fill_from_entry(&entry, place, until, &sink);
    place.index += done;
    sink.frames += done;
    sink.room -= done;
    if (done < rest || sink.room == 0 || place.index == tree->all.count) return place.index - first;
    entry = csc_entry_at(tree, false, place.index);
    place = csc_entry_item(&entry, place.index);
  }
}

csc_status csc_finger_frames(
    const csc_finger *finger, const csc_lengths *tree, double until, csc_lane lane, csc_rect *frames,
    int64_t room, csc_span *span) {
  if (until != until) return CSC_BAD_OFFSET;
  if (room < 0) return CSC_BAD_COUNT;
  if (finger->lengths != tree || finger->version != tree->version) return CSC_OUTSIDE;
  int64_t end = INT64_MAX;
  if (until <= csc_points_of(tree->all.sum)) {
    // Starts are whole, so what is before the offset is before the next whole place too.
    const double units = until > 0 ? until * 64 : 0;
    end = (int64_t)units;
    end += (double)end < units;
  }
  int64_t count = 0;
  if (room > 0 && finger->start < end) {
    const int64_t before = finger->index - finger->before;
    const csc_entry entry = {
      .before = {before, 0},
      .amount = {finger->before + finger->behind + 1, 0},
      .leaf = (const csc_leaf *)finger->leaf
    };
    const csc_place place = {finger->index, finger->start, finger->length};
    const sink sink = {lane, frames, room};
    count = fill(tree, entry, place, end, sink);
  }
  *span = (csc_span){finger->index, finger->index + count};
  return CSC_OK;
}

csc_status csc_lengths_frames(const csc_lengths *tree, csc_span span, csc_lane lane, csc_rect *frames) {
  if (span.first < 0 || span.end > tree->all.count || span.first > span.end) return CSC_OUTSIDE;
  if (span.first == span.end) return CSC_OK;
  const csc_entry entry = csc_entry_at(tree, false, span.first);
  const csc_place place = csc_entry_item(&entry, span.first);
  fill(tree, entry, place, INT64_MAX, (sink){lane, frames, span.end - span.first});
  return CSC_OK;
}
