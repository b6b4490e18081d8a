import type { ConversationId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { Deps } from '../../../deps.ts';
import type { ConversationSignal } from '../../../platform/events/topics.ts';

/** Pieces travel together for so long: often enough to look alive, the longer the more replies are being written. */
const LEAST_MS = 50;
const MOST_MS = 200;
const MS_PER_REPLY = 0.7;
/** A NOTIFY holds 8,000 bytes. */
const MAX_CHARS = 2_000;

type Written = { replyId: ReplyId; conversationId: ConversationId; attempt: number };

/** Every process that writes replies. */
const ALL = 'all';

/**
 * Requests the reply so far and its further pieces from `writer`, the process that writes it, or from all processes if
 * it isn't known. Subscribers in the writer's process get the pieces without asking.
 */
export async function wishForPieces(deps: Deps, id: ConversationId, writer = ALL): Promise<void> {
  await deps.bus.publish(deps.db, `pieces:${writer}`, { conversation: id, by: deps.bus.id });
}

/** Streams one reply to its subscribers while it's written. */
export type PieceChannel = {
  /** Sends the text as it comes; returns the whole. */
  send(text: AsyncIterable<string>): Promise<string>;
  close(): void;
};

/** Opens the stream of a reply. Pieces aren't stored; the finished row is. */
export type Pieces = {
  /** Answers requests from now on, so it's called before the start of the reply is announced. */
  open(written: Written): PieceChannel;
};

/** Receives requests until the bus closes. */
export function createPieces(deps: Deps): Pieces {
  const outlets = new Map<ConversationId, Set<Outlet>>();
  // A process that only serves people writes no replies.
  if (deps.env.ROLE !== 'web') for (const asked of [deps.bus.id, ALL]) void hearWishes(deps, asked, outlets);
  let writing = 0;
  const pauseMs = (): number => Math.min(MOST_MS, Math.max(LEAST_MS, writing * MS_PER_REPLY));
  // For all replies at the same moments, so that what they say to other processes can share a transaction.
  let ticking: NodeJS.Timeout | null = null;
  const tick = (): void => {
    for (const those of outlets.values())
      for (const { sendElsewhere } of those)
        sendElsewhere().catch((error: unknown) => deps.log.warn({ err: error }, 'sending pieces failed'));
  };
  return {
    open(written) {
      const { conversationId } = written;
      const outlet = createOutlet(deps, written);
      // A try that was overtaken may still be at it.
      const those = outlets.get(conversationId) ?? new Set();
      outlets.set(conversationId, those.add(outlet));
      ticking ??= setInterval(tick, deps.bus.streamMs);
      return {
        async send(text) {
          let whole = '';
          let flushedAt = Number.NEGATIVE_INFINITY;
          writing++;
          try {
            for await (const piece of text) {
              whole += piece;
              outlet.grow(whole);
              if (performance.now() - flushedAt < pauseMs()) continue;
              outlet.sendHere();
              flushedAt = performance.now();
            }
            outlet.sendHere();
            await outlet.sendElsewhere();
            return whole;
          } finally {
            writing--;
          }
        },
        close() {
          those.delete(outlet);
          if (those.size === 0) outlets.delete(conversationId);
          if (outlets.size > 0 || !ticking) return;
          clearInterval(ticking);
          ticking = null;
        },
      };
    },
  };
}

type Outlet = {
  /** So much is written. */
  grow(whole: string): void;
  /** What's new for listeners of this process. */
  sendHere(): void;
  /** What's new for listeners of other processes, if there are any. */
  sendElsewhere(): Promise<void>;
  /** From the beginning again, for listeners of this process. */
  startAgain(): void;
  /** From the beginning, for listeners of other processes. */
  startElsewhere(): void;
};

function createOutlet(deps: Deps, { replyId, conversationId, attempt }: Written): Outlet {
  const topic = `conversation:${conversationId}` as const;
  let whole = '';
  let here = 0;
  /** Null while there are no subscribers in other processes. */
  let elsewhere: number | null = null;
  const piece = (offset: number, text: string): ConversationSignal => ({
    t: 'delta',
    replyId,
    attempt,
    offset,
    text,
  });
  return {
    grow(text) {
      whole = text;
    },
    sendHere() {
      if (here < whole.length) deps.bus.deliverHere(topic, piece(here, whole.slice(here)));
      here = whole.length;
    },
    async sendElsewhere() {
      while (elsewhere !== null && elsewhere < whole.length) {
        const text = whole.slice(elsewhere, elsewhere + MAX_CHARS);
        const event = piece(elsewhere, text);
        elsewhere += text.length;
        await deps.bus.publishElsewhere(deps.db, topic, event);
      }
    },
    startAgain() {
      here = 0;
    },
    startElsewhere() {
      elsewhere = 0;
    },
  };
}

async function hearWishes(
  deps: Deps,
  asked: string,
  outlets: ReadonlyMap<ConversationId, ReadonlySet<Outlet>>,
): Promise<void> {
  for await (const event of await deps.bus.subscribe(`pieces:${asked}`, new AbortController().signal)) {
    // After a lost connection the subscribers of other processes are unknown.
    const wanted = event.type === 'message' ? [outlets.get(event.payload.conversation)] : outlets.values();
    const isOurs = event.type === 'message' && event.payload.by === deps.bus.id;
    for (const those of wanted)
      for (const outlet of those ?? []) isOurs ? outlet.startAgain() : outlet.startElsewhere();
  }
}
