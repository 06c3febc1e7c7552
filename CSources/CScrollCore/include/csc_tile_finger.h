/// A finger in a row of items: small steps without a search, and the frames of the items in view.
///
/// Scrolling searches again and again, each time a little farther on. A finger stays at the item that was found last
/// and walks from there:
///
///     ├────┼──────┼───┼────────┼──┼─────┼──
///                       ▲  ──►  ▲
///                     finger   next offset: two steps instead of a search from the root
///
/// In every frame, use one finger at each end of the view:
///
///     csc_finger_seek(&first, lengths, offset + CSC_SLIVER, &item);               // the first item in view
///     csc_finger_seek(&last, lengths, offset + viewport - CSC_SLIVER, &item);     // and the last one
///
/// Then get the frames of the items that came into view with `csc_lengths_frames`.
///
/// A change of the row makes the finger stale. The finger detects this by the row's version, and searches once.
#ifndef CSC_TILE_FINGER_H
#define CSC_TILE_FINGER_H

#include "csc_base.h"
#include "csc_rect.h"
#include "csc_tile.h"
#include "csc_tile_lane.h"
#include "csc_tile_lengths.h"

CSC_BEGIN

/// A place in a row. All zeros is a finger without a place: `csc_finger finger = {0};`. Its members are private. A
/// finger may be copied. It may outlive the row if it is set to zeros before it is used again (a new row could have
/// the old row's address).
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

/// Moves the finger to the item that covers the offset, and returns the item: the same result, and the same errors,
/// as `csc_lengths_find`. After an error the finger has not moved.
csc_status csc_finger_seek(csc_finger *finger, const csc_lengths *lengths, double offset, csc_item *item);

/// Moves the finger to an item by its index, whatever its length. `CSC_OUTSIDE` unless 0 <= index < count.
csc_status csc_finger_go(csc_finger *finger, const csc_lengths *lengths, int64_t index, csc_item *item);

/// Writes the frames of the items of a span: item i is written to `frames[i - span.first]`. No finger is needed; the
/// function costs one search. `CSC_OUTSIDE` if the span is not inside the items.
csc_status csc_lengths_frames(
    const csc_lengths *lengths, csc_span span, csc_lane lane, csc_rect *_Nullable frames);

CSC_END

#endif
