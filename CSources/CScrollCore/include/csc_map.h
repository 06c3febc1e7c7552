/// One point or one rect from one coordinate space to another, as inlines: never a call.
///
/// Two kinds of map. `csc_map` scales and moves each axis by itself, which is what nested scrolling views
/// do, and takes rects to rects. `csc_affine` may also turn and skew; there a rect's image is a
/// parallelogram, and what comes back is the box around it.
#ifndef CSC_MAP_H
#define CSC_MAP_H

#include "csc_base.h"
#include "csc_rect.h"

CSC_BEGIN

/// Scale and move, each axis by itself: x' = x · scale_x + offset_x, y' = y · scale_y + offset_y.
///
/// Scales are ratios and may be negative (a mirror) or zero (everything collapses to the offset). Offsets
/// are points of the target space.
typedef struct csc_map {
  double scale_x;
  double scale_y;
  double offset_x;
  double offset_y;
} csc_map;

/// x' = a · x + c · y + tx, y' = b · x + d · y + ty: the naming of CGAffineTransform and of SVG.
/// a, b, c, d are ratios; tx and ty are points of the target space.
typedef struct csc_affine {
  double a;
  double b;
  double c;
  double d;
  double tx;
  double ty;
} csc_affine;

/// Whether all four numbers are finite. A zero scale is valid; see `csc_map_is_invertible`.
static inline bool csc_map_is_valid(csc_map map) {
  return csc_is_finite(map.scale_x) && csc_is_finite(map.scale_y) && csc_is_finite(map.offset_x)
         && csc_is_finite(map.offset_y);
}

/// Whether all six numbers are finite.
static inline bool csc_affine_is_valid(csc_affine affine) {
  return csc_is_finite(affine.a) && csc_is_finite(affine.b) && csc_is_finite(affine.c)
         && csc_is_finite(affine.d) && csc_is_finite(affine.tx) && csc_is_finite(affine.ty);
}

/// The point's image. Non-finite members stay on their own axis; infinity · 0 is NaN.
static inline csc_point csc_point_map(csc_point point, csc_map map) {
  CSC_NO_CONTRACTION
  return CSC_A(csc_point){point.x * map.scale_x + map.offset_x, point.y * map.scale_y + map.offset_y};
}

/// The point's image, as (a · x + c · y) + tx and (b · x + d · y) + ty. A non-finite coordinate reaches
/// both results: each is infinite or NaN.
static inline csc_point csc_point_affine(csc_point point, csc_affine affine) {
  CSC_NO_CONTRACTION
  return CSC_A(csc_point){
    (affine.a * point.x + affine.c * point.y) + affine.tx,
    (affine.b * point.x + affine.d * point.y) + affine.ty
  };
}

/// The rect moved by dx and dy points; its size passes bit for bit. A non-finite coordinate stays what it
/// is and where it is (infinity moved by the opposite infinity is NaN).
static inline csc_rect csc_rect_translate(csc_rect rect, double dx, double dy) {
  return CSC_A(csc_rect){rect.x + dx, rect.y + dy, rect.width, rect.height};
}

/// The rect's image under scale and move. The sign of a size is kept: width' = width · |scale_x|. Under a
/// negative scale the corner that becomes the origin is therefore the other one:
///
///     scale_x > 0:   x' =  x          · scale_x + offset_x       ┌──────┐       ┌────────────┐
///     scale_x < 0:   x' = (x + width) · scale_x + offset_x       x     x+w  →   x'          x'+w'
///
/// So a rect with a non-negative size has an image with a non-negative size, and the image always covers
/// the images of the points the rect covers. A scale of zero, of either sign, gives length 0 at the offset.
///
/// Non-finite members, with a valid map: the axes do not mix, so what is finite on one axis stays finite
/// whatever the other one holds.
///
///     member       scale > 0            scale < 0                            scale 0
///     x = ±inf     x' = ±inf            x' = ∓inf                            x' NaN
///     x NaN        x' NaN               x' NaN                               x' NaN
///     width ±inf   width' = ±inf        width' = ±inf, x' = ∓inf (or NaN     width' NaN
///                                       if x is the opposite infinity)
///     width NaN    width' NaN           width' and x' NaN                    width' NaN
///
/// Finite members whose image is too large for a double overflow to infinity.
static inline csc_rect csc_rect_map(csc_rect rect, csc_map map) {
  CSC_NO_CONTRACTION
  double x = map.scale_x < 0 ? rect.x + rect.width : rect.x;
  double y = map.scale_y < 0 ? rect.y + rect.height : rect.y;
  return CSC_A(csc_rect){
    x * map.scale_x + map.offset_x, y * map.scale_y + map.offset_y,
    rect.width * __builtin_fabs(map.scale_x), rect.height * __builtin_fabs(map.scale_y)
  };
}

