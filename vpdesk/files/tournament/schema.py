"""The tables of a tournament file, and what their columns hold."""

from __future__ import annotations

from vpdesk.files.stored.stored_form import SEALED, StoredRows, Tables

# Lists within a column are JSON. What an SQLite tool shows of a table is this text.
SCHEMA = """
CREATE TABLE settings (    -- points in hundredths: a win is 100, 12 VP are 1200
  name TEXT NOT NULL PRIMARY KEY,
  value
) WITHOUT ROWID;
CREATE TABLE players (     -- or teams
  number INTEGER NOT NULL PRIMARY KEY,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  rating INTEGER NOT NULL,          -- 0: unknown
  title TEXT NOT NULL,
  sex TEXT NOT NULL,
  federation TEXT NOT NULL,
  fide_number TEXT NOT NULL,
  birth TEXT NOT NULL,
  group_name TEXT NOT NULL,
  first_round INTEGER NOT NULL,
  last_round INTEGER NOT NULL,      -- 0: to the end
  members TEXT NOT NULL             -- ["name", ...]
);
CREATE TABLE rounds (
  round INTEGER NOT NULL PRIMARY KEY,
  method TEXT NOT NULL
);
CREATE TABLE games (       -- of teams: matches, white is the home team
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  white INTEGER NOT NULL REFERENCES players (number) DEFERRABLE INITIALLY DEFERRED,
  black INTEGER NOT NULL REFERENCES players (number) DEFERRABLE INITIALLY DEFERRED,
  white_result TEXT,                -- 1 = 0, W D L unrated, + - forfeit
  black_result TEXT,
  white_points INTEGER,             -- hundredths, where the point system does not say it
  black_points INTEGER,
  white_imps INTEGER,
  black_imps INTEGER,
  triangle INTEGER NOT NULL,        -- 0: none
  PRIMARY KEY (round, board)
) WITHOUT ROWID;
CREATE TABLE byes (
  round INTEGER NOT NULL,
  position INTEGER NOT NULL,
  player INTEGER NOT NULL REFERENCES players (number) DEFERRABLE INITIALLY DEFERRED,
  kind TEXT NOT NULL,               -- U of the draw, F full, H half, Z absent
  points INTEGER,
  PRIMARY KEY (round, position)
) WITHOUT ROWID;
CREATE TABLE changes_by_hand (
  round INTEGER NOT NULL,
  position INTEGER NOT NULL,
  pairs_before TEXT NOT NULL,       -- [[white, black], ...]; 0: the bye
  pairs_after TEXT NOT NULL,
  rules_broken TEXT NOT NULL,       -- ["code", ...]
  PRIMARY KEY (round, position)
) WITHOUT ROWID;
CREATE TABLE requests (    -- byes and absences of rounds to come
  position INTEGER NOT NULL PRIMARY KEY,
  player INTEGER NOT NULL,
  round INTEGER NOT NULL,
  kind TEXT NOT NULL
);
CREATE TABLE forbidden (   -- players of whom no two may meet
  position INTEGER NOT NULL PRIMARY KEY,
  players TEXT NOT NULL,            -- [number, ...]
  first_round INTEGER NOT NULL,
  last_round INTEGER NOT NULL       -- 0: to the end
);
CREATE TABLE acceleration (
  position INTEGER NOT NULL PRIMARY KEY,
  player INTEGER NOT NULL,
  points TEXT NOT NULL              -- [hundredths in round 1, ...]
);
CREATE TABLE details (     -- what a report file says beside that
  position INTEGER NOT NULL PRIMARY KEY,
  record TEXT NOT NULL,
  text TEXT NOT NULL
);
CREATE TABLE extra (       -- lines of a report file that vpdesk does not know
  position INTEGER NOT NULL PRIMARY KEY,
  line TEXT NOT NULL
);
"""
# By table: its key columns and the others, each with a letter for what it holds: a whole number
# (i), a text (t), or one of them or nothing (I, T); v is either.
COLUMNS = {
    "settings": ("name:t", "value:v"),
    "players": (
        "number:i",
        """position:i name:t rating:i title:t sex:t federation:t fide_number:t birth:t
        group_name:t first_round:i last_round:i members:t""",
    ),
    "rounds": ("round:i", "method:t"),
    "games": (
        "round:i board:i",
        """white:i black:i white_result:T black_result:T white_points:I black_points:I
        white_imps:I black_imps:I triangle:i""",
    ),
    "byes": ("round:i position:i", "player:i kind:t points:I"),
    "changes_by_hand": ("round:i position:i", "pairs_before:t pairs_after:t rules_broken:t"),
    "requests": ("position:i", "player:i round:i kind:t"),
    "forbidden": ("position:i", "players:t first_round:i last_round:i"),
    "acceleration": ("position:i", "player:i points:t"),
    "details": ("position:i", "record:t text:t"),
    "extra": ("position:i", "line:t"),
}
# An event of more than one Swiss stage has further tables. The players above are then its
# entrants, and the other tables above are those of the first group of its first stage.
GROUP_TABLES = tuple(table for table in COLUMNS if table != "players")
EVENT_COLUMNS = {
    "stages": (
        "stage:i",
        """title:t draw:t who:t who_stage:i first_place:i last_place:i chosen:t carry:t
        carry_stage:i per_cent:i cap:i double:i third_place:i no_repeats:i group_count:i""",
    ),
    "adjustments": ("stage:i position:i", "entrant:i points:i imps:i reason:t round:i"),
    "event_details": ("position:i", "name:t text:t"),
    # Of the first group of the first stage only where it is not of all entrants.
    "group_players": ("stage:i part:i position:i", "player:i first_round:i last_round:i"),
    **{
        f"group_{table}": (f"stage:i part:i {COLUMNS[table][0]}", COLUMNS[table][1])
        for table in GROUP_TABLES
    },
}
# The score sheets and rulings of matches; what the event says of these is not in them.
_MATCH = "stage:i part:i round:i home:i visitor:i"
MATCH_COLUMNS = {
    "matches": (_MATCH, "details:t ruled:T"),
    # Only boards on which something stands; entries: what was typed at each table, as JSON.
    "match_boards": (f"{_MATCH} board:i", "status:t home_imps:i visitor_imps:i entries:t"),
}
# Of matches of chess teams of which more is known than the result: what the home team has on each
# board, and who plays for both, [[place among its members, ...], [...]].
CHESS_COLUMNS = {"chess_matches": ("stage:i part:i round:i board:i", "boards:t line_ups:t")}
# What files of before have in event_details. A logo is in base 64.
DETAIL_COLUMNS = {
    "event_prizes": ("position:i", "wins:t text:t winner:i"),
    "event_prints": ("name:t", "text:t"),
    # Of rounds of pairs: what the results of their matches were worked out from.
    "board_scores": (
        "stage:i part:i round:i position:i",
        "board:t ns:i ew:i score:t group_name:t",
    ),
}


