/* The nodes of a matching in the making: their labels, and blossoms made, opened and rematched. */

#include "matcher.h"

void set_label(Matcher *m, int32_t node, int8_t label)
{
    const int8_t change = (int8_t)(label - m->label[node]);
    m->label[node] = label;
    if (change) {
        EACH_VERTEX (v, node)
            add_times(AT(level, v), m->clock, change, m->width);
        if (is_blossom(m, node))
            add_times(AT(dual, node), m->clock, -2 * change, m->width);
    }
}

void reach(Matcher *m, int32_t node, int8_t label, int32_t from, int32_t at)
{
    set_label(m, node, label);
    m->reach_from[node] = from;
    m->reach_at[node] = at;
    if (label != EVEN)
        return;
    m->meeting[node] = NONE;
    EACH_VERTEX (v, node)
        m->queue[m->queued++] = v;
}

static void set_top(Matcher *m, int32_t node, int32_t top)
{
    EACH_VERTEX (v, node)
        m->top[v] = top;
}

static void link_ring(Matcher *m, int32_t child, int32_t next, int32_t from, int32_t to)
{
    m->ring[child] = next;
    m->ring_back[next] = child;
    m->ring_from[child] = from;
    m->ring_to[child] = to;
}

/* Puts a half-edge of the blossom that is being made among the best to each even node. */
static void consider(Matcher *m, int32_t edge, int32_t blossom, int32_t *list, int32_t *count)
{
    const int32_t other = m->top[m->to[edge]];
    if (other == blossom || m->label[other] != EVEN)
        return;
    gap(m, edge, m->scratch);
    if (m->found[other] == NONE)
        list[(*count)++] = other;
    else if (compare(m->scratch, AT(found_level, other), m->width) >= 0)
        return;
    m->found[other] = edge;
    copy(AT(found_level, other), m->scratch, m->width);
}

/* Finds the best half-edges of a new even blossom: from its children's, or from all it has. */
static void survey(Matcher *m, int32_t blossom)
{
    int32_t *list = known_of(m, blossom), count = 0, child = m->first_child[blossom];
    do {
        if (is_blossom(m, child) && m->known_count[child] != NONE) {
            for (int32_t i = 0; i < m->known_count[child]; i++)
                consider(m, known_of(m, child)[i], blossom, list, &count);
        } else {
            EACH_VERTEX (v, child)
                for (int32_t edge = m->start[v]; edge < m->start[v + 1]; edge++)
                    consider(m, edge, blossom, list, &count);
        }
        child = m->ring[child];
    } while (child != m->first_child[blossom]);
    Limb *time = AT(meeting_time, blossom);
    for (int32_t i = 0; i < count; i++) {
        const int32_t other = list[i];
        const Limb *twice = AT(found_level, other);
        list[i] = m->found[other];
        m->found[other] = NONE;
        if (i && compare(twice, time, m->width) >= 0)
            continue;
        m->meeting[blossom] = list[i];
        copy(time, twice, m->width);
    }
    for (int32_t i = 0; count && i < m->width; i++)
        time[i] /= 2; /* even: both ends have the parity of the free vertices */
    m->known_count[blossom] = count;
}

