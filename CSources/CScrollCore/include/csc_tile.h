/// Tile arrays: which items are where, at a cost that does not grow with their number.
///
/// A scroller shows a few of very many items that stand in a row. These headers answer what every frame
/// asks: which items are in view, where each one is, and what came and went since the last frame.
///
///     csc_tile_window.h    items of one length: what entered and left between two offsets
///     csc_tile_lengths.h   items of any lengths, with insert, remove, resize and move
///     csc_tile_finger.h    small steps over any lengths, and the frames of the items in view
///
/// One axis at a time; a grid is two of them. Where the axis points does not matter:
///
///                          viewport
///                    ┌────────────────┐
///     ┌────┬─────────┼──┬────┬──────┬─┼──┬───────┬──
///     │ 0  │    1    │  │ 2  │   3  │ │4 │   5   │ …      items, each from its start up to its end
///     └────┴─────────┼──┴────┴──────┴─┼──┴───────┴──
///     0              └────────────────┘                   offsets, in points
///                    from             to
///
/// Half-open. An item covers its start and everything up to, but not at, its end. So an offset belongs to
/// one item at most, and an item that only touches the edge of the viewport is not in view.
///
/// In view is an item that ends more than `CSC_SLIVER` behind the viewport's start and starts more than that
/// before its end: sums of offsets round by as much, and no one could see it.
///
/// Indices are `int64_t`, so that a row may reach further than a `double` can count. A range of items is a
/// `csc_span`, half-open too.
///
/// Errors. A function that can be asked for something it cannot do returns a `csc_status`. Whatever is not
/// `CSC_OK` left the structure, and everything behind the result pointers, as it was.
#ifndef CSC_TILE_H
#define CSC_TILE_H

#include "csc_base.h"

CSC_BEGIN

/// How a call went. All but `CSC_OK` mean that nothing has changed.
typedef enum csc_status {
  /// Done.
  CSC_OK = 0,
  /// The allocator had no memory left.
  CSC_OUT_OF_MEMORY,
  /// A length, gap or viewport that is negative, NaN or infinite, or longer than `CSC_LONGEST`.
  CSC_BAD_LENGTH,
  /// An offset or a distance that is NaN or infinite.
  CSC_BAD_OFFSET,
  /// An index or a range that is not inside the items there are.
  CSC_OUTSIDE,
  /// A negative count, or more items than `CSC_MOST_ITEMS`.
  CSC_BAD_COUNT,
  /// All items together would be longer than `CSC_LONGEST`.
  CSC_TOO_LONG
} csc_status;

/// The most items in a row, and how far from 0 an index may be: 2^62.
#define CSC_MOST_ITEMS 4611686018427387904LL

/// The longest an item, or all items of a row together, may be: 2^46 points, some 7 · 10^13. Up to there a
/// `double` holds every 1/64 of a point, so no offset ever needs rounding.
#define CSC_LONGEST 0x1p46

/// How near to an edge of the viewport an item's end or start may lie and still count as at it: 2^-40 points, about
/// 10^-12. Where offsets are so large that a `double` cannot tell that apart, from 2^13 points on, it is nothing.
#define CSC_SLIVER 0x1p-40

/// The items from `first` up to, but not including, `end`. Empty if both are equal; `first` is never above.
typedef struct csc_span {
  int64_t first;
  int64_t end;
} csc_span;

/// Where memory comes from: the caller says, because nothing here allocates on its own.
///
/// `allocate` returns `size` bytes (never 0) at an address that is a multiple of `alignment` (a power of two,
/// 64 at most), or null if there are none. `release` takes back what it gave, with the size it was asked
/// for. Both get `context`, and must not call back into the structure they work for.
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
