import '../../styles/practice.css';
import { Drawer } from '@mantine/core';
import { IconAlertTriangle, IconChevronRight, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type AdminPracticeRow,
  difficultyLabels,
  outcomeLabels,
  secondsText,
} from '../../../shared/clientChat.ts';
import { CandidateId, type PracticeId } from '../../../shared/ids.ts';
import { dateText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ChatFacts, ChatTranscript, CoachingNotes, ReportView } from './ChatNotes.tsx';
import { MoodBadge } from './Mood.tsx';

/** For HR: practice chats of everybody, or of one person, with report, coaching notes and transcript. */
export function PracticeChats({ candidateId }: { candidateId?: string }) {
  const [opened, setOpened] = useState<PracticeId | null>(null);
  const id = candidateId === undefined ? undefined : CandidateId.safeParse(candidateId).data;
  const chats = trpc.admin.practiceChats.useInfiniteQuery(
    { limit: 20, ...(id ? { candidateId: id } : {}) },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  const rows = chats.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <div className="stack g16">
      {chats.isPending && (
        <p className="dim" role="status">
          Loading…
        </p>
      )}
      {chats.isError && (
        <ErrorState
          title="Practice chats did not load"
          message={readError(chats.error).message}
          onRetry={() => void chats.refetch()}
        />
      )}
      {chats.data && rows.length === 0 && <p className="dim">No practice chats yet.</p>}
      <ul className="pc-history">
        {rows.map((row) => (
          <li key={row.sessionId}>
            <Row row={row} named={id === undefined} onOpen={() => setOpened(row.sessionId)} />
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
      <Drawer
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title="Practice chat"
        position="right"
        size="min(720px, 100%)"
      >
        {opened && <OneChat sessionId={opened} />}
      </Drawer>
    </div>
  );
}

function Row({ row, named, onOpen }: { row: AdminPracticeRow; named: boolean; onOpen: () => void }) {
  return (
    <button type="button" className="pc-past" onClick={onOpen}>
      <span className="grow stack g4">
        <span className="b">{named ? row.employeeName : row.scenarioTitle}</span>
        <span className="sm dim">
          {named && `${row.scenarioTitle} · `}
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

function OneChat({ sessionId }: { sessionId: PracticeId }) {
  const chat = trpc.admin.practiceChat.useQuery({ sessionId });
  if (chat.isError) {
    return (
      <ErrorState
        title="This chat did not load"
        message={readError(chat.error).message}
        onRetry={() => void chat.refetch()}
      />
    );
  }
  if (!chat.data) {
    return (
      <p className="dim" role="status">
        Loading…
      </p>
    );
  }
  const { data } = chat;
  return (
    <div className="stack g24">
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
    </div>
  );
}
