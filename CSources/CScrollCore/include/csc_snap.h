/// Snap points: offsets at which a view may rest, with a branch-free search.
///
///     index       0          1     2                3
///                 │          │     │                │        points, in ascending order
///     ────────────┴──────────┴─────┴────────────────┴────►   offsets
///                         ▲
///                         x      below x: 1     nearest: 1
///
/// The points belong to the caller: an array of `count` finite doubles, each above the one before. So no two points
/// are equal. For other arrays the results have no meaning, but an index is still within its bounds, and nothing
/// outside the array is read. `count` may be 0; the pointer may then be null.
///
/// Queries. x may be any double. -infinity is below all points, +infinity above all, -0 is 0. NaN has no place: each
/// function documents its result for NaN.
///
/// Cost. A search halves the remaining points without a branch on the comparison. So every x costs the same, and no
/// branch is mispredicted: some 12 instructions for each doubling of `count`. Nothing is allocated.
#ifndef CSC_SNAP_H
#define CSC_SNAP_H

#include "csc_base.h"

CSC_BEGIN

/// Returns the number of points below x, from 0 to `count`. The number is also the index of the first point at or
/// above x, if there is one. 0 for NaN.
size_t csc_snap_below(const double *_Nullable points, size_t count, double x);

/// Returns the number of points at or below x, from 0 to `count`. The number is also the index of the first point
/// above x, if there is one. 0 for NaN.
size_t csc_snap_up_to(const double *_Nullable points, size_t count, double x);

/// Returns the index of the point nearest to x. If the distances to both neighbours are equal, as doubles round them,
/// returns the higher index. Returns `count` without points, and for NaN.
size_t csc_snap_nearest(const double *_Nullable points, size_t count, double x);

CSC_END

#endif
