/// Conversion of a start and a length on one axis to a rect.
#ifndef CSC_TILE_LANE_H
#define CSC_TILE_LANE_H

#include "csc_base.h"
#include "csc_rect.h"

CSC_BEGIN

/// The axis of a row of items.
typedef enum csc_axis { CSC_HORIZONTAL = 0, CSC_VERTICAL = 1 } csc_axis;

/// The lane of a row of items, which converts a start and a length to a rect.
///
///     CSC_VERTICAL     cross   cross_length            CSC_HORIZONTAL
///                     ├─────┼──────────────┤
///     origin + start        ┌──────────────┐             cross ┌─────────┐┌────┐
///                           │    item i    │      cross_length │ item i  ││ …  │
///                           └──────────────┘                   └─────────┘└────┘
///                             gap, left free               origin + start
///
/// All numbers are in points. No number is checked: non-finite numbers lead to non-finite frames.
typedef struct csc_lane {
  csc_axis axis;
  /// The number that is added to every start.
  double origin;
  /// The start of the frames on the other axis, and their length there.
  double cross;
  double cross_length;
  /// The length that is subtracted from every item's end. It separates the items of a row whose lengths contain the
  /// gap. An item that is shorter than the gap gets a frame of length 0.
  double gap;
} csc_lane;

CSC_END

#endif
