#ifndef C_SCROLL_BARE_H
#define C_SCROLL_BARE_H

#include <stddef.h>
#include <stdint.h>

/// \file CScrollBare.h
/// The functions that a program in Embedded Swift needs where no C library is: on WebAssembly without WASI, and on a
/// Cortex-M3 or larger.
///
/// Link the product `CScrollBare`, and the program links. There is nothing to call. On a platform with a C library the
/// product defines none of the names of that library.
///
/// - Memory: `posix_memalign` and `free`, over a heap of two-level segregated lists. Both take a constant time.
/// - Bytes: `memcpy`, `memmove`, `memset`, `memcmp`.
/// - Numbers: `__multi3` on WebAssembly; the `__aeabi_…` functions for 64-bit integers on ARM.
/// - Rounding: `round` and `fmod`, with their forms for `float`, which `rounded()` and remainders of Swift call.
/// - Start-up of a Cortex-M: a table of vectors, and `csb_reset`, which calls `main`.
///
/// All of these are weak: a function of the same name in the program replaces the one here. One thread uses the heap.

/// The use of the heap. All are 0 on a platform with a C library.
typedef struct csb_heap_use {
  /// How many blocks were requested, and how many were freed.
  uint32_t allocations, frees;
  /// The bytes of the blocks in use, their headers included: now, and at most so far.
  size_t live_bytes, peak_bytes;
  /// The bytes of all memory that the heap has.
  size_t heap_bytes;
} csb_heap_use;

/// Returns the use of the heap.
csb_heap_use csb_heap(void);

/// Adds memory to the heap, such as a second bank of RAM. The heap begins with the memory between `_heap_start` and
/// `_heap_end` of the linker script on ARM, and with the memory after `__heap_base` on WebAssembly. Does nothing on a
/// platform with a C library.
void csb_heap_add(void *memory, size_t size);

/// Returns the bytes of the stack that have been in use at most, and 0 where that is not known.
///
/// On a Cortex-M, `csb_reset` fills the stack between `_stack_low` and `_stack_top` with a pattern, and this function
/// searches for the pattern.
size_t csb_stack_bytes(void);

/// Returns a time in ticks of the processor's clock, modulo 2^24, and 0 where no such clock is. `csb_reset` starts the
/// clock, which is SysTick.
uint32_t csb_ticks(void);

/// Called by `csb_reset` after `main`, and by the handler of a fault, with 128 + the number of the exception. Weak: the
/// function here sleeps for ever. Replace it to restart, or to stop an emulator.
#if defined(__arm__) && __ARM_ARCH_PROFILE == 'M' && __ARM_ARCH >= 7
_Noreturn void csb_exit(int code);
#endif

#endif
