import type { ReactNode } from 'react';
import { ApplicationForm, type ApplyInput } from '../../../shared/applications/schema.ts';
import { mutate } from '../../site/call.ts';
import { type Attempt, keyFor } from '../../site/keyFor.ts';
import { SentPage } from './SentPage.tsx';

type Checked = {
  form: ApplicationForm | null;
  problems: { field: PropertyKey | undefined; message: string }[];
};

/** Checks the input against the form's rules. */
export function checkForm(typed: unknown): Checked {
  const { data, error } = ApplicationForm.safeParse(typed);
  const problems = (error?.issues ?? []).map(({ path, message }) => ({ field: path[0], message }));
  return { form: data ?? null, problems };
}

/** Sends the application and returns the page that follows. @throws CallError */
export async function sendApplication(
  attempt: Attempt,
  application: Omit<ApplyInput, 'idempotencyKey'>,
): Promise<ReactNode> {
  const idempotencyKey = keyFor(attempt, JSON.stringify(application));
  const answer = await mutate('applications.submit', { ...application, idempotencyKey });
  const { email, country } = application;
  return <SentPage sent={{ ...answer, email, country, idempotencyKey }} />;
}
