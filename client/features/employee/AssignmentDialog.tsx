import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand.ts';
import type { AssignmentId } from '../../../shared/ids.ts';
import { momentText } from '../../../shared/time.ts';
import type { AssignmentDetail } from '../../../shared/workSessions.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ContestForm } from '../workSessions/ContestForm.tsx';
import { Criteria } from '../workSessions/Criteria.tsx';

type AssignmentDialogProps = { id: AssignmentId | null; onClose: () => void };

/** One assignment in full: what was asked, answered and said about it (specification file 2 §2). */
export function AssignmentDialog({ id, onClose }: AssignmentDialogProps) {
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened={id !== null}
      onClose={onClose}
      title="Assignment"
      size={760}
      fullScreen={narrow ?? false}
      transitionProps={{ duration: 0 }}
    >
      {id && <Content id={id} />}
    </Modal>
  );
}

function Content({ id }: { id: AssignmentId }) {
  const detail = trpc.employee.assignment.useQuery({ assignmentId: id });
  if (detail.data) return <Detail task={detail.data} />;
  if (!detail.isError) return <p role="status">Loading…</p>;
  return (
    <ErrorState
      title="We couldn’t load this assignment"
      message={readError(detail.error).message}
      onRetry={() => void detail.refetch()}
    />
  );
}

function Detail({ task }: { task: AssignmentDetail }) {
  return (
    <div className="stack g24">
      <div className="stack g8">
        <h3 className="break">{task.title}</h3>
        <p className="row g8 w sm dim">
          <StatusBadge status={task.status} />
          {task.taskType} · {task.difficulty}
        </p>
        <p className="sm dim tn">
          Assigned {momentText(task.createdAt)}
          {task.completedAt &&
            ` · ${task.status === 'failed' ? 'Closed' : 'Completed'} ${momentText(task.completedAt)}`}
        </p>
      </div>
      <Part title="Description">
        <p className="em-text break">{task.description}</p>
        {task.material.map(({ title, lines }) => (
          <figure key={title} className="em-material">
            <figcaption className="b sm">{title}</figcaption>
            <pre>{lines.join('\n')}</pre>
          </figure>
        ))}
        {task.hints.length > 0 && (
          <>
            <p className="b sm">A good answer has</p>
            <ul className="bl sm">
              {task.hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          </>
        )}
      </Part>
      <Part title="Your response">
        {task.employeeResponse ? (
          <p className="em-text em-answer break" dir="auto">
            {task.employeeResponse}
          </p>
        ) : (
          <p className="dim">No response yet</p>
        )}
      </Part>
      <Part title={`Feedback from ${brand.supervisor.name}, ${brand.supervisor.role}`}>
        {task.aiFeedback ? (
          <p className="em-text break">{task.aiFeedback}</p>
        ) : (
          <p className="dim">No feedback yet</p>
        )}
        {task.grade !== null && (
          <p>
            Grade <b className="b tn">{task.grade}</b> of 100
            {task.tries > 1 && <span className="dim"> · the better of {task.tries} tries</span>}
          </p>
        )}
        <Criteria criteria={task.criteria} />
        <ContestForm task={task} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack g12">
      <h4>{title}</h4>
      {children}
    </section>
  );
}
