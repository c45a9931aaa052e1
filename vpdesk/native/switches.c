/* The search for the best arrow switches: trial switches, annealing, enumeration.
 *
 * Notation as in measures.py: d_b(i) is +1 where pair i sits North-South on unit b, -1 East-West,
 * 0 where it does not play it; B the net opposition matrix. A unit is a board set, or a single
 * board where sets overlap; an encounter plays one unit or several. An encounter i-j that is
 * switched changes, with x_k = sum over its units of d_b(i) d_b(k), B(i,k) by -2 x_k, B(j,k) by
 * +2 x_k, and sum B^2 (each two pairs once) by 4 sum x_k (B(j,k) - B(i,k)) + 8 sum x_k^2, where k
 * runs over all other pairs. The first sum is kept ready for all encounters, in `pulls`: far more
 * switches are tried than made.
 */

#include "native.h"

#include <math.h>
#include <stddef.h>
#include <string.h>

enum { MOST_PAIRS = 128, LANES = 8, LOGARITHMS = 1024, SEEN = 65536 };

/* All arrays are the caller's. width: pairs rounded up to a multiple of LANES; what is beyond the
 * pairs stays 0. `best` and what follows it tell the best state so far, in the goal's order. */
typedef struct {
    int32_t pairs, width, units, groups;
    int16_t *balance;          /* [pairs][width], diagonal 0 */
    int16_t *seats;            /* [units][width] d_b(i) */
    int16_t *pulls;            /* [units][width] sum over k of B(i,k) d_b(k) */
    const int32_t *ends;       /* [encounters][2] the two pairs; which of them sits where: seats */
    const int32_t *unit_start; /* [encounters + 1] into unit_of */
    const int32_t *unit_of;
    const int32_t *group_start; /* [groups + 1] into group_of: encounters switched together */
    const int32_t *group_of;
    const int32_t *opponent; /* [units][width] whom a pair meets there, -1 nobody */
    const int32_t *squared;  /* [encounters] 8 sum x_k^2, used where there is one unit only */
    const int32_t *single;   /* [groups][4] of a group of one encounter of one unit: where seats and
                                pulls have its two pairs, where balance has their meeting, its
                                squared; else -1 first */
    int8_t *turned;          /* [groups] switched since the start */
    int8_t *best;            /* [groups] */
    const uint64_t *keys;    /* [groups] random, to tell states apart */
    uint64_t *seen;          /* [SEEN] states whose whole goal is known already */
    const int16_t *lost;     /* [pairs][pairs][width] what B loses for sure when a pair is away */
    int64_t with_sit_out;    /* 0: the sit-out goal is undefined or not wanted */
    int64_t weight;          /* of the best sit-out in the goal */
    int64_t sum;             /* S */
    int64_t squares;         /* sum B^2 of the state */
    int64_t best_squares, best_sit_out, best_fourth;
    uint64_t state; /* of the random numbers */
    uint64_t key;   /* of the present state */
} Search;

/* sum of x_k^2 over all k but i and j, where an encounter plays several units. */
static int32_t squares_of(const Search *s, int32_t from, int32_t to, int32_t i)
{
    int16_t x[MOST_PAIRS] = {0};
    int32_t squares = 0;
    for (int32_t at = from; at < to; at++) {
        const int16_t *d = s->seats + (ptrdiff_t)s->unit_of[at] * s->width;
        for (int32_t k = 0; k < s->width; k++)
            x[k] = (int16_t)(x[k] + d[i] * d[k]);
    }
    for (int32_t k = 0; k < s->width; k++)
        squares += (int32_t)x[k] * x[k];
    return squares - 2 * (to - from) * (to - from);
}

/* What sum B^2 would gain by the switch of an encounter. */
static inline int32_t gain(const Search *s, int32_t e)
{
    const int32_t i = s->ends[2 * e], j = s->ends[2 * e + 1], width = s->width;
    const int32_t from = s->unit_start[e], to = s->unit_start[e + 1];
    const int32_t meeting = s->balance[(ptrdiff_t)i * width + j];
    int32_t sum = 0;
    for (int32_t at = from; at < to; at++) {
        const ptrdiff_t row = (ptrdiff_t)s->unit_of[at] * width;
        const int16_t *pull = s->pulls + row;
        sum += s->seats[row + i] * (pull[j] - pull[i]);
    }
    if (to == from + 1)
        return 4 * (sum - 2 * meeting) + s->squared[e];
    return 4 * (sum - 2 * (to - from) * meeting) + 8 * squares_of(s, from, to, i);
}

