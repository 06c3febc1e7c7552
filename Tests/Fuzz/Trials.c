#include "Trials.h"

#include "LengthsModel.h"
#include "LengthsQuestions.h"

static int64_t run(Source source, int64_t most, int64_t operations, int64_t failing) {
  LengthsModel model = lengths_model_make(most);
  model.memory.failing = failing;
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

void lengths_trial(Source source, int64_t most, int64_t operations) { run(source, most, operations, 0); }

int lengths_trial_without_memory(Source source, int64_t most, int64_t operations, int64_t failing) {
  return run(source, most, operations, failing) > 0;
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
