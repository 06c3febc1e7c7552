/// A row of lengths in its plainest form, an array of whole 1/64 points, and what a `csc_lengths` with the
/// same history must answer.
#ifndef LENGTHS_MODEL_H
#define LENGTHS_MODEL_H

#include "CountedMemory.h"
#include "Source.h"

#define MODEL_LONGEST (INT64_C(1) << 52)

typedef struct LengthsModel {
  CountedMemory memory;
  csc_lengths *row;
  csc_finger finger;
  int64_t *items;
  int64_t count;
  int64_t sum;
  /// The most items a trial lets it have.
  int64_t most;
  /// Room for `most` lengths on their way in and out.
  double *given;
  double *read;
  double *starts;
  csc_rect *frames;
} LengthsModel;

/// Both empty.
LengthsModel lengths_model_make(int64_t most);

/// Checks that nothing is left over.
void lengths_model_end(LengthsModel *model);

/// One random operation on both, with its answers compared. Returns its status.
csc_status lengths_model_step(LengthsModel *model, Source *source);

/// Compares all items and starts, and looks at the row's invariants.
void lengths_model_compare(const LengthsModel *model);

#endif
