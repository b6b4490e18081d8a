import { skipToken } from '@tanstack/react-query';
import { useRef } from 'react';
import { BUILT_IN } from '../../../../shared/ai/builtIn.ts';
import { brand } from '../../../../shared/company/brand.ts';
import type { WorkSessionId } from '../../../../shared/ids/schema.ts';
import { firstName } from '../../../../shared/text/firstName.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import type { SessionAssignment, SessionDetail } from '../../../../shared/workSessions/admin.ts';
import { trpc } from '../../../trpc.ts';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Muted, Remark, Text } from '../../../ui/text/Text.tsx';
import { Transcript } from '../../conversation/admin/Transcript.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { PanelDrawer } from '../../panel/PanelDrawer.tsx';

/** One work session: graded assignments and the conversation. */
export function SessionDrawer({
  sessionId,
  onClose,
}: {
  sessionId: WorkSessionId | null;
  onClose: () => void;
}) {
  const last = useRef(sessionId);
  if (sessionId) last.current = sessionId;
  const detail = trpc.admin.sessions.byId.useQuery(last.current ? { sessionId: last.current } : skipToken);
  const session = detail.data;
  return (
    <PanelDrawer
      opened={sessionId !== null}
      onClose={onClose}
      mark={<DemoMark person={session?.employeeId} />}
      title={session?.employee ?? 'Work session'}
      note={session && headline(session)}
      query={detail}
      gone={{ title: 'This session is gone', back: 'Back to sessions' }}
    >
      {session && (
        <>
          <Stack as="section" gap={12} aria-label="Assignments">
            <h3>Assignments</h3>
            {session.assignments.length === 0 && <Text tone="dim">No assignments yet.</Text>}
            {session.assignments.map((assignment) => (
              <Assignment key={assignment.id} assignment={assignment} />
            ))}
          </Stack>
          <Stack gap={12}>
            <h3>Conversation</h3>
            <Transcript
              messages={session.messages}
              person={session.employee === null ? 'Unknown' : firstName(session.employee)}
              persona={brand.supervisor.name}
            />
          </Stack>
        </>
      )}
    </PanelDrawer>
  );
}

function headline(session: SessionDetail): string {
  const long = session.durationMinutes === null ? 'In Progress' : `${session.durationMinutes} min`;
  return `${momentText(session.startedAt)} · ${long} · ${session.tasksCompleted} completed · ${session.performanceRating ?? 'Pending'}`;
}

function Assignment({ assignment }: { assignment: SessionAssignment }) {
  return (
    <Panel as="article" gap={8} className="ad-assignment">
      <Group gap={8} wrap justify="between">
        <h4>
          {assignment.number}. {assignment.title}
        </h4>
        <Group as="span" gap={8}>
          {assignment.grade !== null && !assignment.carriedTo && (
            <Text as="b" bold figures>
              {assignment.grade} / 100
            </Text>
          )}
          {!assignment.carriedTo && <StatusBadge status={assignment.status} />}
        </Group>
      </Group>
      <Remark lines="anywhere" className="dw-text">
        {assignment.taskDescription}
      </Remark>
      {assignment.carriedTo && (
        <Remark>
          Carried over to the shift that began {momentText(assignment.carriedTo)}. See that shift for the
          result.
        </Remark>
      )}
      {assignment.carriedOver && <Remark>Carried over from an earlier shift.</Remark>}
      {!assignment.carriedTo && assignment.employeeResponse && (
        <blockquote className="ad-quote" dir="auto">
          {assignment.employeeResponse}
        </blockquote>
      )}
      {!assignment.carriedTo && assignment.aiFeedback && (
        <Text size="sm" lines="anywhere">
          {assignment.aiFeedback.replaceAll('**', '')}
        </Text>
      )}
      {assignment.evaluations.map((evaluation) => (
        <Details
          key={evaluation.attempt}
          summary={`Try ${evaluation.attempt}: ${evaluation.grade} / 100, grading details`}
        >
          <Stack as="ul" gap={4} size="sm">
            {evaluation.criteria.map((criterion) => (
              <li key={criterion.id}>
                <b>
                  {criterion.label}: {criterion.leftOut ? 'not graded' : criterion.grade}
                </b>{' '}
                <Muted>
                  {!criterion.leftOut && `(${Math.round(criterion.weight * 100)}%) `}
                  {criterion.reason}
                </Muted>
              </li>
            ))}
          </Stack>
          <Fine>
            {evaluation.model === BUILT_IN
              ? 'Graded by the built-in rules'
              : `Proposed by ${evaluation.model}`}
            , {momentText(evaluation.createdAt)}
          </Fine>
        </Details>
      ))}
    </Panel>
  );
}
