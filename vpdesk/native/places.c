/* Which place each strength of pair takes (the simulation of Bussemaker).
 *
 * Sixteen samples are worked at side by side, in lanes that a compiler turns into the processor's
 * vectors. Everything is counted in whole numbers; only shared places are added up as fractions.
 */

#include "native.h"

#include <stddef.h>

enum { LANES = 16, MOST_PAIRS = 200, MOST_TABLES = MOST_PAIRS / 2 };

/* A percentage of 100 for ranking; 50 % of a field that averages 50 % for adding up. */
#define WHOLE (INT64_C(1) << 30)
#define HALF (INT64_C(1) << 21)

typedef int16_t Scores[LANES];
typedef int32_t Points[LANES];

/* samples x pairs: for each sample the strengths 0 (best) to pairs - 1 in random order. */
VPDESK_API void vpdesk_assignments(int32_t pairs, int32_t samples, uint64_t *state,
                                   int16_t *strengths)
{
    for (int32_t sample = 0; sample < samples; sample++, strengths += pairs) {
        for (int32_t i = 0; i < pairs; i++) {
            const uint32_t j = random_below(state, (uint32_t)i + 1);
            strengths[i] = strengths[j];
            strengths[j] = (int16_t)i;
        }
    }
}

/* Matchpoints over half a top that a unit gives to North-South at each of its tables. */
static void matchpoint(int32_t tables, Scores *restrict scores, Scores *restrict points)
{
    for (int32_t table = 0; table < tables; table++)
        for (int32_t lane = 0; lane < LANES; lane++)
            points[table][lane] = 0;
    for (int32_t table = 0; table + 1 < tables; table++) {
        Scores own;
        for (int32_t lane = 0; lane < LANES; lane++)
            own[lane] = points[table][lane];
        for (int32_t other = table + 1; other < tables; other++)
            for (int32_t lane = 0; lane < LANES; lane++) {
                const int16_t won = (int16_t)((scores[table][lane] > scores[other][lane]) -
                                              (scores[table][lane] < scores[other][lane]));
                own[lane] = (int16_t)(own[lane] + won);
                points[other][lane] = (int16_t)(points[other][lane] - won);
            }
        for (int32_t lane = 0; lane < LANES; lane++)
            points[table][lane] = own[lane];
    }
}

/* How many pairs are above each pair, and how many are level with it. */
static void rank(int32_t pairs, Points *restrict results, Points *restrict above,
                 Points *restrict level)
{
    for (int32_t i = 0; i < pairs; i++)
        for (int32_t lane = 0; lane < LANES; lane++)
            above[i][lane] = level[i][lane] = 0;
    for (int32_t i = 0; i < pairs; i++)
        for (int32_t j = i + 1; j < pairs; j++)
            for (int32_t lane = 0; lane < LANES; lane++) {
                const int32_t beaten = results[i][lane] > results[j][lane];
                const int32_t beats = results[i][lane] < results[j][lane];
                above[i][lane] += beats;
                above[j][lane] += beaten;
                level[i][lane] += 1 - beats - beaten;
                level[j][lane] += 1 - beats - beaten;
            }
}

/* Adds up the results of samples whose strengths are given.
 *
 * start: [units + 1] into ns and ew, the pairs at each table that plays the unit.
 * tops: [pairs] the matchpoints that each pair can win, 0: its result is 50 %.
 * strengths: [samples][pairs], 0 is the best; at most 65,536 samples.
 * sums, squares: [pairs] by strength, of the percentages over 50, where 50 is 2^21.
 * chances: [pairs][pairs] by strength and place, how often; of a place shared by g pairs 1/g.
 */
VPDESK_API void vpdesk_places(int32_t pairs, int32_t units, const int32_t *start, const int16_t *ns,
                              const int16_t *ew, const int32_t *tops, int32_t samples,
                              const int16_t *strengths, int64_t *sums, int64_t *squares,
                              double *chances)
{
    Scores strength[MOST_PAIRS], scores[MOST_TABLES], points[MOST_TABLES];
    Points results[MOST_PAIRS], above[MOST_PAIRS], level[MOST_PAIRS];
    for (int32_t first = 0; first < samples; first += LANES) {
        const int32_t lanes = samples - first < LANES ? samples - first : LANES;
        for (int32_t i = 0; i < pairs; i++)
            for (int32_t lane = 0; lane < LANES; lane++) {
                const ptrdiff_t sample = first + (lane < lanes ? lane : 0);
                strength[i][lane] = strengths[sample * pairs + i];
                results[i][lane] = tops[i] / 2;
            }
        for (int32_t unit = 0; unit < units; unit++) {
            const int32_t tables = start[unit + 1] - start[unit];
            const int16_t *north = ns + start[unit], *east = ew + start[unit];
            for (int32_t table = 0; table < tables; table++)
                for (int32_t lane = 0; lane < LANES; lane++)
                    scores[table][lane] = (int16_t)(strength[east[table]][lane] -
                                                    strength[north[table]][lane]);
            matchpoint(tables, scores, points);
            for (int32_t table = 0; table < tables; table++)
                for (int32_t lane = 0; lane < LANES; lane++) {
                    results[north[table]][lane] += points[table][lane];
                    results[east[table]][lane] -= points[table][lane];
                }
        }
        for (int32_t i = 0; i < pairs; i++)
            for (int32_t lane = 0; lane < LANES; lane++)
                results[i][lane] =
                    (int32_t)(tops[i] ? results[i][lane] * WHOLE / tops[i] : WHOLE / 2);
        rank(pairs, results, above, level);
        for (int32_t lane = 0; lane < lanes; lane++) {
            int64_t field = 0;
            for (int32_t i = 0; i < pairs; i++)
                field += results[i][lane];
            field /= pairs;
            for (int32_t i = 0; i < pairs; i++) {
                const int32_t own = strength[i][lane], sharing = level[i][lane] + 1;
                const int64_t over = results[i][lane] * HALF / field - HALF;
                double *chance = chances + (ptrdiff_t)own * pairs + above[i][lane];
                sums[own] += over;
                squares[own] += over * over;
                for (int32_t place = 0; place < sharing; place++)
                    chance[place] += 1.0 / sharing;
            }
        }
    }
}
