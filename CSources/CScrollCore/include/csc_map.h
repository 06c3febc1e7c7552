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
/// Non-finite members, under a finite map: the axes do not mix, so what is finite on one axis stays finite
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
/// Non-finite members, under a finite affine: a non-finite x or y makes x' and y' infinite or NaN and leaves the
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

/// One map that does first `first`, then `second`. So many levels of nested spaces cost one.
static inline csc_map csc_map_concat(csc_map first, csc_map second) {
  CSC_NO_CONTRACTION
  return CSC_A(csc_map){
    first.scale_x * second.scale_x, first.scale_y * second.scale_y,
    first.offset_x * second.scale_x + second.offset_x, first.offset_y * second.scale_y + second.offset_y
  };
}

CSC_END

#endif
