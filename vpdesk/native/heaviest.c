/* The heaviest matching as Python calls it: weights into limbs, the graph, the proof. */

#include "matcher.h"
#include "native.h"

#include <stdlib.h>

enum { DONE = 0, NO_MEMORY = 1, TOO_LARGE = 2, NO_SUCH_EDGE = 3, NOT_PROVED = 4 };

enum { NEW_LIMB = 0, ALWAYS_ZERO = -1 };

/* How components become limbs: component i is added to the limb so far times factor[i], or it is
 * one of the two above. */
typedef struct {
    int32_t components, width;
    Limb *factor;
    const int64_t *weights;
} Packing;

static Limb magnitude(int64_t value)
{
    return value == INT64_MIN ? INT64_MAX : value < 0 ? -value : value;
}

/* Fills in factor and width; false where a component is too large for a limb of its own. */
static bool plan(Packing *p, int32_t size, int64_t edges)
{
    const Limb most = most_in_limb(size);
    Limb room = 0; /* for how large a factor the limb so far has room */
    p->width = 0;
    for (int32_t i = 0; i < p->components; i++) {
        int64_t low = 0, high = 0;
        for (int64_t edge = 0; edge < edges; edge++) {
            const int64_t value = p->weights[edge * p->components + i];
            if (magnitude(value) > most)
                return false;
            low = value < low ? value : low;
            high = value > high ? value : high;
        }
        if (low == high) {
            p->factor[i] = ALWAYS_ZERO;
            continue;
        }
        const Limb factor = (high - low) * (size / 2) + 1;
        if (factor <= room) {
            p->factor[i] = factor;
            room /= factor;
        } else {
            p->factor[i] = NEW_LIMB;
            p->width++;
            room = most / factor;
        }
    }
    return true;
}

static void pack(const Packing *p, const int64_t *components, Limb *limbs)
{
    int32_t last = -1;
    for (int32_t i = 0; i < p->components; i++)
        if (p->factor[i] == NEW_LIMB)
            limbs[++last] = components[i];
        else if (p->factor[i] != ALWAYS_ZERO)
            limbs[last] = limbs[last] * p->factor[i] + components[i];
}

/* --- memory: everything in one block, whose size is counted first ----------------------------- */

typedef struct {
    char *block; /* NULL while counting */
    size_t used;
} Store;

static void *take(Store *store, size_t count, size_t each)
{
    void *place = store->block ? store->block + store->used : NULL;
    store->used += (count * each + 7) / 8 * 8;
    return place;
}

static void lay_out(Matcher *m, Store *store, size_t half_edges)
{
    const size_t size = (size_t)m->size, nodes = (size_t)m->nodes, blossoms = nodes - size;
    const size_t vector = (size_t)m->width * sizeof(Limb);
    int32_t **of_vertices[] = {&m->mate, &m->top, &m->next_vertex, &m->best, &m->queue};
    int32_t **of_nodes[] = {&m->parent,      &m->first_child,  &m->base,        &m->ring,
                            &m->ring_back,   &m->ring_from,    &m->ring_to,     &m->reach_from,
                            &m->reach_at,    &m->first_vertex, &m->last_vertex, &m->mark,
                            &m->meeting,     &m->known_count,  &m->found,       &m->spare};
    Limb **vectors_of_nodes[] = {&m->dual, &m->meeting_time, &m->found_level};
    Limb **vectors[] = {&m->clock, &m->end, &m->scratch};
    for (size_t i = 0; i < sizeof of_vertices / sizeof *of_vertices; i++)
        *of_vertices[i] = take(store, size, sizeof(int32_t));
    for (size_t i = 0; i < sizeof of_nodes / sizeof *of_nodes; i++)
        *of_nodes[i] = take(store, nodes, sizeof(int32_t));
    for (size_t i = 0; i < sizeof vectors_of_nodes / sizeof *vectors_of_nodes; i++)
        *vectors_of_nodes[i] = take(store, nodes, vector);
    for (size_t i = 0; i < sizeof vectors / sizeof *vectors; i++)
        *vectors[i] = take(store, 1, vector);
    m->level = take(store, size, vector);
    m->best_level = take(store, size, vector);
    m->label = take(store, nodes, 1);
    m->start = take(store, size + 1, sizeof(int32_t));
    m->from = take(store, half_edges, sizeof(int32_t));
    m->to = take(store, half_edges, sizeof(int32_t));
    m->weight = take(store, half_edges, vector);
    m->known = take(store, blossoms * size, sizeof(int32_t));
}

/* --- the graph ------------------------------------------------------------------------------ */

/* Reads the edges whose weight is above 0: no other can make a matching heavier. The duals begin
 * with half of what the heaviest edge, doubled, needs. */
