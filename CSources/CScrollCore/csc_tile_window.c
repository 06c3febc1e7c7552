#include "csc_tile_window.h"

#include "csc_tile_units.h"

/// Computes the values that follow from the length of the viewport. Returns false if too many items would be in view.
static bool measure(csc_window *window) {
  CSC_NO_CONTRACTION
  const double length = window->strip.length;
  const double stride = length + window->strip.gap;
  const double seen = window->viewport - CSC_SLIVER;
  window->stride = stride;
  if (!(seen > 0)) {
    window->reach = stride;
    window->count = 0;
    window->spare = stride;
    return true;
  }
  const double ratio = seen / stride;
  if (!(ratio < CSC_MOST_STRIDES / 2)) return false;
  // For an item that is no longer than a sliver, the whole length counts.
  window->reach = length > CSC_SLIVER ? length - CSC_SLIVER : length;
  window->count = (int64_t)ratio + 1;
  window->spare = (double)window->count * stride - seen;
  if (window->spare < 0) {
    window->spare += stride;
    window->count += 1;
  }
  if (window->spare >= stride) {
    window->spare -= stride;
    window->count -= 1;
  }
  return true;
}

csc_status csc_window_open(csc_window *window, csc_strip strip, int64_t index, double into, double viewport) {
  if (!csc_is_length(strip.length) || strip.length == 0 || !csc_is_length(strip.gap) || !csc_is_length(viewport)) {
    return CSC_BAD_LENGTH;
  }
  if (strip.items.first > strip.items.end || strip.items.first < -CSC_MOST_ITEMS
      || strip.items.end > CSC_MOST_ITEMS) {
    return CSC_BAD_COUNT;
  }
  if (!csc_is_finite(into)) return CSC_BAD_OFFSET;
  if (!csc_is_index(index)) return CSC_OUTSIDE;
  csc_window opened = {.strip = strip, .viewport = viewport};
  csc_window_change change;
  if (!measure(&opened) || !csc_window_show(&opened, index, into, &change)) return CSC_OUTSIDE;
  *window = opened;
  return CSC_OK;
}

csc_status csc_window_resize(csc_window *window, double viewport, csc_window_change *change) {
  if (!csc_is_length(viewport)) return CSC_BAD_LENGTH;
  csc_window resized = *window;
  resized.viewport = viewport;
  if (!measure(&resized) || !csc_window_show(&resized, window->index, window->into, change)) return CSC_OUTSIDE;
  *window = resized;
  return CSC_OK;
}

bool csc_window_is_valid(const csc_window *window) {
  csc_window again;
  if (csc_window_open(&again, window->strip, window->index, window->into, window->viewport) != CSC_OK) {
    return false;
  }
  return again.index == window->index && again.into == window->into && again.stride == window->stride
         && again.reach == window->reach && again.count == window->count && again.spare == window->spare
         && again.visible.first == window->visible.first && again.visible.end == window->visible.end;
}
