#ifndef CSCROLLCORE_H
#define CSCROLLCORE_H

#include "csc_math.h"

#endif
