/// The code of a mistake that stops a program which prints no messages. See CScrollCore.h for the conventions.
///
/// Codes are from 1 to 65535. The article *Trap codes* lists them.
#ifndef CSC_TRAP_H
#define CSC_TRAP_H

#include "csc_base.h"

CSC_BEGIN

/// Stores a code and stops the program with the processor's trap instruction.
CSC_NORETURN void csc_trap(uint16_t code);

/// Returns the code of the mistake that has stopped the program; 0 if none has. A handler of faults calls this
/// function, a debugger does, or the host of a WebAssembly module, which exports it.
///
/// A program that has stopped with code 0 has met a trap of Swift itself, such as an index outside of an array.
uint16_t csc_trap_code(void);

CSC_END

#endif
