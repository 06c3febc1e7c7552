/// CScrollCore: numbers and arrays for scrolling, in freestanding C17. The headers are C++17 too.
///
/// This header is the way in and holds what is true of all of it. The chapters:
///
///     csc_base.h    the few words every header needs
///     csc_math.h    exp, log, sqrt, round, floor with the same bits on every machine
///     csc_rect.h    rects
///     csc_batch.h   whole buffers of rects from one coordinate space to another
///     csc_snap.h    snap points: the nearest of many offsets, and how many are before one
///     csc_lock.h    a flag that threads wait for
///     csc_tile.h    tile arrays: which items are where, in rows of any number and any lengths
///     csc_call.h    calls into a program that begin within one another
///
/// A first program
/// ===============
///
/// A million rows, and those that a viewport of 600 points shows. Compile the sources of this folder's parent
/// beside it; the program itself may be C or C++.
///
///     #include "CScrollCore.h"
///     #include <stdio.h>
///     #include <stdlib.h>
///
///     static void *give(void *context, size_t size, size_t alignment) {
///       (void)context;
///       return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
///     }
///
///     static void take(void *context, void *memory, size_t size) {
///       (void)context, (void)size;
///       free(memory);
///     }
///
///     int main(void) {
///       csc_allocator from_c_library = {give, take, NULL};
///       csc_lengths *rows;
///       if (csc_lengths_create(from_c_library, &rows) != CSC_OK) return 1;
///       csc_lengths_insert_run(rows, 0, 1000000, 44);
///       csc_lengths_set(rows, 2, 100);
///       csc_span seen;
///       csc_lengths_visible(rows, 50, 650, &seen);
///       for (int64_t row = seen.first; row < seen.end; row++) {
///         double start;
///         csc_lengths_offset(rows, row, &start);
///         printf("row %d at %g\n", (int)row, start - 50);
///       }
///       csc_lengths_destroy(rows);
///       return csc_version() == CSC_VERSION ? 0 : 1;
///     }
///
/// It prints `row 1 at -6` first and `row 13 at 578` last.
///
/// Conventions
/// ===========
///
/// Names. Everything public starts with `csc_`, macros with `CSC_`.
///
/// Units. Coordinates and lengths are points: device-independent units of length, in `double`. Scales
/// are plain ratios. x grows to the right, y grows downwards:
///
///     (0,0) ────────► x
///       │   (x,y)┌───────────┐
///       │        │           │ height
///       ▼        └───────────┘
///       y            width
///
/// Ownership. Nothing here allocates, keeps a pointer after it returns, or frees anything, with one
/// exception: a row of item lengths (csc_tile_lengths.h), through the allocator its caller hands it. Buffers
/// belong to the caller. Structs go by value.
///
/// Threads. There is no hidden state but what csc_call.h keeps for each thread, so every function may be called from
/// every thread at once. Two calls must not write to the same buffer or row at once, and no call may read what another one writes.
///
/// Needs. The compiler, and `<stddef.h>`, `<stdint.h>`, `<stdbool.h>`: no C library, no maths library,
/// no errno, no floating-point exceptions to look at. (A compiler may still ask the runtime for its own
/// helpers, such as software floating point where the chip has none.)
///
/// Pointers. They are non-null unless they are marked `_Nullable`; the batch functions take null
/// pointers together with count 0.
///
/// Bad input. No function traps or has undefined results because of a number. Non-finite numbers give what
/// each function documents. Where a result is documented as NaN without more words, its sign and payload
/// bits are not promised; functions in csc_math.h do promise them.
///
/// Determinism
/// ===========
///
/// The same arguments give the same bits on x86_64, ARM (with or without a floating-point unit) and
/// WebAssembly, at every optimisation level, in every language that calls in. What makes that hold:
///
/// - only IEEE 754 double addition, subtraction, multiplication, division, square root, comparison, and
///   integer arithmetic are used, all of which are exactly defined. No libm is called, so none can differ;
/// - every function that does arithmetic switches contraction off, so `a * b + c` rounds twice even where
///   the chip could fuse it;
/// - the order of operations is the one written here. Batch functions give the same bits whatever the
///   alignment, count or vector width;
/// - rounding mode is to nearest, ties to even, and subnormals are not flushed: both are the start-up
///   state of every platform named above. Changing them breaks these promises;
/// - the code refuses to compile with `-ffast-math` and where doubles are computed in a wider format
///   (x87), instead of being quietly different.
#ifndef CSC_SCROLL_CORE_H
#define CSC_SCROLL_CORE_H

#include "csc_base.h"
#include "csc_batch.h"
#include "csc_call.h"
#include "csc_lock.h"
#include "csc_math.h"
#include "csc_rect.h"
#include "csc_snap.h"
#include "csc_tile.h"
#include "csc_tile_finger.h"
#include "csc_tile_lane.h"
#include "csc_tile_lengths.h"
#include "csc_tile_window.h"

#endif
