/* The heaviest matching of a graph, where a weight is a vector (limbs.h): Edmonds' blossoms.
 *
 * Trees grow from all free vertices at once. Instead of changing duals step by step, a clock runs,
 * a vector too, and what depends on it is kept as it was at the clock's start: the dual of a vertex
 * in an even node falls with the clock (level = dual + clock), in an odd node rises (level = dual
 * - clock), outside the trees stays (level = dual). So every edge has a fixed time at which it
 * becomes tight, and the next event is the earliest of: a tree grows to a vertex, two even nodes
 * meet, an odd blossom has dual 0 and opens, the duals of the free vertices are 0 (the end).
 *
 * A node is a vertex or a blossom; the vertices of a node are a run of one linked list. Time is
 * O(n^3) steps of the width of a vector, less where the first limbs decide.
 */

#include "matcher.h"

/* A tight half-edge leads from an even vertex to a node outside the trees, which is matched. */
static void grow(Matcher *m, int32_t edge)
{
    const int32_t node = m->top[m->to[edge]], base = m->base[node], mate = m->mate[base];
    reach(m, node, ODD, m->from[edge], m->to[edge]);
    reach(m, m->top[mate], EVEN, base, mate);
}

/* Matches an even vertex to another one, and all pairs on its path to the root anew. */
static void rematch(Matcher *m, int32_t vertex, int32_t mate)
{
    for (;;) {
        const int32_t node = m->top[vertex];
        rebase(m, node, vertex);
        m->mate[vertex] = mate;
        if (m->reach_from[node] == NONE)
            return;
        const int32_t odd = m->top[m->reach_from[node]];
        mate = m->reach_at[odd];
        vertex = m->reach_from[odd];
        rebase(m, odd, mate);
        m->mate[mate] = vertex;
    }
}

/* The even node in which the paths of two even nodes to their roots meet, or NONE. */
static int32_t meeting_node(Matcher *m, int32_t a, int32_t b)
{
    m->marks++;
    while (a != NONE) {
        if (m->mark[a] == m->marks)
            return a;
        m->mark[a] = m->marks;
        if (m->reach_from[a] != NONE)
            a = m->top[m->reach_from[m->top[m->reach_from[a]]]];
        else
            a = NONE;
        if (b != NONE) {
            const int32_t other = a;
            a = b;
            b = other;
        }
    }
    return NONE;
}

/* A tight edge joins two even nodes; whether that gave a larger matching. */
static bool meet(Matcher *m, int32_t u, int32_t v)
{
    const int32_t node = meeting_node(m, m->top[u], m->top[v]);
    if (node != NONE) {
        shrink(m, u, v, node);
        return false;
    }
    rematch(m, u, v);
    rematch(m, v, u);
    return true;
}

/* Looks along all edges of a vertex that has become even; whether the matching grew. */
static bool scan(Matcher *m, int32_t u)
{
    const int32_t width = m->width;
    for (int32_t edge = m->start[u]; edge < m->start[u + 1]; edge++) {
        const int32_t v = m->to[edge], own = m->top[u], other = m->top[v];
        if (own == other)
            continue;
        const Limb *level = AT(level, u), *weight = AT(weight, edge);
        if (m->label[other] != EVEN) {
            Limb *best = AT(best_level, v);
            int32_t i = 0;
            if (m->best[v] != NONE) {
                while (i < width && level[i] - weight[i] == best[i])
                    i++;
                if (i == width || level[i] - weight[i] > best[i])
                    continue;
            }
            m->best[v] = edge;
            for (; i < width; i++)
                best[i] = level[i] - weight[i];
            if (m->label[other] != OUTSIDE)
                continue;
            const Limb *own_level = AT(level, v);
            for (i = 0; i < width && best[i] + own_level[i] == m->clock[i];)
                i++;
            if (i == width)
                grow(m, edge);
            continue;
        }
        const Limb *reached = AT(level, v);
        Limb *best = AT(meeting_time, own);
        int32_t i = 0;
        while (i < width && level[i] + reached[i] - weight[i] == 2 * m->clock[i])
            i++;
        if (i == width) {
            if (meet(m, u, v))
                return true;
            continue;
        }
        i = 0;
        if (m->meeting[own] != NONE) {
            while (i < width && level[i] + reached[i] - weight[i] == 2 * best[i])
                i++;
            if (i == width || level[i] + reached[i] - weight[i] > 2 * best[i])
                continue;
        }
        m->meeting[own] = edge;
        for (; i < width; i++)
            best[i] = (level[i] + reached[i] - weight[i]) / 2;
    }
    return false;
}

