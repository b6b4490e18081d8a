import { AiError, type AiRequest } from '../ai.ts';
import type { Budgets, Spent } from './budgets.ts';
import { estimateOf, type Most, wantedBy } from './callBudget.ts';

/** For what a server doesn't count. */
const CHARACTERS_PER_TOKEN = 4;
/** A model that streams far past what it was allowed is cut off: about 6 characters a token, twice over. */
const MOST_CHARACTERS_PER_TOKEN = 12;

/** The server's own counts; undefined where it states none. */
type Stated = { inputTokens: number | undefined; outputTokens: number | undefined };

/** The tokens of one call: set aside before it runs, and settled by what it took. */
export type CallUsage = {
  /** The model wrote so many characters, thoughts included. @throws AiError when they're far more than allowed */
  wrote(characters: number): void;
  /** The answer is complete. */
  ended(stated: Stated): void;
  /**
   * What came so far doesn't count, and another answer begins: a call of its own, whose tokens are set aside anew.
   * @throws AiError('budget_spent')
   */
  startOver(stated: Stated): Promise<void>;
  /** The server refused the call, for which providers don't charge, unless the answer had already begun. */
  refused(): void;
  /** Replaces the estimate with what was used. */
  settle(): Promise<void>;
};

type Spend = (used: Spent | null) => void | Promise<void>;

/** Sets one call's tokens aside: from its call budget, or by itself. @throws AiError('budget_spent') */
export async function openUsage(budgets: Budgets, request: AiRequest, most: Most): Promise<CallUsage> {
  const reserve = async (): Promise<Spend> => {
    const reservations = await budgets.reserve([wantedBy(request, most)]);
    return (used) => budgets.settle(reservations.map((reservation) => ({ reservation, used })));
  };
  let estimate = estimateOf(request, most);
  /** Null while nothing is set aside. */
  let spend: Spend | null = request.callBudget?.take(request.purpose)?.spend ?? (await reserve());
  let used: Spent | null = null;
  let length = 0;
  let [hasBegun, isRefused] = [false, false];
  const taken = (stated?: Stated): Spent => ({
    inputTokens: stated?.inputTokens ?? estimate.inputTokens,
    outputTokens: stated?.outputTokens ?? Math.ceil(length / CHARACTERS_PER_TOKEN),
  });
  return {
    wrote(characters) {
      hasBegun = true;
      length += characters;
      if (length > estimate.outputTokens * MOST_CHARACTERS_PER_TOKEN) throw new AiError('stream_failed');
    },
    ended(stated) {
      hasBegun = true;
      used = taken(stated);
    },
    async startOver(stated) {
      const [ended, ofIt] = [spend, taken(stated)];
      // The next one may take more, which is known only now.
      [spend, estimate, length, hasBegun] = [null, estimateOf(request, most), 0, false];
      await ended?.(ofIt);
      spend = await reserve();
    },
    refused() {
      isRefused = !hasBegun;
    },
    // An interrupted call counts its estimated usage, because providers may charge for it. They don't charge for refusals.
    settle: async () => spend?.(isRefused ? null : (used ?? taken())),
  };
}
