#include "CountedMemory.h"

#include "csb_pool.h"

static void *memory_give(void *context, size_t size, size_t alignment) {
  CountedMemory *memory = context;
  EXPECT(size > 0 && alignment <= 64);
  memory->asked += 1;
  if (memory->asked == memory->failing || (memory->keeps_failing && memory->failed > 0)) {
    memory->failed += 1;
    return NULL;
  }
  const size_t whole = (size + 64 + 63) / 64 * 64;
  uint8_t *piece = memory->pool != NULL ? csb_pool_take(memory->pool, 64, whole) : aligned_alloc(64, whole);
  if (piece == NULL) {
    EXPECT(memory->pool != NULL);
    memory->failed += 1;
    return NULL;
  }
  *(size_t *)piece = size;
  memory->bytes += size;
  return piece + 64;
}

static void memory_take(void *context, void *piece, size_t size) {
  CountedMemory *memory = context;
  size_t *known = (size_t *)((uint8_t *)piece - 64);
  EXPECT(*known == size);
  memory->bytes -= size;
  if (memory->pool != NULL) {
    csb_pool_give(memory->pool, known);
  } else {
    free(known);
  }
}

csc_allocator memory_allocator(CountedMemory *memory) {
  return (csc_allocator){memory_give, memory_take, memory};
}
