/* The tricks of a deal, all five strains and four declarers, by the solver of DDS. */

#include <cstring>
#include <memory>
#include <mutex>

#include "Init.h"
#include "Memory.h"
#include "SolverIF.h"

void InitConstants();

#ifdef _WIN32
#define VPDESK_API __declspec(dllexport)
#else
#define VPDESK_API __attribute__((visibility("default")))
#endif

namespace {

const int DEFAULT_MB = 95, MOST_MB = 160; /* of the table of positions, as DDS has them */
const int ANY_TARGET = -1, ONE_SOLUTION = 1, NO_REUSE = 1;
const int LEAST_CARDS = 2;          /* of a hand */
const unsigned ALL_RANKS = 0x7ffc;  /* bits 2 to 14 */

std::mutex one_at_a_time;
std::unique_ptr<ThreadData> solver;

ThreadData *ready()
{
    if (!solver) {
        InitConstants();
        solver.reset(new ThreadData());
        solver->transTable = new TransTableL;
        solver->transTable->SetMemoryDefault(DEFAULT_MB);
        solver->transTable->SetMemoryMaximum(MOST_MB);
        solver->transTable->MakeTT();
    }
    return solver.get();
}

/* The cards that each hand has; 0 where the masks are no deal. */
int cards_of_each(const unsigned *cards)
{
    int held[DDS_HANDS] = {0};
    for (int suit = 0; suit < DDS_SUITS; suit++) {
        unsigned seen = 0;
        for (int hand = 0; hand < DDS_HANDS; hand++) {
            const unsigned mask = cards[hand * DDS_SUITS + suit];
            if ((mask & ~ALL_RANKS) || (mask & seen))
                return 0;
            seen |= mask;
            for (unsigned left = mask; left; left &= left - 1)
                held[hand]++;
        }
    }
    for (int hand = 1; hand < DDS_HANDS; hand++)
        if (held[hand] != held[0])
            return 0;
    return held[0];
}

} // namespace

/* cards: of each hand from North on, each suit from spades on, bit 2 for the two ... bit 14 for
   the ace; all hands have as many cards, two at least. tricks: of each declarer, in each strain from spades on,
   no trumps last. Returns 1, the error code of DDS, or RETURN_UNKNOWN_FAULT for masks that are no
   deal, which DDS never sees. */
extern "C" VPDESK_API int double_dummy(const unsigned *cards, int *tricks)
{
    const int all = cards_of_each(cards); /* tricks that there are */
    if (all < LEAST_CARDS)
        return RETURN_UNKNOWN_FAULT;
    std::lock_guard<std::mutex> lock(one_at_a_time);
    ThreadData *data = ready();
    deal board;
    std::memset(&board, 0, sizeof board);
    std::memcpy(board.remainCards, cards, sizeof board.remainCards);
    for (int strain = 0; strain < DDS_STRAINS; strain++) {
        futureTricks found;
        int score = 0;
        board.trump = strain;
        for (int leader = 0; leader < DDS_HANDS; leader++) {
            board.first = leader;
            const int hint = leader == 2 ? score : all - score; /* of the first leader */
            const int code = leader == 0 ? SolveBoardInternal(data, board, ANY_TARGET, ONE_SOLUTION,
                                                              NO_REUSE, &found)
                                         : SolveSameBoard(data, board, &found, hint);
            if (code != RETURN_NO_FAULT)
                return code;
            if (leader == 0)
                score = found.score[0];
            const int declarer = (leader + 3) % DDS_HANDS;
            tricks[declarer * DDS_STRAINS + strain] = all - found.score[0];
        }
    }
    return RETURN_NO_FAULT;
}