/* Puts the trees down to their roots, the nodes with a free vertex. */
static void plant(Matcher *m)
{
    m->queued = 0;
    for (int32_t node = m->size; node < m->nodes; node++)
        m->known_count[node] = NONE;
    for (int32_t v = 0; v < m->size; v++)
        m->best[v] = NONE;
    for (int32_t v = 0; v < m->size; v++)
        if (m->mate[v] == NONE)
            reach(m, m->top[v], EVEN, NONE, NONE);
}

static void clear(Matcher *m)
{
    for (int32_t v = 0; v < m->size; v++)
        set_label(m, m->top[v], OUTSIDE);
    open_empty(m);
}

typedef enum { END, GROW, MEET, OPEN } Event;

/* Moves the clock to the next event; *where: its half-edge or blossom. */
static Event next_event(Matcher *m, int32_t *where)
{
    const int32_t width = m->width;
    Event event = END;
    Limb *time = m->scratch;
    copy(time, m->end, width);
    for (int32_t v = 0; v < m->size; v++) {
        if (m->best[v] == NONE || m->label[m->top[v]] != OUTSIDE)
            continue;
        const Limb *a = AT(best_level, v), *b = AT(level, v);
        int32_t i = 0;
        while (i < width && a[i] + b[i] == time[i])
            i++;
        if (i == width || a[i] + b[i] > time[i])
            continue;
        for (; i < width; i++)
            time[i] = a[i] + b[i];
        event = GROW;
        *where = m->best[v];
    }
    for (int32_t node = 0; node < m->nodes; node++) {
        if (m->parent[node] != NONE || (is_blossom(m, node) && m->first_child[node] == NONE))
            continue;
        if (m->label[node] == EVEN && m->meeting[node] != NONE &&
            compare(AT(meeting_time, node), time, width) < 0) {
            copy(time, AT(meeting_time, node), width);
            event = MEET;
            *where = m->meeting[node];
        } else if (m->label[node] == ODD && is_blossom(m, node)) {
            const Limb *twice = AT(dual, node);
            int32_t i = 0;
            while (i < width && twice[i] == 2 * time[i])
                i++;
            if (i == width || twice[i] > 2 * time[i])
                continue;
            for (; i < width; i++)
                time[i] = twice[i] / 2; /* even, as is what edges of one parity lack */
            event = OPEN;
            *where = node;
        }
    }
    copy(m->clock, time, width);
    return event;
}

/* Whether the matching grew; if not, it is the heaviest. */
static bool stage(Matcher *m)
{
    bool grown = false, ended = false;
    plant(m);
    for (int32_t scanned = 0; !grown && !ended;) {
        if (scanned < m->queued) {
            grown = scan(m, m->queue[scanned++]);
            continue;
        }
        int32_t where = NONE;
        switch (next_event(m, &where)) {
        case END:
            ended = true;
            break;
        case GROW:
            grow(m, where);
            break;
        case MEET:
            grown = meet(m, m->from[where], m->to[where]);
            break;
        case OPEN:
            open_odd(m, where);
            break;
        }
    }
    clear(m);
    return grown;
}

/* From the duals that a matcher begins with, all those of vertices equal, to the heaviest. */
void match(Matcher *m)
{
    while (stage(m))
        continue;
}
