/* What the parts of the compiled library share: what is exported, and random numbers. */

#ifndef VPDESK_NATIVE_H
#define VPDESK_NATIVE_H

#include <stdint.h>

#ifdef _WIN32
#define VPDESK_API __declspec(dllexport)
#else
#define VPDESK_API __attribute__((visibility("default")))
#endif

/* splitmix64 (S. Vigna, public domain): every seed is a good one, the state is one number. */
static inline uint64_t next_random(uint64_t *state)
{
    uint64_t z = (*state += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* A number below a limit of at most 2^31; the deviation from even chances is below 2^-32. */
static inline uint32_t random_below(uint64_t *state, uint32_t limit)
{
    return (uint32_t)(((next_random(state) >> 32) * limit) >> 32);
}

#endif
