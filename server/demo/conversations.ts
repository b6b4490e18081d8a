import type { ConversationKind } from '../../shared/conversation/schema.ts';
import { type CandidateId, ConversationId, MessageId } from '../../shared/ids/schema.ts';
import type { Deps } from '../deps.ts';
import type { Rows } from './rows.ts';

/** One thing that was said, with what the feature remembers about it. */
export type Said = {
  role: 'user' | 'assistant';
  content: string;
  meta: Record<string, unknown> | null;
  at: Date;
};

/** How long a person takes to write this, in milliseconds: a minute, and more for a long answer. */
export const writing = (text: string): number => 30_000 + text.length * 250;

/** Adds a finished conversation. */
export function addConversation(
  deps: Deps,
  rows: Rows,
  talk: { kind: ConversationKind; ownerId: CandidateId; said: readonly Said[]; startedAt: Date },
): ConversationId {
  const id = ConversationId.parse(deps.clock.uuid());
  const { kind, ownerId, said, startedAt } = talk;
  rows.conversations.push({ id, kind, ownerId, open: false, lastSeq: said.length, createdAt: startedAt });
  rows.messages.push(
    ...said.map(({ role, content, meta, at }, index) => ({
      id: MessageId.parse(deps.clock.uuid()),
      conversationId: id,
      seq: index + 1,
      role,
      content,
      answersSeq: role === 'assistant' ? index : null,
      meta: meta ?? {},
      createdAt: at,
    })),
  );
  return id;
}
