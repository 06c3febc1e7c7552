#include "CountedMemory.h"
#include "Trials.h"

/// A place on a strip in whole 1/64 points, exact however far out.
typedef __int128 Place;

static int64_t floor_quotient(Place number, int64_t by) {
  const Place quotient = number / by;
  return (int64_t)(quotient - (number % by < 0));
}

static int64_t clamped(int64_t value, csc_span span) {
  return value < span.first ? span.first : value > span.end ? span.end : value;
}

/// Which items are in view, from the definition: end behind the viewport's start, start before its end.
static csc_span visible_at(Place from, int64_t viewport, int64_t length, int64_t stride, csc_span items) {
  if (viewport == 0) {
    const int64_t at = clamped(floor_quotient(from, stride), items);
    return (csc_span){at, at};
  }
  const int64_t first = floor_quotient(from - length, stride) + 1;
  const int64_t end = -floor_quotient(-(from + viewport), stride);
  return (csc_span){clamped(first, items), clamped(end > first ? end : first, items)};
}

static int64_t count_of(csc_span span) {
  EXPECT(span.first <= span.end);
  return span.end - span.first;
}

static int64_t common(csc_span a, csc_span b) {
  const int64_t first = a.first > b.first ? a.first : b.first;
  const int64_t end = a.end < b.end ? a.end : b.end;
  return end > first ? end - first : 0;
}

/// Of both kinds, the two ranges are inside their own span, outside the other one, and all there is of it.
static void expect_change(csc_span before, csc_span after, csc_window_change change) {
  const int64_t kept = common(before, after);
  for (int side = 0; side < 2; side++) {
    EXPECT(common(change.entered[side], after) == count_of(change.entered[side]));
    EXPECT(common(change.entered[side], before) == 0);
    EXPECT(common(change.left[side], before) == count_of(change.left[side]));
    EXPECT(common(change.left[side], after) == 0);
  }
  EXPECT(common(change.entered[0], change.entered[1]) == 0 && common(change.left[0], change.left[1]) == 0);
  EXPECT(count_of(change.entered[0]) + count_of(change.entered[1]) + kept == count_of(after));
  EXPECT(count_of(change.left[0]) + count_of(change.left[1]) + kept == count_of(before));
}

static void expect_starts(const csc_window *window, Source *source) {
  const int64_t steps = source_between(source, -5, 13);
  EXPECT(csc_window_start(window, window->index + steps) == (double)steps * window->stride - window->into);
}

static int64_t some_index(Source *source) {
  const int64_t far[] = {0, 1000, 1000000000000000, CSC_MOST_ITEMS / 4, -1000000000000000};
  return far[source_below(source, 5)] + source_between(source, -50, 50);
}

static csc_window some_window(Source *source, int64_t *length, int64_t *stride) {
  *length = 1 + source_below(source, 6400);
  *stride = *length + (source_below(source, 3) == 0 ? source_below(source, 900) : 0);
  csc_strip strip = {(double)*length / 64, (double)(*stride - *length) / 64, {-CSC_MOST_ITEMS, CSC_MOST_ITEMS}};
  if (source_below(source, 2)) {
    strip.items.first = some_index(source);
    strip.items.end = strip.items.first + source_below(source, 200);
  }
  const int64_t index = source_below(source, 4) == 0 ? some_index(source) : clamped(0, strip.items);
  csc_window window;
  const double viewport = (double)source_below(source, 40000) / 64;
  EXPECT(csc_window_open(&window, strip, index, (double)source_between(source, -900, 900) / 64, viewport) == CSC_OK);
  return window;
}

