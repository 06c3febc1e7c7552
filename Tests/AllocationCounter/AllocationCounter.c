#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define ALLOCATOR_IS_TAKEN 1
#endif
#endif

#if defined(__GLIBC__) && !defined(ALLOCATOR_IS_TAKEN)

static _Thread_local uint64_t count;

uint64_t allocation_count(void) { return count; }
bool allocation_counting_is_on(void) { return true; }

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t number, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += 1;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count += 1;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  count += 1;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) {
    return ENOMEM;
  }
  *block = made;
  return 0;
}

#else

uint64_t allocation_count(void) { return 0; }
bool allocation_counting_is_on(void) { return false; }

#endif
