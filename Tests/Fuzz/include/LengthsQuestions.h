/// What can be asked of a row, and what it must refuse.
#ifndef LENGTHS_QUESTIONS_H
#define LENGTHS_QUESTIONS_H

#include "LengthsModel.h"

/// Asks a random question, and compares the answer.
void lengths_ask(LengthsModel *model, Source *source);

/// Asks for the frames of a range of items, and of those from the finger on.
void lengths_ask_frames(LengthsModel *model, Source *source);

/// Asks for what cannot be done, and sees that nothing happens. Returns the last answer.
csc_status lengths_refuse(LengthsModel *model, Source *source);

#endif
