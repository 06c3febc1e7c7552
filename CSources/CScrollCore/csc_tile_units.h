/// Lengths and offsets between points, in `double`, and whole 1/64 points, as a row keeps them.
#ifndef CSC_TILE_UNITS_H
#define CSC_TILE_UNITS_H

#include "csc_bits.h"
#include "csc_tile_lengths.h"

/// Whether a length is accepted; NaN is not.
static inline bool csc_is_length(double points) { return points >= 0 && points <= CSC_LONGEST; }

/// The whole 1/64 points that are kept for an accepted length: `csc_length_stored`, times 64.
static inline int64_t csc_units_of(double points) {
  CSC_NO_CONTRACTION
  // From 2^52 to 2^53 a double counts in ones, and so do its bits: the sum rounds to even.
  return (int64_t)(csc_bits(points * 64 + 0x1p52) - csc_bits(0x1p52));
}

/// Exact: sums stay below 2^53.
static inline double csc_points_of(int64_t units) { return (double)units / 64; }

#endif
