/// Items of any lengths in a row: found, measured, inserted, removed and resized in the logarithm of
/// their number.
///
///     index      0      1      2   3       4
///             ├──────┼────┼──────────┼┼─────────┤
///     offset  0      60   100       200        300       item 3 has length 0
///
/// A million items take some 4.5 bytes each and are built in a few milliseconds. A run of equal lengths,
/// such as rows that nobody has measured yet, takes the memory of one number whatever its count; only
/// around the items that differ from it does it come apart.
///
/// Stored lengths. A length is kept as a whole number of 1/64 points: the nearest one, the even one of two
/// as near. `csc_length_stored` says what a length becomes, and functions that read give back what is stored.
/// So sums are sums of integers: offsets are exact, and stay so after any number of changes. Lay out with
/// the stored lengths: ten million rows of 62.1 points, kept as 62.09375, end 62,500 points earlier.
///
/// Limits. An item, and all of them together, may be CSC_LONGEST points long, and CSC_MOST_ITEMS many.
/// Items of 131,072 points and more are fine but take some 40 bytes each, unless they form runs.
///
/// Zero-length items take part in everything, but cover no offset: none is found at one.
///
/// Cost. n items; k items taken part in. Each line holds for the worst case.
///
///     count, total, version                   O(1)
///     offset, find, visible                   O(log n)
///     set, insert or remove one               O(log n)
///     read k, set, insert or remove k         O(log n + k); a run counts as one item
///     move k                                  O((k / 256 + 1) log n)
///
/// Items of 131,072 points and more are found one by one: k of them, all different, cost O(k log n) there.
///
/// Threads. Functions that take a `const csc_lengths *` may run at once with each other, and with no other.
#ifndef CSC_TILE_LENGTHS_H
#define CSC_TILE_LENGTHS_H

#include "csc_base.h"
#include "csc_tile.h"

CSC_BEGIN

/// A row of items. One owner, held by its address.
typedef struct csc_lengths csc_lengths;

/// One item of a row, and where it is, in points.
typedef struct csc_item {
  int64_t index;
  double start;
  double length;
} csc_item;

/// What a length is kept as: the nearest multiple of 1/64 point. NaN for a length that is not accepted
/// (negative, above CSC_LONGEST, NaN). -0 is kept as 0.
static inline double csc_length_stored(double length) {
  CSC_NO_CONTRACTION
  if (!(length >= 0 && length <= CSC_LONGEST)) return __builtin_nan("");
  // Between 2^52 and 2^53 a double counts in ones, so the sum rounds to a whole number of 1/64.
  return ((length * 64 + 0x1p52) - 0x1p52) / 64;
}

// Life

/// Makes an empty row that takes its memory from the allocator, now and later. `CSC_OUT_OF_MEMORY` only.
csc_status csc_lengths_create(csc_allocator allocator, csc_lengths *_Nullable *_Nonnull lengths);

/// Gives back all memory. Null is fine.
void csc_lengths_destroy(csc_lengths *_Nullable lengths);

// Reading

/// How many items there are.
int64_t csc_lengths_count(const csc_lengths *lengths);

/// The length of all items together, in points: where the last one ends. Exact.
double csc_lengths_total(const csc_lengths *lengths);

/// Goes up with every change. Two equal answers mean that nothing has changed in between.
uint64_t csc_lengths_version(const csc_lengths *lengths);

/// How many bytes it has taken from its allocator.
size_t csc_lengths_bytes(const csc_lengths *lengths);

/// Where an item starts: the sum of all lengths before it, exactly. The index may be the count; then it is
/// where the last item ends. `CSC_OUTSIDE` unless 0 <= index <= count.
csc_status csc_lengths_offset(const csc_lengths *lengths, int64_t index, double *offset);

/// The item that covers an offset: start <= offset < start + length. There is one for every offset from 0
/// up to, but not at, the total, and it is never of length 0. `CSC_OUTSIDE` for other offsets,
/// `CSC_BAD_OFFSET` for NaN (infinities are outside).
csc_status csc_lengths_find(const csc_lengths *lengths, double offset, csc_item *item);

/// The items in view between two offsets: from the first one whose end is more than `CSC_SLIVER` behind `from` up
/// to the last one whose start is more than that before `to`. Both may lie outside the items. So zero-length items
/// are in view where others are on both sides of them, or a start before `to` follows; one exactly at `from` is not,
/// one at `to` neither.
///
/// Nothing in view (an empty viewport, or one beside the items) gives an empty span at the place where
/// items would come: 0, the count, or the item at `from`. `CSC_BAD_OFFSET` for NaN, or if `to` is before `from`.
csc_status csc_lengths_visible(const csc_lengths *lengths, double from, double to, csc_span *span);

/// Copies the stored lengths of `count` items from `first` on, and where they start, into arrays of `count`
/// numbers. Either array may be null if it is not wanted. `CSC_OUTSIDE` if the range is not inside the
/// items, `CSC_BAD_COUNT` if the count is negative.
csc_status csc_lengths_read(
    const csc_lengths *lengths, int64_t first, int64_t count, double *_Nullable into_lengths,
    double *_Nullable into_starts);

// Changing. Each call is all or nothing. `CSC_OUT_OF_MEMORY` can come from any of them but remove.

/// Inserts items with these lengths before the item at `index`, or behind the last one if that is the count.
/// So appending is inserting at the count, and building is inserting into an empty row. `CSC_OUTSIDE`
/// unless 0 <= index <= count; `CSC_BAD_LENGTH` if any length is not accepted; `CSC_BAD_COUNT`; `CSC_TOO_LONG`.
csc_status csc_lengths_insert(csc_lengths *lengths, int64_t index, const double *_Nullable values, int64_t count);

/// Inserts `count` items of one length, in O(log n) time and memory. Errors as in `csc_lengths_insert`.
csc_status csc_lengths_insert_run(csc_lengths *lengths, int64_t index, int64_t count, double length);

/// Removes `count` items from `first` on. It needs no memory. `CSC_OUTSIDE` if the range is not inside the
/// items, `CSC_BAD_COUNT` if the count is negative.
csc_status csc_lengths_remove(csc_lengths *lengths, int64_t first, int64_t count);

/// Gives an item another length. Errors as in `csc_lengths_insert`, but here the index must be below the count.
csc_status csc_lengths_set(csc_lengths *lengths, int64_t index, double length);

/// Gives `count` items from `first` on the lengths in an array, as one change.
csc_status csc_lengths_set_many(csc_lengths *lengths, int64_t first, const double *_Nullable values, int64_t count);

/// Gives `count` items from `first` on one length; they become a run.
csc_status csc_lengths_set_run(csc_lengths *lengths, int64_t first, int64_t count, double length);

/// Takes `count` items from `first` on out, and puts them back so that the first of them gets index `to`:
///
///     before    a b C D e f g       first 2, count 2, to 4
///     after     a b e f C D g
///
/// `CSC_OUTSIDE` if the range is not inside the items, or `to` is not in 0 ... items that stay.
csc_status csc_lengths_move(csc_lengths *lengths, int64_t first, int64_t count, int64_t to);

CSC_END

#endif
