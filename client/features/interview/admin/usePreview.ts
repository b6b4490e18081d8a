import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type ConversationMessage, cleanMessage, TURNS_MAX } from '../../../../shared/conversation/schema.ts';
import type { ErrorCode } from '../../../../shared/errors/errors.ts';
import { toId } from '../../../../shared/ids/isId.ts';
import type { ConversationId, MessageId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { PreviewPlays } from '../../../../shared/interview/preview.ts';
import {
  type InterviewPhase,
  type InterviewProgress,
  MIN_MESSAGES,
  progressPercent,
} from '../../../../shared/interview/schema.ts';
import { readError } from '../../../errors.ts';
import { trpcClient } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { type Action, type ConversationView, emptyView, reduce } from '../../conversation/reducer.ts';
import type { ConversationController } from '../../conversation/useConversation.ts';

type Subscription = { unsubscribe(): void };
type Meta = { phase: InterviewPhase; questionId: string; followUp: boolean };
/** One turn, with a stable id so that a message isn't rendered twice. */
type Turn = {
  id: MessageId;
  createdAt: string;
  role: 'user' | 'assistant';
  content: string;
  meta: Meta | null;
};

/** What the server needs for the next turn, and for the ratings. */
export type PreviewInput = {
  plays: PreviewPlays;
  seed: string;
  turns: Pick<Turn, 'role' | 'content' | 'meta'>[];
};

/** A longer frame would close the realtime connection of the whole page; see `MAX_PAYLOAD` of the server's sockets. */
const FRAME_MAX = 62_000;
/** Kept for the reply to a message. */
const REPLY_ROOM = 3_000;

/** Whether it can be sent, with so many bytes to spare. */
export const fits = (input: PreviewInput, spare = 0): boolean =>
  new TextEncoder().encode(JSON.stringify(input)).length + spare <= FRAME_MAX;

export const firstProgress: InterviewProgress = {
  phase: 'opening',
  percent: 0,
  messageCount: 0,
  canComplete: false,
  connectingUntil: null,
  completed: false,
};

type Preview = {
  controller: ConversationController<InterviewProgress>;
  /** What can be rated: everything up to the last answer. */
  answered: () => PreviewInput;
};

/** A conversation that keeps its turns in this tab instead of the database. `plays` may change on the way. */
export function usePreview(plays: PreviewPlays): Preview {
  const [view, dispatch] = useReducer(reduce<InterviewProgress>, emptyView<InterviewProgress>());
  const playing = useRef(plays);
  playing.current = plays;
  const turns = useRef<Turn[]>([]);
  const seed = useRef(crypto.randomUUID());
  const running = useRef<Subscription | null>(null);

  const inputWith = useCallback(
    (all: readonly Turn[]): PreviewInput => ({
      plays: playing.current,
      seed: seed.current,
      turns: all.map(({ role, content, meta }) => ({ role, content, meta })),
    }),
    [],
  );

  const ask = useCallback((): void => {
    running.current?.unsubscribe();
    running.current = askTurn(inputWith(turns.current), turns, dispatch);
  }, [inputWith]);

  useEffect(() => {
    turns.current = [];
    ask();
    return () => running.current?.unsubscribe();
  }, [ask]);

  const send = (text: string): void => {
    const turn = newTurn('user', cleanMessage(text), null);
    const all = [...turns.current, turn];
    const full = all.filter(({ role }) => role === 'user').length > TURNS_MAX;
    if (!full && fits(inputWith(all), REPLY_ROOM)) {
      turns.current = all;
      ask();
      return;
    }
    dispatch({ type: 'send', id: turn.id, text, now: Date.now() });
    dispatch({ type: 'send_failed', id: turn.id, errorCode: 'too_many_messages', offline: false });
    showPreviewFull();
  };

  const controller = {
    view,
    send,
    resend: showPreviewFull,
    discard: (id: string) => dispatch({ type: 'discard', id }),
    retryReply: ask,
  };
  const answered = (): PreviewInput =>
    inputWith(turns.current.slice(0, 1 + turns.current.findLastIndex(({ role }) => role === 'user')));
  return { controller, answered };
}

/** Asks for the next turn, which joins `turns` once it's complete. */
function askTurn(
  input: PreviewInput,
  turns: { current: Turn[] },
  dispatch: (action: Action<InterviewProgress>) => void,
): Subscription | null {
  const reply = {
    id: toId<ReplyId>(crypto.randomUUID()),
    state: 'waiting' as const,
    dueAt: new Date().toISOString(),
    typingAt: null,
    joins: false,
    attempt: 0,
    errorCode: null,
  };
  dispatch(stateAction(turns.current, reply, null));
  let [attempt, offset, settled] = [0, 0, false];
  let stream: Subscription | null = null;
  const settle = (): void => {
    settled = true;
    stream?.unsubscribe();
  };
  const fail = (errorCode: ErrorCode): void => {
    settle();
    const failed = { ...reply, state: 'failed' as const, attempt: Math.max(1, attempt), errorCode };
    dispatch(stateAction(turns.current, failed, null));
  };
  if (!fits(input)) {
    fail('too_large');
    return null;
  }
  stream = trpcClient.admin.previewTurn.subscribe(input, {
    // Once more after a lost connection: the turn is then written from the start.
    onStarted: () => {
      attempt += 1;
      offset = 0;
    },
    onData: (event) => {
      if (event.type === 'delta') {
        const { text } = event;
        dispatch({
          type: 'event',
          now: Date.now(),
          event: { type: 'delta', replyId: reply.id, attempt, offset, text },
        });
        offset += text.length;
      } else if (event.type === 'done') {
        settle();
        turns.current = [...turns.current, newTurn('assistant', event.content, event.meta)];
        dispatch(stateAction(turns.current, null, event.phase));
      } else {
        fail(event.errorCode);
      }
    },
    onError: (error) => fail(readError(error).code),
    // Ended without a turn: a lost right.
    onComplete: () => !settled && fail('unavailable'),
  });
  return stream;
}

const showPreviewFull = (): void => {
  toast.error('This preview has reached its limit', 'Show the ratings, or start over.', {
    id: 'preview-full',
  });
};

function newTurn(role: Turn['role'], content: string, meta: Meta | null): Turn {
  return {
    id: toId<MessageId>(crypto.randomUUID()),
    createdAt: new Date().toISOString(),
    role,
    content,
    meta,
  };
}

type Pending = ConversationView<InterviewProgress>['reply'];
const conversationId = toId<ConversationId>(crypto.randomUUID());

function stateAction(turns: Turn[], reply: Pending, phase: InterviewPhase | null): Action<InterviewProgress> {
  const messages = turns.map(
    ({ id, createdAt, role, content }, index): ConversationMessage => ({
      id,
      seq: index + 1,
      role,
      content,
      createdAt,
    }),
  );
  const lastPhase = phase ?? turns.findLast((turn) => turn.meta)?.meta?.phase ?? firstProgress.phase;
  return {
    type: 'event',
    now: Date.now(),
    event: {
      type: 'state',
      conversationId,
      messages,
      lastSeq: messages.length,
      open: true,
      reply,
      info: {
        ...firstProgress,
        phase: lastPhase,
        messageCount: messages.length,
        percent: progressPercent(messages.length, lastPhase),
        canComplete: messages.length >= MIN_MESSAGES,
      },
      now: new Date().toISOString(),
    },
  };
}
