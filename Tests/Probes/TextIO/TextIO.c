#include "TextIO.h"

#include <stdio.h>

int text_read(void) {
  int byte = fgetc(stdin);
  return byte == EOF ? -1 : byte;
}

void text_write(int byte) { putchar(byte); }
