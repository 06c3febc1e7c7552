#include "csc_snap.h"

#if defined(__clang__)
#define UNPREDICTABLE(condition) __builtin_unpredictable(condition)
#else
#define UNPREDICTABLE(condition) (condition)
#endif

// Halving a window of `left` points, of which those before it are known to be below x, and those behind it not
// to be. The window never becomes empty, so what is left at the end is one point to compare.

size_t csc_snap_below(const double *points, size_t count, double x) {
  if (count == 0) return 0;
  const double *window = points;
  for (size_t left = count; left > 1;) {
    const size_t half = left / 2;
    window = UNPREDICTABLE(window[half - 1] < x) ? window + half : window;
    left -= half;
  }
  return (size_t)(window - points) + (*window < x);
}

size_t csc_snap_up_to(const double *points, size_t count, double x) {
  if (count == 0) return 0;
  const double *window = points;
  for (size_t left = count; left > 1;) {
    const size_t half = left / 2;
    window = UNPREDICTABLE(window[half - 1] <= x) ? window + half : window;
    left -= half;
  }
  return (size_t)(window - points) + (*window <= x);
}

size_t csc_snap_nearest(const double *points, size_t count, double x) {
  if (count == 0 || x != x) return count;
  const size_t next = csc_snap_below(points, count, x);
  if (next == 0) return 0;
  if (next == count) return count - 1;
  return next - (UNPREDICTABLE(x - points[next - 1] < points[next] - x) ? 1 : 0);
}

double csc_snap_position(const double *points, size_t count, double x) {
  CSC_NO_CONTRACTION
  if (count == 0 || x != x) return __builtin_nan("");
  const size_t next = csc_snap_up_to(points, count, x);
  if (next == 0) return 0;
  if (next == count) return (double)(count - 1);
  const double from = points[next - 1];
  const double to = points[next];
  double part = (x - from) / (to - from);
  // The way between two points may be longer than a double can be; then halves tell the same.
  if (to - from > 0x1.fffffffffffffp1023) part = (x / 2 - from / 2) / (to / 2 - from / 2);
  return (double)(next - 1) + part;
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
