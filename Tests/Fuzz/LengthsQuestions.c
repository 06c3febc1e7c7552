#include "LengthsQuestions.h"

#include <math.h>

/// The item that covers a place, in 1/64 points, and its start; the count if there is none.
static int64_t find(const LengthsModel *model, double place, int64_t *start) {
  int64_t item = 0;
  int64_t sum = 0;
  while (item < model->count && !((double)(sum + model->items[item]) > place)) sum += model->items[item++];
  *start = sum;
  return item;
}

static int64_t start_of(const LengthsModel *model, int64_t index) {
  int64_t sum = 0;
  for (int64_t item = 0; item < index; item++) sum += model->items[item];
  return sum;
}

/// An offset in points: near an item's start, or anywhere, also outside.
static double some_offset(const LengthsModel *model, Source *source) {
  const double sub[] = {0, 0, 0.25, -0.25};
  const int64_t kind = source_below(source, 32);
  if (kind == 0) return NAN;
  if (kind == 1) return source_below(source, 2) ? INFINITY : -INFINITY;
  if (kind == 2) return -(double)source_below(source, 1000) / 64;
  if (kind == 3) return (double)(model->sum + source_below(source, 1000)) / 64;
  if (kind < 10) {
    const int64_t near = start_of(model, source_between(source, 0, model->count));
    return ((double)(near + source_between(source, -1, 1)) + sub[source_below(source, 4)]) / 64;
  }
  return ((double)source_below(source, model->sum + 1) + sub[source_below(source, 4)]) / 64;
}

static void ask_find(LengthsModel *model, Source *source, bool by_finger) {
  csc_item item = {-7, -7, -7};
  double offset = some_offset(model, source);
  // Fingers are for small steps: mostly stay near.
  if (by_finger && model->finger.lengths != NULL && source_below(source, 4) > 0) {
    offset = ((double)model->finger.start + (double)source_between(source, -9000, 9000)) / 64;
  }
  const csc_status status = by_finger ? csc_finger_seek(&model->finger, model->row, offset, &item)
                                      : csc_lengths_find(model->row, offset, &item);
  int64_t start;
  const int64_t index = find(model, offset * 64, &start);
  const csc_status expected = isnan(offset) ? CSC_BAD_OFFSET
                              : offset < 0 || index == model->count ? CSC_OUTSIDE : CSC_OK;
  EXPECT(status == expected);
  if (status == CSC_OK) {
    EXPECT(item.index == index && item.start * 64 == (double)start);
    EXPECT(item.length * 64 == (double)model->items[index]);
  } else {
    EXPECT(item.index == -7 && item.start == -7 && item.length == -7);
  }
}

static void ask_item(LengthsModel *model, Source *source) {
  const int64_t index = source_between(source, -1, model->count + 1);
  const bool is_there = index >= 0 && index < model->count;
  double number = -7;
  EXPECT(csc_lengths_read(model->row, index, 1, &number, NULL) == (is_there ? CSC_OK : CSC_OUTSIDE));
  EXPECT(number * 64 == (is_there ? (double)model->items[index] : -7 * 64));
  number = -7;
  const bool has_offset = index >= 0 && index <= model->count;
  EXPECT(csc_lengths_offset(model->row, index, &number) == (has_offset ? CSC_OK : CSC_OUTSIDE));
  EXPECT(number * 64 == (has_offset ? (double)start_of(model, index) : -7 * 64));
  csc_item item;
  EXPECT(csc_finger_go(&model->finger, model->row, index, &item) == (is_there ? CSC_OK : CSC_OUTSIDE));
  if (is_there) {
    EXPECT(item.index == index && item.start == number && item.length * 64 == (double)model->items[index]);
  }
}

static void ask_visible(LengthsModel *model, Source *source) {
  const double from = some_offset(model, source);
  const double to = source_below(source, 4) == 0 ? some_offset(model, source) : from + (double)source_below(source, 900);
  csc_span span = {-7, -7};
  const csc_status status = csc_lengths_visible(model->row, from, to, &span);
  if (!(from <= to)) {
    EXPECT(status == CSC_BAD_OFFSET && span.first == -7 && span.end == -7);
    return;
  }
  EXPECT(status == CSC_OK);
  int64_t first = model->count;
  int64_t end = 0;
  int64_t start = 0;
  for (int64_t item = 0; item < model->count; item++) {
    const bool ends_behind = (double)(start + model->items[item]) > from * 64;
    if (ends_behind && first == model->count) first = item;
    if ((double)start < to * 64) end = item + 1;
    start += model->items[item];
  }
  if (end < first || from == to) end = first;
  EXPECT(span.first == first && span.end == end);
}

static void expect_frames(const LengthsModel *model, csc_span span, csc_lane lane) {
  int64_t start = start_of(model, span.first);
  for (int64_t item = span.first; item < span.end; item++) {
    const csc_rect frame = model->frames[item - span.first];
    const double length = (double)model->items[item] / 64 - lane.gap;
    const bool down = lane.axis == CSC_VERTICAL;
    EXPECT((down ? frame.y : frame.x) == (double)start / 64 + lane.origin);
    EXPECT((down ? frame.height : frame.width) == (length > 0 ? length : 0));
    EXPECT((down ? frame.x : frame.y) == lane.cross);
    EXPECT((down ? frame.width : frame.height) == lane.cross_length);
    start += model->items[item];
  }
}

