/// Items of any lengths in a row, which are found, measured, inserted, removed and resized in logarithmic time.
///
///     index      0      1      2   3       4
///             ├──────┼────┼──────────┼┼─────────┤
///     offset  0      60   100       200        300       item 3 has length 0
///
/// A million items take some 4.5 bytes each and are built in a few milliseconds. A run of equal lengths, such as
/// unmeasured rows, takes the memory of one number whatever its count. The run is divided only around items with
/// another length.
///
/// Stored lengths. A length is stored as the nearest multiple of 1/64 point; of two equally near multiples, as the
/// even one. `csc_length_stored` returns the stored length, and functions that read return stored lengths. So sums
/// are sums of integers: offsets are exact, and stay exact after any number of changes. Lay out items with the stored
/// lengths: ten million rows of 62.1 points, stored as 62.09375, end 62,500 points earlier.
///
/// Limits. An item, and all items together, may be CSC_LONGEST points long. A row may have CSC_MOST_ITEMS items.
/// Items of 131,072 points and more are allowed, but take some 40 bytes each, unless they form runs.
///
/// Items of length 0 are items like any other, but cover no offset: a search by offset never finds one.
///
/// Cost. n is the number of items, k the number of items that take part. Each line holds for the worst case.
///
///     count, total, version                   O(1)
///     offset, find, visible                   O(log n)
///     set, insert or remove one               O(log n)
///     read k, set, insert or remove k         O(log n + k); a run counts as one item
///     move k                                  O((k / 256 + 1) log n)
///
/// Items of 131,072 points and more are found one by one: k of them with different lengths cost O(k log n) there.
///
/// Threads. Functions with a `const csc_lengths *` may run at the same time as each other, but not as any other
/// function.
#ifndef CSC_TILE_LENGTHS_H
#define CSC_TILE_LENGTHS_H

#include "csc_base.h"
#include "csc_tile.h"

CSC_BEGIN

/// A row of items. It has one owner, and is used by its address.
typedef struct csc_lengths csc_lengths;

/// An item of a row, and its place, in points.
typedef struct csc_item {
  int64_t index;
  double start;
  double length;
} csc_item;

/// Returns the stored length: the nearest multiple of 1/64 point. NaN for a length that is not accepted (negative,
/// above CSC_LONGEST, NaN). -0 is stored as 0.
static inline double csc_length_stored(double length) {
  CSC_NO_CONTRACTION
  if (!(length >= 0 && length <= CSC_LONGEST)) return __builtin_nan("");
  // From 2^52 to 2^53 doubles are whole numbers, so the sum is rounded to a whole number of 1/64.
  return ((length * 64 + 0x1p52) - 0x1p52) / 64;
}

// Life

/// Creates an empty row, which allocates all of its memory with the allocator. The only error is `CSC_OUT_OF_MEMORY`.
csc_status csc_lengths_create(csc_allocator allocator, csc_lengths *_Nullable *_Nonnull lengths);

/// Frees all memory of a row. Null is allowed.
void csc_lengths_destroy(csc_lengths *_Nullable lengths);

// Reading

/// Returns the number of items.
int64_t csc_lengths_count(const csc_lengths *lengths);

/// Returns the length of all items together, in points: the end of the last item. Exact.
double csc_lengths_total(const csc_lengths *lengths);

/// Returns a number that grows with every change. If two results are equal, nothing has changed in between.
uint64_t csc_lengths_version(const csc_lengths *lengths);

/// Returns the number of bytes that the row has allocated.
size_t csc_lengths_bytes(const csc_lengths *lengths);

/// Returns the start of an item: the exact sum of all lengths before it. If the index is the count, returns the end
/// of the last item. `CSC_OUTSIDE` unless 0 <= index <= count.
csc_status csc_lengths_offset(const csc_lengths *lengths, int64_t index, double *offset);

/// Returns the item that covers an offset: start <= offset < start + length. There is one for every offset from 0 up
/// to, but not including, the total, and its length is never 0. `CSC_OUTSIDE` for other offsets, `CSC_BAD_OFFSET` for
/// NaN (infinities are outside).
csc_status csc_lengths_find(const csc_lengths *lengths, double offset, csc_item *item);

/// Returns the items in view between two offsets. The first is the first item that ends more than `CSC_SLIVER` behind
/// `from`, the last is the last item that starts more than that before `to`. Both offsets may be outside of the items.
/// Items of length 0 between these two are in view. An item of length 0 exactly at `from` or at `to` is not.
///
/// If no item is in view, the span is empty, at the place of a possible item: 0, the count, or the item at `from`. That
/// happens in an empty viewport, or in a viewport beside the items. `CSC_BAD_OFFSET` for NaN, or if `to` is before
/// `from`.
csc_status csc_lengths_visible(const csc_lengths *lengths, double from, double to, csc_span *span);

/// Copies the stored lengths of `count` items from `first` on, and their starts, into arrays of `count` numbers.
/// Either array may be null if it is not needed. `CSC_OUTSIDE` if the range is not inside the items, `CSC_BAD_COUNT`
/// if the count is negative.
csc_status csc_lengths_read(
    const csc_lengths *lengths, int64_t first, int64_t count, double *_Nullable into_lengths,
    double *_Nullable into_starts);

// Changing. Each call is done completely or not at all. Every function except remove can return `CSC_OUT_OF_MEMORY`.

/// Inserts items with these lengths before the item at `index`, or at the end if the index is the count. To append,
/// insert at the count; to build a row, insert into an empty row. `CSC_OUTSIDE` unless 0 <= index <= count;
/// `CSC_BAD_LENGTH` if any length is not accepted; `CSC_BAD_COUNT`; `CSC_TOO_LONG`.
csc_status csc_lengths_insert(csc_lengths *lengths, int64_t index, const double *_Nullable values, int64_t count);

/// Inserts `count` items of one length, in O(log n) time and memory. The errors are those of `csc_lengths_insert`.
csc_status csc_lengths_insert_run(csc_lengths *lengths, int64_t index, int64_t count, double length);

/// Removes `count` items from `first` on. The function needs no memory. `CSC_OUTSIDE` if the range is not inside the
/// items, `CSC_BAD_COUNT` if the count is negative.
csc_status csc_lengths_remove(csc_lengths *lengths, int64_t first, int64_t count);

/// Sets the length of an item. The errors are those of `csc_lengths_insert`, but the index must be below the count.
csc_status csc_lengths_set(csc_lengths *lengths, int64_t index, double length);

/// Sets `count` items from `first` on to the lengths in an array, as one change.
csc_status csc_lengths_set_many(csc_lengths *lengths, int64_t first, const double *_Nullable values, int64_t count);

/// Sets `count` items from `first` on to one length; they become a run.
csc_status csc_lengths_set_run(csc_lengths *lengths, int64_t first, int64_t count, double length);

/// Moves `count` items from `first` on, so that the first of them gets index `to`:
///
///     before    a b C D e f g       first 2, count 2, to 4
///     after     a b e f C D g
///
/// `CSC_OUTSIDE` if the range is not inside the items, or `to` is not in 0 ... the number of remaining items.
csc_status csc_lengths_move(csc_lengths *lengths, int64_t first, int64_t count, int64_t to);

CSC_END

#endif
