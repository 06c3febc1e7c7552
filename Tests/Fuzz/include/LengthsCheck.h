/// Whether everything inside of a row is as it must be.
#ifndef LENGTHS_CHECK_H
#define LENGTHS_CHECK_H

#include "CScrollCore.h"

/// What `lengths_check` can find.
typedef enum Flaw {
  /// All invariants hold.
  FLAW_NONE = 0,
  /// The row's count, total or byte count is not that of its parts.
  FLAW_TOTAL,
  /// A node's running count or sum is not that of what is below it, or goes down.
  FLAW_SUMS,
  /// A node has too few or too many children, or is deeper or higher than it should be.
  FLAW_SHAPE,
  /// A leaf's block sums are not those of its items, or there is something behind its last item.
  FLAW_LEAF,
  /// A run whose sum is not a whole multiple of its count, or without items.
  FLAW_RUN
} Flaw;

/// Looks at every invariant of the whole structure, in O(n), and says which one fails first.
Flaw lengths_check(const csc_lengths *lengths);

#endif
