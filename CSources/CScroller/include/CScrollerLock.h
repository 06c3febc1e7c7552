#ifndef C_SCROLLER_LOCK_H
#define C_SCROLLER_LOCK_H

/// \file CScrollerLock.h
/// The lock around the table of scrollers and hosts, for the library alone. It is held for a few instructions.

void scroller_lock_handles(void);
void scroller_unlock_handles(void);

#endif
