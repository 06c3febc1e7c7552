#include "csc_snap.h"

#if defined(__clang__)
#define UNPREDICTABLE(condition) __builtin_unpredictable(condition)
#else
#define UNPREDICTABLE(condition) (condition)
#endif

/// A window of more points than this may lie in slow memory. Its two points of which one will be compared next are
/// fetched while this one is, because without a branch no processor guesses which it will be.
#define FETCHED_EARLY 2048

/// How many points are below x, or at it too. All before the window are, none behind it is; the window is
/// halved until one point is left, and that one compared.
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
  // The first of the two neighbours that x is between, or that are next to it where it is beyond an end.
  const size_t first = search(points + 1, count - 2, x, false);
  return first + (x - points[first] >= points[first + 1] - x);
}
