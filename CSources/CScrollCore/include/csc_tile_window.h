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
/// as one number. So a step of a quarter point is as exact at item 10^15 as at item 0, and frames are told
/// relative to the viewport or to any item near it. What rounds: item k counted from `index` starts at
/// k · stride, rounded once to a `double`; a move adds to `into` and takes whole strides off, each
/// rounded once. With lengths, gaps and moves in multiples of 1/64 point (or of any power of two), and moves of
/// less than 2^46 points, all of it is exact.
#ifndef CSC_TILE_WINDOW_H
#define CSC_TILE_WINDOW_H

#include "csc_base.h"
#include "csc_rect.h"
#include "csc_tile.h"
#include "csc_tile_lane.h"

CSC_NONNULL_BEGIN

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
  /// The viewport begins `into` points behind the start of this item, which need not be one there is.
  int64_t index;
  /// 0 or more, and less than `length + gap`.
  double into;
  /// The length that is seen, in points.
  double viewport;
  /// The items in view: those of the strip whose end is behind the viewport's start and whose start is
  /// before its end. A viewport of length 0 sees nothing; then the span is empty.
  csc_span visible;
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
/// CSC_MOST_ITEMS items from item 0, or if `into` or the viewport is longer than 2^61 items.
csc_status csc_window_open(csc_window *window, csc_strip strip, int64_t index, double into, double viewport);

/// Moves the viewport by so many points, and tells what entered and left. O(1), some 50 instructions.
///
/// `CSC_BAD_OFFSET` if the distance is not finite, `CSC_OUTSIDE` as in `csc_window_open`.
csc_status csc_window_move(csc_window *window, double by, csc_window_change *change);

/// Moves the viewport to `into` points behind the start of item `index`, however far that is, and tells what
/// entered and left. Errors as in `csc_window_open`.
csc_status csc_window_jump(csc_window *window, int64_t index, double into, csc_window_change *change);

/// Gives the viewport another length, and tells what entered and left. Errors as in `csc_window_open`.
csc_status csc_window_resize(csc_window *window, double viewport, csc_window_change *change);

/// What changes when `after` is shown instead of `before`. Both must be spans: `first` not above `end`.
static inline csc_window_change csc_span_change(csc_span before, csc_span after);

/// How many items after the viewport's first one (`index`) an item comes.
static inline int64_t csc_window_steps(const csc_window *window, int64_t index) {
  return (int64_t)((uint64_t)index - (uint64_t)window->index);
}

/// Where an item starts, counted from the start of the viewport, in points.
static inline double csc_window_start(const csc_window *window, int64_t index) {
  CSC_NO_CONTRACTION
  return (double)csc_window_steps(window, index) * (window->strip.length + window->strip.gap) - window->into;
}

/// Writes the frames of the items of a span, in order: all those in view, or some that entered. Item i goes
/// to `frames[i - span.first]`. Frames count from the viewport's start plus `lane.origin`; see
/// `csc_lane`, whose `gap` is not used here because the strip has its own.
///
/// Any span near the window is fine, inside the strip or not; far from it, starts are rounded to a `double`.
void csc_window_frames(const csc_window *window, csc_span span, csc_lane lane, csc_rect *_Nullable frames);

/// Whether every invariant holds: numbers in their ranges, and `visible` is what the place makes it.
bool csc_window_is_valid(const csc_window *window);

static inline int64_t csc_clamped(int64_t value, int64_t low, int64_t high) {
  value = value < low ? low : value;
  return value > high ? high : value;
}

static inline csc_window_change csc_span_change(csc_span before, csc_span after) {
  return (csc_window_change){
    .entered = {
      {after.first, csc_clamped(before.first, after.first, after.end)},
      {csc_clamped(before.end, after.first, after.end), after.end}
    },
    .left = {
      {before.first, csc_clamped(after.first, before.first, before.end)},
      {csc_clamped(after.end, before.first, before.end), before.end}
    }
  };
}

CSC_NONNULL_END

#endif
