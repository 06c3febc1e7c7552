#include "csc_base.h"

uint32_t csc_version(void) { return CSC_VERSION; }
