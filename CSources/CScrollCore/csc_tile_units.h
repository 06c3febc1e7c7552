/// Conversions between points, in `double`, and whole 1/64 points, as a row stores them.
#ifndef CSC_TILE_UNITS_H
#define CSC_TILE_UNITS_H

#include "csc_bits.h"
#include "csc_tile_lengths.h"

/// Returns true if a length is accepted; NaN is not.
static inline bool csc_is_length(double points) { return points >= 0 && points <= CSC_LONGEST; }

/// Returns the stored 1/64 points of an accepted length: `csc_length_stored`, times 64.
static inline int64_t csc_units_of(double points) {
  CSC_NO_CONTRACTION
  // From 2^52 to 2^53 doubles are whole numbers, and so are their bits: the sum is rounded to even.
  return (int64_t)(csc_bits(points * 64 + 0x1p52) - csc_bits(0x1p52));
}

/// Exact: sums stay below 2^53.
static inline double csc_points_of(int64_t units) { return (double)units / 64; }

#endif
