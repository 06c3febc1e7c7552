#include "CScrollBare.h"
#include "csb_platform.h"
#include "csb_pool.h"

#if CSB_WASM || CSB_CORTEX_M
static csb_pool pool;
static csb_heap_use use;
static int has_begun;

void csb_heap_add(void *memory, size_t size) { use.heap_bytes += csb_pool_add(&pool, memory, size); }

#if CSB_WASM
extern unsigned char __heap_base;
enum { page = 65536, least_pages = 4 };

static void begin(void) {
  const uintptr_t end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  csb_heap_add(&__heap_base, end - (uintptr_t)&__heap_base);
}

// Adds pages for a request that no block is long enough for. A quarter more than there is keeps the number of regions
// small.
static int grow(size_t size) {
  size_t pages = size / page + 1;
  if (pages < least_pages) pages = least_pages;
  if (pages < use.heap_bytes / page / 4) pages = use.heap_bytes / page / 4;
  size_t former = __builtin_wasm_memory_grow(0, pages);
  if (former == (size_t)-1 && pages > size / page + 1) {
    pages = size / page + 1;
    former = __builtin_wasm_memory_grow(0, pages);
  }
  if (former == (size_t)-1) return 0;
  csb_heap_add((void *)(former * page), pages * page);
  return 1;
}
#else
__attribute__((weak)) extern unsigned char _heap_start;
__attribute__((weak)) extern unsigned char _heap_end;

static void begin(void) {
  if (&_heap_start && &_heap_end) csb_heap_add(&_heap_start, (size_t)(&_heap_end - &_heap_start));
}

static int grow(size_t size) {
  (void)size;
  return 0;
}
#endif

__attribute__((weak)) int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (!has_begun) {
    has_begun = 1;
    begin();
  }
  void *bytes = csb_pool_take(&pool, alignment, size);
  // Room for the list that is searched, an alignment, and the header.
  if (!bytes && size < SIZE_MAX / 4 && alignment < SIZE_MAX / 8 && grow(size + size / 4 + 2 * alignment + 64)) {
    bytes = csb_pool_take(&pool, alignment, size);
  }
  if (!bytes) return 12;  // ENOMEM
  use.allocations += 1;
  use.live_bytes += csb_pool_length(bytes);
  if (use.live_bytes > use.peak_bytes) use.peak_bytes = use.live_bytes;
  *memory = bytes;
  return 0;
}

__attribute__((weak)) void free(void *memory) {
  if (!memory) return;
  use.frees += 1;
  use.live_bytes -= csb_pool_length(memory);
  csb_pool_give(&pool, memory);
}

csb_heap_use csb_heap(void) { return use; }
#else
void csb_heap_add(void *memory, size_t size) {
  (void)memory;
  (void)size;
}

csb_heap_use csb_heap(void) { return (csb_heap_use){0}; }
#endif
