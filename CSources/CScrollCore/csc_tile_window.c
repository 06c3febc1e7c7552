#include "csc_tile_window.h"

#include "csc_tile_emit.h"

/// As far as a step may reach, in strides, so that it fits an index.
#define MOST_STRIDES 0x1p61

static inline double stride_of(const csc_strip *strip) { return strip->length + strip->gap; }

/// Brings `into` into its range, and the index with it. False if the place is too far out.
static inline bool settle(double stride, int64_t *index, double *into) {
  CSC_NO_CONTRACTION
  const double ratio = *into / stride;
  if (!(__builtin_fabs(ratio) < MOST_STRIDES)) return false;
  int64_t whole = (int64_t)ratio;
  whole -= (double)whole > ratio;
  double rest = *into - (double)whole * stride;
  // The ratio was rounded, so it may be one too much or too little.
  if (rest < 0) {
    rest += stride;
    whole -= 1;
  }
  if (rest >= stride) {
    rest -= stride;
    whole += 1;
  }
  // So far out that a double no longer counts in strides: an item's start is as near as any place.
  if (!(rest >= 0 && rest < stride)) rest = 0;
  const int64_t moved = *index + whole;
  if (moved < -CSC_MOST_ITEMS || moved > CSC_MOST_ITEMS) return false;
  *index = moved;
  *into = rest;
  return true;
}

/// Which items are in view. False if too many are.
static inline bool look(const csc_strip *strip, int64_t index, double into, double viewport, csc_span *visible) {
  CSC_NO_CONTRACTION
  const double stride = stride_of(strip);
  const double end = into + viewport;
  const double ratio = end / stride;
  if (!(ratio < MOST_STRIDES)) return false;
  // The first item that starts at the end or behind it, by the very starts that frames have.
  int64_t whole = (int64_t)ratio;
  whole += (double)whole * stride < end;
  whole -= whole > 0 && (double)(whole - 1) * stride >= end;
  const int64_t first = index + (into >= strip->length);
  const int64_t behind = viewport > 0 ? index + whole : first;
  visible->first = csc_clamped(first, strip->items.first, strip->items.end);
  visible->end = csc_clamped(behind > first ? behind : first, strip->items.first, strip->items.end);
  return true;
}

/// Shows another part, if it can be shown.
static inline csc_status show(
    csc_window *window, int64_t index, double into, double viewport, csc_window_change *change) {
  csc_span visible;
  if (!settle(stride_of(&window->strip), &index, &into)
      || !look(&window->strip, index, into, viewport, &visible)) {
    return CSC_OUTSIDE;
  }
  *change = csc_span_change(window->visible, visible);
  window->index = index;
  window->into = into;
  window->viewport = viewport;
  window->visible = visible;
  return CSC_OK;
}

static bool is_index(int64_t index) { return index >= -CSC_MOST_ITEMS && index <= CSC_MOST_ITEMS; }
static bool is_length(double length) { return length >= 0 && length <= CSC_LONGEST; }

csc_status csc_window_open(csc_window *window, csc_strip strip, int64_t index, double into, double viewport) {
  if (!is_length(strip.length) || strip.length == 0 || !is_length(strip.gap) || !is_length(viewport)) {
    return CSC_BAD_LENGTH;
  }
  if (strip.items.first > strip.items.end || !is_index(strip.items.first) || !is_index(strip.items.end)) {
    return CSC_BAD_COUNT;
  }
  if (!csc_is_finite(into)) return CSC_BAD_OFFSET;
  if (!is_index(index)) return CSC_OUTSIDE;
  csc_window opened = {.strip = strip};
  csc_window_change change;
  const csc_status status = show(&opened, index, into, viewport, &change);
  if (status == CSC_OK) *window = opened;
  return status;
}

csc_status csc_window_move(csc_window *window, double by, csc_window_change *change) {
  if (!csc_is_finite(by)) return CSC_BAD_OFFSET;
  return show(window, window->index, window->into + by, window->viewport, change);
}

csc_status csc_window_jump(csc_window *window, int64_t index, double into, csc_window_change *change) {
  if (!csc_is_finite(into)) return CSC_BAD_OFFSET;
  if (!is_index(index)) return CSC_OUTSIDE;
  return show(window, index, into, window->viewport, change);
}

csc_status csc_window_resize(csc_window *window, double viewport, csc_window_change *change) {
  if (!is_length(viewport)) return CSC_BAD_LENGTH;
  return show(window, window->index, window->into, viewport, change);
}

bool csc_window_is_valid(const csc_window *window) {
  csc_window again;
  if (csc_window_open(&again, window->strip, window->index, window->into, window->viewport) != CSC_OK) {
    return false;
  }
  return again.index == window->index && again.into == window->into
         && again.visible.first == window->visible.first && again.visible.end == window->visible.end;
}

void csc_window_frames(const csc_window *window, csc_span span, csc_lane lane, csc_rect *frames) {
  CSC_NO_CONTRACTION
  const double length = window->strip.length;
  const int64_t near = INT64_C(1) << 52;
  int64_t steps = csc_window_steps(window, span.first);
  int64_t left = span.end - span.first;
  if (steps > -near && steps < near && left < near) {
    // Two at a time, counted in doubles, which is exact as long as they are whole numbers below 2^53.
    const csc_two stride = csc_two_of(stride_of(&window->strip));
    const csc_two into = csc_two_of(window->into);
    const csc_two origin = csc_two_of(lane.origin);
    csc_two count = {(double)steps, (double)(steps + 1)};
    for (; left >= 2; left -= 2) {
      csc_emit_two(frames, lane, (count * stride - into) + origin, csc_two_of(length));
      count += csc_two_of(2);
      frames += 2;
    }
  }
  for (int64_t index = span.end - left; index < span.end; index++) {
    csc_emit_one(frames, lane, csc_window_start(window, index) + lane.origin, length);
    frames += 1;
  }
}
