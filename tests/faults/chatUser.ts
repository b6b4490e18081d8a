import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TRPCClientError } from '@trpc/client';
import type postgres from 'postgres';
import { sessionHash } from '../../server/features/auth/sessions.ts';
import type { ConversationEvent, ConversationMessage } from '../../shared/conversation/schema.ts';
import { MessageId } from '../../shared/ids/schema.ts';
import type { InterviewProgress } from '../../shared/interview/schema.ts';
import { type Visitor, visitor } from '../support/visitor.ts';

/** Refusals that only ask for patience. */
const later = new Set(['reply_pending', 'too_many_attempts', 'unavailable']);

/**
 * Repeats a call until it is answered: the line may be cut in the middle of it, and the caller cannot know
 * whether it was carried out.
 */
export async function insist<T>(call: () => Promise<T>, forMs = 150_000): Promise<T> {
  const end = Date.now() + forMs;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      const code: unknown = error instanceof TRPCClientError ? error.data?.domain?.code : undefined;
      const final = typeof code === 'string' && !later.has(code);
      if (final || Date.now() > end) throw error;
      await sleep(code === 'too_many_attempts' ? 1_000 : 100);
    }
  }
}

/** What a candidate's browser was promised and what it showed. */
type Progress = {
  /** Sends that the server acknowledged, in order, with the moment of the acknowledgement. */
  acknowledged: { id: string; text: string; seq: number; at: number }[];
  /** Sequences as the realtime connection delivered them. */
  shown: number[];
  transcript(): Promise<ConversationMessage[]>;
  leave(): Promise<void>;
};

export type ChatUser = {
  start(): Promise<void>;
  /** Says so many things, each after the reply to the one before. */
  say(count: number): Promise<void>;
} & Progress;

const someNetwork = (): string =>
  `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

/** A candidate who opens the portal with a code, talks with the interviewer, listens live, and writes down what happens. */
export async function chatUser(address: string, code: string, name: string): Promise<ChatUser> {
  const person = visitor(address, someNetwork());
  await insist(() => person.trpc.candidatePortal.open.mutate({ code }));
  return chatUserBy(person, name);
}

/** So many of them in an instant, inside the portal as if each had opened it. */
export async function chatUsersInside(
  sql: postgres.Sql,
  address: string,
  count: number,
): Promise<ChatUser[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    name: `Candidate ${index}`,
    email: `${randomUUID()}@example.com`,
    cookie: randomUUID() + randomUUID(),
  }));
  const rows = JSON.stringify(people.map(({ cookie, ...one }) => ({ ...one, session: sessionHash(cookie) })));
  await sql`with made as (select * from jsonb_to_recordset(${rows}::text::jsonb) as r(id uuid, name text, email text, session text)),
    people as (insert into candidates (id, full_name, email, position, country, status, consent_given, applied_at, created_at, updated_at)
      select id, name, email, 'Virtual Assistant', 'Kenya', 'shortlisted', true, now(), now(), now() from made)
    insert into portal_sessions (id, candidate_id, expires_at, absolute_expires_at, created_at)
      select session, id, now() + interval '2 hours', now() + interval '24 hours', now() from made`;
  return people.map(({ cookie, name }) =>
    chatUserBy(visitor(address, someNetwork(), new Map([['lt_portal', cookie]])), name),
  );
}

function chatUserBy(person: Visitor, name: string): ChatUser {
  const acknowledged: Progress['acknowledged'] = [];
  const shown: number[] = [];
  let stop = (): void => {};

  const listen = (): void => {
    const subscription = person.trpc.interview.events.subscribe(
      shown.length > 0 ? { lastEventId: String(shown.at(-1)) } : {},
      {
        onData: ({ data }: { data: ConversationEvent<InterviewProgress> }) => {
          if (data.type === 'state') shown.push(...data.messages.map(({ seq }) => seq));
        },
        // The library resumes after a cut by itself; an answer that ends the stream is ours to act on.
        onError: () => listen(),
      },
    );
    stop = () => subscription.unsubscribe();
  };
  /** As a browser does: it hears of the reply, and asks now and then in case the line was away. */
  const replied = async (toSeq: number): Promise<void> => {
    for (let looks = 1; ; looks++) {
      if (shown.some((seq) => seq > toSeq)) return;
      await sleep(50);
      if (looks % 40 > 0) continue;
      const state = await insist(() => person.trpc.interview.state.query());
      if (state?.reply?.state === 'failed') throw new Error(`The reply to ${toSeq} failed`);
      if (state && state.lastSeq > toSeq) return;
    }
  };

  return {
    acknowledged,
    shown,
    async start() {
      await insist(() => person.trpc.interview.start.mutate({ consent: true }));
      listen();
    },
    async say(count) {
      await replied(0);
      for (let turn = 1; turn <= count; turn++) {
        const messageId = MessageId.parse(randomUUID());
        const text = `${name}, answer ${acknowledged.length + 1}: I would first ask what happened.`;
        const { message } = await insist(() => person.trpc.interview.send.mutate({ messageId, text }));
        acknowledged.push({ id: messageId, text, seq: message.seq, at: Date.now() });
        await replied(message.seq);
      }
    },
    transcript: async () => (await insist(() => person.trpc.interview.transcript.query())).messages,
    async leave() {
      stop();
      await person.leave();
    },
  };
}
