/// Points and rects: what they are, whether they are usable, and what two of them share.
#ifndef CSC_RECT_H
#define CSC_RECT_H

#include "csc_base.h"

CSC_BEGIN

/// A place, in points.
typedef struct csc_point {
  double x;
  double y;
} csc_point;

/// A rect, in points: four doubles in this order without gaps, so that a buffer of any language's rects
/// made of four such doubles can be handed over as it is.
///
/// It covers x up to x + width, and y up to y + height. A size may be negative, which only says that the
/// rect runs the other way; functions that treat such a rect in a way of their own say so.
typedef struct csc_rect {
  double x;
  double y;
  double width;
  double height;
} csc_rect;

CSC_ASSERT(sizeof(csc_rect) == 32, "a rect is four doubles without gaps");

/// Whether a number is neither infinite nor NaN.
static inline bool csc_is_finite(double value) { return value - value == 0; }

/// Whether both coordinates are finite.
static inline bool csc_point_is_valid(csc_point point) {
  return csc_is_finite(point.x) && csc_is_finite(point.y);
}

/// Whether all four members are finite. The sign of the size is free.
static inline bool csc_rect_is_valid(csc_rect rect) {
  return csc_is_finite(rect.x) && csc_is_finite(rect.y) && csc_is_finite(rect.width)
         && csc_is_finite(rect.height);
}

/// Whether the rect has no area: a side that is zero, negative or NaN.
static inline bool csc_rect_is_empty(csc_rect rect) { return !(rect.width > 0 && rect.height > 0); }

/// What two ranges of one axis share, as the length of it; zero or less, or NaN, if they share nothing.
/// `start` is where it begins. A range inside the other one comes back to the bit, because its length
/// is never rebuilt from its ends.
static inline double csc_common_length(double start, double a, double a_length, double b, double b_length) {
  double a_rest = a_length - (start - a);
  double b_rest = b_length - (start - b);
  return a_rest < b_rest ? a_rest : b_rest;
}

/// The part that two rects share.
///
///     ┌─ a ───────┐
///     │      ┌────┼──── b ─┐
///     │      │▒▒▒▒│        │        ▒ the result
///     └──────┼────┘        │
///            └─────────────┘
///
/// With no common area (apart, touching, or one of them empty) the result is four zeros. If one rect lies
/// inside the other one, the result is that rect, to the bit. An infinite width or height from a finite
/// corner is an open side and works as one. Any NaN member, and any infinite corner, gives four zeros.
static inline csc_rect csc_rect_intersection(csc_rect a, csc_rect b) {
  double x = a.x > b.x ? a.x : b.x;
  double y = a.y > b.y ? a.y : b.y;
  csc_rect common = {
    x, y, csc_common_length(x, a.x, a.width, b.x, b.width),
    csc_common_length(y, a.y, a.height, b.y, b.height)
  };
  bool corners_are_finite =
      csc_is_finite(a.x) && csc_is_finite(a.y) && csc_is_finite(b.x) && csc_is_finite(b.y);
  if (corners_are_finite && !csc_rect_is_empty(a) && !csc_rect_is_empty(b) && !csc_rect_is_empty(common)) {
    return common;
  }
  return CSC_A(csc_rect){0, 0, 0, 0};
}

CSC_END

#endif