static void refuse(csc_window *window) {
  const csc_window before = *window;
  csc_window_change change;
  const csc_strip strip = window->strip;
  EXPECT(csc_window_move(window, __builtin_nan(""), &change) == CSC_BAD_OFFSET);
  EXPECT(csc_window_move(window, __builtin_inf(), &change) == CSC_BAD_OFFSET);
  EXPECT(csc_window_move(window, 1e300, &change) == CSC_OUTSIDE);
  EXPECT(csc_window_jump(window, INT64_MIN, 0, &change) == CSC_OUTSIDE);
  EXPECT(csc_window_jump(window, CSC_MOST_ITEMS - 1, 1e6 * window->stride, &change) == CSC_OUTSIDE);
  EXPECT(csc_window_jump(window, 0, __builtin_nan(""), &change) == CSC_BAD_OFFSET);
  EXPECT(csc_window_resize(window, -1, &change) == CSC_BAD_LENGTH);
  EXPECT(csc_window_resize(window, __builtin_nan(""), &change) == CSC_BAD_LENGTH);
  EXPECT(csc_window_open(window, (csc_strip){0, 0, {0, 1}}, 0, 0, 1) == CSC_BAD_LENGTH);
  EXPECT(csc_window_open(window, (csc_strip){1, -1, {0, 1}}, 0, 0, 1) == CSC_BAD_LENGTH);
  EXPECT(csc_window_open(window, (csc_strip){1, 0, {2, 1}}, 0, 0, 1) == CSC_BAD_COUNT);
  EXPECT(csc_window_open(window, (csc_strip){1e-30, 0, {0, 1}}, 0, 0, 1) == CSC_OUTSIDE);
  EXPECT(csc_window_open(window, strip, CSC_MOST_ITEMS, 0, 1) == CSC_OUTSIDE);
  EXPECT(csc_window_is_valid(window) && window->index == before.index && window->into == before.into);
}

/// Steps that are no multiples of anything: the rules must hold, though not to the bit.
static void drift(Source *source) {
  csc_window window;
  const csc_strip strip = {0.1 + (double)source_below(source, 1000) / 7, 0, {-CSC_MOST_ITEMS, CSC_MOST_ITEMS}};
  EXPECT(csc_window_open(&window, strip, some_index(source), 0, (double)source_below(source, 9000) / 11) == CSC_OK);
  for (int step = 0; step < 8; step++) {
    const csc_span before = window.visible;
    const double far[] = {0.01, 1, 1000.0 / 3, 1e9, 1e15};
    const double by = far[source_below(source, 5)] * (double)source_between(source, -9, 9);
    csc_window_change change;
    EXPECT(csc_window_move(&window, by, &change) == CSC_OK);
    EXPECT(window.into >= 0 && window.into < window.stride && csc_window_is_valid(&window));
    expect_change(before, window.visible, change);
  }
}

void window_trial(Source source, int64_t operations) {
  for (int64_t done = 0; done < operations && source_has_more(&source);) {
    int64_t length;
    int64_t stride;
    csc_window window = some_window(&source, &length, &stride);
    Place from = (Place)window.index * stride + (int64_t)(window.into * 64);
    for (int step = 0; step < 40; step++, done++) {
      const csc_span before = window.visible;
      csc_window_change change;
      const int64_t kind = source_below(&source, 16);
      int64_t by = source_between(&source, -3000, 3000);
      if (kind == 0) {
        EXPECT(csc_window_resize(&window, (double)source_below(&source, 40000) / 64, &change) == CSC_OK);
      } else if (kind == 1) {
        const int64_t index = some_index(&source);
        EXPECT(csc_window_jump(&window, index, (double)by / 64, &change) == CSC_OK);
        from = (Place)index * stride + by;
      } else {
        if (kind < 4) by *= 1000000;
        if (kind < 8) by = by / 16 * 16;
        EXPECT(csc_window_move(&window, (double)by / 64, &change) == CSC_OK);
        from += by;
      }
      const csc_span after = visible_at(from, (int64_t)(window.viewport * 64), length, stride, window.strip.items);
      EXPECT(window.index == floor_quotient(from, stride));
      EXPECT(window.into * 64 == (double)(int64_t)(from - (Place)window.index * stride));
      EXPECT(window.visible.first == after.first && window.visible.end == after.end);
      EXPECT(csc_window_is_valid(&window));
      expect_change(before, after, change);
      if (kind == 2) expect_starts(&window, &source);
      if (kind == 3) refuse(&window);
    }
    drift(&source);
  }
}
