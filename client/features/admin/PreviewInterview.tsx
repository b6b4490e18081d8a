import { Select } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { ConversationMessage } from '../../../shared/conversation/schema.ts';
import { toId } from '../../../shared/ids/isId.ts';
import type { ConversationId, MessageId, ReplyId } from '../../../shared/ids/schema.ts';
import {
  type InterviewPhase,
  type InterviewProgress,
  MIN_MESSAGES,
  progressPercent,
} from '../../../shared/interview/schema.ts';
import { positions } from '../../../shared/jobs/schema.ts';
import { trpcClient } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { toast } from '../../ui/toast.ts';
import { type Action, type ConversationView, emptyView, reduce } from '../conversation/reducer.ts';
import { useConnection } from '../conversation/useConnection.ts';
import type { ConversationController } from '../conversation/useConversation.ts';
import { InterviewChat } from '../interview/InterviewChat.tsx';

type Meta = { phase: InterviewPhase; questionId: string; followUp: boolean };
/** One turn, with a stable id so that a message isn't rendered twice. */
type Turn = {
  id: MessageId;
  createdAt: string;
  role: 'user' | 'assistant';
  content: string;
  meta: Meta | null;
};

/** A preview of the candidate's interview for admins, kept in this tab only. */
export function PreviewInterview({ adminName }: { adminName: string }) {
  const [position, setPosition] = useState<string>(positions[1]);
  const [run, setRun] = useState(0);
  const [started, setStarted] = useState(false);
  if (!started) {
    return (
      <Stack as="main" className="ad-preview">
        <h1>Preview interview</h1>
        <Text tone="dim">
          Talk with the interviewer as a candidate would, without the waiting. Nothing is saved, and no one is
          emailed.
        </Text>
        <Select
          label="Position"
          data={[...positions]}
          value={position}
          allowDeselect={false}
          onChange={(value) => value && setPosition(value)}
        />
        <Button variant="filled" style={{ alignSelf: 'flex-start' }} onClick={() => setStarted(true)}>
          Start the preview
        </Button>
      </Stack>
    );
  }
  return (
    <PreviewChat
      key={run}
      adminName={adminName}
      position={position}
      onRestart={() => setRun((count) => count + 1)}
      onLeave={() => setStarted(false)}
    />
  );
}

function PreviewChat(props: {
  adminName: string;
  position: string;
  onRestart: () => void;
  onLeave: () => void;
}) {
  const controller = usePreview(props.position);
  const connection = useConnection();
  return (
    <InterviewChat
      controller={controller}
      info={controller.view.info ?? first}
      candidateName={props.adminName}
      position={props.position}
      connection={connection}
      completing={false}
      draftKey="preview"
      leaveLabel="Leave the preview"
      notes={<Text tone="dim">This is a preview. It’s gone when you close the page.</Text>}
      onComplete={() => {
        toast.info('Preview finished', 'Nothing was saved, and no one was emailed.');
        props.onLeave();
      }}
      onLeave={props.onLeave}
      banner={
        <aside className="ban" aria-label="Preview">
          <span className="grow">
            <b>Preview:</b> nothing is saved, and no one is emailed.
          </span>
          <Button
            icon={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
            size="sm"
            onClick={props.onRestart}
          >
            Start again
          </Button>
        </aside>
      }
    />
  );
}

function newTurn(role: Turn['role'], content: string, meta: Meta | null): Turn {
  return {
    id: toId<MessageId>(crypto.randomUUID()),
    createdAt: new Date().toISOString(),
    role,
    content,
    meta,
  };
}

const first: InterviewProgress = {
  phase: 'opening',
  percent: 0,
  messageCount: 0,
  canComplete: false,
  connectingUntil: null,
  completed: false,
};

/** A conversation controller that keeps its turns in this tab instead of the database. */
function usePreview(position: string): ConversationController<InterviewProgress> {
  const [view, dispatch] = useReducer(reduce<InterviewProgress>, emptyView<InterviewProgress>());
  const turns = useRef<Turn[]>([]);
  const seed = useRef(crypto.randomUUID());
  const running = useRef<{ unsubscribe(): void } | null>(null);

  const ask = useCallback((): void => {
    running.current?.unsubscribe();
    const replyId = toId<ReplyId>(crypto.randomUUID());
    const reply = {
      id: replyId,
      state: 'waiting' as const,
      dueAt: new Date().toISOString(),
      typingAt: null,
      joins: false,
      attempt: 0,
      errorCode: null,
    };
    dispatch(stateAction(turns.current, reply, null));
    let offset = 0;
    running.current = trpcClient.admin.previewTurn.subscribe(
      {
        position,
        seed: seed.current,
        turns: turns.current.map(({ role, content, meta }) => ({ role, content, meta })),
      },
      {
        onData: (event) => {
          if (event.type === 'delta') {
            dispatch({
              type: 'event',
              now: Date.now(),
              event: { type: 'delta', replyId, attempt: 1, offset, text: event.text },
            });
            offset += event.text.length;
          } else if (event.type === 'done') {
            running.current?.unsubscribe();
            turns.current = [...turns.current, newTurn('assistant', event.content, event.meta)];
            dispatch(stateAction(turns.current, null, event.phase));
          } else {
            dispatch(
              stateAction(
                turns.current,
                { ...reply, state: 'failed', attempt: 1, errorCode: event.errorCode },
                null,
              ),
            );
          }
        },
        onError: () =>
          dispatch(
            stateAction(
              turns.current,
              { ...reply, state: 'failed', attempt: 1, errorCode: 'unavailable' },
              null,
            ),
          ),
      },
    );
  }, [position]);

  useEffect(() => {
    turns.current = [];
    ask();
    return () => running.current?.unsubscribe();
  }, [ask]);

  return {
    view,
    send: (text) => {
      turns.current = [...turns.current, newTurn('user', text, null)];
      ask();
    },
    resend: () => {},
    discard: () => {},
    retryReply: ask,
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
  const lastPhase = phase ?? turns.findLast((turn) => turn.meta)?.meta?.phase ?? first.phase;
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
        ...first,
        phase: lastPhase,
        messageCount: messages.length,
        percent: progressPercent(messages.length),
        canComplete: messages.length >= MIN_MESSAGES,
      },
      now: new Date().toISOString(),
    },
  };
}
