#include "csc_snap.h"

#if defined(__clang__)
#define UNPREDICTABLE(condition) __builtin_unpredictable(condition)
#else
#define UNPREDICTABLE(condition) (condition)
#endif

/// A window of more points than this may be in slow memory. One of two points will be compared next; both are fetched
/// during the present comparison, because without a branch no processor predicts which.
#define FETCHED_EARLY 2048

/// Returns the number of points below x, or at x too. All points before the window are, no point behind the window
/// is. The window is halved until one point is left, which is compared last.
static inline size_t search(const double *points, size_t count, double x, bool at_too) {
  if (count == 0) return 0;
  const double *window = points;
  size_t left = count;
  while (left > 1) {
    const size_t half = left / 2;
    const double point = window[half - 1];
    left -= half;
    if (left > FETCHED_EARLY) {
      __builtin_prefetch(window + left / 2 - 1);
      __builtin_prefetch(window + half + left / 2 - 1);
    }
    window = UNPREDICTABLE(at_too ? point <= x : point < x) ? window + half : window;
  }
  return (size_t)(window - points) + (at_too ? *window <= x : *window < x);
}

size_t csc_snap_below(const double *points, size_t count, double x) { return search(points, count, x, false); }

size_t csc_snap_up_to(const double *points, size_t count, double x) { return search(points, count, x, true); }

size_t csc_snap_nearest(const double *points, size_t count, double x) {
  if (count < 2 || x != x) return x != x ? count : 0;
  // The first of the two neighbours of x, or the two points nearest to x if x is beyond an end.
  const size_t first = search(points + 1, count - 2, x, false);
  return first + (x - points[first] >= points[first + 1] - x);
}
