/// A viewport over items of one length: the items in view, and those that entered and left between two offsets.
///
/// Any number of items, also without ends, at the same cost for any distance.
///
///         stride
///       ├────────┤
///       ┌──────┐ ┌──────┐ ┌──────┐ ┌──────┐
///     … │  -1  │ │  0   │ │  1   │ │  2   │ …       items of `length`, `gap` apart
///       └──────┘ └──────┘ └──────┘ └──────┘
///                   ┌───────────────┐
///                ├──┤   viewport    │               index 0, into: the viewport begins
///                into───────────────┘               so far behind the start of item 0
///
/// Precision. The place of the viewport is stored as an item's index and the distance into that item, never as one
/// number. So a step of a quarter point is as exact at item 10^15 as at item 0, and starts count from the viewport.
/// Two results are rounded. Item k counted from `index` starts at k · stride, rounded once to a `double`. A move adds
/// to `into` and subtracts whole strides, each rounded once. With lengths, gaps and moves in multiples of 1/64 point
/// (or of any power of two), and moves of less than 2^46 points, everything is exact.
#ifndef CSC_TILE_WINDOW_H
#define CSC_TILE_WINDOW_H

#include "csc_base.h"
#include "csc_rect.h"
#include "csc_tile.h"

CSC_BEGIN

/// Items of one length in a row.
typedef struct csc_strip {
  /// The length of each item in points, above 0.
  double length;
  /// The space between an item and the next item, in points, 0 or more.
  double gap;
  /// The range of the items. For a row without ends use -CSC_MOST_ITEMS and CSC_MOST_ITEMS.
  csc_span items;
} csc_strip;

/// A viewport over a strip. Created by `csc_window_open`. Read its members, but change them only with the functions.
typedef struct csc_window {
  csc_strip strip;
  /// The index of the item behind whose start the viewport begins, by `into` points. The item need not exist. From
  /// -CSC_MOST_ITEMS up to, but not including, CSC_MOST_ITEMS.
  int64_t index;
  /// The distance from that start, in points: 0 or more, and less than `length + gap`.
  double into;
  /// The length of the viewport, in points.
  double viewport;
  /// The items in view: those of the strip that end more than `CSC_SLIVER` behind the viewport's start, and start
  /// more than that before the viewport's end. A viewport that is no longer than that shows nothing: the span is
  /// empty, at `index`.
  csc_span visible;
  /// `length + gap`.
  double stride;
  /// Private. If `into` is at least `reach`, the first item is out of view. If `into` is above `spare`, one more item
  /// than `count` is in view.
  double reach;
  double spare;
  int64_t count;
} csc_window;

/// The change of the items in view by a step. Each kind has at most two ranges, one on either side; unused ranges are
/// empty.
///
///     before        ├───────────┤
///     after               ├───────────┤
///                   left[0]      entered[1]
typedef struct csc_window_change {
  /// The items that came into view, before and behind the items that stay.
  csc_span entered[2];
  /// The items that went out of view, before and behind the items that stay. After a jump without common items, the
  /// whole span is in one of the two.
  csc_span left[2];
} csc_window_change;

/// Opens a window whose viewport begins `into` points behind the start of item `index`. `into` may be any distance,
/// also negative; `into` and the index are then brought into their ranges.
///
/// `CSC_BAD_LENGTH` if the length is not above 0, the gap or the viewport is below 0, or any of them is above
/// CSC_LONGEST or NaN. `CSC_BAD_COUNT` if the strip's span is reversed or extends beyond CSC_MOST_ITEMS.
/// `CSC_BAD_OFFSET` if `into` is not finite. `CSC_OUTSIDE` if the viewport would be more than CSC_MOST_ITEMS items
/// from item 0, if `into` is longer than CSC_MOST_ITEMS items, or if the viewport is longer than 2^61 items.
csc_status csc_window_open(csc_window *window, csc_strip strip, int64_t index, double into, double viewport);

/// Moves the viewport by a distance in points, and returns the items that entered and left. O(1), some 50
/// instructions.
///
/// `CSC_BAD_OFFSET` if the distance is not finite, `CSC_OUTSIDE` as in `csc_window_open`.
static inline csc_status csc_window_move(csc_window *window, double by, csc_window_change *change);

