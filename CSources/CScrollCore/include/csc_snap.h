/// Snap points: offsets at which a view may rest, searched without a branch.
///
///     index       0          1     2                3
///                 │          │     │                │        points, in ascending order
///     ────────────┴──────────┴─────┴────────────────┴────►   offsets
///                         ▲
///                         x      below x: 1     nearest: 1
///
/// The points belong to the caller: an array of `count` finite doubles, each above the one before it. So no
/// two are equal. Of other arrays the answers mean nothing, but an index is still within its bounds, and nothing
/// outside the array is read. `count` may be 0, and then the pointer null.
///
/// Queries. x may be any double. -infinity is below all points, +infinity above all, -0 is 0. NaN is nowhere:
/// each function says what it makes of it.
///
/// Cost. A search halves what is left and takes no branch on what it finds, so that it costs the same for every x
/// and nothing is mispredicted: some 12 instructions for each doubling of `count`. Nothing is allocated.
#ifndef CSC_SNAP_H
#define CSC_SNAP_H

#include "csc_base.h"

CSC_BEGIN

/// How many points are below x, from 0 to `count`. It is the index of the first point at or above x, if there is
/// one. 0 for NaN.
size_t csc_snap_below(const double *_Nullable points, size_t count, double x);

/// How many points are at or below x, from 0 to `count`. It is the index of the first point above x, if there is
/// one. 0 for NaN.
size_t csc_snap_up_to(const double *_Nullable points, size_t count, double x);

/// The index of the point nearest to x: of the two that x is between the one with the smaller distance, and of
/// equal distances, as doubles round them, the higher one. `count` if there is none: without points, and for NaN.
size_t csc_snap_nearest(const double *_Nullable points, size_t count, double x);

CSC_END

#endif
