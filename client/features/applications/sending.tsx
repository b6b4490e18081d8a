import type { ReactNode } from 'react';
import { likelyEmail } from '../../../shared/applications/emailTypos.ts';
import { ApplicationForm, type ApplyInput } from '../../../shared/applications/schema.ts';
import { mutate } from '../../site/call.ts';
// Loaded with this: the form's first try then needs no connection of its own.
import '../../ui/form/sending.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { unsent, uploadedOf } from '../files/sent.ts';
import { problemOf, type UploadState } from '../files/state.ts';
import { draft, hideFailures } from './draft.ts';
import { SentPage, SUBMITTED } from './SentPage.tsx';

/** To the letter (specification file 1 §5). */
const RESUME_MISSING = 'Please upload your resume to continue.';

/** What's sent besides the form's values. */
type Beside = Pick<ApplyInput, 'jobId'> & { resume: UploadState; coverLetter: UploadState };
type Application = Omit<ApplyInput, 'idempotencyKey' | 'earlier' | 'website'>;
type Issue = { path: PropertyKey[]; message: string };

/** The rules of the form together with its files. */
export function rulesWith({ resume, coverLetter, ...rest }: Beside) {
  const files = { resume: uploadedOf(resume), coverLetter: uploadedOf(coverLetter) };
  return {
    safeParse(typed: unknown): { data?: Application; error?: { issues: Issue[] } } {
      const { data, error } = ApplicationForm.safeParse(typed);
      const issues: Issue[] = [...(error?.issues ?? []), ...unsent({ resume, coverLetter })];
      // A field shows its first message, so the reason a failed upload gives comes before “missing”.
      if (!files.resume) issues.push({ path: ['resume'], message: RESUME_MISSING });
      if (!data || !files.resume || issues.length > 0) return { error: { issues } };
      return { data: { ...data, ...rest, resume: files.resume, coverLetter: files.coverLetter } };
    },
  };
}

/** Sends the application, says that it arrived, and returns the page that follows. @throws CallError */
export async function sendApplication(
  application: Application,
  idempotencyKey: string,
  earlier: string[],
): Promise<ReactNode> {
  const answer = await mutate('applications.submit', { ...application, idempotencyKey, earlier });
  // Whatever was typed meanwhile: what was sent doesn't stay on a shared device.
  draft.clear();
  hideFailures();
  toast.success(SUBMITTED, 'Your application has been received successfully!');
  const { email, country } = application;
  return (
    <SentPage
      sent={{ ...answer, email, country, idempotencyKey }}
      // Fills the next form. The address stays empty, because it was wrong.
      onAgain={() => draft.write({ ...application, email: '' })}
    />
  );
}

/** The address that was probably meant in a field, as it is now; null when it looks right. */
export function meantEmail(id: string): string | null {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? likelyEmail(field.value) : null;
}

/** Explains why a file can't be sent: it wasn't chosen, or the upload failed. */
export function showMissingFiles(resume: UploadState, coverLetter: UploadState): void {
  if (problemOf(coverLetter) !== null) showFailure('Failed to upload cover letter');
  if (problemOf(resume) !== null) showFailure('Failed to upload resume');
  else if (resume.kind !== 'done') {
    hideFailures();
    toast.error('Resume Required', RESUME_MISSING);
  }
}

function showFailure(message: string): void {
  hideFailures();
  toast.error('Submission Failed', message);
}
