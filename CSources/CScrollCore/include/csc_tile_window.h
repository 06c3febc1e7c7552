/// Items of one length: what is in view, and what entered and left between two offsets.
///
/// Any number of items, endless in both directions too, at the same cost for any distance.
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
/// Precision. The place of the viewport is kept as an item's index and the distance into that item, never
/// as one number. So a step of a quarter point is as exact at item 10^15 as at item 0, and starts are told
/// relative to the viewport. What rounds: item k counted from `index` starts at
/// k · stride, rounded once to a `double`; a move adds to `into` and takes whole strides off, each
/// rounded once. With lengths, gaps and moves in multiples of 1/64 point (or of any power of two), and moves of
/// less than 2^46 points, all of it is exact.
#ifndef CSC_TILE_WINDOW_H
#define CSC_TILE_WINDOW_H

#include "csc_base.h"
#include "csc_rect.h"
#include "csc_tile.h"

CSC_BEGIN

/// Items of one length in a row.
typedef struct csc_strip {
  /// Each item's length in points, above 0.
  double length;
  /// What is left free between an item and the next one, in points, 0 or more.
  double gap;
  /// Which items there are. For a row without end use -CSC_MOST_ITEMS and CSC_MOST_ITEMS.
  csc_span items;
} csc_strip;

/// What a viewport shows of a strip. Made by `csc_window_open`; read its members, but leave changing them to
/// the functions.
typedef struct csc_window {
  csc_strip strip;
  /// The viewport begins `into` points behind the start of this item, which need not be one there is. From
  /// -CSC_MOST_ITEMS up to, but not at, CSC_MOST_ITEMS.
  int64_t index;
  /// 0 or more, and less than `length + gap`.
  double into;
  /// The length that is seen, in points.
  double viewport;
  /// The items in view: those of the strip whose end is more than `CSC_SLIVER` behind the viewport's start and
  /// whose start is more than that before its end. A viewport no longer than that sees nothing: an empty span at
  /// `index`.
  csc_span visible;
  /// `length + gap`.
  double stride;
  /// Not for callers: with `into` from here on the first item is out of view, with `into` above `spare` one more
  /// than `count` is in view.
  double reach;
  double spare;
  int64_t count;
} csc_window;

/// What a step changed. Of each kind there are two ranges at most, one at either side; those not needed are
/// empty.
///
///     before        ├───────────┤
///     after               ├───────────┤
///                   left[0]      entered[1]
typedef struct csc_window_change {
  /// What came into view before and behind what stays.
  csc_span entered[2];
  /// What went out of view before and behind what stays. After a jump that keeps nothing, the whole span
  /// is in one of the two.
  csc_span left[2];
} csc_window_change;

/// Opens a window whose viewport begins `into` points behind the start of item `index`. `into` may be any
/// distance, also negative; it is brought into its range and the index with it.
///
/// `CSC_BAD_LENGTH` if the length is not above 0, the gap or the viewport is below 0, or any of them above
/// CSC_LONGEST or NaN; `CSC_BAD_COUNT` if the strip's span is upside down or reaches beyond CSC_MOST_ITEMS;
/// `CSC_BAD_OFFSET` if `into` is not finite; `CSC_OUTSIDE` if the viewport comes to lie more than
/// CSC_MOST_ITEMS items from item 0, or if `into` is longer than CSC_MOST_ITEMS items or the viewport than 2^61.
csc_status csc_window_open(csc_window *window, csc_strip strip, int64_t index, double into, double viewport);

/// Moves the viewport by so many points, and tells what entered and left. O(1), some 50 instructions.
///
/// `CSC_BAD_OFFSET` if the distance is not finite, `CSC_OUTSIDE` as in `csc_window_open`.
static inline csc_status csc_window_move(csc_window *window, double by, csc_window_change *change);

/// Moves the viewport to `into` points behind the start of item `index`, however far that is, and tells what
/// entered and left. Errors as in `csc_window_open`.
static inline csc_status csc_window_jump(
    csc_window *window, int64_t index, double into, csc_window_change *change);

/// Gives the viewport another length, and tells what entered and left. Errors as in `csc_window_open`.
csc_status csc_window_resize(csc_window *window, double viewport, csc_window_change *change);

/// What changes when `after` is shown instead of `before`. Both must be spans: `first` not above `end`.
static inline csc_window_change csc_span_change(csc_span before, csc_span after);

/// Where an item starts, counted from the start of the viewport, in points.
static inline double csc_window_start(const csc_window *window, int64_t index) {
  CSC_NO_CONTRACTION
  const int64_t steps = (int64_t)((uint64_t)index - (uint64_t)window->index);
  return (double)steps * window->stride - window->into;
}

/// Whether every invariant holds: numbers in their ranges, and `visible` is what the place makes it.
bool csc_window_is_valid(const csc_window *window);

// How it is done

static inline int64_t csc_clamped(int64_t value, int64_t low, int64_t high) {
  value = value < low ? low : value;
  return value > high ? high : value;
}

static inline csc_window_change csc_span_change(csc_span before, csc_span after) {
  // What stays is from `low` up to `high`; if nothing does, all is on one side.
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

/// As far as one step may reach, in strides: from any index, that stays a number.
#define CSC_MOST_STRIDES 0x1p62

/// Whether an index is from -2^62 up to, but not at, 2^62: then its highest two bits agree.
static inline bool csc_is_index(int64_t index) { return (int64_t)((uint64_t)index ^ (uint64_t)index << 1) >= 0; }

/// Shows the place `into` points behind the start of an item. False if it is too far out.
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
    // Rounded up to the next item; or so far out that a double no longer counts in strides, and an item's
    // start is as near as any place.
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
