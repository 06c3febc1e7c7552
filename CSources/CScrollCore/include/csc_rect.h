/// Rects: what they are.
#ifndef CSC_RECT_H
#define CSC_RECT_H

#include "csc_base.h"

CSC_BEGIN

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

CSC_END

#endif
