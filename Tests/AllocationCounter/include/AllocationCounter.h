#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Counts the heap allocations of the calling thread, in functions that replace those of glibc's allocator.
//
// Linking this target is enough: it defines malloc, calloc, realloc, aligned_alloc and posix_memalign
// for the whole process and hands every call on to glibc. Other threads do not disturb a count, so tests
// that count may run beside others.

// Allocations asked for by the calling thread since it began. Only the difference of two answers counts.
uint64_t allocation_count(void);

// Whether counting works in this build: with glibc, and without a sanitizer that brings its own allocator.
// Where it does not, allocation_count() stays 0.
bool allocation_counting_is_on(void);

#endif
