#ifndef BARE_RUNTIME_H
#define BARE_RUNTIME_H

// The functions that a program without a C library needs to be linked. A program has nothing to call here.

#endif
