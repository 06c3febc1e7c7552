/// A finger in a row of items: small steps without a search, and the frames of what is in view.
///
/// Scrolling asks again and again, each time a little further on. A finger stays at the item found last
/// and walks from there:
///
///     ├────┼──────┼───┼────────┼──┼─────┼──
///                       ▲  ──►  ▲
///                     finger   next offset: two steps instead of a search from the root
///
/// Every frame, then, with one finger at either end of the view:
///
///     csc_finger_seek(&first, lengths, offset + CSC_SLIVER, &item);               // the first item in view
///     csc_finger_seek(&last, lengths, offset + viewport - CSC_SLIVER, &item);     // and the last one
///
/// and the frames of those that came into view by `csc_lengths_frames`.
///
/// A change of the row makes the finger stale. It notices by the row's version, and searches once.
#ifndef CSC_TILE_FINGER_H
#define CSC_TILE_FINGER_H

#include "csc_base.h"
#include "csc_rect.h"
#include "csc_tile.h"
#include "csc_tile_lane.h"
#include "csc_tile_lengths.h"

CSC_BEGIN

/// A place in a row. All zeros is a finger that is nowhere yet: `csc_finger finger = {0};`. Its members are
/// not for the caller. It may be copied, and outlive the row as long as it is not used again before it is
/// set to zeros (a new row could come to lie at the old one's address).
typedef struct csc_finger {
  const csc_lengths *_Nullable lengths;
  uint64_t version;
  const void *_Nullable leaf;
  int64_t index;
  int64_t start;
  int64_t length;
  int64_t before;
  int64_t behind;
} csc_finger;

/// Brings the finger to the item that covers the offset, and tells the item: the same answer, and the same
/// errors, as `csc_lengths_find`. After an error the finger is where it was.
csc_status csc_finger_seek(csc_finger *finger, const csc_lengths *lengths, double offset, csc_item *item);

/// Brings the finger to an item by its index, of length 0 or not. `CSC_OUTSIDE` unless 0 <= index < count.
csc_status csc_finger_go(csc_finger *finger, const csc_lengths *lengths, int64_t index, csc_item *item);

/// Writes the frames of the items of a span: item i goes to `frames[i - span.first]`. No finger needed; it
/// costs one search. `CSC_OUTSIDE` if the span is not inside the items.
csc_status csc_lengths_frames(
    const csc_lengths *lengths, csc_span span, csc_lane lane, csc_rect *_Nullable frames);

CSC_END

#endif
