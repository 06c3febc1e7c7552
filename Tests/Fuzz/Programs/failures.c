/// Refuses every request for memory once: the first in the first run of a trial, the second in the second,
/// until a run makes no more requests. What was refused must have changed nothing.
///
///     failures [TRIALS]
#include <stdio.h>
#include <stdlib.h>

#include "Trials.h"

int main(int count, char **words) {
  const int64_t trials = count > 1 ? atoll(words[1]) : 4;
  int64_t refused = 0;
  for (int64_t trial = 0; trial < trials; trial++) {
    const int64_t most = trial % 2 == 0 ? 300 : 3000;
    int64_t failing = 1;
    while (lengths_trial_without_memory(source_of_seed(1000 + (uint64_t)trial), most, 400, failing)) failing++;
    refused += failing - 1;
  }
  printf("%lld refused requests left everything as it was\n", (long long)refused);
  return refused > 0 ? 0 : 1;
}
