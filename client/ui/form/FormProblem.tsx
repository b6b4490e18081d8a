import type { ReactNode } from 'react';
import { Notice } from '../states/Notice.tsx';
import type { FormOf } from './Form.tsx';

type ProblemProps = {
  form: FormOf;
  /** Before the sentence, and after it. */
  lead?: string;
  more?: ReactNode;
};

/** Why the server refused the whole form, when no single field explains it. */
export function FormProblem({ form, lead, more }: ProblemProps) {
  if (!form.failure || Object.keys(form.problems).length > 0) return null;
  return (
    <Notice kind="bad">
      {lead} {form.failure.message} {more}
    </Notice>
  );
}
