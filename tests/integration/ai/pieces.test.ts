import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Deps } from '../../../server/deps.ts';
import {
  createPieces,
  type Pieces,
  wishForPieces,
} from '../../../server/features/conversation/parts/pieces.ts';
import { createPostgresBus } from '../../../server/platform/events/postgresBus.ts';
import { ConversationId, ReplyId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { silentLog } from '../../support/log.ts';

/** What travels of a reply while it's written, inside one process and between two. */

let here: TestDeps;
let elsewhere: Deps;
let closing: () => Promise<void>;
let pieces: Pieces;
const id = ConversationId.parse(crypto.randomUUID());
const written = { replyId: ReplyId.parse(crypto.randomUUID()), conversationId: id, attempt: 1 };

beforeEach(async () => {
  here = await testDeps();
  const bus = createPostgresBus({ ...here.database, clock: here.clock, log: silentLog });
  elsewhere = { ...here, bus };
  closing = () => bus.close();
  pieces = createPieces(here);
  // Topics begin in their order, so wishes are heard by now.
  await here.bus.subscribe('mails', new AbortController().signal);
});
afterEach(async () => {
  await closing();
  await here.close();
});

/** A listener's view: pieces put where they belong. */
async function listener(deps: Deps, signal: AbortSignal): Promise<{ text: string; pieces: number }> {
  const view = { text: '', pieces: 0 };
  const events = await deps.bus.subscribe(`conversation:${id}`, signal);
  void (async () => {
    for await (const event of events) {
      const said = event.type === 'message' ? event.payload : null;
      if (said?.t !== 'delta') continue;
      view.pieces++;
      if (said.offset <= view.text.length) view.text = view.text.slice(0, said.offset) + said.text;
    }
  })();
  return view;
}

/** A reply's whole way, from the moment it's claimed. */
async function send(text: AsyncIterable<string>): Promise<string> {
  const channel = pieces.open(written);
  try {
    return await channel.send(text);
  } finally {
    channel.close();
  }
}

/** A model that says a word whenever it's told to. */
function speaker(): { text: AsyncIterable<string>; say(word: string): void; end(): void } {
  const words: string[] = [];
  let wake = (): void => {};
  let ended = false;
  async function* text(): AsyncGenerator<string> {
    for (;;) {
      const word = words.shift();
      if (word !== undefined) yield word;
      else if (ended) return;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  return {
    text: text(),
    say(word) {
      words.push(word);
      wake();
    },
    end() {
      ended = true;
      wake();
    },
  };
}

it('a reply reaches listeners of its own process without the database, and others from the moment they ask', async () => {
  const stop = new AbortController();
  const near = await listener(here, stop.signal);
  const far = await listener(elsewhere, stop.signal);
  const notified = vi.spyOn(here.db, 'execute');
  const model = speaker();
  const sent = send(model.text);
  model.say('One ');
  await vi.waitFor(() => expect(near.text).toBe('One '));
  expect(notified).not.toHaveBeenCalled();
  expect(far.pieces).toBe(0);

  await wishForPieces(elsewhere, id);
  // Pieces travel together, so the words go on until the wish was heard.
  await vi.waitFor(() => {
    model.say('and ');
    expect(far.text).toMatch(/^One and /);
  });
  model.say('two.');
  model.end();
  const whole = await sent;
  await vi.waitFor(() => expect(near.text).toBe(whole));
  await vi.waitFor(() => expect(far.text).toBe(whole));
  expect(whole).toMatch(/^One (and )+two\.$/);
  stop.abort();
});

it('who comes late in the same process gets the whole of it so far', async () => {
  const model = speaker();
  const sent = send(model.text);
  model.say('Long before. ');
  await new Promise((resolve) => setImmediate(resolve));
  const stop = new AbortController();
  const late = await listener(here, stop.signal);
  await wishForPieces(here, id);
  await vi.waitFor(() => {
    model.say('Now. ');
    expect(late.text).toMatch(/^Long before\. (Now\. )+$/);
  });
  model.end();
  const whole = await sent;
  await vi.waitFor(() => expect(late.text).toBe(whole));
  stop.abort();
});

it('a text longer than a NOTIFY holds reaches the other process whole', async () => {
  const stop = new AbortController();
  const far = await listener(elsewhere, stop.signal);
  const model = speaker();
  const sent = send(model.text);
  model.say('é'.repeat(5_000));
  await new Promise((resolve) => setImmediate(resolve));
  await wishForPieces(elsewhere, id);
  await vi.waitFor(() => {
    model.say('.');
    expect(far.text.length).toBeGreaterThan(5_000);
  });
  model.end();
  const whole = await sent;
  await vi.waitFor(() => expect(far.text).toBe(whole));
  stop.abort();
});

it('who asks as soon as the reply begins gets every piece, however long the model thinks', async () => {
  const stop = new AbortController();
  const far = await listener(elsewhere, stop.signal);
  const model = speaker();
  const channel = pieces.open(written);
  const heard = (await here.bus.subscribe('mails', stop.signal))[Symbol.asyncIterator]();
  await wishForPieces(elsewhere, id, here.bus.id);
  // Heard by the writer's process before its model has said anything.
  await here.bus.publish(here.db, 'mails', {});
  await heard.next();
  const sent = channel.send(model.text);
  model.say('First.');
  await vi.waitFor(() => expect(far.text).toBe('First.'));
  model.end();
  await sent;
  channel.close();
  stop.abort();
});
