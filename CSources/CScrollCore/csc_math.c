#include "csc_math.h"
#include <math.h>

double csc_exp(double x) { return exp(x); }
double csc_log(double x) { return log(x); }
double csc_sqrt(double x) { return sqrt(x); }
double csc_round(double x) { return round(x); }
double csc_floor(double x) { return floor(x); }