/// Moves the viewport to `into` points behind the start of item `index`, at any distance, and returns the items that
/// entered and left. The errors are those of `csc_window_open`.
static inline csc_status csc_window_jump(
    csc_window *window, int64_t index, double into, csc_window_change *change);

/// Sets the length of the viewport, and returns the items that entered and left. The errors are those of
/// `csc_window_open`.
csc_status csc_window_resize(csc_window *window, double viewport, csc_window_change *change);

/// Returns the change if `after` is shown instead of `before`. In both spans `first` must not be above `end`.
static inline csc_window_change csc_span_change(csc_span before, csc_span after);

/// Returns the start of an item, counted from the start of the viewport, in points.
static inline double csc_window_start(const csc_window *window, int64_t index) {
  CSC_NO_CONTRACTION
  const int64_t steps = (int64_t)((uint64_t)index - (uint64_t)window->index);
  return (double)steps * window->stride - window->into;
}

/// Returns true if every invariant holds: all numbers are in their ranges, and `visible` follows from the place.
bool csc_window_is_valid(const csc_window *window);

// Implementation

static inline int64_t csc_clamped(int64_t value, int64_t low, int64_t high) {
  value = value < low ? low : value;
  return value > high ? high : value;
}

static inline csc_window_change csc_span_change(csc_span before, csc_span after) {
  // The items from `low` up to `high` stay. If no items stay, all are on one side.
  int64_t low = before.first > after.first ? before.first : after.first;
  int64_t high = before.end < after.end ? before.end : after.end;
  if (low <= high) {
    return CSC_A(csc_window_change){
      {{after.first, low}, {high, after.end}}, {{before.first, low}, {high, before.end}}
    };
  }
  low = before.end < after.first ? after.first : after.end;
  high = before.end < after.first ? before.end : before.first;
  return CSC_A(csc_window_change){
    {{after.first, low}, {low, after.end}}, {{before.first, high}, {high, before.end}}
  };
}

/// The longest step, in strides: from any index, the result is a valid number.
#define CSC_MOST_STRIDES 0x1p62

/// Returns true if an index is from -2^62 up to, but not including, 2^62. Its highest two bits are then equal.
static inline bool csc_is_index(int64_t index) { return (int64_t)((uint64_t)index ^ (uint64_t)index << 1) >= 0; }

/// Moves the viewport to `into` points behind the start of an item. Returns false if that is too far out.
static inline bool csc_window_show(
    csc_window *window, int64_t index, double into, csc_window_change *change) {
  CSC_NO_CONTRACTION
  const double stride = window->stride;
  const double ratio = into / stride;
  if (__builtin_expect(!(__builtin_fabs(ratio) < CSC_MOST_STRIDES), 0)) return false;
  int64_t whole = (int64_t)ratio;
  double rest = into - (double)whole * stride;
  if (rest < 0) {
    rest += stride;
    whole -= 1;
    if (__builtin_expect(rest < 0, 0)) rest = 0;
  }
  if (__builtin_expect(rest >= stride, 0)) {
    // The sum was rounded up to the next item. Or the place is so far out that a double no longer represents strides,
    // and an item's start is as near as any place.
    whole += rest == stride;
    rest = 0;
  }
  index += whole;
  if (__builtin_expect(!csc_is_index(index), 0)) return false;
  const csc_span items = window->strip.items;
  csc_span visible = {
    index + (rest >= window->reach), index + window->count + (rest > window->spare)
  };
  if (__builtin_expect(visible.first < items.first || visible.end > items.end, 0)) {
    visible.first = csc_clamped(visible.first, items.first, items.end);
    visible.end = csc_clamped(visible.end, items.first, items.end);
  }
  *change = csc_span_change(window->visible, visible);
  window->index = index;
  window->into = rest;
  window->visible = visible;
  return true;
}

static inline csc_status csc_window_move(csc_window *window, double by, csc_window_change *change) {
  if (csc_window_show(window, window->index, window->into + by, change)) return CSC_OK;
  return csc_is_finite(by) ? CSC_OUTSIDE : CSC_BAD_OFFSET;
}

static inline csc_status csc_window_jump(
    csc_window *window, int64_t index, double into, csc_window_change *change) {
  if (!csc_is_finite(into)) return CSC_BAD_OFFSET;
  return csc_is_index(index) && csc_window_show(window, index, into, change) ? CSC_OK : CSC_OUTSIDE;
}

CSC_END

#endif