_Names = tuple[str, ...]


def _names(columns: dict[str, tuple[str, str]]) -> dict[str, tuple[_Names, _Names]]:
    return {table: (_names_in(keys), _names_in(rest)) for table, (keys, rest) in columns.items()}


def _names_in(part: str) -> _Names:
    return tuple(each.split(":")[0] for each in part.split())


TABLES = _names(COLUMNS)  # key columns, other columns
EVENT_TABLES = _names(EVENT_COLUMNS)
MATCH_TABLES = _names(MATCH_COLUMNS)
CHESS_TABLES = _names(CHESS_COLUMNS)
DETAIL_TABLES = _names(DETAIL_COLUMNS)
ALL_TABLES = TABLES | EVENT_TABLES | MATCH_TABLES | CHESS_TABLES | DETAIL_TABLES
_SQL = {"i": "INTEGER NOT NULL", "t": "TEXT NOT NULL", "I": "INTEGER", "T": "TEXT", "v": ""}


def _statement(table: str, keys: str, rest: str) -> str:
    columns = (each.split(":") for each in f"{keys} {rest}".split())
    listed = ", ".join(f"{name} {_SQL[kind]}".strip() for name, kind in columns)
    key = ", ".join(ALL_TABLES[table][0])
    return f"CREATE TABLE {table} ({listed}, PRIMARY KEY ({key})) WITHOUT ROWID"


def _statements(columns: dict[str, tuple[str, str]]) -> tuple[str, ...]:
    return tuple(_statement(table, *parts) for table, parts in columns.items())


# Versions of the tables: sealed; with the following ones.
OF_EVENT, OF_MATCHES, OF_CHESS, OF_DETAILS = range(SEALED + 1, SEALED + 5)
# By the version that has them first: tables, and how they are made.
ADDED: dict[int, tuple[Tables, tuple[str, ...]]] = {
    OF_EVENT: (EVENT_TABLES, _statements(EVENT_COLUMNS)),
    OF_MATCHES: (MATCH_TABLES, _statements(MATCH_COLUMNS)),
    OF_CHESS: (CHESS_TABLES, _statements(CHESS_COLUMNS)),
    OF_DETAILS: (DETAIL_TABLES, _statements(DETAIL_COLUMNS)),
}
_ACCEPTED: dict[str, tuple[type, ...]] = {
    "i": (int,),
    "t": (str,),
    "I": (int, type(None)),
    "T": (str, type(None)),
    "v": (int, str),
}
_TYPES = {
    table: tuple(_ACCEPTED[each.split(":")[1]] for part in parts for each in part.split())
    for columns in (COLUMNS, EVENT_COLUMNS, MATCH_COLUMNS, CHESS_COLUMNS, DETAIL_COLUMNS)
    for table, parts in columns.items()
}


def check_types(rows: StoredRows) -> None:
    """Raise ValueError where a column holds something that it should not."""
    for table, found in rows.items():
        types = _TYPES[table]
        kinds = {tuple(map(type, (*key, *row))) for key, row in found.items()}
        for kind in kinds:
            if len(kind) != len(types) or not all(map(_is_in, kind, types)):
                raise ValueError(f"{table}: {', '.join(each.__name__ for each in kind)}")


def _is_in(kind: type, accepted: tuple[type, ...]) -> bool:
    return issubclass(kind, accepted) and kind is not bool
