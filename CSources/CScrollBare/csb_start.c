#include "CScrollBare.h"
#include "csb_platform.h"

// How a Cortex-M starts. The linker script gives the names with an underscore.
#if CSB_CORTEX_M
extern uint32_t _stack_low, _stack_top, _data_load, _data_start, _data_end, _bss_start, _bss_end;
int main(int argc, char **argv);
void csb_reset(void);

static const uint32_t unused = 0xc0ffee00u;

size_t csb_stack_bytes(void) {
  const volatile uint32_t *word = &_stack_low;
  while (word < &_stack_top && *word == unused) word++;
  return (uintptr_t)&_stack_top - (uintptr_t)word;
}

// SysTick counts down, through 24 bits.
uint32_t csb_ticks(void) { return 0xffffff - *(volatile uint32_t *)0xE000E018; }

__attribute__((weak)) _Noreturn void csb_exit(int code) {
  (void)code;
  for (;;) __asm volatile("wfi");
}

static void fault(void) {
  uint32_t exception;
  __asm volatile("mrs %0, ipsr" : "=r"(exception));
  csb_exit((int)(128 + (exception & 0x1ff)));
}

__attribute__((weak, noreturn, used)) void csb_reset(void) {
  // The floating-point unit, by the register CPACR.
  *(volatile uint32_t *)0xE000ED88 |= 0xFu << 20;
  __asm volatile("dsb\nisb");
  const volatile uint32_t *from = &_data_load;
  for (volatile uint32_t *to = &_data_start; to < &_data_end;) *to++ = *from++;
  for (volatile uint32_t *to = &_bss_start; to < &_bss_end;) *to++ = 0;
  uint32_t here;
  for (volatile uint32_t *to = &_stack_low; to < &here - 32; to++) *to = unused;
  *(volatile uint32_t *)0xE000E014 = 0xffffff;
  *(volatile uint32_t *)0xE000E018 = 0;
  *(volatile uint32_t *)0xE000E010 = 5;  // on, by the processor's clock, without interrupts
  csb_exit(main(0, 0));
}

typedef void (*vector)(void);

// The stack, the start, and the exceptions that are faults. A program with interrupts brings a table of its own.
__attribute__((section(".vectors"), used, weak)) const vector csb_vectors[16] = {
  (vector)&_stack_top, csb_reset, fault, fault, fault, fault, fault,
};
#else
size_t csb_stack_bytes(void) { return 0; }

uint32_t csb_ticks(void) { return 0; }
#endif
