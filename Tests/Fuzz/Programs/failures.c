/// Refuses every request for memory: the first in the first run of a trial, the second in the second, until a run
/// makes no more requests. In half of the trials, all requests after the refused one are refused as well. Then the
/// rows live in small heaps of CScrollBare, which run out. A refused call must have changed nothing.
///
///     failures [TRIALS]
#include <stdio.h>
#include <stdlib.h>

#include "Trials.h"

int main(int count, char **words) {
  const int64_t trials = count > 1 ? atoll(words[1]) : 8;
  int64_t refused = 0;
  for (int64_t trial = 0; trial < trials; trial++) {
    const int64_t most = trial / 2 % 2 == 0 ? 300 : 3000;
    const Source source = source_of_seed(1000 + (uint64_t)trial / 2);
    int64_t failing = 1;
    while (lengths_trial_without_memory(source, most, 400, failing, trial % 2 == 1)) failing++;
    refused += failing - 1;
    refused += lengths_trial_in_pool(source, most, 4000, (size_t)4000 << trial % 4);
  }
  printf("%lld refused requests left everything as it was\n", (long long)refused);
  return refused > 0 ? 0 : 1;
}
