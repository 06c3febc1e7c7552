/// From a start and a length on one axis to a rect.
#ifndef CSC_TILE_LANE_H
#define CSC_TILE_LANE_H

#include "csc_base.h"
#include "csc_rect.h"

CSC_BEGIN

/// The axis items stand in a row on.
typedef enum csc_axis { CSC_HORIZONTAL = 0, CSC_VERTICAL = 1 } csc_axis;

/// The lane items of a row stand in: what turns a start and a length into a rect.
///
///     CSC_VERTICAL     cross   cross_length            CSC_HORIZONTAL
///                     ├─────┼──────────────┤
///     origin + start        ┌──────────────┐             cross ┌─────────┐┌────┐
///                           │    item i    │      cross_length │ item i  ││ …  │
///                           └──────────────┘                   └─────────┘└────┘
///                             gap, left free               origin + start
///
/// All in points. No number is checked: non-finite ones pass into the frames as the sums make them.
typedef struct csc_lane {
  csc_axis axis;
  /// Added to every start.
  double origin;
  /// Where the frames begin on the other axis, and how long they are there.
  double cross;
  double cross_length;
  /// Taken off every item's end: the way to keep items apart in a row whose lengths contain the gap. An
  /// item shorter than the gap gets a frame of length 0.
  double gap;
} csc_lane;

CSC_END

#endif
