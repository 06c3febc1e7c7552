/// The type of rects.
#ifndef CSC_RECT_H
#define CSC_RECT_H

#include "csc_base.h"

CSC_BEGIN

/// A rect, in points: four doubles in this order without gaps. A buffer of such rects from any language can be passed
/// without a conversion.
///
/// A rect covers x up to x + width, and y up to y + height. A size may be negative: the rect then extends backwards.
/// Functions that treat such a rect differently document this.
typedef struct csc_rect {
  double x;
  double y;
  double width;
  double height;
} csc_rect;

CSC_ASSERT(sizeof(csc_rect) == 32, "a rect is four doubles without gaps");

/// Returns true if a number is neither infinite nor NaN.
static inline bool csc_is_finite(double value) { return value - value == 0; }

CSC_END

#endif
