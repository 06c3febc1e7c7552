#ifndef CSB_POOL_H
#define CSB_POOL_H

#include <stddef.h>
#include <stdint.h>

/// \file csb_pool.h
/// Blocks of memory out of regions that a program adds. Free blocks are in lists by size, in two levels: powers of two,
/// each in four parts. Both functions take a constant time. Neighbouring free blocks are one block.
///
/// A block begins with its size in one word, before the bytes that the program gets. A free block has two links behind
/// that word, and its size once more at its end, where the block after it finds it.

enum { csb_pool_parts = 4, csb_pool_powers = 27 };

typedef struct csb_block csb_block;

typedef struct csb_pool {
  csb_block *lists[csb_pool_powers][csb_pool_parts];
  /// A bit for each power and each list that has a block.
  uint32_t powers;
  uint8_t parts[csb_pool_powers];
} csb_pool;

/// The multiple to which the program's bytes begin if nothing more is requested.
#define CSB_POOL_UNIT (2 * sizeof(size_t))

/// Adds a region. Returns the bytes of it that blocks can use: 0 if it is too small.
size_t csb_pool_add(csb_pool *pool, void *memory, size_t size);

/// Returns bytes that begin at a multiple of `alignment`, a power of two; NULL if there are not as many in one block.
void *csb_pool_take(csb_pool *pool, size_t alignment, size_t size);

/// Returns bytes that `csb_pool_take` returned to the pool.
void csb_pool_give(csb_pool *pool, void *bytes);

/// The length of the block around bytes, with its header.
size_t csb_pool_length(const void *bytes);

#endif
