import '../../styles/practice.css';
import { IconAlertTriangle, IconArrowLeft, IconChevronRight, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type AdminPracticeChat,
  type AdminPracticeRow,
  difficultyLabels,
  outcomeLabels,
  secondsText,
} from '../../../shared/clientChat.ts';
import type { CandidateId, PracticeId } from '../../../shared/ids.ts';
import { dateText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ChatFacts, ChatTranscript, CoachingNotes, ReportView } from './ChatNotes.tsx';
import { MoodBadge } from './Mood.tsx';

/** For HR: the practice chats of one person, each with report, coaching notes and transcript. */
export function PracticeChats({ candidateId }: { candidateId: CandidateId }) {
  const [opened, setOpened] = useState<PracticeId | null>(null);
  if (opened) return <OneChat sessionId={opened} onBack={() => setOpened(null)} />;
  return <ChatList candidateId={candidateId} onOpen={setOpened} />;
}

function ChatList(props: { candidateId: CandidateId; onOpen: (id: PracticeId) => void }) {
  const chats = trpc.admin.practiceChats.useInfiniteQuery(
    { limit: 20, candidateId: props.candidateId },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const rows = chats.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="dw-pad stack g16">
      {chats.isPending && (
        <p className="dim" role="status">
          Loading…
        </p>
      )}
      {chats.isError && (
        <ErrorState
          title="We couldn’t load the practice chats"
          message={readError(chats.error).message}
          onRetry={() => void chats.refetch()}
        />
      )}
      {chats.data && rows.length === 0 && <p className="dim">No practice chats yet.</p>}
      <ul className="pc-history">
        {rows.map((row) => (
          <li key={row.sessionId}>
            <Row row={row} onOpen={() => props.onOpen(row.sessionId)} />
          </li>
        ))}
      </ul>
      {chats.hasNextPage && (
        <div>
          <button
            type="button"
            className="btn default sm"
            disabled={chats.isFetchingNextPage}
            onClick={() => void chats.fetchNextPage()}
          >
            {chats.isFetchingNextPage ? 'Loading…' : 'Show more'}
          </button>
        </div>
      )}
    </div>
  );
}

function Row({ row, onOpen }: { row: AdminPracticeRow; onOpen: () => void }) {
  return (
    <button type="button" className="pc-past" onClick={onOpen}>
      <span className="grow stack g4">
        <span className="b">{row.scenarioTitle}</span>
        <span className="sm dim">
          {difficultyLabels[row.difficulty]} · {dateText(row.startedAt)}
          {row.responseTimeAvg !== null && ` · answers in ${secondsText(row.responseTimeAvg)}`}
        </span>
        <span className="row g8 w sm">
          <span className="dim">{row.reportDue ? 'Report due' : outcomeLabels[row.outcome]}</span>
          {row.needsFollowup && (
            <span className="bdg yellow">
              <IconFlag className="ic" stroke={1.75} aria-hidden="true" />
              Follow-up
            </span>
          )}
          {row.flagged && (
            <span className="bdg red">
              <IconAlertTriangle className="ic" stroke={1.75} aria-hidden="true" />
              Abusive words
            </span>
          )}
        </span>
      </span>
      <MoodBadge mood={row.mood} />
      <span className="pc-score tn">{row.score === null ? '–' : `${row.score} / 100`}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

function OneChat({ sessionId, onBack }: { sessionId: PracticeId; onBack: () => void }) {
  const chat = trpc.admin.practiceChat.useQuery({ sessionId });
  const { data } = chat;
  return (
    <div className="dw-pad stack g24">
      <div>
        <button type="button" className="btn subtle sm" onClick={onBack}>
          <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />
          All chats
        </button>
      </div>
      {chat.isError && (
        <ErrorState
          title="We couldn’t load this chat"
          message={readError(chat.error).message}
          onRetry={() => void chat.refetch()}
        />
      )}
      {chat.isPending && (
        <p className="dim" role="status">
          Loading…
        </p>
      )}
      {data && <Chat chat={data} />}
    </div>
  );
}

function Chat({ chat: data }: { chat: AdminPracticeChat }) {
  return (
    <>
      <section className="stack g12">
        <h3 className="h3">
          {data.employeeName} with {data.client.name}
        </h3>
        <ChatFacts chat={data} />
      </section>
      <section className="stack g12">
        <h3 className="h3">Report</h3>
        <ReportView chat={data} />
      </section>
      <section className="stack g12">
        <h3 className="h3">Coaching notes</h3>
        {data.notes ? <CoachingNotes notes={data.notes} /> : <p className="dim">No coaching notes yet.</p>}
      </section>
      <section className="stack g12">
        <h3 className="h3">Transcript</h3>
        <ChatTranscript chat={data} own={data.employeeName} />
      </section>
    </>
  );
}
