#include "csc_trap.h"

// Volatile: the store comes before a trap, and no code of the program reads the value.
static volatile uint16_t last_code;

CSC_NORETURN void csc_trap(uint16_t code) {
  last_code = code;
  __builtin_trap();
}

#if defined(__wasm__)
__attribute__((export_name("csc_trap_code")))
#endif
uint16_t csc_trap_code(void) { return last_code; }
