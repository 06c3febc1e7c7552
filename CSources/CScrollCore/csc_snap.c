#include "csc_snap.h"

#if defined(__clang__)
#define UNPREDICTABLE(condition) __builtin_unpredictable(condition)
#else
#define UNPREDICTABLE(condition) (condition)
#endif

#if defined(__clang__) || defined(__GNUC__)
#define FETCH(address) __builtin_prefetch(address)
#else
#define FETCH(address) (void)(address)
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
      FETCH(window + left / 2 - 1);
      FETCH(window + half + left / 2 - 1);
    }
    window = UNPREDICTABLE(at_too ? point <= x : point < x) ? window + half : window;
  }
  return (size_t)(window - points) + (at_too ? *window <= x : *window < x);
}

size_t csc_snap_below(const double *points, size_t count, double x) { return search(points, count, x, false); }

size_t csc_snap_up_to(const double *points, size_t count, double x) { return search(points, count, x, true); }

/// The index of the first of the two neighbouring points that x is between, or that are next to it where it is
/// beyond an end: so both of them are always there. At least two points.
static inline size_t first_of_two(const double *points, size_t count, double x) {
  return search(points + 1, count - 2, x, false);
}

size_t csc_snap_nearest(const double *points, size_t count, double x) {
  if (count < 2 || x != x) return x != x ? count : 0;
  const size_t first = first_of_two(points, count, x);
  return first + (x - points[first] >= points[first + 1] - x);
}

double csc_snap_position(const double *points, size_t count, double x) {
  CSC_NO_CONTRACTION
  if (count == 0 || x != x) return __builtin_nan("");
  if (count == 1) return 0;
  const size_t first = first_of_two(points, count, x);
  const double from = points[first];
  const double to = points[first + 1];
  double part = (x - from) / (to - from);
  // The way between two points may be longer than a double can be; then halves tell the same.
  if (to - from > 0x1.fffffffffffffp1023) part = (x / 2 - from / 2) / (to / 2 - from / 2);
  part = part > 0 ? part : 0;
  return (double)first + (part < 1 ? part : 1);
}

double csc_snap_offset(const double *points, size_t count, double position) {
  CSC_NO_CONTRACTION
  if (count == 0 || position != position) return __builtin_nan("");
  if (position <= 0) return points[0];
  if (position >= (double)(count - 1)) return points[count - 1];
  const size_t index = (size_t)position;
  const double part = position - (double)index;
  const double from = points[index];
  const double to = points[index + 1];
  // The way may be longer than a double can be; half of it, twice, is not.
  const double half = (to / 2 - from / 2) * part;
  const double offset = to - from > 0x1.fffffffffffffp1023 ? (from + half) + half : from + (to - from) * part;
  return offset < to ? offset : to;
}
