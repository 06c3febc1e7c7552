/// Tile arrays: the places of items, at a cost that hardly grows with their number.
///
/// A scroller shows a few of very many items in a row. These headers answer the questions of every frame: which items
/// are in view, where each item is, and which items have entered and left since the last frame.
///
///     csc_tile_window.h    items of one length: what entered and left between two offsets
///     csc_tile_lengths.h   items of any lengths, with insert, remove, resize and move
///     csc_tile_finger.h    small steps over any lengths, and the frames of the items in view
///
/// One axis at a time; a grid is two rows. The direction of the axis has no effect:
///
///                          viewport
///                    ┌────────────────┐
///     ┌────┬─────────┼──┬────┬──────┬─┼──┬───────┬──
///     │ 0  │    1    │  │ 2  │   3  │ │4 │   5   │ …      items, each from its start up to its end
///     └────┴─────────┼──┴────┴──────┴─┼──┴───────┴──
///     0              └────────────────┘                   offsets, in points
///                    from             to
///
/// Half-open. An item covers its start and everything up to, but not including, its end. So an offset belongs to at
/// most one item, and an item that only touches the edge of the viewport is not in view.
///
/// In view. An item is in view if it ends more than `CSC_SLIVER` behind the viewport's start, and starts more than
/// that before the viewport's end. Sums of offsets are rounded by that much, and so small a part would be invisible.
///
/// Indices are `int64_t`, so that a row may extend farther than a `double` can count. A range of items is a
/// `csc_span`, half-open too.
///
/// Errors. A function whose request can fail returns a `csc_status`. If the status is not `CSC_OK`, the structure and
/// the values behind the result pointers are unchanged.
#ifndef CSC_TILE_H
#define CSC_TILE_H

#include "csc_base.h"

CSC_BEGIN

/// The result of a call. Every status except `CSC_OK` means that nothing has changed.
typedef enum csc_status {
  /// The call succeeded.
  CSC_OK = 0,
  /// The allocator had no memory left.
  CSC_OUT_OF_MEMORY,
  /// A length, gap or viewport that is negative, NaN or infinite, or longer than `CSC_LONGEST`.
  CSC_BAD_LENGTH,
  /// An offset or a distance that is NaN or infinite.
  CSC_BAD_OFFSET,
  /// An index or a range that is not inside the existing items.
  CSC_OUTSIDE,
  /// A negative count, or more items than `CSC_MOST_ITEMS`.
  CSC_BAD_COUNT,
  /// All items together would be longer than `CSC_LONGEST`.
  CSC_TOO_LONG
} csc_status;

/// The largest number of items in a row, and the largest distance of an index from 0: 2^62.
#define CSC_MOST_ITEMS 4611686018427387904LL

/// The largest length of an item, or of all items of a row together: 2^46 points, some 7 · 10^13. Up to there a
/// `double` represents every 1/64 of a point, so no offset needs rounding.
#define CSC_LONGEST 0x1p46

/// The distance from an edge of the viewport within which an item's end or start counts as at the edge: 2^-40 points,
/// about 10^-12. From 2^13 points on, a `double` cannot represent that distance, and it has no effect.
#define CSC_SLIVER 0x1p-40

/// The items from `first` up to, but not including, `end`. Empty if both are equal; `first` is never above `end`.
typedef struct csc_span {
  int64_t first;
  int64_t end;
} csc_span;

/// The source of memory, which the caller provides, because the library does not allocate on its own.
///
/// `allocate` returns `size` bytes (never 0) at an address that is a multiple of `alignment` (a power of two, at most
/// 64), or null if there is no memory. `release` frees memory that `allocate` returned, with the same size. Both
/// receive `context`, and must not call functions on the structure that they work for.
///
///     static void *give(void *context, size_t size, size_t alignment) {
///       return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
///     }
///     static void take(void *context, void *memory, size_t size) { free(memory); }
///
///     csc_allocator from_c_library = {give, take, NULL};
typedef struct csc_allocator {
  void *_Nullable (*_Nonnull allocate)(void *_Nullable context, size_t size, size_t alignment);
  void (*_Nonnull release)(void *_Nullable context, void *memory, size_t size);
  void *_Nullable context;
} csc_allocator;

CSC_END

#endif
