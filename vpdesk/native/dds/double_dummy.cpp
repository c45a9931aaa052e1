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

} // namespace

/* cards: of each hand from North on, each suit from spades on, bit 2 for the two ... bit 14 for
   the ace; all hands have as many cards, two at least. tricks: of each declarer, in each strain from spades on,
   no trumps last. Returns 1, or the error code of DDS. */
extern "C" VPDESK_API int double_dummy(const unsigned *cards, int *tricks)
{
    std::lock_guard<std::mutex> lock(one_at_a_time);
    ThreadData *data = ready();
    deal board;
    std::memset(&board, 0, sizeof board);
    std::memcpy(board.remainCards, cards, sizeof board.remainCards);
    int all = 0; /* tricks that there are */
    for (int suit = 0; suit < DDS_SUITS; suit++)
        all += counttable[cards[suit] >> 2];
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
