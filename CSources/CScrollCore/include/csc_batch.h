/// Whole buffers of points or rects from one coordinate space to another.
///
/// All functions read `count` points or rects at `in` and write as many at `out`:
///
///     in    │ rect 0 │ rect 1 │ … │ rect count-1 │        caller's buffer, only read
///               ▼        ▼               ▼
///     out   │ rect 0 │ rect 1 │ … │ rect count-1 │        caller's buffer, every byte written
///
/// - In place (`out` is `in`) and apart are both fine. A partial overlap is undefined.
/// - Any alignment is fine, odd addresses too. Addresses that are multiples of 16 are the fastest.
/// - `count` may be 0; then nothing is touched and the pointers may be null.
/// - Nothing outside the two buffers is read or written.
/// - Each result has the bits of the function of one named with it, non-finite members included; only
///   the sign and payload of a NaN are not promised.
///
/// To go through several spaces, compose their maps first (`csc_map_concat`) and call once.
#ifndef CSC_BATCH_H
#define CSC_BATCH_H

#include "csc_base.h"
#include "csc_map.h"
#include "csc_rect.h"

CSC_BEGIN

/// `csc_point_map` of every point.
void csc_points_map(const csc_point *_Nullable in, csc_point *_Nullable out, size_t count, csc_map map);

/// `csc_rect_translate` of every rect: moved by dx and dy points. In place, sizes are not even touched.
void csc_rects_translate(
    const csc_rect *_Nullable in, csc_rect *_Nullable out, size_t count, double dx, double dy);

/// `csc_rect_map` of every rect.
void csc_rects_map(const csc_rect *_Nullable in, csc_rect *_Nullable out, size_t count, csc_map map);

/// `csc_rect_affine_box` of every rect.
void csc_rects_affine_box(
    const csc_rect *_Nullable in, csc_rect *_Nullable out, size_t count, csc_affine affine);

CSC_END

#endif
