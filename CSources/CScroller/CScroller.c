#include "CScroller.h"
#include "CScrollerLock.h"

#include <stdatomic.h>

static atomic_flag handles = ATOMIC_FLAG_INIT;

void scroller_lock_handles(void) {
  while (atomic_flag_test_and_set_explicit(&handles, memory_order_acquire)) {
  }
}

void scroller_unlock_handles(void) { atomic_flag_clear_explicit(&handles, memory_order_release); }
