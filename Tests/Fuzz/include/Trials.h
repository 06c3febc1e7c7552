/// Whole trials: random operations on a structure and on its plain model, compared all along. A trial that
/// finds a difference says which and aborts.
#ifndef TRIALS_H
#define TRIALS_H

#include <stdbool.h>
#include <stdint.h>

#include "Source.h"

/// Rows of at most `most` items. All items and invariants are compared at growing intervals and at the end.
void lengths_trial(Source source, int64_t most, int64_t operations);

/// The same with the `failing`th request for memory refused, and with all later ones if `keeps_failing` is true.
/// Returns whether there were so many requests.
bool lengths_trial_without_memory(
    Source source, int64_t most, int64_t operations, int64_t failing, bool keeps_failing);

/// The same with all memory out of a pool of this size, which runs out. Returns the number of refused requests.
int64_t lengths_trial_in_pool(Source source, int64_t most, int64_t operations, size_t size);

/// A row made by a few changes, then only asked, mostly by finger.
void finger_trial(Source source, int64_t most, int64_t operations);

/// The same, asked mostly for frames.
void frames_trial(Source source, int64_t most, int64_t operations);

/// Windows on uniform strips.
void window_trial(Source source, int64_t operations);

/// The heap of programs without a C library: random requests of random alignments out of three regions.
void pool_trial(Source source, int64_t operations);

#endif
