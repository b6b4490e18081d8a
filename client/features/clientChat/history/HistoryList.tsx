import { IconChevronRight } from '@tabler/icons-react';
import {
  type CoachingState,
  difficultyLabels,
  outcomeLabels,
  type PracticeRow,
} from '../../../../shared/clientChat/schema.ts';
import { shortDate } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { TitledPanel } from '../../../ui/layout/Panel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { MoreButton } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Remark, Text } from '../../../ui/text/Text.tsx';
import styles from '../Lobby.module.css';
import { MoodBadge } from '../Mood.tsx';

/** Refresh interval while notes are being written. */
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
    <TitledPanel title="Your chats">
      {history.isPending && <SkeletonLines widths={['100%', '99%', '98%']} />}
      {history.isError && (
        <ErrorState
          title="We couldn’t load your chats"
          message="Please try again in a moment."
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data && rows.length === 0 && (
        <Text tone="dim">
          No chats yet. Transcripts and coaching notes appear here after your first report.
        </Text>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.sessionId}>
            <HistoryRow row={row} onOpen={() => onOpen(row.sessionId)} />
          </li>
        ))}
      </ul>
      <MoreButton list={history} place="start" />
    </TitledPanel>
  );
}

function HistoryRow({ row, onOpen }: { row: PracticeRow; onOpen: () => void }) {
  return (
    <button type="button" className={styles.past} onClick={onOpen}>
      <Stack as="span" gap={4} place="grow">
        <Text as="span" bold>
          {row.clientName}
          {row.replay && <Remark as="span"> · replay</Remark>}
        </Text>
        <Remark as="span">
          {row.scenarioTitle} · {difficultyLabels[row.difficulty]} · {shortDate(row.startedAt)}
        </Remark>
        <Remark as="span">{outcomeLabels[row.outcome]}</Remark>
      </Stack>
      <MoodBadge mood={row.mood} />
      <Text as="span" figures className={styles.score}>
        {scoreText(row.coaching, row.score, row.reportDue)}
      </Text>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

function scoreText(coaching: CoachingState, score: number | null, due: boolean): string {
  if (due) return 'Report due';
  if (coaching === 'pending') return 'Writing notes…';
  if (coaching === 'failed') return 'No notes yet';
  return score === null ? '–' : `${score} / 100`;
}
