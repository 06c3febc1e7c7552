#include "csb_pool.h"

// The size counts the header. Sizes are multiples of the unit, so the lowest bits are free for two facts.
struct csb_block {
  size_t size_and_facts;
  csb_block *next, *previous;  // in a list, if the block is free
};

enum { is_free = 1, follows_free = 2, facts = 3 };

static const size_t header = sizeof(size_t);
static const size_t shortest = 2 * CSB_POOL_UNIT;
static const size_t longest = (size_t)1 << (csb_pool_powers + 3);

static size_t size_of(const csb_block *block) { return block->size_and_facts & ~(size_t)facts; }

static csb_block *after(const csb_block *block, size_t size) { return (csb_block *)((uintptr_t)block + size); }

static csb_block *block_of(const void *bytes) { return (csb_block *)((uintptr_t)bytes - header); }

typedef struct place {
  uint32_t power, part;
} place;

// The list of blocks of a size: of sizes from the list's own up to the next list's.
static place place_of(size_t size) {
  const uint32_t power = (uint32_t)(31 - __builtin_clz((uint32_t)size));
  return (place){power - 4, (uint32_t)(size >> (power - 2)) & (csb_pool_parts - 1)};
}

static void link(csb_pool *pool, csb_block *block) {
  const size_t size = size_of(block);
  const place at = place_of(size);
  csb_block **list = &pool->lists[at.power][at.part];
  block->size_and_facts |= is_free;
  block->previous = NULL;
  block->next = *list;
  if (*list) (*list)->previous = block;
  *list = block;
  pool->powers |= 1u << at.power;
  pool->parts[at.power] |= (uint8_t)(1u << at.part);
  csb_block *next = after(block, size);
  *(size_t *)((uintptr_t)next - sizeof(size_t)) = size;
  next->size_and_facts |= follows_free;
}

static void unlink(csb_pool *pool, csb_block *block) {
  const size_t size = size_of(block);
  if (block->next) block->next->previous = block->previous;
  if (block->previous) {
    block->previous->next = block->next;
  } else {
    const place at = place_of(size);
    pool->lists[at.power][at.part] = block->next;
    if (!block->next) {
      pool->parts[at.power] &= (uint8_t) ~(1u << at.part);
      if (!pool->parts[at.power]) pool->powers &= ~(1u << at.power);
    }
  }
  block->size_and_facts &= ~(size_t)is_free;
  after(block, size)->size_and_facts &= ~(size_t)follows_free;
}

// A block of at least a size: the first of the smallest list of which every block is long enough.
static csb_block *find(const csb_pool *pool, size_t size) {
  const uint32_t power = (uint32_t)(31 - __builtin_clz((uint32_t)size));
  const size_t width = (size_t)1 << (power - 2);
  const place at = place_of(width > CSB_POOL_UNIT ? size + width - CSB_POOL_UNIT : size);
  if (at.power >= csb_pool_powers) return NULL;
  const uint32_t parts = pool->parts[at.power] & (~0u << at.part);
  if (parts) return pool->lists[at.power][__builtin_ctz(parts)];
  const uint32_t powers = at.power + 1 < 32 ? pool->powers & (~0u << (at.power + 1)) : 0;
  if (!powers) return NULL;
  const uint32_t above = (uint32_t)__builtin_ctz(powers);
  return pool->lists[above][__builtin_ctz(pool->parts[above])];
}

// Gives what a block has beyond a size back to the pool. The block was free, so the block after it is in use.
static void shorten(csb_pool *pool, csb_block *block, size_t size) {
  const size_t rest = size_of(block) - size;
  if (rest < shortest) return;
  block->size_and_facts = size | (block->size_and_facts & facts);
  csb_block *other = after(block, size);
  other->size_and_facts = rest;
  link(pool, other);
}

size_t csb_pool_add(csb_pool *pool, void *memory, size_t size) {
  // The header is the last word before a multiple of the unit. A last block of one unit is in use for ever.
  const uintptr_t first = (((uintptr_t)memory + header + CSB_POOL_UNIT - 1) & ~(uintptr_t)(CSB_POOL_UNIT - 1)) - header;
  const uintptr_t end = (uintptr_t)memory + size;
  if (end < first || end - first < shortest + header) return 0;
  size_t length = (end - first - header) & ~(size_t)(CSB_POOL_UNIT - 1);
  if (length >= longest) length = longest - CSB_POOL_UNIT;
  csb_block *block = (csb_block *)first;
  block->size_and_facts = length;
  after(block, length)->size_and_facts = 0;
  link(pool, block);
  return length;
}

void *csb_pool_take(csb_pool *pool, size_t alignment, size_t size) {
  if (size > longest / 2 || alignment > longest / 4) return NULL;
  size_t length = (size + header + CSB_POOL_UNIT - 1) & ~(size_t)(CSB_POOL_UNIT - 1);
  if (length < shortest) length = shortest;
  // Bytes in front of an aligned beginning become a block of their own.
  const size_t front = alignment > CSB_POOL_UNIT ? alignment + shortest : 0;
  csb_block *block = find(pool, length + front);
  if (!block) return NULL;
  unlink(pool, block);
  uintptr_t bytes = (uintptr_t)block + header;
  if (front && (bytes & (alignment - 1))) {
    bytes = (bytes + shortest + alignment - 1) & ~(uintptr_t)(alignment - 1);
    csb_block *aligned = block_of((void *)bytes);
    const size_t skipped = (uintptr_t)aligned - (uintptr_t)block;
    aligned->size_and_facts = size_of(block) - skipped;
    block->size_and_facts = skipped;
    link(pool, block);
    block = aligned;
  }
  shorten(pool, block, length);
  return (void *)bytes;
}

void csb_pool_give(csb_pool *pool, void *bytes) {
  csb_block *block = block_of(bytes);
  if (block->size_and_facts & is_free) __builtin_trap();  // freed twice
  size_t size = size_of(block);
  csb_block *next = after(block, size);
  if (next->size_and_facts & is_free) {
    unlink(pool, next);
    size += size_of(next);
  }
  if (block->size_and_facts & follows_free) {
    csb_block *former = (csb_block *)((uintptr_t)block - *(size_t *)((uintptr_t)block - sizeof(size_t)));
    unlink(pool, former);
    size += size_of(former);
    block = former;
  }
  block->size_and_facts = size | (block->size_and_facts & follows_free);
  link(pool, block);
}

size_t csb_pool_length(const void *bytes) { return size_of(block_of(bytes)); }
