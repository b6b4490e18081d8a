import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { CallError, mutate } from '../../site/call.ts';
import { hideToast, showToast } from '../../site/toasts.ts';
import type { Problem } from '../../ui/ErrorSummary.tsx';
import type { ChosenJob } from './chosenJob.ts';
import { clearDraft, type Draft, draftFields, emptyDraft, readDraft, writeDraft } from './draft.ts';
import type { ResumeState } from './ResumeField.tsx';

type Values = Draft & { consent: boolean; website: string };
type Errors = Partial<Record<keyof Values | 'resume', string>>;

const labels: Record<keyof Errors, string> = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  position: 'Position',
  otherPosition: 'Specify Position',
  country: 'Country',
  state: 'US state',
  introduction: "Why you're a good fit",
  resume: 'Résumé',
  consent: 'Consent',
  website: 'Website',
};
const order = Object.keys(labels) as (keyof Errors)[];

const empty: Values = { ...emptyDraft, consent: false, website: '' };

/** The schema comes when somebody begins to fill in the form, not with the page. */
const loadSchema = () => import('../../../shared/applications.ts');

/** What the server answers: the link to the voluntary questions. */
type Answer = { selfIdentification: string };
export type Applied = Answer & { email: string };

/** The application form's values, errors and sending (specification file 1 §4, §5). */
export function useApplication(chosen: ChosenJob, onSent: (sent: Applied) => void) {
  const [values, setValues] = useState(empty);
  // Two changes may come before the form is drawn again; the second must know the first.
  const latest = useRef(values);
  const update = useCallback((next: Values): void => {
    latest.current = next;
    setValues(next);
  }, []);
  const [errors, setErrors] = useState<Errors>({});
  const [resume, setResume] = useState<ResumeState>({ kind: 'none' });
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);
  /** The address that was probably meant, while another one stands in the field. */
  const [meant, setMeant] = useState<string | null>(null);
  const key = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const position = chosen.kind === 'open' ? chosen.job.position : undefined;

  // After hydration: the server's page is the same for everybody and knows no draft. What somebody typed
  // before the script arrived counts most.
  // In the same step as the takeover: a word typed in between would be answered with the empty form.
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

  const changeResume = (state: ResumeState): void => {
    setResume(state);
    if (state.kind === 'ready' || state.kind === 'uploading') hideToast('Resume Required');
    if (state.kind !== 'failed') setErrors((old) => ({ ...old, resume: undefined }));
  };

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
    const { ApplicationForm } = await loadSchema().catch(() => ({ ApplicationForm: null }));
    if (!ApplicationForm) return refused(null);
    const { website, ...form } = latest.current;
    const checked = ApplicationForm.safeParse(form);
    const found: Errors = {};
    for (const { path, message } of checked.error?.issues ?? []) {
      const field = order.find((name) => name === path[0]);
      if (field) found[field] ??= message;
    }
    if (resume.kind !== 'ready') {
      found.resume = 'Please upload your resume to continue.';
      showToast('bad', 'Resume Required', found.resume);
    }
    setErrors(found);
    if (!checked.success || resume.kind !== 'ready') return setTries((count) => count + 1);
    key.current ??= crypto.randomUUID();
    try {
      const answer = await mutate<Answer>('applications.submit', {
        ...checked.data,
        website,
        idempotencyKey: key.current,
        jobId: chosen.kind === 'open' ? chosen.job.id : null,
        resume: { id: resume.file.id, token: resume.file.token },
      });
      clearDraft();
      showToast('good', 'Application Submitted', 'Your application has been received successfully!');
      onSent({ ...answer, email: checked.data.email });
    } catch (error) {
      refused(error);
    }
  };

  const refused = (error: unknown): void => {
    const call = error instanceof CallError ? error : null;
    if (call?.code === 'file_gone') setResume({ kind: 'none' });
    const fields = Object.entries(call?.fields ?? {});
    setErrors(Object.fromEntries(fields.filter(([field]) => order.some((name) => name === field))));
    if (fields.length > 0) setTries((count) => count + 1);
    const ours = !call || call.code === 'unavailable' || call.code === 'internal';
    showToast(
      'bad',
      'Submission Failed',
      ours ? 'Failed to submit application. Please try again.' : call.message,
    );
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
    tries,
    sending,
    change,
    changeResume,
    send,
    meant,
    /** Looks for a slip of a finger once the address is written. */
    checkMail(): void {
      import('../../../shared/mailTypos.ts').then(
        ({ likelyMail }) => setMeant(likelyMail(latest.current.email)),
        () => undefined,
      );
    },
    /** Fetches the rules while the person is still typing. */
    prepare: () => void loadSchema(),
    clear(): void {
      clearDraft();
      update(empty);
      setMeant(null);
      setErrors({});
      setTries(0);
    },
  };
}

/** What stands in the fields of a form that the browser drew before the script. */
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