static void read_graph(Matcher *m, const Packing *p, int64_t edges, const int32_t *ends)
{
    int32_t *filled = m->queue;
    for (int64_t edge = 0; edge < edges; edge++)
        if (sign(p->weights + edge * p->components, p->components) > 0)
            for (int32_t side = 0; side < 2; side++)
                m->start[ends[2 * edge + side] + 1]++;
    for (int32_t v = 0; v < m->size; v++) {
        m->start[v + 1] += m->start[v];
        filled[v] = m->start[v];
    }
    for (int64_t edge = 0; edge < edges; edge++) {
        const int64_t *components = p->weights + edge * p->components;
        if (sign(components, p->components) <= 0)
            continue;
        pack(p, components, m->scratch);
        if (compare(m->scratch, m->end, m->width) > 0)
            copy(m->end, m->scratch, m->width);
        for (int32_t side = 0; side < 2; side++) {
            const int32_t from = ends[2 * edge + side], place = filled[from]++;
            m->from[place] = from;
            m->to[place] = ends[2 * edge + 1 - side];
            add_times(AT(weight, place), m->scratch, 2, m->width);
        }
    }
    for (int32_t v = 0; v < m->size; v++)
        copy(AT(level, v), m->end, m->width);
}

static void set_up(Matcher *m)
{
    for (int32_t node = 0; node < m->nodes; node++)
        m->parent[node] = m->first_child[node] = m->found[node] = NONE;
    for (int32_t v = 0; v < m->size; v++) {
        m->mate[v] = NONE;
        m->top[v] = m->base[v] = m->first_vertex[v] = m->last_vertex[v] = v;
    }
    for (int32_t node = m->nodes - 1; node >= m->size; node--)
        m->spare[m->spares++] = node;
}

/* --- the proof: duals that no heavier matching could have -------------------------------------- */

/* Of the vertices in a blossom all but one are matched among themselves, and its dual is not
 * below 0. */
static bool blossom_holds(Matcher *m, int32_t blossom)
{
    int32_t inside = 0, matched = 0;
    m->marks++;
    EACH_VERTEX (v, blossom)
        m->mark[v] = m->marks;
    EACH_VERTEX (v, blossom) {
        inside++;
        matched += m->mate[v] != NONE && m->mark[m->mate[v]] == m->marks;
    }
    return inside == matched + 1 && sign(AT(dual, blossom), m->width) >= 0;
}

/* What the duals at the ends of a half-edge, and of the blossoms around both, have over twice its
 * weight: below 0, 0, above 0. */
static int excess(Matcher *m, int32_t edge)
{
    gap(m, edge, m->scratch);
    m->marks++;
    for (int32_t node = m->parent[m->from[edge]]; node != NONE; node = m->parent[node])
        m->mark[node] = m->marks;
    for (int32_t node = m->parent[m->to[edge]]; node != NONE; node = m->parent[node])
        if (m->mark[node] == m->marks)
            add_times(m->scratch, AT(dual, node), 1, m->width);
    return sign(m->scratch, m->width);
}

/* Whether the matching is the heaviest, by the duality of linear programs: duals that cover all
 * edges weigh as much as the matching does. */
static bool proved(Matcher *m)
{
    for (int32_t node = m->size; node < m->nodes; node++)
        if (m->first_child[node] != NONE && !blossom_holds(m, node))
            return false;
    for (int32_t v = 0; v < m->size; v++) {
        const int dual = sign(AT(level, v), m->width);
        bool tight = m->mate[v] == NONE && dual == 0;
        for (int32_t edge = m->start[v]; edge < m->start[v + 1]; edge++) {
            const int over = excess(m, edge);
            if (over < 0)
                return false;
            tight |= m->to[edge] == m->mate[v] && over == 0;
        }
        if (dual < 0 || !tight || (m->mate[v] != NONE && m->mate[m->mate[v]] != v))
            return false;
    }
    return true;
}

/* --- the call ------------------------------------------------------------------------------- */

static int32_t solve(Matcher *m, const Packing *p, int64_t edges, const int32_t *ends,
                     int32_t *partners)
{
    Store store = {NULL, 0};
    m->width = p->width;
    lay_out(m, &store, 2 * (size_t)edges);
    store.block = calloc(store.used ? store.used : 1, 1);
    if (!store.block)
        return NO_MEMORY;
    store.used = 0;
    lay_out(m, &store, 2 * (size_t)edges);
    set_up(m);
    read_graph(m, p, edges, ends);
    match(m);
    for (int32_t v = 0; v < m->size; v++)
        partners[v] = m->mate[v];
    const int32_t status = proved(m) ? DONE : NOT_PROVED;
    free(store.block);
    return status;
}

/* Finds the matching with the greatest total weight.
 *
 * ends: [edges][2] vertices from 0. weights: [edges][components], compared one after another. Of
 * two edges between the same vertices the heavier one counts.
 * partners: [size] whom each vertex is matched to, -1 for nobody. Returns DONE or what is wrong.
 */
VPDESK_API int32_t vpdesk_heaviest(int32_t size, int64_t edges, const int32_t *ends,
                                   int32_t components, const int64_t *weights, int32_t *partners)
{
    for (int64_t edge = 0; edge < edges; edge++) {
        const int32_t a = ends[2 * edge], b = ends[2 * edge + 1];
        if (a < 0 || b < 0 || a >= size || b >= size || a == b)
            return NO_SUCH_EDGE;
    }
    if (size == 0)
        return DONE;
    Packing packing = {components, 0, NULL, weights};
    packing.factor = malloc(((size_t)components + 1) * sizeof(Limb));
    if (!packing.factor)
        return NO_MEMORY;
    int32_t status = TOO_LARGE;
    if (plan(&packing, size, edges)) {
        Matcher matcher = {.size = size, .nodes = size + size / 2};
        status = solve(&matcher, &packing, edges, ends, partners);
    }
    free(packing.factor);
    return status;
}
