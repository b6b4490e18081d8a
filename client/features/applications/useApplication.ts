import {
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FileId } from '../../../shared/ids/schema.ts';
import { CallError } from '../../site/call.ts';
import type { Problem } from '../../ui/form/ErrorSummary.tsx';
import { toast } from '../../ui/toast.ts';
import { isUnderWay, problemOf, type UploadState } from '../uploads/state.ts';
import { useUpload } from '../uploads/useUpload.ts';
import type { ChosenJob } from './chosenJob.ts';
import { clearDraft, type Draft, draftFields, emptyDraft, labels, readDraft, writeDraft } from './draft.ts';

type Values = Draft & { consent: boolean; website: string };
type Errors = Partial<Record<keyof Values | 'resume' | 'coverLetter', string>>;

const order = Object.keys(labels).filter((name): name is keyof Errors => name in labels);

const empty: Values = { ...emptyDraft, consent: false, website: '' };

/** The rules and the next page load when someone starts filling in the form, not with the form. */
const loadRest = () => import('./sending.tsx');

/** The application form's values, errors and sending (specification file 1 §4, §5). */
export function useApplication(chosen: ChosenJob, onSent: (page: ReactNode) => void) {
  const [values, setValues] = useState(empty);
  // Two changes can arrive before the next render; the second must see the first.
  const latest = useRef(values);
  const update = useCallback((next: Values): void => {
    latest.current = next;
    setValues(next);
  }, []);
  const [errors, setErrors] = useState<Errors>({});
  const resume = useUpload('resume');
  const coverLetter = useUpload('coverLetter');
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);
  /** The address that was probably meant, while the field holds another one. */
  const [meant, setMeant] = useState<string | null>(null);
  const attempted = useRef({ content: '', key: '' });
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const position = chosen.kind === 'open' ? chosen.job.position : undefined;

  // After hydration: the server's page is the same for everyone and has no draft. Text typed before the
  // script loaded takes precedence. Runs in the same step as hydration, because a word typed in between would
  // be overwritten by the empty form.
  useLayoutEffect(() => {
    const typed = typedBefore(element.current);
    update({ ...latest.current, ...readDraft(), ...(position ? { position } : {}), ...typed });
  }, [position, update]);

  const change = <F extends keyof Values>(field: F, value: Values[F]): void => {
    const next = { ...latest.current, [field]: value };
    update(next);
    setErrors((old) => ({ ...old, [field]: undefined }));
    if (field === 'email') setMeant(null);
    if (field !== 'consent' && field !== 'website') writeDraft(next);
  };

  useCleared('resume', resume.state, setErrors);
  useCleared('coverLetter', coverLetter.state, setErrors);

  const send = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      await attempt();
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const attempt = async (): Promise<void> => {
    const rest = await loadRest().catch(() => null);
    if (!rest) return refused(null);
    const { website, ...typed } = latest.current;
    const { form, problems } = rest.checkForm(typed);
    const found: Errors = {};
    for (const { field, message } of problems) {
      const known = order.find((name) => name === field);
      if (known) found[known] ??= message;
    }
    const [file, letter] = [uploadedOf(resume.state), uploadedOf(coverLetter.state)];
    // A cover letter that was chosen but didn't arrive is never dropped silently.
    const unsent = problemOf(coverLetter.state);
    if (unsent !== null) {
      found.coverLetter = unsent;
      showFailure('Failed to upload cover letter');
    }
    if (!file) found.resume = showMissingResume(resume.state);
    setErrors(found);
    if (!form || !file || unsent !== null) return setTries((count) => count + 1);
    try {
      const page = await rest.sendApplication(attempted.current, {
        ...form,
        website,
        jobId: chosen.kind === 'open' ? chosen.job.id : null,
        resume: file,
        coverLetter: letter,
      });
      clearDraft();
      hideFailures();
      toast.success('Application Submitted', 'Your application has been received successfully!');
      onSent(page);
    } catch (error) {
      refused(error);
    }
  };

  const refused = (error: unknown): void => {
    const call = error instanceof CallError ? error : null;
    if (call?.code === 'file_gone') resume.clear();
    if (call?.code === 'cover_letter_gone') coverLetter.clear();
    const fields = Object.entries(call?.fields ?? {});
    setErrors(Object.fromEntries(fields.filter(([field]) => order.some((name) => name === field))));
    if (fields.length > 0) setTries((count) => count + 1);
    const ours = !call || call.code === 'unavailable' || call.code === 'internal';
    toast.error('Submission Failed', ours ? 'Failed to submit application. Please try again.' : call.message);
  };

  const problems: Problem[] = order.flatMap((field) => {
    const message = errors[field];
    return message ? [{ field: `field-${field}`, label: labels[field], message }] : [];
  });
  return {
    element,
    values,
    errors,
    problems,
    resume,
    coverLetter,
    tries,
    sending,
    change,
    send,
    meant,
    /** Checks the finished address for typos. */
    checkMail(): void {
      import('../../../shared/applications/mailTypos.ts').then(
        ({ likelyMail }) => setMeant(likelyMail(latest.current.email)),
        () => undefined,
      );
    },
    /** Fetches the rules while the person is still typing. */
    prepare: () => void loadRest().catch(() => undefined),
    clear(): void {
      clearDraft();
      update(empty);
      setMeant(null);
      setErrors({});
      setTries(0);
    },
  };
}

/**
 * Explains why there's no résumé to send: none was chosen, or the upload failed. Returns the field's message.
 */
function showMissingResume(resume: UploadState): string {
  const problem = problemOf(resume);
  if (problem !== null) {
    showFailure('Failed to upload resume');
    return problem;
  }
  hideFailures();
  const message = 'Please upload your resume to continue.';
  toast.error('Resume Required', message);
  return message;
}

function showFailure(message: string): void {
  hideFailures();
  toast.error('Submission Failed', message);
}

/** What the server needs to identify an uploaded file; null before the upload. */
function uploadedOf(state: UploadState): { id: FileId; token: string } | null {
  return state.kind === 'done' ? { id: state.uploaded.id, token: state.uploaded.token } : null;
}

/** Clears a file's messages once another file is uploading, has arrived, or was removed. */
function useCleared(
  field: 'resume' | 'coverLetter',
  state: UploadState,
  setErrors: Dispatch<SetStateAction<Errors>>,
): void {
  const on = isUnderWay(state) || state.kind === 'done';
  const wrong = problemOf(state) !== null;
  useEffect(() => {
    if (on) hideFailures();
    if (!wrong) setErrors((old) => ({ ...old, [field]: undefined }));
  }, [on, wrong, field, setErrors]);
}

/** Clears outdated failures, so no error is shown next to something that worked. */
function hideFailures(): void {
  toast.clear('Resume Required', 'Submission Failed');
}

/** The values of a form that the browser drew before the script loaded. */
function typedBefore(form: HTMLFormElement | null): Partial<Draft> {
  const typed: Partial<Draft> = {};
  if (!form) return typed;
  const data = new FormData(form);
  for (const field of draftFields) {
    const value = data.get(field);
    if (typeof value === 'string' && value !== '') typed[field] = value;
  }
  return typed;
}
