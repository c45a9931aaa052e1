"""The heaviest matching against networkx, and its own proof for graphs too large for that."""

from random import Random

import networkx
import pytest

from vpdesk.tournament.draws.matching import heaviest, heaviest_of_bytes, most_pairs, pairs_of

LARGE = 2**40
SPANS = [(0, 1), (0, 3), (-2, 2), (-1000, 1000), (0, LARGE), (-LARGE, LARGE), (0, 0), (1, 1)]


def random_edges(random: Random, size: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """A graph of any density, with weights of any number and kinds of components."""
    spans = random.choices(SPANS, k=random.choice([1, 1, 2, 3, 5, 12, 40]))
    density = random.random()
    return [
        (a, b, tuple(random.randint(*span) for span in spans))
        for a in range(size)
        for b in range(a)
        if random.random() < density
    ]


def total(partners, edges) -> tuple[int, ...]:
    """The weight of a matching, after a look whether it is one."""
    weights = {pair: weight for a, b, weight in edges for pair in ((a, b), (b, a))}
    pairs = [(a, b) for a, b in enumerate(partners) if b >= 0]
    assert all(partners[b] == a for a, b in pairs)
    found = [weights[a, b] for a, b in pairs if a < b]
    nothing = [0] * len(edges[0][2])
    return tuple(map(sum, zip(nothing, *found, strict=True)))


def graph_of(edges) -> networkx.Graph:
    """The same with weights folded to integers, which order as the components do."""
    graph = networkx.Graph()
    for a, b, weight in edges:
        folded = 0
        for component in weight:
            folded = folded * LARGE * 256 + component
        graph.add_edge(a, b, weight=folded)
    return graph


@pytest.mark.parametrize("seed", range(6))
def test_the_total_is_the_one_that_networkx_finds(seed):
    random = Random(seed)
    for _ in range(25):
        size = random.randint(2, 14)
        edges = random_edges(random, size)
        best = [-1] * size
        for a, b in networkx.max_weight_matching(graph_of(edges)):
            best[a], best[b] = b, a
        partners = heaviest(size, edges)
        assert len(partners) == size
        assert not edges or total(partners, edges) == total(best, edges)


@pytest.mark.parametrize("seed", range(3))
def test_most_pairs_are_as_many_as_networkx_finds(seed):
    random = Random(seed)
    for _ in range(40):
        size = random.randint(1, 20)
        graph = networkx.gnp_random_graph(size, random.random() ** 2, seed=random.randrange(10**6))
        masks = [sum(1 << other for other in graph[v]) for v in range(size)]
        partners = most_pairs(size, masks)
        assert all(
            b < 0 or (partners[b] == a and graph.has_edge(a, b)) for a, b in enumerate(partners)
        )
        assert pairs_of(partners) == len(networkx.max_weight_matching(graph, maxcardinality=True))


@pytest.mark.parametrize("kind", ["ties", "wide", "sparse", "negative"])
def test_large_graphs_are_matched_with_a_proof(kind):
    """A call raises ArithmeticError where its duals do not prove the matching the heaviest."""
    random = Random(kind)
    weight = {
        "ties": lambda: (1, random.randint(0, 2), random.randint(0, 2)),
        "wide": lambda: tuple(random.randint(0, 1) << 38 for _ in range(40)),
        "sparse": lambda: (1, random.randint(0, LARGE)),
        "negative": lambda: (random.randint(-LARGE, LARGE),),
    }[kind]
    density = 0.05 if kind == "sparse" else 0.7
    edges = [(a, b, weight()) for a in range(90) for b in range(a) if random.random() < density]
    partners = heaviest(90, edges)
    assert pairs_of(partners) > 35
    assert heaviest(90, edges) == partners


def test_a_later_component_decides_only_between_equals():
    path = [(0, 1, (1, 0)), (1, 2, (1, 1)), (2, 3, (1, 0))]
    assert heaviest(4, path) == (1, 0, 3, 2)  # two pairs, though the middle one is better
    assert heaviest(3, path[:2]) == (-1, 2, 1)
    heavy = [(0, 1, (0,) * 300 + (1,)), (1, 2, (0,) * 300 + (2,))]
    assert heaviest(3, heavy) == (-1, 2, 1)


def test_edges_below_nothing_are_left_out():
    assert heaviest(4, [(0, 1, (0, -1)), (2, 3, (-1, 9))]) == (-1, -1, -1, -1)
    assert heaviest(
        4,
        [
            (0, 1, (1, -LARGE)),
            (
                2,
                3,
                (
                    0,
                    0,
                ),
            ),
            (1, 2, (1, 0)),
        ],
    ) == (-1, 2, 1, -1)


def test_the_heavier_of_two_edges_counts():
    twice = [(0, 1, (5,)), (1, 0, (9,)), (1, 2, (7,))]
    assert heaviest(3, twice) == (1, 0, -1)


def test_no_edges_and_no_vertices():
    assert heaviest(3, []) == (-1, -1, -1)
    assert heaviest(2, [(0, 1, ())]) == (-1, -1)
    assert heaviest_of_bytes(2, b"", b"") == (-1, -1)
    assert heaviest(0, []) == most_pairs(0, []) == ()


@pytest.mark.parametrize(
    "component", [2**63 // 256, -(2**63) // 256 - 1, 2**63 - 1, -(2**63), 2**64]
)
def test_components_that_could_overflow_are_refused(component):
    with pytest.raises(OverflowError):
        heaviest(2, [(0, 1, (1, component))])


def test_the_largest_components_are_exact():
    most = 2**63 // 256 - 1
    assert heaviest(2, [(0, 1, (most,))]) == (1, 0)
    ends = [(0, 1, most - 1), (1, 2, most), (2, 3, 2), (3, 4, most), (4, 5, most - 1)]
    with pytest.raises(OverflowError):
        heaviest(6, [(a, b, (weight,)) for a, b, weight in ends])
    third = [(a, b, (min(weight, most // 3),)) for a, b, weight in ends]
    assert heaviest(6, third) == (1, 0, 3, 2, 5, 4)


@pytest.mark.parametrize("edge", [(0, 0), (0, 2), (-1, 1)])
def test_an_edge_that_is_none_is_refused(edge):
    with pytest.raises(ValueError, match="two different vertices"):
        heaviest(2, [(*edge, (1,))])


def test_weights_of_different_lengths_are_refused():
    with pytest.raises(ValueError, match="one length"):
        heaviest(3, [(0, 1, (1,)), (1, 2, (1, 2))])
    with pytest.raises(ValueError, match="as many components"):
        heaviest_of_bytes(3, bytes(16), bytes(24))


def test_a_neighbour_beyond_the_field_is_refused():
    with pytest.raises(OverflowError):
        most_pairs(2, [0b100, 0b1])


def test_each_vertex_has_its_neighbours():
    with pytest.raises(ValueError, match="one mask"):
        most_pairs(3, [0b10, 0b01])
