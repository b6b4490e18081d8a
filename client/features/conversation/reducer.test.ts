import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  ConversationEvent,
  ConversationMessage,
  PendingReply,
} from '../../../shared/conversation/schema.ts';
import { ConversationId, MessageId, ReplyId } from '../../../shared/ids/schema.ts';
import { type ConversationView, emptyView, isSending, reduce } from './reducer.ts';

type Info = { count: number };
type Event = ConversationEvent<Info>;
type View = ConversationView<Info>;

const START = Date.parse('2026-11-20T10:00:00.000Z');
const uuid = (kind: number, n: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`;
const conversationId = ConversationId.parse(uuid(1, 0));
const messageId = (n: number): MessageId => MessageId.parse(uuid(2, n));
const replyId = (n: number): ReplyId => ReplyId.parse(uuid(3, n));

const message = (seq: number, role: 'user' | 'assistant', content: string): ConversationMessage => ({
  id: messageId(seq),
  seq,
  role,
  content,
  createdAt: new Date(START + seq * 1_000).toISOString(),
});

const pending = (n: number, over: Partial<PendingReply> = {}): PendingReply => ({
  id: replyId(n),
  state: 'waiting',
  dueAt: new Date(START).toISOString(),
  typingAt: null,
  joins: false,
  attempt: 0,
  errorCode: null,
  ...over,
});

function state(
  messages: ConversationMessage[],
  over: Partial<Extract<Event, { type: 'state' }>> = {},
): Event {
  const lastSeq = messages.at(-1)?.seq ?? 0;
  return {
    type: 'state',
    conversationId,
    messages,
    lastSeq,
    open: true,
    reply: null,
    info: { count: lastSeq },
    now: new Date(START).toISOString(),
    ...over,
  };
}

const delta = (n: number, attempt: number, offset: number, text: string): Event => ({
  type: 'delta',
  replyId: replyId(n),
  attempt,
  offset,
  text,
});

const feed = (view: View, ...events: Event[]): View =>
  events.reduce((next, event) => reduce(next, { type: 'event', event, now: START }), view);

describe('rows', () => {
  test('a repeated row shows once', () => {
    const rows = [message(1, 'assistant', 'Hello'), message(2, 'user', 'Hi')];
    const view = feed(emptyView<Info>(), state(rows), state(rows), state(rows.slice(1)));
    expect(view.messages).toEqual(rows);
  });

  test('a row that came too early waits for the one before it', () => {
    const [one, two, three] = [
      message(1, 'assistant', 'a'),
      message(2, 'user', 'b'),
      message(3, 'assistant', 'c'),
    ];
    const first = feed(emptyView<Info>(), state([one]));
    const ahead = feed(first, state([three]));
    expect(ahead.messages).toEqual([one]);
    expect(ahead.behind).toBe(true);
    const whole = feed(ahead, state([two]));
    expect(whole.messages).toEqual([one, two, three]);
    expect(whole.behind).toBe(false);
  });

  test('an older state brings nothing back', () => {
    const rows = [message(1, 'assistant', 'a'), message(2, 'user', 'b')];
    const closed = feed(
      emptyView<Info>(),
      state(rows, { open: false, now: new Date(START + 5).toISOString() }),
    );
    const view = feed(closed, state(rows, { reply: pending(1) }), state(rows.slice(0, 1)));
    expect(view.open).toBe(false);
    expect(view.reply).toBeNull();
    expect(view.info).toEqual({ count: 2 });
  });

  test('the clock offset is the difference to the server', () => {
    const view = reduce(emptyView<Info>(), { type: 'event', event: state([]), now: START - 90_000 });
    expect(view.clockOffset).toBe(90_000);
  });
});

describe('a reply being written', () => {
  const asked = [message(1, 'user', 'Hi')];
  const writing = feed(
    emptyView<Info>(),
    state(asked, { reply: pending(1, { state: 'streaming', attempt: 1 }) }),
  );

  test('pieces continue each other; repeats and overlaps change nothing', () => {
    const view = feed(
      writing,
      delta(1, 1, 0, 'Good '),
      delta(1, 1, 0, 'Good '),
      delta(1, 1, 5, 'day'),
      delta(1, 1, 3, 'd d'),
    );
    expect(view.streamed).toBe('Good day');
  });

  test('a missing piece is not guessed; the snapshot heals it', () => {
    const gap = feed(writing, delta(1, 1, 0, 'Good '), delta(1, 1, 9, 'to you'));
    expect(gap.streamed).toBe('Good ');
    expect(feed(gap, delta(1, 1, 0, 'Good day to you')).streamed).toBe('Good day to you');
  });

  test('a new try starts over and the old one is deaf', () => {
    const view = feed(writing, delta(1, 1, 0, 'Broken'), delta(1, 2, 0, 'Fresh'), delta(1, 1, 6, ' words'));
    expect(view.streamed).toBe('Fresh');
    expect(view.reply?.attempt).toBe(2);
  });

  test('late pieces of a failed try do not revive it', () => {
    const failed = feed(
      writing,
      delta(1, 1, 0, 'Half'),
      state(asked, { reply: pending(1, { state: 'failed', attempt: 1, errorCode: 'ai_unavailable' }) }),
    );
    expect(failed.streamed).toBe('');
    const late = feed(failed, delta(1, 1, 4, ' more'), delta(1, 1, 0, 'Half more'));
    expect(late.reply?.state).toBe('failed');
    expect(late.streamed).toBe('');
    const again = feed(
      late,
      state(asked, { reply: pending(1, { attempt: 1 }) }),
      delta(1, 1, 0, 'Half more'),
    );
    expect(again.streamed).toBe('');
  });

  test('a finished reply stays finished', () => {
    const done = feed(writing, delta(1, 1, 0, 'Good day'), state([message(2, 'assistant', 'Good day')]));
    const late = feed(done, delta(1, 1, 0, 'Good day'), delta(1, 2, 0, 'Again'));
    expect(late.reply).toBeNull();
    expect(late.streamed).toBe('');
    expect(
      feed(late, state(asked, { reply: pending(1, { state: 'streaming', attempt: 1 }) })).reply,
    ).toBeNull();
  });
});

describe('own messages', () => {
  const send = (view: View, n: number): View =>
    reduce(view, { type: 'send', id: messageId(n), text: `mine ${n}`, now: START });

  test('gives way to the row, whichever of answer and event comes first', () => {
    const row = message(1, 'user', 'mine 1');
    const sent = send(feed(emptyView<Info>(), state([])), 1);
    expect(isSending(sent)).toBe(true);
    const answered = reduce(sent, { type: 'stored', message: row });
    for (const view of [
      feed(answered, state([row])),
      reduce(feed(sent, state([row])), { type: 'stored', message: row }),
    ]) {
      expect(view.messages).toEqual([row]);
      expect(view.outgoing).toEqual([]);
      expect(isSending(view)).toBe(false);
    }
  });

  test('stored after something unseen: stays in its place as saved until the gap is filled', () => {
    const sent = send(feed(emptyView<Info>(), state([])), 2);
    const answered = reduce(sent, { type: 'stored', message: message(2, 'user', 'mine 2') });
    expect(answered.messages).toEqual([]);
    expect(answered.outgoing.map(({ state: at }) => at)).toEqual(['saved']);
    const late = reduce(answered, {
      type: 'send_failed',
      id: messageId(2),
      errorCode: 'unavailable',
      offline: true,
    });
    expect(late.outgoing.map(({ state: at }) => at)).toEqual(['saved']);
    const whole = feed(late, state([message(1, 'assistant', 'Hello')]));
    expect(whole.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(whole.outgoing).toEqual([]);
  });

  test('waits without connection, fails when refused, and can be sent again', () => {
    const sent = send(emptyView<Info>(), 1);
    const waiting = reduce(sent, {
      type: 'send_failed',
      id: messageId(1),
      errorCode: 'unavailable',
      offline: true,
    });
    expect(waiting.outgoing[0]?.state).toBe('waiting');
    expect(isSending(waiting)).toBe(true);
    const failed = reduce(waiting, {
      type: 'send_failed',
      id: messageId(1),
      errorCode: 'reply_pending',
      offline: false,
    });
    expect(failed.outgoing[0]).toMatchObject({ state: 'failed', errorCode: 'reply_pending' });
    expect(isSending(failed)).toBe(false);
    expect(reduce(failed, { type: 'resend', id: messageId(1) }).outgoing[0]?.state).toBe('sending');
    expect(reduce(failed, { type: 'discard', id: messageId(1) }).outgoing).toEqual([]);
  });

  test('what a reload brings back is dropped when the server already has it', () => {
    const saved = feed(emptyView<Info>(), state([message(1, 'user', 'mine 1')]));
    const kept = [1, 2].map((n) => ({
      id: messageId(n),
      text: `mine ${n}`,
      createdAt: new Date(START).toISOString(),
    }));
    const view = reduce(saved, { type: 'restore', outgoing: kept });
    expect(view.outgoing.map(({ id, state: at }) => [id, at])).toEqual([[messageId(2), 'waiting']]);
    expect(reduce(view, { type: 'restore', outgoing: kept }).outgoing).toHaveLength(1);
  });
});

/**
 * A small server: what it would send at each moment of a conversation, in order. The person's messages are
 * the ones with odd sequences, the replies the even ones; some replies break off and are tried again.
 */
function serverLog(rounds: readonly { words: string[]; broken: number }[]): {
  events: Event[];
  rows: ConversationMessage[];
} {
  const events: Event[] = [];
  const rows: ConversationMessage[] = [];
  let clock = START;
  let told = 0;
  const tell = (reply: PendingReply | null): void => {
    clock += 10;
    events.push(
      state(rows.slice(told), {
        lastSeq: rows.length,
        reply,
        info: { count: rows.length },
        now: new Date(clock).toISOString(),
      }),
    );
    told = rows.length;
  };
  tell(null);
  rounds.forEach(({ words, broken }, n) => {
    rows.push(message(rows.length + 1, 'user', `question ${n}`));
    tell(pending(n));
    for (let attempt = 1; attempt <= broken + 1; attempt++) {
      tell(pending(n, { state: 'streaming', attempt }));
      const last = attempt === broken + 1;
      let text = '';
      words.forEach((word, at) => {
        if (!last && at > words.length / 2) return;
        const piece = `${attempt}${word} `;
        events.push(delta(n, attempt, text.length, piece));
        text += piece;
        if (at % 3 === 2) events.push(delta(n, attempt, 0, text));
      });
      if (last) {
        rows.push(message(rows.length + 1, 'assistant', text));
        tell(null);
      } else {
        tell(pending(n, { state: 'failed', attempt, errorCode: 'ai_stream_failed' }));
        tell(pending(n, { attempt }));
      }
    }
  });
  return { events, rows };
}

const rounds = fc.array(
  fc.record({
    words: fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 1, maxLength: 8 }),
    broken: fc.integer({ min: 0, max: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** What may happen between two events that arrive as they should. */
const trouble = fc.constantFrom('none', 'repeat', 'echo', 'cut', 'send', 'answer', 'offline', 'reload');

describe('whatever happens on the way', () => {
  test('every message shows exactly once, in order, and a reply only ever grows within one try', () => {
    fc.assert(
      fc.property(rounds, fc.array(fc.tuple(trouble, fc.nat()), { maxLength: 120 }), (script, troubles) => {
        const { events, rows } = serverLog(script);
        const mine = rows.filter(({ role }) => role === 'user');
        let view = emptyView<Info>();
        /** How far the server is: what it has stored when it sent event `at`. */
        const storedAt = (at: number): number =>
          events.slice(0, at + 1).reduce((most, event) => (event.type === 'state' ? event.lastSeq : most), 0);

        const check = (at: number): void => {
          expect(view.messages).toEqual(rows.slice(0, view.messages.length));
          expect(view.messages.length).toBeLessThanOrEqual(storedAt(at));
          const ids = [...view.messages.map(({ id }) => String(id)), ...view.outgoing.map(({ id }) => id)];
          expect(new Set(ids).size).toBe(ids.length);
          const written = rows[view.messages.length];
          if (view.streamed !== '' && view.reply) {
            expect(view.streamed.startsWith(String(view.reply.attempt))).toBe(true);
            const final = written?.role === 'assistant' ? written.content : '';
            if (final.startsWith(String(view.reply.attempt)))
              expect(final.startsWith(view.streamed)).toBe(true);
          }
        };

        events.forEach((event, at) => {
          const [kind, pick] = troubles[at] ?? ['none', 0];
          const own = mine[pick % mine.length];
          const stored = own !== undefined && own.seq <= storedAt(at);
          if (kind === 'repeat') view = feed(view, event);
          // Anything that was ever sent arrives once more, out of place.
          const echo = events[pick % (at + 1)];
          if (kind === 'echo' && echo) view = feed(view, echo);
          if (own && kind === 'send' && !view.messages.some(({ id }) => id === own.id)) {
            view = reduce(view, {
              type: 'restore',
              outgoing: [{ id: own.id, text: own.content, createdAt: own.createdAt }],
            });
          }
          if (own && stored && kind === 'answer') view = reduce(view, { type: 'stored', message: own });
          if (own && kind === 'offline') {
            view = reduce(view, { type: 'send_failed', id: own.id, errorCode: 'unavailable', offline: true });
          }
          if (kind === 'reload') view = emptyView<Info>();
          if (kind === 'cut' || kind === 'reload') {
            // This event is lost. The new connection reads the truth after the last row it has.
            const truth = events.slice(0, at + 1).findLast((past) => past.type === 'state');
            if (truth?.type === 'state') {
              const seen = view.messages.length;
              view = feed(view, { ...truth, messages: rows.slice(seen, truth.lastSeq) });
            }
          } else {
            view = feed(view, event);
          }
          check(at);
          expect(view.messages).toHaveLength(storedAt(at));
        });
        expect(view.messages).toEqual(rows);
        expect(view.outgoing).toEqual([]);
        expect(view.reply).toBeNull();
        expect(view.behind).toBe(false);
      }),
      { numRuns: 400 },
    );
  });
});
