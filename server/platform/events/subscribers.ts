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
export type Subscribers = {
  /** Puts an event into the buffer of every subscriber of its topic. */
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
type Subscriber<Payload = unknown> = {
  buffer: BusEvent<Payload>[];
  wake: () => void;
  /** Nothing was read before the subscription was active. */
  waits: boolean;
  ended: boolean;
};
type Topic = { subscribers: Set<Subscriber>; begun: boolean; waiting: (() => void)[]; close: () => void };

export function createSubscribers(line: Line): Subscribers {
  const topics = new Map<string, Topic>();
  let closed = false;
  const inTurns = createTurns();

  const put = (subscriber: Subscriber, event: BusEvent): void => {
    if (subscriber.buffer.length >= MAX_BEHIND) subscriber.buffer = [{ type: 'resync' }];
    else subscriber.buffer.push(event);
    subscriber.wake();
  };
  const readAgain = (subscriber: Subscriber): void => inTurns(() => put(subscriber, { type: 'resync' }));
  const begun = (topic: Topic): void => {
    const isFirst = !topic.begun;
    topic.begun = true;
    for (const go of topic.waiting.splice(0)) go();
    for (const subscriber of topic.subscribers) if (!isFirst || !subscriber.waits) readAgain(subscriber);
  };
  const topicOf = (name: string): Topic => {
    const known = topics.get(name);
    if (known) return known;
    const topic: Topic = { subscribers: new Set(), begun: false, waiting: [], close: () => {} };
    topics.set(name, topic);
    topic.close = line.open(name, () => begun(topic));
    return topic;
  };

  return {
    deliver(name, payload) {
      for (const subscriber of topics.get(name)?.subscribers ?? [])
        put(subscriber, { type: 'message', payload });
    },
    resync(name) {
      const those = name === undefined ? topics.values() : [topics.get(name)];
      for (const topic of those) for (const subscriber of topic?.subscribers ?? []) readAgain(subscriber);
    },
    async subscribe<Payload>(name: string, signal: AbortSignal) {
      const topic = topicOf(name);
      // What arrives was published under the same topic, by the type of the bus.
      const subscriber: Subscriber<Payload> = { buffer: [], wake: () => {}, waits: true, ended: closed };
      topic.subscribers.add(subscriber);
      const leave = (): void => {
        topic.subscribers.delete(subscriber);
        if (topic.subscribers.size === 0 && topics.get(name) === topic) {
          topics.delete(name);
          topic.close();
        }
        subscriber.ended = true;
        subscriber.wake();
      };
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted || closed) leave();
      else if (!topic.begun) await untilBegun(topic, signal);
      subscriber.waits = false;
      return eventsOf(subscriber, () => {
        signal.removeEventListener('abort', leave);
        leave();
      });
    },
    close() {
      closed = true;
      for (const topic of topics.values())
        for (const subscriber of topic.subscribers) {
          subscriber.ended = true;
          subscriber.wake();
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
 * A subscriber's events as an iterator. Written out, because a generator that waits inside cannot be ended from
 * outside: its `return` would queue behind the very event that never comes.
 */
function eventsOf<Payload>(
  subscriber: Subscriber<Payload>,
  leave: () => void,
): AsyncIterable<BusEvent<Payload>> {
  const end = (): IteratorResult<BusEvent<Payload>> => {
    leave();
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<BusEvent<Payload>>> => {
    while (!subscriber.ended) {
      const event = subscriber.buffer.shift();
      if (event) return { done: false, value: event };
      await new Promise<void>((resolve) => {
        subscriber.wake = resolve;
      });
    }
    return end();
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: async () => end() }) };
}