/* Makes one even node of the ring that a tight edge between even vertices u and v closes. */
void shrink(Matcher *m, int32_t u, int32_t v, int32_t root)
{
    const int32_t blossom = m->spare[--m->spares];
    int32_t last = m->top[u];
    for (int32_t child = last; child != root; child = m->ring_back[child])
        link_ring(m, m->top[m->reach_from[child]], child, m->reach_from[child],
                  m->reach_at[child]);
    link_ring(m, last, m->top[v], u, v);
    for (int32_t child = m->top[v]; child != root; child = m->ring[child])
        link_ring(m, child, m->top[m->reach_from[child]], m->reach_at[child],
                  m->reach_from[child]);
    m->parent[blossom] = NONE;
    m->first_child[blossom] = root;
    m->base[blossom] = m->base[root];
    m->first_vertex[blossom] = m->first_vertex[root];
    m->label[blossom] = OUTSIDE;
    m->mark[blossom] = 0;
    memset(AT(dual, blossom), 0, (size_t)m->width * sizeof(Limb));
    last = NONE;
    int32_t child = root;
    do {
        if (m->label[child] == ODD)
            EACH_VERTEX (vertex, child)
                m->queue[m->queued++] = vertex;
        set_label(m, child, OUTSIDE);
        set_top(m, child, blossom);
        m->parent[child] = blossom;
        if (last != NONE)
            m->next_vertex[last] = m->first_vertex[child];
        last = m->last_vertex[child];
        child = m->ring[child];
    } while (child != root);
    m->last_vertex[blossom] = last;
    m->reach_from[blossom] = m->reach_from[root];
    m->reach_at[blossom] = m->reach_at[root];
    m->meeting[blossom] = NONE;
    set_label(m, blossom, EVEN);
    survey(m, blossom);
}

/* Makes nodes of their own of the children of a blossom whose dual is 0. */
static void open_blossom(Matcher *m, int32_t blossom)
{
    int32_t child = m->first_child[blossom];
    set_label(m, blossom, OUTSIDE);
    do {
        m->parent[child] = NONE;
        set_top(m, child, child);
        child = m->ring[child];
    } while (child != m->first_child[blossom]);
    m->first_child[blossom] = NONE;
    m->spare[m->spares++] = blossom;
}

static int32_t place_in_ring(const Matcher *m, int32_t first, int32_t child)
{
    int32_t place = 0;
    for (; child != first; child = m->ring_back[child])
        place++;
    return place;
}

/* Opens an odd blossom: the children from where it was reached to its base stay in the tree. */
void open_odd(Matcher *m, int32_t blossom)
{
    const int32_t first = m->first_child[blossom];
    int32_t from = m->reach_from[blossom], at = m->reach_at[blossom];
    open_blossom(m, blossom);
    int32_t child = m->top[at];
    const bool forward = place_in_ring(m, first, child) % 2 != 0; /* to the child's mate */
    reach(m, child, ODD, from, at);
    for (bool even = true; child != first; even = !even) {
        const int32_t next = forward ? m->ring[child] : m->ring_back[child];
        from = forward ? m->ring_from[child] : m->ring_to[next];
        at = forward ? m->ring_to[child] : m->ring_from[next];
        reach(m, next, even ? EVEN : ODD, from, at);
        child = next;
    }
}

/* Opens all blossoms of dual 0, when no node is in a tree. */
void open_empty(Matcher *m)
{
    for (bool any = true; any;) {
        any = false;
        for (int32_t node = m->size; node < m->nodes; node++)
            if (m->first_child[node] != NONE && m->parent[node] == NONE &&
                sign(AT(dual, node), m->width) == 0) {
                open_blossom(m, node);
                any = true;
            }
    }
}

/* Rematches a node inside, so that a vertex of it becomes its base. */
void rebase(Matcher *m, int32_t node, int32_t vertex)
{
    if (!is_blossom(m, node))
        return;
    int32_t target = vertex;
    while (m->parent[target] != node)
        target = m->parent[target];
    rebase(m, target, vertex);
    const int32_t first = m->first_child[node];
    const bool forward = place_in_ring(m, first, target) % 2 != 0;
    for (int32_t child = target; child != first;) {
        const int32_t one = forward ? m->ring[child] : m->ring_back[child];
        const int32_t two = forward ? m->ring[one] : m->ring_back[one];
        const int32_t link = forward ? one : two;
        const int32_t a = m->ring_from[link], b = m->ring_to[link];
        rebase(m, link, a);
        rebase(m, m->ring[link], b);
        m->mate[a] = b;
        m->mate[b] = a;
        child = two;
    }
    m->first_child[node] = target;
    m->base[node] = vertex;
}
