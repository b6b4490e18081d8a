import { skipToken } from '@tanstack/react-query';
import { useRef } from 'react';
import { brand } from '../../../../shared/brand.ts';
import type { WorkSessionId } from '../../../../shared/ids.ts';
import type { SessionAssignment, SessionDetail } from '../../../../shared/panel.ts';
import { momentText } from '../../../../shared/time.ts';
import { trpc } from '../../../trpc.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { PanelDrawer } from '../PanelDrawer.tsx';
import { Transcript } from './Transcript.tsx';

/** One work session: assignments with how they were judged, and everything that was said. */
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
    >
      {session && (
        <>
          <section className="stack g12" aria-label="Assignments">
            <h3>Assignments</h3>
            {session.assignments.length === 0 && <p className="dim">No assignment was given yet.</p>}
            {session.assignments.map((assignment) => (
              <Assignment key={assignment.id} assignment={assignment} />
            ))}
          </section>
          <div className="stack g12">
            <h3>Conversation</h3>
            <Transcript
              messages={session.messages}
              person={session.employee?.split(/\s+/)[0] ?? 'Unknown'}
              persona={brand.supervisor.name}
            />
          </div>
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
    <article className="ad-assignment stack g8">
      <div className="row sp w g8">
        <h4>
          {assignment.number}. {assignment.title}
        </h4>
        <span className="row g8">
          {assignment.grade !== null && <b className="b tn">{assignment.grade} / 100</b>}
          <StatusBadge status={assignment.status} />
        </span>
      </div>
      <p className="sm dim dw-text break">{assignment.taskDescription}</p>
      {assignment.employeeResponse && (
        <blockquote className="ad-quote break" dir="auto">
          {assignment.employeeResponse}
        </blockquote>
      )}
      {assignment.aiFeedback && <p className="sm break">{assignment.aiFeedback.replaceAll('**', '')}</p>}
      {assignment.evaluations.map((evaluation) => (
        <details key={evaluation.attempt} className="sm">
          <summary>
            Try {evaluation.attempt}: {evaluation.grade} / 100, how it was judged
          </summary>
          <ul className="stack g4 ad-criteria">
            {evaluation.criteria.map((criterion) => (
              <li key={criterion.id}>
                <b className="b">
                  {criterion.label}: {criterion.leftOut ? 'not judged' : criterion.grade}
                </b>{' '}
                <span className="dim">
                  {!criterion.leftOut && `(${Math.round(criterion.weight * 100)}%) `}
                  {criterion.reason}
                </span>
              </li>
            ))}
          </ul>
          <p className="xs dim">
            {evaluation.model === 'built-in'
              ? 'Graded by the built-in rules'
              : `Proposed by ${evaluation.model}`}
            , {momentText(evaluation.createdAt)}
          </p>
        </details>
      ))}
    </article>
  );
}
