#include "Trials.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  pool_trial(source_of_bytes(bytes, count), 4000);
  return 0;
}
