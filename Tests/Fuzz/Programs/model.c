/// Runs random operations on each structure of the C targets and on the plain model beside it, in trials of several
/// sizes. The structures are rows of lengths, fingers, frames, windows and a heap.
///
///     model OPERATIONS [SEED]
#include <stdio.h>
#include <stdlib.h>

#include "Trials.h"

int main(int count, char **words) {
  const int64_t operations = count > 1 ? atoll(words[1]) : 100000;
  uint64_t seed = count > 2 ? (uint64_t)atoll(words[2]) : 1;
  for (int64_t done = 0; done < operations; seed++) {
    const int64_t sizes[] = {20, 300, 1500, 1500, 4000};
    const int64_t wanted = seed % 50 == 49 ? 200000 : 20000;
    const int64_t now = wanted < operations - done ? wanted : operations - done;
    lengths_trial(source_of_seed(seed), sizes[seed % 5], now);
    finger_trial(source_of_seed(seed + 1), sizes[seed % 5], now);
    frames_trial(source_of_seed(seed + 2), sizes[seed % 3], now);
    window_trial(source_of_seed(seed + 3), now);
    pool_trial(source_of_seed(seed + 4), now);
    done += now;
  }
  printf("%lld operations on each structure agree with the model\n", (long long)operations);
  return 0;
}
