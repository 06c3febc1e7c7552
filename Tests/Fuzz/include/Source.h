/// Where trials get their numbers from: a fuzzer's bytes, or a seeded generator.
#ifndef SOURCE_H
#define SOURCE_H

#include <stddef.h>
#include <stdint.h>

typedef struct Source {
  /// The fuzzer's bytes; null for a generator.
  const uint8_t *bytes;
  size_t left;
  uint64_t state;
} Source;

static inline Source source_of_bytes(const uint8_t *bytes, size_t count) { return (Source){bytes, count, 0}; }
static inline Source source_of_seed(uint64_t seed) { return (Source){NULL, 0, seed * 2 + 1}; }

/// Whether there is more. A generator never ends.
static inline int source_has_more(const Source *source) { return source->bytes == NULL || source->left > 0; }

/// The next 16 bits; zeros behind the end.
static inline uint32_t source_bits(Source *source) {
  if (source->bytes == NULL) {
    source->state = source->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(source->state >> 40) & 0xffff;
  }
  uint32_t bits = 0;
  for (int byte = 0; byte < 2 && source->left > 0; byte++) {
    bits = bits << 8 | *source->bytes++;
    source->left--;
  }
  return bits;
}

/// The next number from 0 up to, but not including, `below`.
static inline int64_t source_below(Source *source, int64_t below) {
  if (below <= 1) return 0;
  uint64_t bits = source_bits(source);
  for (int64_t reach = below >> 16; reach > 0; reach >>= 16) bits = bits << 16 | source_bits(source);
  return (int64_t)(bits % (uint64_t)below);
}

static inline int64_t source_between(Source *source, int64_t low, int64_t high) {
  return low + source_below(source, high - low + 1);
}

#endif
