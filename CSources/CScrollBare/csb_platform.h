#ifndef CSB_PLATFORM_H
#define CSB_PLATFORM_H

// The platforms without a C library.
#if defined(__wasm__) && !defined(__wasi__) && !defined(__EMSCRIPTEN__)
#define CSB_WASM 1
#elif defined(__arm__) && __ARM_ARCH_PROFILE == 'M' && __ARM_ARCH >= 7
#define CSB_CORTEX_M 1
#endif

#endif
