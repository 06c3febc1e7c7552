/// A spin lock: the thread that holds the flag works alone. See CScrollCore.h for the conventions.
///
/// Waiting threads spin, so hold the lock for a few instructions only. The flag belongs to the caller, and must be 0
/// at first. A thread that acquires the flag twice waits for ever.
#ifndef CSC_LOCK_H
#define CSC_LOCK_H

#include "csc_base.h"

CSC_BEGIN

/// Waits until no thread holds the flag, and then holds it.
static inline void csc_acquire(int32_t *flag) {
  while (__atomic_exchange_n(flag, 1, __ATOMIC_ACQUIRE)) {
  }
}

/// Releases the flag. The next thread that acquires it sees everything that was written before.
static inline void csc_release(int32_t *flag) { __atomic_store_n(flag, 0, __ATOMIC_RELEASE); }

CSC_END

#endif
