import { IconChevronRight } from '@tabler/icons-react';
import {
  type CoachingState,
  difficultyLabels,
  outcomeLabels,
  type PracticeRow,
} from '../../../shared/clientChat.ts';
import { shortDate } from '../../../shared/time.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoodBadge } from './Mood.tsx';

/** While notes are being written, the list asks again. */
const COACHING_MS = 1_500;

/** The employee's chats, newest first, each with its transcript and coaching notes. */
export function HistoryList({ onOpen }: { onOpen: (sessionId: string) => void }) {
  const history = trpc.clientChat.history.useInfiniteQuery(
    { limit: 10 },
    {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ rows }) => rows.some(({ coaching }) => coaching === 'pending'))
          ? COACHING_MS
          : false,
    },
  );
  const rows = history.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section className="em-panel pc-pad stack g16">
      <h2 className="h3">Your chats</h2>
      {history.isPending && (
        <p className="dim" role="status">
          Loading…
        </p>
      )}
      {history.isError && (
        <ErrorState
          title="We couldn’t load your chats"
          message="Please try again in a moment."
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data && rows.length === 0 && (
        <p className="dim">
          No chats yet. Transcripts and coaching notes appear here after your first report.
        </p>
      )}
      <ul className="pc-history">
        {rows.map((row) => (
          <li key={row.sessionId}>
            <HistoryRow row={row} onOpen={() => onOpen(row.sessionId)} />
          </li>
        ))}
      </ul>
      {history.hasNextPage && (
        <div>
          <button
            type="button"
            className="btn default sm"
            disabled={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {history.isFetchingNextPage ? 'Loading…' : 'Show more'}
          </button>
        </div>
      )}
    </section>
  );
}

function HistoryRow({ row, onOpen }: { row: PracticeRow; onOpen: () => void }) {
  return (
    <button type="button" className="pc-past" onClick={onOpen}>
      <span className="grow stack g4">
        <span className="b">
          {row.clientName}
          {row.replay && <span className="sm dim"> · replay</span>}
        </span>
        <span className="sm dim">
          {row.scenarioTitle} · {difficultyLabels[row.difficulty]} · {shortDate(row.startedAt)}
        </span>
        <span className="sm dim">{outcomeLabels[row.outcome]}</span>
      </span>
      <MoodBadge mood={row.mood} />
      <span className="pc-score tn">{scoreText(row.coaching, row.score, row.reportDue)}</span>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

function scoreText(coaching: CoachingState, score: number | null, due: boolean): string {
  if (due) return 'Report due';
  if (coaching === 'pending') return 'Coaching…';
  if (coaching === 'failed') return 'No notes yet';
  return score === null ? '–' : `${score} / 100`;
}
