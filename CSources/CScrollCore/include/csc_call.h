/// Calls into a program: how a thread knows that one began within another. See CScrollCore.h for the conventions.
///
/// Who calls callbacks of a program enters before and leaves after them. What the callbacks cause may enter again; all
/// of it belongs to the outermost call, and so can be counted together:
///
///     enter ─── callback ─── enter ─── callback ─── leave ─── leave        the next enter begins
///     ├────────────────────── one number ─────────────────────────┤        another number
///
/// This is the one piece of hidden state in here. Each thread has its own, so threads share nothing; on platforms
/// whose threads the compiler does not know there is one for all, and one thread at a time may use it.
#ifndef CSC_CALL_H
#define CSC_CALL_H

#include "csc_base.h"

/// Enters a call: the outermost one of this thread if none is under way, and else one within that.
void csc_call_enter(void);

/// Leaves the call that was entered last. Does nothing if none is under way.
void csc_call_leave(void);

/// The number of the outermost call of this thread, 1 for the first; 0 if none is under way.
uint64_t csc_call_number(void);

#endif