/* Add factor * change to a row; what change times seat makes in sum. */
static inline int32_t add_and_multiply(int16_t *restrict row, const int16_t *restrict change,
                                       const int16_t *restrict seat, int16_t factor, int32_t width)
{
    int32_t sum = 0;
    for (int32_t k = 0; k < width; k += LANES)
        for (int32_t lane = k; lane < k + LANES; lane++) {
            sum += (int32_t)change[lane] * seat[lane];
            row[lane] = (int16_t)(row[lane] + factor * change[lane]);
        }
    return sum;
}

/* Exchange the seats of i and j on one unit. */
static void flip(Search *s, int32_t unit, int32_t i, int32_t j)
{
    const int32_t width = s->width, pairs = s->pairs;
    int16_t *restrict bi = s->balance + (ptrdiff_t)i * width;
    int16_t *restrict bj = s->balance + (ptrdiff_t)j * width;
    int16_t *restrict d = s->seats + (ptrdiff_t)unit * width;
    int16_t *restrict pull = s->pulls + (ptrdiff_t)unit * width;
    int16_t change[MOST_PAIRS]; /* of B(j,k), and the opposite of B(i,k) */
    const int16_t twice = (int16_t)(2 * d[i]);
    for (int32_t k = 0; k < width; k += LANES)
        for (int32_t lane = k; lane < k + LANES; lane++)
            change[lane] = (int16_t)(twice * d[lane]);
    change[i] = change[j] = 0;
    for (int32_t b = 0; b < s->units; b++) {
        const int16_t *seat = s->seats + (ptrdiff_t)b * width;
        int16_t *row = s->pulls + (ptrdiff_t)b * width;
        const int16_t factor = (int16_t)(seat[j] - seat[i]);
        const int32_t sum = add_and_multiply(row, change, seat, factor, width);
        row[j] = (int16_t)(row[j] + sum);
        row[i] = (int16_t)(row[i] - sum);
    }
    for (int32_t k = 0; k < width; k += LANES)
        for (int32_t lane = k; lane < k + LANES; lane++) {
            bi[lane] = (int16_t)(bi[lane] - change[lane]);
            bj[lane] = (int16_t)(bj[lane] + change[lane]);
            pull[lane] = (int16_t)(pull[lane] + twice * (bj[lane] - bi[lane]));
        }
    d[i] = (int16_t)-d[i];
    d[j] = (int16_t)-d[j];
    for (int32_t k = 0; k < pairs; k++) {
        s->balance[(ptrdiff_t)k * width + i] = bi[k];
        s->balance[(ptrdiff_t)k * width + j] = bj[k];
    }
}

/* Switch an encounter; sum B^2 is the caller's. */
static void turn(Search *s, int32_t e)
{
    for (int32_t at = s->unit_start[e]; at < s->unit_start[e + 1]; at++)
        flip(s, s->unit_of[at], s->ends[2 * e], s->ends[2 * e + 1]);
}

/* Switch a group of encounters, and keep sum B^2. */
static void turn_group(Search *s, int32_t g)
{
    for (int32_t at = s->group_start[g]; at < s->group_start[g + 1]; at++) {
        s->squares += gain(s, s->group_of[at]);
        turn(s, s->group_of[at]);
    }
    s->turned[g] ^= 1;
    s->key ^= s->keys[g];
}

/* What sum B^2 would gain by the switch of a group. */
static inline int64_t change_by(Search *s, int32_t g)
{
    const int32_t *at = s->single + 4 * (ptrdiff_t)g;
    if (at[0] >= 0) {
        const int32_t pull = s->seats[at[0]] * (s->pulls[at[1]] - s->pulls[at[0]]);
        return 4 * (pull - 2 * s->balance[at[2]]) + at[3];
    }
    const int64_t before = s->squares;
    turn_group(s, g);
    const int64_t change = s->squares - before;
    turn_group(s, g);
    return change;
}

/* Twice SS1(v): the sum of squares of B without pair v, whose opponents sit out. */
static int64_t squares_without(const Search *s, int32_t v)
{
    const int32_t pairs = s->pairs, width = s->width;
    int16_t left[MOST_PAIRS * MOST_PAIRS];
    const int16_t *lost = s->lost + (ptrdiff_t)v * pairs * width;
    for (int32_t at = 0; at < pairs * width; at++)
        left[at] = (int16_t)(s->balance[at] - lost[at]);
    for (int32_t b = 0; b < s->units; b++) {
        const int16_t *d = s->seats + (ptrdiff_t)b * width;
        const int32_t u = s->opponent[(ptrdiff_t)b * width + v];
        if (u < 0)
            continue;
        int16_t *row = left + (ptrdiff_t)u * width;
        const int16_t own = d[u];
        for (int32_t k = 0; k < pairs; k++) {
            const int16_t product = (int16_t)(own * d[k]);
            row[k] = (int16_t)(row[k] - product);
            left[(ptrdiff_t)k * width + u] = (int16_t)(left[(ptrdiff_t)k * width + u] - product);
        }
    }
    int64_t squares = 0;
    for (int32_t i = 0; i < pairs; i++) {
        int16_t *row = left + (ptrdiff_t)i * width;
        int32_t sum = 0;
        if (i == v)
            continue;
        row[i] = row[v] = 0;
        for (int32_t k = 0; k < width; k += LANES)
            for (int32_t lane = k; lane < k + LANES; lane++)
                sum += (int32_t)row[lane] * row[lane];
        squares += sum;
    }
    return squares;
}

