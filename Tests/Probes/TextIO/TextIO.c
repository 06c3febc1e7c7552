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
#else
#include <stdio.h>

int text_read(void) {
  int byte = fgetc(stdin);
  return byte == EOF ? -1 : byte;
}

void text_write(int byte) { putchar(byte); }
#endif