/// The smallest upright rect around the rect's image.
///
///     ┌─────────╱╲──┐      The centre goes through the map. Half the box is as wide as the images of
///     │       ╱    ╲│      the two half sides are long on that axis, added up:
///     │     ╱   +   ╱        x: |a| · |width / 2| + |c| · |height / 2|
///     │╲  ╱       ╱ │        y: |b| · |width / 2| + |d| · |height / 2|
///     └─╲╱───────╱──┘
///
/// The box's size is never negative; a rect with a negative size counts as the area it covers. Computed in
/// this order: half = size · 0.5; centre = origin + half; image = (first column · centre.x + second
/// column · centre.y) + translation; reach = |first column| · |half.width| + |second column| ·
/// |half.height|; origin' = image - reach; size' = reach + reach.
///
/// Non-finite members, with a valid affine: a non-finite x or y makes x' and y' infinite or NaN and leaves the
/// size alone; a non-finite width or height makes all four infinite or NaN. (A coefficient of zero times an
/// infinity is NaN, so nothing is kept apart by zeros.) Too large a result overflows to infinity.
static inline csc_rect csc_rect_affine_box(csc_rect rect, csc_affine affine) {
  CSC_NO_CONTRACTION
  double half_width = rect.width * 0.5;
  double half_height = rect.height * 0.5;
  csc_point image = csc_point_affine(CSC_A(csc_point){rect.x + half_width, rect.y + half_height}, affine);
  half_width = __builtin_fabs(half_width);
  half_height = __builtin_fabs(half_height);
  double reach_x = __builtin_fabs(affine.a) * half_width + __builtin_fabs(affine.c) * half_height;
  double reach_y = __builtin_fabs(affine.b) * half_width + __builtin_fabs(affine.d) * half_height;
  return CSC_A(csc_rect){image.x - reach_x, image.y - reach_y, reach_x + reach_x, reach_y + reach_y};
}

/// The map that leaves everything where it is.
static inline csc_map csc_map_identity(void) { return CSC_A(csc_map){1, 1, 0, 0}; }

/// One map that does first `first`, then `second`. So many levels of nested spaces cost one.
static inline csc_map csc_map_concat(csc_map first, csc_map second) {
  CSC_NO_CONTRACTION
  return CSC_A(csc_map){
    first.scale_x * second.scale_x, first.scale_y * second.scale_y,
    first.offset_x * second.scale_x + second.offset_x, first.offset_y * second.scale_y + second.offset_y
  };
}

/// One affine map that does first `first`, then `second`.
static inline csc_affine csc_affine_concat(csc_affine first, csc_affine second) {
  CSC_NO_CONTRACTION
  return CSC_A(csc_affine){
    first.a * second.a + first.b * second.c,
    first.a * second.b + first.b * second.d,
    first.c * second.a + first.d * second.c,
    first.c * second.b + first.d * second.d,
    (first.tx * second.a + first.ty * second.c) + second.tx,
    (first.tx * second.b + first.ty * second.d) + second.ty
  };
}

/// The same map as an affine one.
static inline csc_affine csc_affine_from_map(csc_map map) {
  return CSC_A(csc_affine){map.scale_x, 0, 0, map.scale_y, map.offset_x, map.offset_y};
}

/// Whether an axis can be mapped back: its scale, the scale's reciprocal and the way back are finite, and
/// the scale is not zero. (The reciprocal of a scale below about 5.6e-309 is infinite.)
static inline bool csc_axis_is_invertible(double scale, double offset) {
  return csc_is_finite(scale) && csc_is_finite(1 / scale) && csc_is_finite(offset / scale);
}

/// Whether both axes can be mapped back.
static inline bool csc_map_is_invertible(csc_map map) {
  return csc_axis_is_invertible(map.scale_x, map.offset_x)
         && csc_axis_is_invertible(map.scale_y, map.offset_y);
}

/// The map that leads back: x = x' · (1 / scale_x) - offset_x / scale_x.
///
/// An axis that cannot be mapped back gets scale 0 and offset 0: everything goes to 0 on it, and nothing
/// becomes non-finite. Ask `csc_map_is_invertible` where that matters. Going there and back returns to the
/// start up to rounding, exactly if the scales are powers of two and the sums are exact.
static inline csc_map csc_map_inverse(csc_map map) {
  bool x = csc_axis_is_invertible(map.scale_x, map.offset_x);
  bool y = csc_axis_is_invertible(map.scale_y, map.offset_y);
  return CSC_A(csc_map){
    x ? 1 / map.scale_x : 0, y ? 1 / map.scale_y : 0,
    x ? -map.offset_x / map.scale_x : 0, y ? -map.offset_y / map.scale_y : 0
  };
}

CSC_END

#endif