void lengths_ask_frames(LengthsModel *model, Source *source) {
  const csc_lane lane = {
    .axis = source_below(source, 2) ? CSC_VERTICAL : CSC_HORIZONTAL,
    .origin = (double)source_between(source, -1000, 1000) / 3,
    .cross = 11, .cross_length = 390,
    .gap = (double)source_below(source, 3) * 4
  };
  csc_span span;
  span.first = source_between(source, 0, model->count);
  span.end = source_between(source, span.first, model->count);
  if (span.end - span.first > 700) span.end = span.first + 700;
  EXPECT(csc_lengths_frames(model->row, span, lane, model->frames) == CSC_OK);
  expect_frames(model, span, lane);
}

static void ask_read(LengthsModel *model, Source *source) {
  const int64_t first = source_between(source, 0, model->count);
  const int64_t count = source_between(source, 0, model->count - first);
  double *lengths = source_below(source, 4) ? model->read : NULL;
  double *starts = source_below(source, 4) ? model->starts : NULL;
  EXPECT(csc_lengths_read(model->row, first, count, lengths, starts) == CSC_OK);
  int64_t start = start_of(model, first);
  for (int64_t item = 0; item < count; item++) {
    if (lengths != NULL) EXPECT(lengths[item] * 64 == (double)model->items[first + item]);
    if (starts != NULL) EXPECT(starts[item] * 64 == (double)start);
    start += model->items[first + item];
  }
}

void lengths_ask(LengthsModel *model, Source *source) {
  switch (source_below(source, 16)) {
    case 0: case 1: case 2: ask_find(model, source, false); break;
    case 3: case 4: case 5: case 6: case 7: case 8: ask_find(model, source, true); break;
    case 9: case 10: case 11: ask_item(model, source); break;
    case 12: case 13: ask_visible(model, source); break;
    case 14: lengths_ask_frames(model, source); break;
    default: ask_read(model, source);
  }
}

csc_status lengths_refuse(LengthsModel *model, Source *source) {
  csc_lengths *row = model->row;
  const uint64_t version = csc_lengths_version(row);
  const int64_t count = model->count;
  const int64_t far[] = {-1, count + 1, INT64_MIN, INT64_MAX, -CSC_MOST_ITEMS, CSC_MOST_ITEMS + 1};
  const int64_t index = far[source_below(source, 6)];
  const double one = 1;
  double number = -7;
  csc_item item;
  csc_span span = {index, index};
  const csc_lane lane = {0};
  EXPECT(csc_lengths_insert(row, index, &one, 1) == CSC_OUTSIDE);
  EXPECT(csc_lengths_insert(row, 0, &one, -1) == CSC_BAD_COUNT);
  EXPECT(csc_lengths_insert(row, 0, &one, INT64_MAX) == CSC_BAD_COUNT);
  EXPECT(csc_lengths_insert_run(row, 0, CSC_MOST_ITEMS - count + 1, 0) == CSC_BAD_COUNT);
  EXPECT(csc_lengths_insert_run(row, index, 1, 1) == CSC_OUTSIDE);
  EXPECT(csc_lengths_insert_run(row, 0, CSC_MOST_ITEMS - count, 1) == CSC_TOO_LONG);
  EXPECT(csc_lengths_remove(row, index, 0) == CSC_OUTSIDE);
  EXPECT(csc_lengths_remove(row, 0, count + 1) == CSC_OUTSIDE);
  EXPECT(csc_lengths_remove(row, 0, INT64_MIN) == CSC_BAD_COUNT);
  EXPECT(csc_lengths_set(row, index, 1) == CSC_OUTSIDE);
  EXPECT(csc_lengths_set_many(row, index, &one, 1) == CSC_OUTSIDE);
  EXPECT(csc_lengths_set_many(row, 0, &one, -1) == CSC_BAD_COUNT);
  EXPECT(csc_lengths_set_run(row, 0, count + 1, 1) == CSC_OUTSIDE);
  EXPECT(csc_lengths_move(row, 0, count, 1) == CSC_OUTSIDE);
  EXPECT(csc_lengths_move(row, 0, 0, index) == CSC_OUTSIDE);
  EXPECT(csc_lengths_read(row, 0, count + 1, &number, NULL) == CSC_OUTSIDE);
  EXPECT(csc_lengths_read(row, 0, -1, &number, NULL) == CSC_BAD_COUNT);
  EXPECT(csc_lengths_read(row, index, 1, &number, NULL) == CSC_OUTSIDE);
  EXPECT(csc_lengths_offset(row, index, &number) == CSC_OUTSIDE && number == -7);
  EXPECT(csc_finger_go(&model->finger, row, index, &item) == CSC_OUTSIDE);
  EXPECT(csc_lengths_frames(row, span, lane, model->frames) == CSC_OUTSIDE);
  EXPECT(csc_lengths_version(row) == version);
  return CSC_OUTSIDE;
}
