import { skipToken } from '@tanstack/react-query';
import { useRef } from 'react';
import { secondsText } from '../../../../shared/clientChat/schema.ts';
import type { PracticeId } from '../../../../shared/ids/schema.ts';
import { firstName } from '../../../../shared/text/firstName.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { Facts } from '../../../ui/figures/Facts.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Muted, Text } from '../../../ui/text/Text.tsx';
import { Transcript } from '../../conversation/admin/Transcript.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { PanelDrawer } from '../../panel/PanelDrawer.tsx';
import { PracticeNotes } from './PracticeNotes.tsx';

/** One practice chat: the report the employee wrote, and the transcript. */
export function PracticeDrawer({
  practiceId,
  onClose,
}: {
  practiceId: PracticeId | null;
  onClose: () => void;
}) {
  const last = useRef(practiceId);
  if (practiceId) last.current = practiceId;
  const detail = trpc.admin.sessions.practiceById.useQuery(
    last.current ? { practiceId: last.current } : skipToken,
  );
  const chat = detail.data;
  const report = chat?.report;
  const facts: [string, string][] = report
    ? [
        ['The issue', report.issueSummary],
        ['What was done', report.resolutionProvided],
        ['Follow-up', report.needsFollowup ? 'Needed' : 'Not needed'],
        [
          'Average response time',
          report.responseTimeAvg === null ? 'No reply' : secondsText(report.responseTimeAvg),
        ],
      ]
    : [];
  return (
    <PanelDrawer
      opened={practiceId !== null}
      onClose={onClose}
      mark={<DemoMark person={chat?.employeeId} />}
      title={chat ? `${chat.employee} with ${chat.clientName}` : 'Practice chat'}
      note={chat && `${momentText(chat.startedAt)} · ${chat.status} · score ${chat.score ?? 'pending'}`}
      query={detail}
      gone={{ title: 'This practice chat is gone', back: 'Back to practice chats' }}
    >
      {chat && (
        <>
          <Text lines="anywhere">{chat.clientIssue}</Text>
          <Stack as="section" gap={8} aria-label="Report">
            <h3>Report</h3>
            {facts.length === 0 && <Text tone="dim">No report yet.</Text>}
            <Facts rows={facts.map(([label, value]) => [label, value || <Muted>No text to show</Muted>])} />
          </Stack>
          <Stack as="section" gap={12} aria-label="Coaching notes">
            <h3>Coaching notes</h3>
            <PracticeNotes sessionId={chat.id} />
          </Stack>
          <Stack gap={12}>
            <h3>Conversation</h3>
            <Transcript
              messages={chat.messages}
              person={firstName(chat.employee)}
              persona={chat.clientName}
            />
          </Stack>
        </>
      )}
    </PanelDrawer>
  );
}
