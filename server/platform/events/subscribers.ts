import { setTimeout as pause } from 'node:timers/promises';
import type { BusEvent } from './bus.ts';

/** How a bus subscribes to a topic. */
export type Line = {
  /**
   * Subscribes to `topic`. `begun` is called when the subscription is active, and again after each reconnect, when
   * events may have been missed. The returned function unsubscribes.
   */
  open(topic: string, begun: () => void): () => void;
};

/** Who listens to what in this process. */
export type Mailboxes = {
  /** Puts an event into the mailbox of every listener of its topic. */
  deliver(topic: string, payload: unknown): void;
  /** Makes the subscribers of one topic, or of all, reread. */
  resync(topic?: string): void;
  subscribe<Payload>(topic: string, signal: AbortSignal): Promise<AsyncIterable<BusEvent<Payload>>>;
  /** Ends every subscription. */
  close(): void;
};

const MAX_BEHIND = 1_000;
/** How long a subscriber waits for the connection. Then it reads anyway, and again after reconnecting. */
const CONNECT_TIMEOUT_MS = 1_000;
/** After a break everyone reads again. So many do at once, and the next so much later. */
const AT_ONCE = 100;
const NEXT_MS = 20;

/** One subscriber of a topic: its unread events and its wake-up. */
type Mailbox<Payload = unknown> = {
  buffer: BusEvent<Payload>[];
  wake: () => void;
  /** Nothing was read before the subscription was active. */
  waits: boolean;
  ended: boolean;
};
type Topic = { mailboxes: Set<Mailbox>; begun: boolean; waiting: (() => void)[]; close: () => void };

export function createMailboxes(line: Line): Mailboxes {
  const topics = new Map<string, Topic>();
  let closed = false;
  const inTurns = createTurns();

  const put = (mailbox: Mailbox, event: BusEvent): void => {
    if (mailbox.buffer.length >= MAX_BEHIND) mailbox.buffer = [{ type: 'resync' }];
    else mailbox.buffer.push(event);
    mailbox.wake();
  };
  const readAgain = (mailbox: Mailbox): void => inTurns(() => put(mailbox, { type: 'resync' }));
  const begun = (topic: Topic): void => {
    const isFirst = !topic.begun;
    topic.begun = true;
    for (const go of topic.waiting.splice(0)) go();
    for (const mailbox of topic.mailboxes) if (!isFirst || !mailbox.waits) readAgain(mailbox);
  };
  const topicOf = (name: string): Topic => {
    const known = topics.get(name);
    if (known) return known;
    const topic: Topic = { mailboxes: new Set(), begun: false, waiting: [], close: () => {} };
    topics.set(name, topic);
    topic.close = line.open(name, () => begun(topic));
    return topic;
  };

  return {
    deliver(name, payload) {
      for (const mailbox of topics.get(name)?.mailboxes ?? []) put(mailbox, { type: 'message', payload });
    },
    resync(name) {
      const those = name === undefined ? topics.values() : [topics.get(name)];
      for (const topic of those) for (const mailbox of topic?.mailboxes ?? []) readAgain(mailbox);
    },
    async subscribe<Payload>(name: string, signal: AbortSignal) {
      const topic = topicOf(name);
      // What arrives was published under the same topic, by the type of the bus.
      const mailbox: Mailbox<Payload> = { buffer: [], wake: () => {}, waits: true, ended: closed };
      topic.mailboxes.add(mailbox);
      const leave = (): void => {
        topic.mailboxes.delete(mailbox);
        if (topic.mailboxes.size === 0 && topics.get(name) === topic) {
          topics.delete(name);
          topic.close();
        }
        mailbox.ended = true;
        mailbox.wake();
      };
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted || closed) leave();
      else if (!topic.begun) await untilBegun(topic, signal);
      mailbox.waits = false;
      return readMailbox(mailbox, () => {
        signal.removeEventListener('abort', leave);
        leave();
      });
    },
    close() {
      closed = true;
      for (const topic of topics.values())
        for (const mailbox of topic.mailboxes) {
          mailbox.ended = true;
          mailbox.wake();
        }
    },
  };
}

async function untilBegun(topic: Topic, signal: AbortSignal): Promise<void> {
  const ended = new AbortController();
  const begun = new Promise<void>((resolve) => topic.waiting.push(resolve));
  const late = pause(CONNECT_TIMEOUT_MS, undefined, { signal: AbortSignal.any([ended.signal, signal]) });
  await Promise.race([begun, late.catch(() => {})]);
  ended.abort();
}

/** Does a little at once and the rest in turns, so that a crowd doesn't do everything in one moment. */
function createTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = [];
  let left = AT_ONCE;
  let counting = false;
  const count = (): void => {
    if (counting) return;
    counting = true;
    setTimeout(next, NEXT_MS).unref();
  };
  const next = (): void => {
    counting = false;
    const those = waiting.splice(0, AT_ONCE);
    left = AT_ONCE - those.length;
    if (those.length > 0) count();
    for (const work of those) work();
  };
  return (work) => {
    count();
    if (left > 0) {
      left--;
      work();
    } else waiting.push(work);
  };
}

/**
 * The mailbox as an iterator. Written out, because a generator that waits inside cannot be ended from
 * outside: its `return` would queue behind the very event that never comes.
 */
function readMailbox<Payload>(
  mailbox: Mailbox<Payload>,
  leave: () => void,
): AsyncIterable<BusEvent<Payload>> {
  const end = (): IteratorResult<BusEvent<Payload>> => {
    leave();
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<BusEvent<Payload>>> => {
    while (!mailbox.ended) {
      const event = mailbox.buffer.shift();
      if (event) return { done: false, value: event };
      await new Promise<void>((resolve) => {
        mailbox.wake = resolve;
      });
    }
    return end();
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: async () => end() }) };
}