/* sum_V SS1(V) + weight min_V SS1(V): see sit_out.py. */
static int64_t sit_out_goal(const Search *s)
{
    int64_t total = 0, least = INT64_MAX;
    for (int32_t v = 0; v < s->pairs; v++) {
        const int64_t squares = squares_without(s, v) / 2;
        total += squares;
        if (squares < least)
            least = squares;
    }
    return total + s->weight * least;
}

/* Least where d4 is least, among states of equal sum B^2. */
static int64_t fourth_goal(const Search *s)
{
    int64_t third = 0, fourth = 0;
    for (int32_t i = 0; i < s->pairs; i++)
        for (int32_t k = 0; k < i; k++) {
            const int64_t b = s->balance[(ptrdiff_t)i * s->width + k];
            third += b * b * b;
            fourth += b * b * b * b;
        }
    return fourth * s->pairs * (s->pairs - 1) / 2 - 4 * s->sum * third;
}

/* Keep the present state if it is the best so far. What that took, in trial switches; a lower
 * sum B^2 is not counted, as it is rare and comes early. */
static int64_t keep_best(Search *s)
{
    int64_t work = 0;
    if (s->squares > s->best_squares)
        return 0;
    if (s->squares == s->best_squares) {
        uint64_t *seen = s->seen + s->key % SEEN;
        if (*seen == s->key)
            return 0;
        *seen = s->key;
        work = (int64_t)s->pairs * s->pairs * s->pairs / 3;
    }
    const int64_t sit_out = s->with_sit_out ? sit_out_goal(s) : 0;
    if (s->squares == s->best_squares && sit_out > s->best_sit_out)
        return work;
    const int64_t fourth = fourth_goal(s);
    if (s->squares == s->best_squares && sit_out == s->best_sit_out && fourth >= s->best_fourth)
        return work;
    s->best_squares = s->squares, s->best_sit_out = sit_out, s->best_fourth = fourth;
    memcpy(s->best, s->turned, (size_t)s->groups);
    return work;
}

/* Trial switches at falling temperature, or what takes as long. Returns how many were accepted.
 *
 * temperature: of the first trial, in units of sum B^2; after every trial it is multiplied by
 * cooling. logarithms: [LOGARITHMS] of -log of even chances.
 */
VPDESK_API int64_t vpdesk_anneal(Search *s, int64_t trials, double temperature, double cooling,
                                 const float *logarithms)
{
    const uint32_t groups = (uint32_t)s->groups;
    int64_t accepted = 0, trial = keep_best(s), next_look = 0;
    float heat = 0;
    while (groups > 0 && trial < trials) {
        if (trial >= next_look) {
            heat = (float)(temperature * pow(cooling, (double)trial));
            next_look = trial + 256;
        }
        trial++;
        const uint64_t random = next_random(&s->state);
        const int32_t g = (int32_t)(((random >> 32) * groups) >> 32);
        if ((float)change_by(s, g) > heat * logarithms[random % LOGARITHMS])
            continue;
        turn_group(s, g);
        accepted++;
        if (s->squares <= s->best_squares)
            trial += keep_best(s);
    }
    return accepted;
}

/* The states of a Gray code: from the one numbered `from` (which must be the present one) on, so
 * many, both even. All groups take part, the first changes most often: it is only looked at. */
VPDESK_API void vpdesk_enumerate(Search *s, uint64_t from, uint64_t count)
{
    for (uint64_t at = from;;) {
        if (s->squares <= s->best_squares)
            keep_best(s);
        if (s->groups && s->squares + change_by(s, 0) <= s->best_squares) {
            turn_group(s, 0);
            keep_best(s);
            turn_group(s, 0);
        }
        if ((at += 2) >= from + count)
            return;
        int32_t g = 1;
        while (!(at >> g & 1))
            g++;
        turn_group(s, g);
    }
}

/* Switch the groups whose byte in `wanted` differs from the present state's. */
VPDESK_API void vpdesk_go_to(Search *s, const int8_t *wanted)
{
    for (int32_t g = 0; g < s->groups; g++)
        if (wanted[g] != s->turned[g])
            turn_group(s, g);
}
