#include "CountedMemory.h"

static void *memory_give(void *context, size_t size, size_t alignment) {
  CountedMemory *memory = context;
  EXPECT(size > 0 && alignment <= 64);
  memory->asked += 1;
  if (memory->asked == memory->failing) {
    memory->failed += 1;
    return NULL;
  }
  uint8_t *piece = aligned_alloc(64, (size + 64 + 63) / 64 * 64);
  EXPECT(piece != NULL);
  *(size_t *)piece = size;
  memory->bytes += size;
  return piece + 64;
}

static void memory_take(void *context, void *piece, size_t size) {
  CountedMemory *memory = context;
  size_t *known = (size_t *)((uint8_t *)piece - 64);
  EXPECT(*known == size);
  memory->bytes -= size;
  free(known);
}

csc_allocator memory_allocator(CountedMemory *memory) {
  return (csc_allocator){memory_give, memory_take, memory};
}
