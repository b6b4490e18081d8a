import { AiError, type AiPurpose, type AiRequest, type CallBudget } from '../ai.ts';
import { lengthOf } from '../calls/window.ts';
import type { Budgets, Reservation, Spent } from './budgets.ts';

/** The most tokens a call may take for its answer. */
export type Most = (request: AiRequest) => number;

/** An estimate: four characters per token, plus the longest allowed answer. */
export function estimateOf(request: AiRequest, most: Most): Spent {
  const characters = lengthOf(request);
  return { inputTokens: Math.ceil(characters / 4), outputTokens: most(request) };
}

/** The reservation of a single call. */
export const wantedBy = (
  request: AiRequest,
  most: Most,
): { subject: string; purpose: AiPurpose; estimate: Spent } => ({
  subject: request.subject,
  purpose: request.purpose,
  estimate: estimateOf(request, most),
});

/** Sets tokens aside for several calls, of different purposes; null when they don't fit together. */
export async function reserveCallBudget(
  budgets: Budgets,
  requests: readonly AiRequest[],
  most: Most,
): Promise<CallBudget | null> {
  try {
    return callBudgetOf(budgets, await budgets.reserve(requests.map((request) => wantedBy(request, most))));
  } catch (error) {
    if (error instanceof AiError) return null;
    throw error;
  }
}

function callBudgetOf(budgets: Budgets, reservations: readonly Reservation[]): CallBudget {
  const left = new Map(reservations.map((one) => [one.purpose, one]));
  const used = new Map<Reservation, Spent | null>();
  let closed = false;
  return {
    take(purpose) {
      const share = left.get(purpose);
      if (!share || closed) return null;
      left.delete(purpose);
      // Until usage is reported, assume all of it was used.
      used.set(share, share.estimate);
      return { spend: (tokens) => void used.set(share, tokens) };
    },
    async close() {
      if (closed) return;
      closed = true;
      await budgets.settleSoon(
        reservations.map((reservation) => ({ reservation, used: used.get(reservation) ?? null })),
      );
    },
  };
}
