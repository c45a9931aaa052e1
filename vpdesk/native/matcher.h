/* The state of a matching in the making, which blossoms.c and matching.c share. */

#ifndef VPDESK_MATCHER_H
#define VPDESK_MATCHER_H

#include "limbs.h"

#include <stdbool.h>

enum { OUTSIDE = 0, EVEN = 1, ODD = -1, NONE = -1 };

typedef struct {
    int32_t size, nodes, width;
    /* Half-edges, those that leave vertex v from start[v] to start[v + 1]; weights are doubled. */
    int32_t *start, *from, *to;
    Limb *weight;
    /* Of vertices. best: the half-edge from an even vertex that becomes tight first, at time
     * best_level + the vertex's own level. */
    int32_t *mate, *top, *next_vertex, *best, *queue;
    Limb *level, *best_level;
    /* Of nodes. A ring links the children of a blossom, the one with its base first: child c and
     * ring[c] by an edge from vertex ring_from[c] to vertex ring_to[c]. An even or odd node was
     * reached from vertex reach_from at vertex reach_at. */
    int32_t *parent, *first_child, *base, *ring, *ring_back, *ring_from, *ring_to;
    int32_t *first_vertex, *last_vertex, *reach_from, *reach_at, *mark;
    int8_t *label;
    Limb *dual; /* of blossoms: plus 2 clocks where even, minus 2 where odd, as for vertices */
    /* Of even nodes: the half-edge to another one that becomes tight first, and when. */
    int32_t *meeting;
    Limb *meeting_time;
    /* Of even blossoms made in this stage: the best half-edge to each other even node of then. */
    int32_t *known, *known_count;
    /* By node while a blossom is made. */
    int32_t *found;
    Limb *found_level;
    int32_t *spare, spares, queued, marks;
    Limb *clock, *end, *scratch;
} Matcher;

#define AT(vectors, i) (m->vectors + (ptrdiff_t)(i) * m->width)

static inline int32_t *known_of(const Matcher *m, int32_t node)
{
    return m->known + (ptrdiff_t)(node - m->size) * m->size;
}

static inline bool is_blossom(const Matcher *m, int32_t node)
{
    return node >= m->size;
}

static inline int32_t after(const Matcher *m, int32_t node, int32_t vertex)
{
    return vertex == m->last_vertex[node] ? NONE : m->next_vertex[vertex];
}

#define EACH_VERTEX(v, node) \
    for (int32_t v = m->first_vertex[node]; v != NONE; v = after(m, node, v))

/* What a half-edge lacks at the clock's start, if both its ends are even: twice its time. */
static inline void gap(const Matcher *m, int32_t edge, Limb *result)
{
    const Limb *a = AT(level, m->from[edge]), *b = AT(level, m->to[edge]), *w = AT(weight, edge);
    for (int32_t i = 0; i < m->width; i++)
        result[i] = a[i] + b[i] - w[i];
}

/* blossoms.c */
void set_label(Matcher *m, int32_t node, int8_t label);
void reach(Matcher *m, int32_t node, int8_t label, int32_t from, int32_t at);
void shrink(Matcher *m, int32_t u, int32_t v, int32_t root);
void open_odd(Matcher *m, int32_t blossom);
void open_empty(Matcher *m);
void rebase(Matcher *m, int32_t node, int32_t vertex);

/* matching.c */
void match(Matcher *m);

#endif
