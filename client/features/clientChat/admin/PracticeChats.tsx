import { IconAlertTriangle, IconArrowLeft, IconChevronRight, IconFlag } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminPracticeChat, AdminPracticeRow } from '../../../../shared/clientChat/admin.ts';
import { difficultyLabels, outcomeLabels, secondsText } from '../../../../shared/clientChat/schema.ts';
import type { CandidateId, PracticeId } from '../../../../shared/ids/schema.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { GoneState } from '../../../ui/states/GoneState.tsx';
import { isGone, MoreButton, QueryError } from '../../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Heading, Muted, Remark, Text } from '../../../ui/text/Text.tsx';
import { ChatFacts, ChatTranscript, CoachingNotes, ReportView } from '../history/ChatNotes.tsx';
import styles from '../Lobby.module.css';
import { MoodBadge } from '../Mood.tsx';

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
    <Stack className="dw-pad">
      {chats.isPending && <SkeletonLines widths={['100%', '99%', '98%']} />}
      {chats.isError && <QueryError title="We couldn’t load the practice chats" query={chats} />}
      {chats.data && rows.length === 0 && <Text tone="dim">No practice chats yet.</Text>}
      <ul>
        {rows.map((row) => (
          <li key={row.sessionId}>
            <Row row={row} onOpen={() => props.onOpen(row.sessionId)} />
          </li>
        ))}
      </ul>
      <MoreButton list={chats} place="start" />
    </Stack>
  );
}

function Row({ row, onOpen }: { row: AdminPracticeRow; onOpen: () => void }) {
  return (
    <button type="button" className={styles.past} onClick={onOpen}>
      <Stack as="span" gap={4} place="grow">
        <Text as="span" bold>
          {row.scenarioTitle}
        </Text>
        <Remark as="span">
          {difficultyLabels[row.difficulty]} · {dateText(row.startedAt)}
          {row.responseTimeAvg !== null && ` · replies in ${secondsText(row.responseTimeAvg)}`}
        </Remark>
        <Group as="span" gap={8} wrap size="sm">
          <Muted>{row.reportDue ? 'Report due' : outcomeLabels[row.outcome]}</Muted>
          {row.needsFollowup && (
            <Badge color="yellow">
              <IconFlag className="ic" stroke={1.75} aria-hidden="true" />
              Follow-up
            </Badge>
          )}
          {row.flagged && (
            <Badge color="red">
              <IconAlertTriangle className="ic" stroke={1.75} aria-hidden="true" />
              Abusive language
            </Badge>
          )}
        </Group>
      </Stack>
      <MoodBadge mood={row.mood} />
      <Text as="span" figures className={styles.score}>
        {row.score === null ? '–' : `${row.score} / 100`}
      </Text>
      <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}

function OneChat({ sessionId, onBack }: { sessionId: PracticeId; onBack: () => void }) {
  const chat = trpc.admin.practiceChat.useQuery({ sessionId });
  const { data } = chat;
  return (
    <Stack gap={24} className="dw-pad">
      <div>
        <Button icon={IconArrowLeft} variant="subtle" size="sm" onClick={onBack}>
          All chats
        </Button>
      </div>
      {chat.isError && (
        <QueryError
          title="We couldn’t load this chat"
          query={chat}
          gone={<GoneState title="This chat is gone" />}
        />
      )}
      {chat.isPending && <SkeletonLines widths={['100%', '99%', '98%']} />}
      {data && !isGone(chat.error) && <Chat chat={data} />}
    </Stack>
  );
}

function Chat({ chat: data }: { chat: AdminPracticeChat }) {
  return (
    <>
      <Stack as="section" gap={12}>
        <Heading level={3}>
          {data.employeeName} with {data.client.name}
        </Heading>
        <ChatFacts chat={data} />
      </Stack>
      <Stack as="section" gap={12}>
        <Heading level={3}>Report</Heading>
        <ReportView chat={data} />
      </Stack>
      <Stack as="section" gap={12}>
        <Heading level={3}>Coaching notes</Heading>
        {data.notes ? <CoachingNotes notes={data.notes} /> : <Text tone="dim">No coaching notes yet.</Text>}
      </Stack>
      <Stack as="section" gap={12}>
        <Heading level={3}>Transcript</Heading>
        <ChatTranscript chat={data} own={data.employeeName} />
      </Stack>
    </>
  );
}
