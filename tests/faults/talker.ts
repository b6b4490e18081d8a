import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TRPCClientError } from '@trpc/client';
import type { ConversationEvent, ConversationMessage } from '../../shared/conversation.ts';
import { MessageId } from '../../shared/ids.ts';
import type { InterviewProgress } from '../../shared/interview.ts';
import { visitor } from '../support/visitor.ts';

/** Refusals that only ask for patience. */
const later = new Set(['reply_pending', 'too_many_attempts', 'unavailable']);

/**
 * Repeats a call until it is answered: the line may be cut in the middle of it, and the caller cannot know
 * whether it was carried out.
 */
export async function insist<T>(call: () => Promise<T>, forMs = 60_000): Promise<T> {
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
export type Talk = {
  /** Sends that the server acknowledged, in order, with the moment of the acknowledgement. */
  acknowledged: { id: string; text: string; seq: number; at: number }[];
  /** Sequences as the live connection delivered them. */
  shown: number[];
  transcript(): Promise<ConversationMessage[]>;
  leave(): Promise<void>;
};

export type Talker = {
  start(): Promise<void>;
  /** Says so many things, each after the reply to the one before. */
  say(count: number): Promise<void>;
} & Talk;

/** A candidate who talks with the interviewer, listens live, and writes down what happens. */
export async function talker(address: string, code: string, name: string): Promise<Talker> {
  const person = visitor(
    address,
    `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
  );
  await insist(() => person.trpc.candidatePortal.open.mutate({ code }));
  const acknowledged: Talk['acknowledged'] = [];
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
  const replied = async (toSeq: number): Promise<void> => {
    for (;;) {
      const state = await insist(() => person.trpc.interview.state.query());
      if (state?.reply?.state === 'failed') throw new Error(`The reply to ${toSeq} failed`);
      if (state && state.lastSeq > toSeq) return;
      await sleep(150);
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
