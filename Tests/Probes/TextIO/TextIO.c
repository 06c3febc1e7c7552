#include "TextIO.h"

#if defined(__wasm__)
// The host's, under the module "env".
__attribute__((import_module("env"), import_name("text_read"))) int host_read(void);
__attribute__((import_module("env"), import_name("text_write"))) void host_write(int byte);

int text_read(void) { return host_read(); }

void text_write(int byte) { host_write(byte); }

int putchar(int byte) {
  host_write(byte);
  return byte;
}
#elif defined(__arm__)
#include <stddef.h>
#include <stdint.h>

// Semihosting: calls of the emulator by a breakpoint. The emulator reads the file replay.in, and writes the file
// replay.out.
enum { sys_open = 0x01, sys_write = 0x05, sys_read = 0x06, sys_exit_extended = 0x20 };
enum { read_binary = 1, write_binary = 5 };

static uintptr_t call(uintptr_t number, const void *parameters) {
  register uintptr_t r0 __asm("r0") = number;
  register const void *r1 __asm("r1") = parameters;
  __asm volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
}

static uintptr_t open(const char *name, size_t length, uintptr_t mode) {
  const uintptr_t parameters[] = {(uintptr_t)name, mode, length};
  return call(sys_open, parameters);
}

typedef struct file {
  uintptr_t handle;
  int is_open;
  size_t first, count;
  unsigned char bytes[4096];
} file;
static file input, output;

int text_read(void) {
  if (!input.is_open) {
    input.is_open = 1;
    input.handle = open("replay.in", 9, read_binary);
  }
  if (input.first == input.count) {
    const uintptr_t parameters[] = {input.handle, (uintptr_t)input.bytes, sizeof input.bytes};
    const uintptr_t missing = call(sys_read, parameters);
    input.first = 0;
    input.count = missing <= sizeof input.bytes ? sizeof input.bytes - missing : 0;
    if (input.count == 0) return -1;
  }
  return input.bytes[input.first++];
}

static void flush(void) {
  if (!output.is_open) {
    output.is_open = 1;
    output.handle = open("replay.out", 10, write_binary);
  }
  const uintptr_t parameters[] = {output.handle, (uintptr_t)output.bytes, output.count};
  call(sys_write, parameters);
  output.count = 0;
}

void text_write(int byte) {
  output.bytes[output.count++] = (unsigned char)byte;
  if (output.count == sizeof output.bytes) flush();
}

int putchar(int byte) {
  text_write(byte);
  return byte;
}

// The code of a mistake, of programs that link the package.
__attribute__((weak)) uint16_t csc_trap_code(void);

static void write_trap(unsigned code) {
  if (code >= 10) write_trap(code / 10);
  text_write('0' + (int)(code % 10));
}

_Noreturn void csb_exit(int code) {
  if (csc_trap_code && csc_trap_code() != 0) {
    for (const char *text = "\ntrap "; *text; text++) text_write(*text);
    write_trap(csc_trap_code());
  }
  flush();
  const uintptr_t parameters[] = {0x20026, (uintptr_t)code};  // the application ended
  call(sys_exit_extended, parameters);
  for (;;) {}
}
#else
#include <stdio.h>

int text_read(void) {
  int byte = fgetc(stdin);
  return byte == EOF ? -1 : byte;
}

void text_write(int byte) { putchar(byte); }
#endif
