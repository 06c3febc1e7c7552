#include "Trials.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  frames_trial(source_of_bytes(bytes, count), 1500, 4000);
  return 0;
}
