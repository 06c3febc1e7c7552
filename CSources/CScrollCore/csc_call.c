#include "csc_call.h"

// The compiler knows no threads on a chip without an operating system; WebAssembly has one thread.
#if defined(__linux__) || defined(__APPLE__) || defined(_WIN32) || defined(__FreeBSD__) || defined(__OpenBSD__)
#define CSC_EACH_THREAD _Thread_local
#else
#define CSC_EACH_THREAD
#endif

static CSC_EACH_THREAD uint64_t last_number;
static CSC_EACH_THREAD uint32_t depth;
static CSC_EACH_THREAD const void *latest_caller;
static CSC_EACH_THREAD const void *latest_decliner;
static CSC_EACH_THREAD uint32_t declined_method;

const void *csc_call_enter(const void *caller) {
  const void *former = latest_caller;
  if (depth == 0) last_number += 1;
  depth += 1;
  latest_caller = caller;
  return former;
}

void csc_call_leave(const void *former) {
  if (depth > 0) depth -= 1;
  latest_caller = former;
}

uint64_t csc_call_number(void) { return depth > 0 ? last_number : 0; }

const void *csc_call_caller(void) { return latest_caller; }

void csc_call_decline(const void *callee, uint32_t method) {
  latest_decliner = callee;
  declined_method = method;
}

bool csc_call_declined(const void *callee, uint32_t method) {
  const bool is_this = callee && latest_decliner == callee && declined_method == method;
  latest_decliner = NULL;
  return is_this;
}
