#include "Trials.h"

#include "LengthsModel.h"
#include "LengthsQuestions.h"
#include "csb_pool.h"

static int64_t run(Source source, int64_t most, int64_t operations, CountedMemory memory) {
  LengthsModel model = lengths_model_make(most);
  model.memory = memory;
  int64_t next = 1;
  for (int64_t done = 1; done <= operations && source_has_more(&source); done++) {
    lengths_model_step(&model, &source);
    if (done >= next && model.row != NULL) {
      lengths_model_compare(&model);
      next += 1 + next / 8;
    }
  }
  if (model.row != NULL) lengths_model_compare(&model);
  const int64_t failed = model.memory.failed;
  lengths_model_end(&model);
  return failed;
}

void lengths_trial(Source source, int64_t most, int64_t operations) {
  run(source, most, operations, (CountedMemory){0});
}

bool lengths_trial_without_memory(
    Source source, int64_t most, int64_t operations, int64_t failing, bool keeps_failing) {
  return run(source, most, operations, (CountedMemory){.failing = failing, .keeps_failing = keeps_failing}) > 0;
}

int64_t lengths_trial_in_pool(Source source, int64_t most, int64_t operations, size_t size) {
  void *memory = malloc(size);
  csb_pool pool = {0};
  const size_t whole = csb_pool_add(&pool, memory, size);
  const int64_t failed = run(source, most, operations, (CountedMemory){.pool = &pool});
  // The pool is one block again.
  EXPECT(csb_pool_take(&pool, 1, whole - whole / 4) != NULL);
  free(memory);
  return failed;
}

void finger_trial(Source source, int64_t most, int64_t operations) {
  LengthsModel model = lengths_model_make(most);
  for (int64_t done = 0; done < operations && source_has_more(&source); done++) {
    if (done < 30 || done % 64 == 0) {
      lengths_model_step(&model, &source);
    } else {
      lengths_ask(&model, &source);
    }
  }
  lengths_model_end(&model);
}

void frames_trial(Source source, int64_t most, int64_t operations) {
  LengthsModel model = lengths_model_make(most);
  for (int64_t done = 0; done < operations && source_has_more(&source); done++) {
    if (done < 30 || done % 64 == 0) {
      lengths_model_step(&model, &source);
    } else if (done % 8 == 1) {
      lengths_ask(&model, &source);
    } else {
      lengths_ask_frames(&model, &source);
    }
  }
  lengths_model_end(&model);
}
