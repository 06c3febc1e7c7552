/// A flag that threads wait for: who holds it works alone. See CScrollCore.h for the conventions.
///
/// It spins, so hold it for a few instructions only. The flag is the caller's, and begins as 0. A thread that acquires
/// it twice waits for ever.
#ifndef CSC_LOCK_H
#define CSC_LOCK_H

#include "csc_base.h"

CSC_BEGIN

/// Waits until nobody holds the flag, and holds it.
static inline void csc_acquire(int32_t *flag) {
  while (__atomic_exchange_n(flag, 1, __ATOMIC_ACQUIRE)) {
  }
}

/// Lets go of the flag. What was written while it was held is seen by whoever acquires it next.
static inline void csc_release(int32_t *flag) { __atomic_store_n(flag, 0, __ATOMIC_RELEASE); }

CSC_END

#endif
