#include "CScroller.h"
