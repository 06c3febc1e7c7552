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

/// Enters a call of `caller`, whatever that stands for: the outermost one of this thread if none is under way, and else
/// one within that. Returns the caller of the call that this one is in, or NULL.
const void *csc_call_enter(const void *caller);

/// Leaves the call that was entered last, with what entering it returned. If none is under way, only the caller is set.
void csc_call_leave(const void *former);

/// The number of the outermost call of this thread, 1 for the first; 0 if none is under way.
uint64_t csc_call_number(void);

/// The caller of the innermost call of this thread that is under way; NULL if there is none.
const void *csc_call_caller(void);

#endif
