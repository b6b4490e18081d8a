import type { ReactNode } from 'react';
import type { AssignmentDetail } from '../../../shared/workSessions/schema.ts';
import { Muted, Text } from '../../ui/text/Text.tsx';
import { ContestForm } from './ContestForm.tsx';
import { Criteria } from './Criteria.tsx';

/** A task's grade, the better one of its tries, with its reasons and the way to a review by a person. */
export function TaskGrade({ task, children }: { task: AssignmentDetail; children?: ReactNode }) {
  const { grade, tries, contest } = task;
  // Changed by HR, it's no longer the grade of a try.
  const changed =
    contest?.state !== undefined && contest.state !== 'open' && contest.gradeAfter !== contest.gradeBefore;
  return (
    <>
      {grade !== null && (
        <p>
          Grade{' '}
          <Text as="b" figures>
            {grade}
          </Text>{' '}
          out of 100
          {tries > 1 && !changed && <Muted> · the better of {tries} tries</Muted>}
        </p>
      )}
      {children}
      <Criteria criteria={task.criteria} />
      <ContestForm task={task} />
    </>
  );
}
