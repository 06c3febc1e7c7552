#include "csc_tile_emit.h"
#include "csc_tile_entry.h"
#include "csc_tile_finger.h"

/// Two of a leaf's lengths.
typedef int32_t two_lengths __attribute__((vector_size(8)));

/// Where frames go, and how many may come.
typedef struct sink {
  csc_lane lane;
  csc_rect *frames;
  int64_t room;
} sink;

/// Two frames from exact numbers in 1/64 points: the start is rounded once, when the origin is added.
static inline void emit_two(const sink *sink, csc_two starts, csc_two lengths) {
  const csc_two scale = csc_two_of(1.0 / 64);
  csc_emit_two(
      sink->frames, sink->lane, starts * scale + csc_two_of(sink->lane.origin),
      csc_two_without(lengths * scale, csc_two_of(sink->lane.gap)));
}

static inline void emit_one(const sink *sink, int64_t start, int64_t length) {
  const double rest = csc_points_of(length) - sink->lane.gap;
  csc_emit_one(sink->frames, sink->lane, csc_points_of(start) + sink->lane.origin, rest > 0 ? rest : 0);
}

/// Frames of a leaf's items from `start` on, until one starts at `until` or behind it. Returns how many.
static inline int64_t fill_from_leaf(
    const int32_t *items, int64_t count, int64_t start, int64_t until, sink sink) {
  CSC_NO_CONTRACTION
  typedef int32_t loose_quad __attribute__((vector_size(16), aligned(4)));
  const csc_quad zero = {0, 0, 0, 0};
  const csc_rect *first = sink.frames;
  int64_t left = count < sink.room ? count : sink.room;
  while (left >= 4) {
    const csc_quad lengths = *(const loose_quad *)items;
    const csc_quad ends = csc_quad_running(lengths);
    if (start + ends[2] >= until) break;
    const csc_quad starts = __builtin_shufflevector(zero, ends, 0, 4, 5, 6);
    const csc_two base = csc_two_of((double)start);
    const two_lengths low = __builtin_shufflevector(lengths, lengths, 0, 1);
    const two_lengths high = __builtin_shufflevector(lengths, lengths, 2, 3);
    const two_lengths low_starts = __builtin_shufflevector(starts, starts, 0, 1);
    const two_lengths high_starts = __builtin_shufflevector(starts, starts, 2, 3);
    emit_two(&sink, __builtin_convertvector(low_starts, csc_two) + base, __builtin_convertvector(low, csc_two));
    sink.frames += 2;
    emit_two(&sink, __builtin_convertvector(high_starts, csc_two) + base, __builtin_convertvector(high, csc_two));
    sink.frames += 2;
    start += ends[3];
    items += 4;
    left -= 4;
  }
  for (; left > 0 && start < until; left--) {
    emit_one(&sink, start, *items);
    sink.frames += 1;
    start += *items;
    items += 1;
  }
  return sink.frames - first;
}

/// The same for a run.
static inline int64_t fill_from_run(int64_t length, int64_t count, int64_t start, int64_t until, sink sink) {
  CSC_NO_CONTRACTION
  const csc_rect *first = sink.frames;
  int64_t left = count < sink.room ? count : sink.room;
  const csc_two lengths = csc_two_of((double)length);
  csc_two starts = {(double)start, (double)(start + length)};
  for (; left >= 2 && start + length < until; left -= 2) {
    emit_two(&sink, starts, lengths);
    sink.frames += 2;
    starts += lengths + lengths;
    start += 2 * length;
  }
  for (; left > 0 && start < until; left--) {
    emit_one(&sink, start, length);
    sink.frames += 1;
    start += length;
  }
  return sink.frames - first;
}

/// Frames from one item on, which is in this entry, through as many entries as it takes.
static inline int64_t fill(
    const csc_lengths *tree, csc_entry entry, csc_place place, int64_t until, sink sink) {
  const int64_t first = place.index;
  for (;;) {
    const int64_t position = place.index - entry.before.count;
    const int64_t rest = entry.amount.count - position;
    const int64_t done =
        entry.leaf != NULL ? fill_from_leaf(entry.leaf->items + position, rest, place.start, until, sink)
                           : fill_from_run(place.length, rest, place.start, until, sink);
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
