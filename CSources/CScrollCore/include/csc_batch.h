/// Conversion of whole buffers of rects from one coordinate space to another.
///
/// Both functions read `count` rects at `in` and write as many at `out`:
///
///     in    │ rect 0 │ rect 1 │ … │ rect count-1 │        caller's buffer, only read
///               ▼        ▼               ▼
///     out   │ rect 0 │ rect 1 │ … │ rect count-1 │        caller's buffer, every byte written
///
/// - `out` may be `in`, or a separate buffer. A partial overlap is undefined.
/// - Any alignment is allowed, odd addresses too. Multiples of 16 are the fastest.
/// - `count` may be 0; then nothing is read or written, and the pointers may be null.
/// - Nothing outside the two buffers is read or written.
/// - Only the sign and payload of a NaN are not defined.
///
/// To convert through several spaces, compose their maps first and call once.
#ifndef CSC_BATCH_H
#define CSC_BATCH_H

#include "csc_base.h"
#include "csc_rect.h"

CSC_BEGIN

/// A scale and a shift for each axis: x' = x · scale_x + offset_x, y' = y · scale_y + offset_y.
///
/// Scales are ratios and may be negative (a mirror) or zero (every coordinate becomes the offset). Offsets are points
/// of the target space.
typedef struct csc_map {
  double scale_x;
  double scale_y;
  double offset_x;
  double offset_y;
} csc_map;

/// Moves every rect by dx and dy points. Sizes are copied bit for bit, and in place they are not even written. A
/// non-finite coordinate stays the same on its axis (infinity moved by the opposite infinity is NaN).
void csc_rects_translate(
    const csc_rect *_Nullable in, csc_rect *_Nullable out, size_t count, double dx, double dy);

/// Scales and moves every rect. The sign of a size is kept: width' = width · |scale_x|. With a negative scale, the
/// other corner therefore becomes the origin:
///
///     scale_x > 0:   x' =  x          · scale_x + offset_x       ┌──────┐       ┌────────────┐
///     scale_x < 0:   x' = (x + width) · scale_x + offset_x       x     x+w  →   x'          x'+w'
///
/// So a rect with a non-negative size has an image with a non-negative size. The image always covers the images of
/// the points that the rect covers. A scale of zero, of either sign, gives length 0 at the offset.
///
/// Non-finite members, with a finite map: the axes do not mix, so a finite axis stays finite whatever the other axis
/// contains.
///
///     member       scale > 0            scale < 0                            scale 0
///     x = ±inf     x' = ±inf            x' = ∓inf                            x' NaN
///     x NaN        x' NaN               x' NaN                               x' NaN
///     width ±inf   width' = ±inf        width' = ±inf, x' = ∓inf (or NaN     width' NaN
///                                       if x is the opposite infinity)
///     width NaN    width' NaN           width' and x' NaN                    width' NaN
///
/// Finite members whose image is too large for a double overflow to infinity.
void csc_rects_map(const csc_rect *_Nullable in, csc_rect *_Nullable out, size_t count, csc_map map);

CSC_END

#endif
