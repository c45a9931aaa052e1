/* Weights and duals of a matching: vectors of whole numbers, compared like words in a dictionary.
 *
 * Several components of a weight share a limb where their totals leave room for it: with b - 1 at
 * least the greatest difference of two totals, a limb is its first component, times b, plus the
 * next, and so on; then limbs compare, and add up, as their components do.
 *
 * How large a limb may be. Let w be the greatest |limb| of a weight, n the number of vertices. A
 * dual of a vertex is, by the tight edges of the path to its root, +- the dual d of the free
 * vertices plus twice the weights of up to 2n edges with signs (the duals of the blossoms cancel
 * out), within 4nw of +-d. d is within nw when paths are augmented, as the path from root to root
 * is tight, and within 5nw when a blossom opens; so the duals of vertices outside the trees stay
 * within 9nw, d within 12nw when a tree grows to one of them, and duals of vertices within 16nw.
 * Then twice the weight less the two duals of an edge, which is what the blossoms around it must
 * make up, is within 33nw, the dual of one blossom within 66nw, and with the clock, within 13nw,
 * added twice, 92nw. 128nw is what is allowed for.
 */

#ifndef VPDESK_LIMBS_H
#define VPDESK_LIMBS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef int64_t Limb;

static inline Limb most_in_limb(int32_t vertices)
{
    return INT64_MAX / 128 / vertices;
}

static inline void copy(Limb *to, const Limb *from, int32_t width)
{
    memcpy(to, from, (size_t)width * sizeof(Limb));
}

/* Adds a vector so many times. */
static inline void add_times(Limb *to, const Limb *from, Limb times, int32_t width)
{
    for (int32_t i = 0; i < width; i++)
        to[i] += times * from[i];
}

/* Below 0, 0, above 0: as the first that is not 0. */
static inline int sign(const Limb *vector, int32_t width)
{
    for (int32_t i = 0; i < width; i++)
        if (vector[i])
            return vector[i] < 0 ? -1 : 1;
    return 0;
}

/* Below 0, 0, above 0: as a is before, equal to, after b. */
static inline int compare(const Limb *a, const Limb *b, int32_t width)
{
    for (int32_t i = 0; i < width; i++)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return 0;
}

#endif
