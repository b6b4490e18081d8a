import { Modal } from '@mantine/core';
import type { AssignmentId } from '../../../shared/ids.ts';
import type { AssignmentDetail } from '../../../shared/workSessions.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ContestForm } from './ContestForm.tsx';
import { Criteria } from './Criteria.tsx';

/** Why a task got its grade, and the way to a second look by a person. */
export function GradeDialog({ id, onClose }: { id: AssignmentId | null; onClose: () => void }) {
  return (
    <Modal opened={id !== null} onClose={onClose} title="Grade" size={620}>
      {id && <Content key={id} id={id} />}
    </Modal>
  );
}

function Content({ id }: { id: AssignmentId }) {
  const detail = trpc.employee.assignment.useQuery({ assignmentId: id });
  if (detail.data) return <Reasons task={detail.data} />;
  if (!detail.isError) return <p role="status">Loading…</p>;
  return (
    <ErrorState
      title="We couldn’t load this grade"
      message={readError(detail.error).message}
      onRetry={() => void detail.refetch()}
    />
  );
}

function Reasons({ task }: { task: AssignmentDetail }) {
  return (
    <div className="stack g16">
      <div className="row sp g12 w">
        <h3 className="break">{task.title}</h3>
        <StatusBadge status={task.status} />
      </div>
      {task.grade !== null && (
        <p>
          Grade <b className="b tn">{task.grade}</b> of 100
          {task.tries > 1 && <span className="dim"> · the better of {task.tries} tries</span>}
        </p>
      )}
      {task.aiFeedback && <p className="break">{task.aiFeedback}</p>}
      <Criteria criteria={task.criteria} />
      <ContestForm task={task} />
    </div>
  );
}
