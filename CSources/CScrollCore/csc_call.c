#include "csc_call.h"

// A chip without an operating system has no threads that the compiler knows, and WebAssembly one.
#if defined(__linux__) || defined(__APPLE__) || defined(_WIN32) || defined(__FreeBSD__) || defined(__OpenBSD__)
#define CSC_EACH_THREAD _Thread_local
#else
#define CSC_EACH_THREAD
#endif

static CSC_EACH_THREAD uint64_t last_number;
static CSC_EACH_THREAD uint32_t depth;

void csc_call_enter(void) {
  if (depth == 0) last_number += 1;
  depth += 1;
}

void csc_call_leave(void) {
  if (depth > 0) depth -= 1;
}

uint64_t csc_call_number(void) { return depth > 0 ? last_number : 0; }
