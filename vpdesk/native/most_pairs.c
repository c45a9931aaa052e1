/* A matching with as many pairs as possible: Edmonds' paths, one root after the other. */

#include "native.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { NONE = -1 };

/* neighbours: [size][words] a bit for each vertex. even: in the tree at an even distance from the
 * root. base: of the blossom around a vertex. back: of an odd vertex the even one before it; of
 * one in a blossom, the way round. dead: in a tree that found nobody: of no use to later ones. */
typedef struct {
    int32_t size, words;
    const uint64_t *neighbours;
    int32_t *mate, *base, *back, *queue, *mark;
    bool *even, *dead, *inside;
    int32_t queued, marks;
} Search;

static int32_t common_base(Search *s, int32_t a, int32_t b)
{
    s->marks++;
    for (a = s->base[a];; a = s->base[s->back[s->mate[a]]]) {
        s->mark[a] = s->marks;
        if (s->mate[a] == NONE)
            break;
    }
    for (b = s->base[b]; s->mark[b] != s->marks;)
        b = s->base[s->back[s->mate[b]]];
    return b;
}

static void mark_path(Search *s, int32_t vertex, int32_t base, int32_t child)
{
    while (s->base[vertex] != base) {
        const int32_t mate = s->mate[vertex];
        s->inside[s->base[vertex]] = s->inside[s->base[mate]] = true;
        s->back[vertex] = child;
        child = mate;
        vertex = s->back[mate];
    }
}

static void shrink_between(Search *s, int32_t a, int32_t b)
{
    const int32_t base = common_base(s, a, b);
    memset(s->inside, 0, (size_t)s->size * sizeof(bool));
    mark_path(s, a, base, b);
    mark_path(s, b, base, a);
    for (int32_t v = 0; v < s->size; v++)
        if (s->inside[s->base[v]]) {
            s->base[v] = base;
            if (!s->even[v]) {
                s->even[v] = true;
                s->queue[s->queued++] = v;
            }
        }
}

/* Matches a free vertex that is reached from an even one, and its whole path anew. */
static void take_path(Search *s, int32_t vertex)
{
    while (vertex != NONE) {
        const int32_t even = s->back[vertex], next = s->mate[even];
        s->mate[vertex] = even;
        s->mate[even] = vertex;
        vertex = next;
    }
}

/* Looks at one neighbour of an even vertex; whether that gave a pair more. */
static bool look(Search *s, int32_t from, int32_t to)
{
    if (s->dead[to] || s->base[from] == s->base[to] || s->mate[from] == to)
        return false;
    if (s->even[to]) {
        shrink_between(s, from, to);
    } else if (s->back[to] == NONE) {
        s->back[to] = from;
        if (s->mate[to] == NONE) {
            take_path(s, to);
            return true;
        }
        s->even[s->mate[to]] = true;
        s->queue[s->queued++] = s->mate[to];
    }
    return false;
}

static bool search_from(Search *s, int32_t root)
{
    for (int32_t v = 0; v < s->size; v++) {
        s->base[v] = v;
        s->back[v] = NONE;
    }
    memset(s->even, 0, (size_t)s->size * sizeof(bool));
    s->queue[0] = root;
    s->queued = 1;
    s->even[root] = true;
    for (int32_t done = 0; done < s->queued; done++) {
        const int32_t from = s->queue[done];
        const uint64_t *row = s->neighbours + (ptrdiff_t)from * s->words;
        for (int32_t word = 0; word < s->words; word++)
            for (uint64_t bits = row[word]; bits; bits &= bits - 1)
                if (look(s, from, 64 * word + __builtin_ctzll(bits)))
                    return true;
    }
    for (int32_t v = 0; v < s->size; v++)
        if (s->even[v] || s->back[v] != NONE)
            s->dead[v] = true;
    return false;
}

/* Matches neighbours as they come, so that few paths remain to be searched for. */
static void match_greedily(Search *s)
{
    for (int32_t v = 0; v < s->size; v++) {
        const uint64_t *row = s->neighbours + (ptrdiff_t)v * s->words;
        for (int32_t word = 0; word < s->words && s->mate[v] == NONE; word++)
            for (uint64_t bits = row[word]; bits; bits &= bits - 1) {
                const int32_t other = 64 * word + __builtin_ctzll(bits);
                if (other == v || s->mate[other] != NONE)
                    continue;
                s->mate[v] = other;
                s->mate[other] = v;
                break;
            }
    }
}

/* Finds a matching with as many pairs as possible.
 *
 * neighbours: [size][words] 64 vertices a word, the first in the lowest bit; if a has b, b has a.
 * partners: [size] whom each vertex is matched to, -1 for nobody. False: out of memory.
 */
VPDESK_API int32_t vpdesk_most_pairs(int32_t size, int32_t words, const uint64_t *neighbours,
                                     int32_t *partners)
{
    const size_t count = (size_t)size;
    int32_t *numbers = calloc(4 * count + 1, sizeof(int32_t));
    bool *flags = calloc(3 * count + 1, sizeof(bool));
    if (numbers && flags) {
        Search search = {
            .size = size,
            .words = words,
            .neighbours = neighbours,
            .mate = partners,
            .base = numbers,
            .back = numbers + count,
            .queue = numbers + 2 * count,
            .mark = numbers + 3 * count,
            .even = flags,
            .dead = flags + count,
            .inside = flags + 2 * count,
        };
        for (int32_t v = 0; v < size; v++)
            partners[v] = NONE;
        match_greedily(&search);
        for (int32_t v = 0; v < size; v++)
            if (partners[v] == NONE)
                search_from(&search, v);
    }
    const bool done = numbers && flags;
    free(numbers);
    free(flags);
    return done;
}
