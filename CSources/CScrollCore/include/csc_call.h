/// Nested calls into a program: whether a call of a thread began within another call. See CScrollCore.h for the
/// conventions.
///
/// A caller of a program's callbacks enters before and leaves after the callbacks. The callbacks may cause further
/// calls, which enter again. All of them belong to the outermost call, and so can be counted together:
///
///     enter ─── callback ─── enter ─── callback ─── leave ─── leave        the next enter begins
///     ├────────────────────── one number ─────────────────────────┤        another number
///
/// This is the only hidden state of the library. Each thread has its own, so threads share nothing. If the compiler
/// does not know the threads of a platform, all threads share one state, and one thread at a time may use it.
#ifndef CSC_CALL_H
#define CSC_CALL_H

#include "csc_base.h"

CSC_LINKAGE_BEGIN

/// Enters a call of `caller`, which may be any pointer. The call is the outermost call of this thread if no call is
/// running, and else a call within that. Returns the caller of the enclosing call, or NULL.
const void *csc_call_enter(const void *caller);

/// Leaves the call that was entered last, with the result of entering it. If no call is running, only the caller is
/// set.
void csc_call_leave(const void *former);

/// Returns the number of the outermost call of this thread, 1 for the first; 0 if no call is running.
uint64_t csc_call_number(void);

/// Returns the caller of the innermost running call of this thread; NULL if there is none.
const void *csc_call_caller(void);

/// Notes that a callee leaves a method to its default: the callee may be any pointer, the method any number.
void csc_call_decline(const void *callee, uint32_t method);

/// Returns true if the last callee of this thread that left a method to its default is this one, and the method, too.
/// What was noted is forgotten. NULL is no callee.
bool csc_call_declined(const void *callee, uint32_t method);

CSC_LINKAGE_END

#endif
