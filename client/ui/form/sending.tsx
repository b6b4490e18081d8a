import type { ReactNode } from 'react';
import { TRAP } from '../../../shared/contact/trap.ts';
import { type Attempt, retryKey } from '../../site/retryKey.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Rules, ZodFormOptions } from './options.ts';
import { type Failure, failureOf, firstMessage, ownProblems, type Problems, problemsOf } from './problems.ts';

/** As many as the server takes. */
const EARLIER_MAX = 20;

/** What was sent, or why nothing was; `message` is what the form's own rules say of the first wrong field. */
type Outcome<Out> =
  | { data: Out; problems?: undefined }
  | { problems: Problems; failure: Failure | null; message?: string };
/** What is tried, and with which attempt it's sent; null only checks. */
type Tried<V> = {
  values: { current: V };
  element: { current: HTMLFormElement | null };
  last: (Attempt & { earlier?: string[] }) | null;
};

/** Checks the values and, with the `last` attempt, sends them. */
export async function tryForm<V extends object, Out>(
  { toInput, labels, onSubmit }: ZodFormOptions<V, Out>,
  rules: Rules<Out>,
  { values, element, last }: Tried<V>,
  onValid: () => void,
): Promise<Outcome<Out>> {
  const { data, error } = rules.safeParse(toInput?.(values.current) ?? values.current);
  if (data === undefined) {
    const problems = error ? problemsOf(error, values.current) : {};
    const names = [...(element.current?.elements ?? [])].map((field) => field.getAttribute('name') ?? '');
    const message = firstMessage(problems, names) ?? error?.issues[0]?.message ?? 'Invalid input';
    return { problems, failure: null, message };
  }
  onValid();
  if (!last) return { data };
  if (emptyTrap(element.current)) return { problems: {}, failure: trapped };
  try {
    const { key: before, earlier = [] } = last;
    const key = retryKey(last, JSON.stringify(data));
    last.earlier = before === '' || before === key ? earlier : [...earlier, before].slice(-EARLIER_MAX);
    await onSubmit(data, key, last.earlier);
    Object.assign(last, { content: '', key: '', earlier: [] });
    return { data };
  } catch (thrown) {
    const failure = failureOf(thrown);
    const fields = ownProblems(failure.fields, labels, values.current);
    return { problems: fields, failure: { ...failure, fields } };
  }
}

/** Reaches only programs, and people whose form filler filled in a field they can't see. */
const trapped: Failure = {
  code: 'trapped',
  message:
    'We haven’t sent this yet. Your browser filled in a hidden field, so we cleared it. Please send again.',
};

/**
 * Empties the field that only programs fill in; whether it was filled. It's then disabled: no form filler can fill it in
 * again, so a person is asked once. The programs this stops don't send twice.
 */
function emptyTrap(form: HTMLFormElement | null): boolean {
  const trap = form?.querySelector<HTMLInputElement>(`[name=${TRAP}]:enabled`);
  if (!trap?.value) return false;
  trap.value = '';
  trap.disabled = true;
  return true;
}

type Summarized = { id: string; labels: object; problems: Problems; tries: number };

/** The fields that need correction, in the order of their labels. */
export function summaryOf({ id, labels, problems, tries }: Summarized): ReactNode {
  const found = Object.entries(labels).flatMap(([name, label]) => {
    const message = problems[name];
    return message ? [{ field: `${id}-${name}`, label: String(label), message }] : [];
  });
  return <ErrorSummary problems={found} tries={tries} />;
}
