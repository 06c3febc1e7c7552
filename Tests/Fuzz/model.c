/// Runs so many random operations on rows of lengths and on the plain model beside them, in trials of
/// several sizes. All items and all invariants are compared at growing intervals, and at each trial's end.
///
///     model OPERATIONS [SEED]
#include "LengthsModel.h"

/// One trial. Returns the operations it took.
static int64_t trial(uint64_t seed, int64_t most, int64_t operations) {
  LengthsModel model = lengths_model_make(most);
  Source source = source_of_seed(seed);
  int64_t next = 1;
  for (int64_t done = 1; done <= operations; done++) {
    lengths_model_step(&model, &source);
    if (done == next) {
      lengths_model_compare(&model);
      next += 1 + next / 8;
    }
  }
  lengths_model_compare(&model);
  lengths_model_end(&model);
  return operations;
}

int main(int count, char **words) {
  const int64_t operations = count > 1 ? atoll(words[1]) : 100000;
  uint64_t seed = count > 2 ? (uint64_t)atoll(words[2]) : 1;
  int64_t done = 0;
  while (done < operations) {
    const int64_t sizes[] = {20, 300, 1500, 1500, 4000};
    const int64_t most = sizes[seed % 5];
    const int64_t wanted = seed % 50 == 49 ? 200000 : 20000;
    done += trial(seed, most, wanted < operations - done ? wanted : operations - done);
    seed += 1;
  }
  printf("%lld operations agree with the model\n", (long long)done);
  return 0;
}
