import { type ReactNode, useEffect, useState } from 'react';
import { isUnclear } from '../../../shared/errors/unavailable.ts';
import { useZodForm } from '../../ui/form/useZodForm.ts';
import { toast } from '../../ui/toast/toast.ts';
import { isUnderWay, type UploadState } from '../files/state.ts';
import { useUpload } from '../files/useUpload.ts';
import type { ChosenJob } from './chosenJob.ts';
import { draft, emptyDraft, hideFailures, labels } from './draft.ts';

export type ApplicationProps = {
  chosen: ChosenJob;
  onSent: (page: ReactNode) => void;
  /** The job was closed in the meantime. */
  onClosed: () => void;
};

const empty = { ...emptyDraft, consent: false };

/** The rules and the next page load when someone starts filling in the form, not with the form. */
const loadRest = () => import('./sending.tsx');

/** The application form with its files and its messages (specification file 1 §4, §5). */
export function useApplication({ chosen, onSent, onClosed }: ApplicationProps) {
  const resume = useUpload('resume');
  const coverLetter = useUpload('coverLetter');
  /** The address that was probably meant, while the field holds another one. */
  const [meant, setMeant] = useState<string | null>(null);
  const job = chosen.kind === 'open' ? chosen.job : null;
  const preset = job && { position: job.position };
  const form = useZodForm({
    id: 'field',
    schema: async () =>
      (await loadRest()).rulesWith({
        jobId: job?.id ?? null,
        resume: resume.state,
        coverLetter: coverLetter.state,
      }),
    initial: empty,
    preset,
    labels,
    draft,
    onSubmit: async (...sent) => onSent(await (await loadRest()).sendApplication(...sent)),
    onInvalid: () => void loadRest().then((rest) => rest.showMissingFiles(resume.state, coverLetter.state)),
    onRefused: ({ code, message }) => {
      if (code === 'file_gone') resume.clear();
      if (code === 'cover_letter_gone') coverLetter.clear();
      if (code === 'job_closed') onClosed();
      toast.error(
        'Submission Failed',
        isUnclear(code) ? 'Failed to submit application. Please try again.' : message,
      );
    },
  });
  useCleared('resume', resume.state, form.clearProblem);
  useCleared('coverLetter', coverLetter.state, form.clearProblem);
  const email = form.field('email');
  return {
    form,
    resume,
    coverLetter,
    meant,
    email: {
      ...email,
      onChange(typed: string): void {
        setMeant(null);
        email.onChange(typed);
      },
    },
    /** Checks the finished address for typos. */
    checkEmail(): void {
      loadRest().then(
        ({ meantEmail }) => setMeant(meantEmail(email.id)),
        () => undefined,
      );
    },
    clear(): void {
      setMeant(null);
      form.show({ ...empty, ...preset });
      // `show` stores the chosen job's position as a draft.
      draft.clear();
    },
  };
}

/** Clears a file's messages once another file has arrived, or one that isn't needed was removed. */
function useCleared(field: string, state: UploadState, clearProblem: (path: string) => void): void {
  const { kind } = state;
  const on = isUnderWay(state) || kind === 'done';
  const fine = kind === 'done' || (kind === 'idle' && field !== 'resume');
  useEffect(() => {
    if (on) hideFailures();
    if (fine) clearProblem(field);
  }, [on, fine, field, clearProblem]);
}
