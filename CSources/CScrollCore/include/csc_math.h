#ifndef CSC_MATH_H
#define CSC_MATH_H

double csc_exp(double x);
double csc_log(double x);
double csc_sqrt(double x);
double csc_round(double x);
double csc_floor(double x);

#endif
