/* A random exact cover by dancing links (D. E. Knuth, Dancing links, 2000), for movements that are
 * made of a few encounters and all their shifts.
 *
 * An option is a row of items. Every primary item must be in exactly one of the chosen options,
 * any other in as many at most as it has room for.
 */

#include "native.h"

#include <stddef.h>
#include <stdlib.h>

/* Node 0 heads the list of primary items that are left; nodes 1 to items head the options of an
 * item; after them come the nodes of the options, each a row [begin, end). */
typedef struct {
    int32_t *left, *right; /* [items + 1] the items that are left */
    int32_t *up, *down;    /* [nodes] the nodes of an item */
    int32_t *item, *row;   /* [nodes] */
    int32_t *length;       /* [items + 1] options that are left for an item */
    int32_t *room;         /* [items + 1] of items that are not primary */
    const int32_t *begin;  /* [options + 1] nodes */
    int32_t *chosen;
    int64_t steps;
    uint64_t state;
    int32_t items, primary;
} Cover;

static void hide_row(Cover *c, int32_t node)
{
    const int32_t row = c->row[node];
    for (int32_t at = c->begin[row]; at < c->begin[row + 1]; at++)
        if (at != node) {
            c->down[c->up[at]] = c->down[at];
            c->up[c->down[at]] = c->up[at];
            c->length[c->item[at]]--;
        }
}

static void show_row(Cover *c, int32_t node)
{
    const int32_t row = c->row[node];
    for (int32_t at = c->begin[row + 1] - 1; at >= c->begin[row]; at--)
        if (at != node) {
            c->length[c->item[at]]++;
            c->down[c->up[at]] = c->up[c->down[at]] = at;
        }
}

/* The item takes no more options. */
static void hide(Cover *c, int32_t item)
{
    c->right[c->left[item]] = c->right[item];
    c->left[c->right[item]] = c->left[item];
    for (int32_t at = c->down[item]; at != item; at = c->down[at])
        hide_row(c, at);
}

static void show(Cover *c, int32_t item)
{
    for (int32_t at = c->up[item]; at != item; at = c->up[at])
        show_row(c, at);
    c->right[c->left[item]] = c->left[c->right[item]] = item;
}

static void take(Cover *c, int32_t row, int32_t but)
{
    for (int32_t at = c->begin[row]; at < c->begin[row + 1]; at++)
        if (c->item[at] != but && --c->room[c->item[at]] == 0)
            hide(c, c->item[at]);
}

static void leave(Cover *c, int32_t row, int32_t but)
{
    for (int32_t at = c->begin[row + 1] - 1; at >= c->begin[row]; at--)
        if (c->item[at] != but && ++c->room[c->item[at]] == 1)
            show(c, c->item[at]);
}

/* Choose options for all that is left, from `depth` on: how many there are in all, or -1. */
static int32_t solve(Cover *c, int32_t depth)
{
    int32_t best = c->right[0], ties = 0;
    if (best == 0)
        return depth;
    if (--c->steps < 0)
        return -1;
    for (int32_t item = best; item != 0; item = c->right[item]) {
        if (c->length[item] < c->length[best])
            best = item, ties = 0;
        if (c->length[item] == c->length[best] && random_below(&c->state, (uint32_t)++ties) == 0)
            best = item;
    }
    hide(c, best);
    int32_t found = -1;
    for (int32_t at = c->down[best]; at != best && found < 0 && c->steps >= 0; at = c->down[at]) {
        c->chosen[depth] = c->row[at];
        take(c, c->row[at], best);
        found = solve(c, depth + 1);
        if (found < 0)
            leave(c, c->row[at], best);
    }
    if (found < 0)
        show(c, best);
    return found;
}

/* The options in a random order, each as the last node of its items. */
static void link_options(Cover *c, int32_t options, int32_t *order)
{
    for (int32_t row = 0; row < options; row++) {
        const int32_t other = (int32_t)random_below(&c->state, (uint32_t)row + 1);
        order[row] = order[other];
        order[other] = row;
    }
    for (int32_t at = 0; at < options; at++)
        for (int32_t node = c->begin[order[at]]; node < c->begin[order[at] + 1]; node++) {
            const int32_t item = c->item[node], last = c->up[item];
            c->row[node] = order[at];
            c->up[node] = last, c->down[node] = item;
            c->down[last] = c->up[item] = node;
            c->length[item]++;
        }
}

/* items: numbered from 1, the primary ones first. room: [items + 1], 1 for primary ones; it is
 * worked with. begin: [options + 1], where each option begins in `item`, the first at items + 1.
 * item: [begin[options]]. chosen: [primary], for the options taken. steps: the most that are tried.
 * Returns how many options are taken; -1 where no cover was found, -2 without memory. */
VPDESK_API int32_t vpdesk_cover(int32_t items, int32_t primary, int32_t *room, int32_t options,
                                const int32_t *begin, int32_t *item, uint64_t seed, int64_t steps,
                                int32_t *chosen)
{
    const size_t heads = (size_t)items + 1, nodes = (size_t)begin[options];
    int32_t *memory = malloc((3 * heads + 3 * nodes + (size_t)options) * sizeof(int32_t));
    if (memory == NULL)
        return -2;
    int32_t *left = memory, *right = left + heads, *length = right + heads, *up = length + heads;
    Cover c = {left, right, up, up + nodes, item, up + 2 * nodes, length, room, begin,
               chosen, steps, seed, items, primary};
    for (int32_t head = 0; head <= items; head++) {
        c.up[head] = c.down[head] = c.left[head] = c.right[head] = head;
        c.length[head] = 0;
    }
    for (int32_t head = 1; head <= primary; head++) {
        c.left[head] = head - 1, c.right[head - 1] = head;
        c.right[head] = 0, c.left[0] = head;
    }
    link_options(&c, options, up + 3 * nodes);
    const int32_t found = solve(&c, 0);
    free(memory);
    return found;
}
