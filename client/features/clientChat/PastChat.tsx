import { IconArrowLeft } from '@tabler/icons-react';
import type { PracticeChat } from '../../../shared/clientChat.ts';
import type { PracticeId } from '../../../shared/ids.ts';
import { isId, toId } from '../../../shared/isId.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ChatFacts, ChatTranscript, CoachingNotes, ReportView } from './ChatNotes.tsx';
import { failureToast } from './useClientChat.ts';

const COACHING_MS = 1_500;

type PastChatProps = {
  sessionId: string;
  busy: boolean;
  onBack: () => void;
  onReplay: (fromSeq: number) => void;
};

/** A finished chat to learn from: coaching notes, report and transcript. */
export function PastChat({ sessionId, busy, onBack, onReplay }: PastChatProps) {
  const id = isId<PracticeId>(sessionId) ? sessionId : null;
  const past = trpc.clientChat.past.useQuery(
    { sessionId: id ?? toId<PracticeId>(crypto.randomUUID()) },
    {
      enabled: id !== null,
      refetchInterval: ({ state }) => (state.data?.coaching === 'pending' ? COACHING_MS : false),
    },
  );
  const chat = past.data;
  return (
    <main className="em-main stack g24" id="main">
      <div>
        <button type="button" className="btn subtle sm" onClick={onBack}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          All chats
        </button>
      </div>
      {chat && (
        <>
          <div className="stack g4">
            <h1 className="h2 em-title">Chat with {chat.client.name}</h1>
            <p className="dim">{chat.scenarioTitle}</p>
          </div>
          <div className="pc-lobby">
            <section className="em-panel pc-pad stack g16">
              <h2 className="h3">Coaching notes</h2>
              <Notes sessionId={chat.sessionId} chat={chat} busy={busy} onReplay={onReplay} />
            </section>
            <div className="stack g24">
              <section className="em-panel pc-pad stack g16">
                <h2 className="h3">The chat</h2>
                <ChatFacts chat={chat} />
                <ChatTranscript chat={chat} own="You" busy={busy} {...(chat.reportDue ? {} : { onReplay })} />
              </section>
              <section className="em-panel pc-pad stack g16">
                <h2 className="h3">Your report</h2>
                <ReportView chat={chat} />
              </section>
            </div>
          </div>
        </>
      )}
      {(past.isError || id === null) && (
        <ErrorState
          title="We couldn’t load this chat"
          message={past.isError ? readError(past.error).message : 'We couldn’t find what you asked for.'}
          onRetry={() => void past.refetch()}
        />
      )}
      {past.isLoading && (
        <p className="dim" role="status">
          Loading…
        </p>
      )}
    </main>
  );
}

type NotesProps = {
  sessionId: PracticeId;
  chat: PracticeChat;
  busy: boolean;
  onReplay: (fromSeq: number) => void;
};

function Notes({ sessionId, chat, busy, onReplay }: NotesProps) {
  const utils = trpc.useUtils();
  const retry = trpc.clientChat.retryCoaching.useMutation({
    onSuccess: () => utils.clientChat.past.invalidate({ sessionId }),
    onError: (error) => failureToast('We couldn’t start the coaching', error),
  });
  if (chat.notes) return <CoachingNotes notes={chat.notes} busy={busy} onReplay={onReplay} />;
  if (chat.reportDue) return <p className="dim">You’ll get your coaching notes after the report.</p>;
  if (chat.coaching === 'failed') {
    return (
      <div className="stack g12" role="alert">
        <p>The coach didn’t answer. Your chat and report are saved.</p>
        <div>
          <button
            type="button"
            className="btn default sm"
            disabled={retry.isPending}
            onClick={() => retry.mutate({ sessionId })}
          >
            Try again
          </button>
        </div>
      </div>
    );
  }
  return (
    <p className="dim" role="status">
      The coach is reading your chat…
    </p>
  );
}
