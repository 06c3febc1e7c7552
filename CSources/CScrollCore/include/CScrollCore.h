/// CScrollCore: numbers and arrays for scrolling, in freestanding C17. The headers are C++17 too.
///
/// This header includes all others, and describes the rules that hold for all of them. The chapters:
///
///     csc_base.h    the definitions that every header needs
///     csc_math.h    exp, log, sqrt, round, floor with the same bits on every machine
///     csc_rect.h    rects
///     csc_batch.h   whole buffers of rects from one coordinate space to another
///     csc_snap.h    snap points: the nearest of many offsets, and the number of offsets before one
///     csc_lock.h    a spin lock
///     csc_tile.h    tile arrays: the places of items, in rows of any number and any lengths
///     csc_call.h    nested calls into a program
///
/// A first program
/// ===============
///
/// A million rows, and those that a viewport of 600 points shows. Compile the program together with the sources in
/// the parent of this folder. The program itself may be C or C++.
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
/// Names. Every public name starts with `csc_`, every macro with `CSC_`.
///
/// Units. Coordinates and lengths are points: device-independent units of length, in `double`. Scales are plain
/// ratios. x grows to the right, y grows downwards:
///
///     (0,0) ────────► x
///       │   (x,y)┌───────────┐
///       │        │           │ height
///       ▼        └───────────┘
///       y            width
///
/// Ownership. No function allocates, keeps a pointer after it returns, or frees anything, with one exception. A row
/// of item lengths (csc_tile_lengths.h) uses the allocator that its caller passes. Buffers belong to the caller.
/// Structs are passed by value.
///
/// Threads. There is no hidden state except that of csc_call.h, which each thread has for itself, and the code of
/// csc_trap.h, which a program stores when it stops. So every function may be called from every thread at once. Two
/// calls must not write to the same buffer or row at once, and no call may read what another call writes.
///
/// Requirements. The compiler, and `<stddef.h>`, `<stdint.h>`, `<stdbool.h>`. No C library, no maths library, no
/// errno, no floating-point exceptions are needed. (A compiler may still need its own runtime functions, such as
/// software floating point if the chip has none.)
///
/// Pointers. Pointers are non-null unless they are marked `_Nullable`. The batch functions accept null pointers
/// together with count 0.
///
/// Bad input. No function traps or has undefined results because of a number. Each function documents its results for
/// non-finite numbers. If a result is documented as NaN, its sign and payload bits are not defined, except in
/// csc_math.h.
///
/// Determinism
/// ===========
///
/// The same arguments give the same bits on x86_64, ARM (with or without a floating-point unit) and WebAssembly, at
/// every optimisation level, in every calling language. The reasons:
///
/// - The code uses only IEEE 754 double addition, subtraction, multiplication, division, square root, comparison, and
///   integer arithmetic, which are all exactly defined. It calls no libm, so none can differ.
/// - Every function with arithmetic switches contraction off, so `a * b + c` is rounded twice even if the chip could
///   fuse it.
/// - The order of operations is fixed by the source. Batch functions give the same bits for any alignment, count or
///   vector width.
/// - The rounding mode is to nearest, ties to even, and subnormals are not flushed. Both are the start-up state of
///   every platform named above. If a program changes them, the bits may differ.
/// - The code refuses to compile with `-ffast-math`, and if doubles are computed in a wider format (x87), instead of
///   differing silently.
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
#include "csc_trap.h"

#endif
