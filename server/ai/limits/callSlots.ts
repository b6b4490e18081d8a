import { AiError, type AiRank } from '../ai.ts';

/** Longest wait for a conversation turn; after it, built-in text is used. */
const TALK_WAIT_MS = 45_000;

/** The server was busy with other calls all the time; the model did nothing wrong. */
export class NoTurn extends AiError {
  constructor() {
    super('stream_failed');
    this.name = 'NoTurn';
  }
}

/** Interrupted by a conversation: the call has to be repeated. */
export class Interrupted extends AiError {
  constructor() {
    super('stream_failed');
    this.name = 'Interrupted';
  }
}

/** The right to make one call. */
type Turn = {
  /** Aborts when a conversation needs the slot. */
  interrupted: AbortSignal;
  leave(): void;
};

type Wish = { rank: AiRank; signal: AbortSignal; mayBeInterrupted: boolean };

/** Decides which call of a server comes next. */
export type CallSlots = {
  /** Waits for a slot. @throws NoTurn when a conversation waited too long, AiError when the call is no longer needed */
  enter(wish: Wish): Promise<Turn>;
};

type Place = { rank: AiRank; interruption: AbortController | null };
type Waiting = Wish & { begin(turn: Turn): void };

const order: readonly AiRank[] = ['talk', 'grade', 'score'];

/**
 * Limits concurrent calls: conversations before grades before scores, first in first out within each. Judgments leave
 * one slot free for conversations; with a single slot, a conversation interrupts a judgment that can be repeated. Null:
 * no limit.
 */
export function createCallSlots(atOnce: number | null, waitMs = TALK_WAIT_MS): CallSlots {
  const waiting: Waiting[] = [];
  const places = new Set<Place>();
  const judgments = (): number => [...places].filter(({ rank }) => rank !== 'talk').length;
  const judgmentsMost = Math.max(1, (atOnce ?? 1) - 1);
  const isFree = (rank: AiRank): boolean =>
    atOnce === null || (places.size < atOnce && (rank === 'talk' || judgments() < judgmentsMost));

  const begin = ({ rank, mayBeInterrupted }: Wish): Turn => {
    const interruption = new AbortController();
    const place: Place = { rank, interruption: mayBeInterrupted ? interruption : null };
    places.add(place);
    return {
      interrupted: interruption.signal,
      leave() {
        if (places.delete(place)) goOn();
      },
    };
  };
  /** Admits the next calls. */
  const goOn = (): void => {
    for (const rank of order) {
      for (;;) {
        const next = isFree(rank) ? waiting.findIndex((one) => one.rank === rank) : -1;
        const [one] = next < 0 ? [] : waiting.splice(next, 1);
        if (!one) break;
        one.begin(begin(one));
      }
      // A waiting conversation takes a judgment's slot.
      if (atOnce === 1 && rank === 'talk' && waiting.some((one) => one.rank === 'talk')) interruptJudgment();
    }
  };
  const interruptJudgment = (): void => {
    for (const { rank, interruption } of places) if (rank !== 'talk') interruption?.abort();
  };

  return {
    enter(wish) {
      if (wish.signal.aborted) return Promise.reject(new AiError('stream_failed'));
      return new Promise((resolve, reject) => {
        const timeout = wish.rank === 'talk' ? setTimeout(() => giveUp(new NoTurn()), waitMs) : undefined;
        const giveUp = (reason: AiError): void => {
          settle();
          const at = waiting.indexOf(one);
          if (at >= 0) waiting.splice(at, 1);
          reject(reason);
        };
        const left = (): void => giveUp(new AiError('stream_failed'));
        const settle = (): void => {
          clearTimeout(timeout);
          wish.signal.removeEventListener('abort', left);
        };
        const one: Waiting = {
          ...wish,
          begin(turn) {
            settle();
            resolve(turn);
          },
        };
        wish.signal.addEventListener('abort', left);
        waiting.push(one);
        goOn();
      });
    },
  };
}
