import { z } from 'zod';
import type { ErrorCode } from '../errors/errors.ts';
import { type ConversationId, MessageId, type ReplyId } from '../ids/schema.ts';
import type { SafetyNotice } from '../safety/card/notice.ts';
import type { SafetyKind } from '../safety/kinds.ts';

/** Longest text a person can send at once (product decision, AI budgets). */
export const MESSAGE_MAX = 2_000;
/**
 * A person seen this recently is present: a listening browser reports every 20 s, and a minute allows for a
 * slow connection.
 */
export const PRESENT_MS = 60_000;
/** Most messages one person can write in a conversation. */
export const TURNS_MAX = 60;

const conversationKinds = ['interview', 'work', 'practice'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** `asked`: the person can choose; `stopped`: they continue on another day. */
export type PauseState = 'asked' | 'stopped';
/** What the safety layer found, or insults that ended an interview before there was anything to score. */
export type PauseReason = SafetyKind | 'language';

/** A conversation that's paused until its person continues. `notice` is null after insults. */
export type ConversationPause = { state: PauseState; notice: SafetyNotice | null };

/** `user` is the person, `assistant` the AI persona (specification file 1 §3). */
export type ConversationMessage = {
  id: MessageId;
  /** 1, 2, 3 … without gaps inside a conversation. */
  seq: number;
  role: 'user' | 'assistant';
  content: string;
  createdAt: string;
  /** True for what is said while the conversation is paused; sent to its person only. */
  private?: true;
};

/**
 * The source of a turn's wording when a connected model didn't write all of it: built-in wording replaced a
 * part (`mended`) or everything.
 */
export const wordings = ['mended', 'built_in'] as const;

/** A message as HR reads it. */
export type HrMessage = ConversationMessage & {
  wording?: (typeof wordings)[number];
  /** Why a connected model chose what this turn does. */
  reason?: string;
};

/** The label HR sees beside such a turn. */
export const wordingWords: Record<(typeof wordings)[number], string> = {
  mended: 'Partly built-in wording',
  built_in: 'Built-in wording: the model had no answer',
};

/** A pending reply: waiting for its due time, being written, or failed and retryable. */
export type PendingReply = {
  id: ReplyId;
  state: 'waiting' | 'streaming' | 'failed';
  dueAt: string;
  /** From when on the persona is shown typing; null: all the time. */
  typingAt: string | null;
  /** True: the person may write on while it waits. */
  joins: boolean;
  /** Raised by every new try, so that a client can drop the text of an earlier, broken one. */
  attempt: number;
  errorCode: ErrorCode | null;
};

/**
 * What a subscriber receives. `state` is the truth read from the database after the subscriber's cursor;
 * `delta` is a transient piece of the reply being written, at `offset` UTF-16 units into its text.
 */
export type ConversationEvent<Info> =
  | {
      type: 'state';
      conversationId: ConversationId;
      /** Messages after the cursor, in order. */
      messages: ConversationMessage[];
      lastSeq: number;
      open: boolean;
      reply: PendingReply | null;
      /** Left out while nothing is paused. */
      pause?: ConversationPause;
      info: Info;
      /** Server time, so that a client can count down without trusting its own clock. */
      now: string;
    }
  | { type: 'delta'; replyId: ReplyId; attempt: number; offset: number; text: string };

export const SendInput = z.strictObject({
  /** Client-made; sending the same id twice stores one message. */
  messageId: MessageId,
  text: z.string().max(200_000),
});
export type SendInput = z.infer<typeof SendInput>;

/**
 * Prepares a person's text for storage and for a model: control, zero-width, bidi-override and tag
 * characters go (they can hide instructions), line breaks are unified, outer blanks trimmed.
 */
export function cleanMessage(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (c) => (c === '\n' || c === '\t' ? c : c === '\u200d' ? c : ''))
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}
