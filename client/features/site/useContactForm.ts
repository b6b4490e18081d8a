import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ContactForm } from '../../../shared/contact.ts';
import { UNAVAILABLE } from '../../../shared/unavailable.ts';
import { CallError, mutate } from '../../site/call.ts';
import { keyFor } from '../../site/keyFor.ts';
import type { AnswerOf } from '../../site/procedures.ts';
import { useLive } from '../../site/useLive.ts';

export const contactFields = ['name', 'email', 'topic', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
type ContactErrors = Partial<Record<ContactField, string>>;

/** The rules come when somebody begins to write, not with the page. */
const loadRules = async () => (await import('../../../shared/contact.ts')).ContactForm;

/** The message if nothing is wrong with it; otherwise what is. */
export async function checkContact(
  typed: Record<ContactField, string>,
): Promise<{ message: ContactForm; errors: null } | { message: null; errors: ContactErrors }> {
  const { data, error } = (await loadRules()).safeParse(typed);
  if (data) return { message: data, errors: null };
  const errors: ContactErrors = {};
  for (const { path, message } of error.issues) {
    const field = contactFields.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return { message: null, errors };
}

function valuesOf(form: HTMLFormElement): Record<ContactField | 'website', string> {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
    website: text('website'),
  };
}

/**
 * The contact form. The fields belong to the browser, so that what was typed before the script arrived, or
 * while the line was down, stays where it is.
 */
export function useContactForm() {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  /** How often something was found wrong; each time the summary takes the focus. */
  const [shown, setShown] = useState(0);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<AnswerOf<'contact.send'> | null>(null);
  // With a script our own messages stand beside the fields; without one the browser's have to do.
  const scripted = useLive();
  const attempt = useRef({ content: '', key: '' });
  const tried = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const wrong = Object.keys(errors).length > 0;

  const show = (next: ContactErrors, sentence: string | null): void => {
    setErrors(next);
    setProblem(sentence);
    setShown((times) => times + 1);
  };
  useEffect(() => {
    if (shown > 0) summary.current?.focus();
  }, [shown]);
  useEffect(() => {
    if (receipt) outcome.current?.focus();
  }, [receipt]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    tried.current = true;
    const { website, ...typed } = valuesOf(event.currentTarget);
    setSending(true);
    try {
      const { message, errors: found } = await checkContact(typed);
      if (found) return show(found, null);
      setErrors({});
      setProblem(null);
      const idempotencyKey = keyFor(attempt.current, JSON.stringify(message));
      setReceipt(await mutate('contact.send', { ...message, website, idempotencyKey }));
    } catch (error) {
      const call = error instanceof CallError ? error : null;
      show(call?.code === 'invalid_input' ? call.fields : {}, call?.message ?? UNAVAILABLE);
    } finally {
      setSending(false);
    }
  };

  /** After the first try, a field that is mended loses its message at once. */
  const recheck = (event: FormEvent<HTMLFormElement>): void => {
    if (!tried.current || !wrong) return;
    const { website: _, ...typed } = valuesOf(event.currentTarget);
    void checkContact(typed).then(({ errors: found }) => setErrors(found ?? {}));
  };

  return { errors, problem, wrong, sending, receipt, scripted, summary, outcome, submit, recheck };
}
